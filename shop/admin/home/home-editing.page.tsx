import { lazy, Suspense } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/home'
import { cardProduct } from '../../catalog/products/card/card-product.ts'
import { listProductCards } from '../../catalog/products/card/product-card.contract.ts'
import { staffPage } from '../../core/admin-kit/staff-page.tsx'
import { TranslationLinks } from '../../core/translations/translation-links.tsx'
import { getHomeSections } from '../../storefront/home-page/store/edit-home.contract.ts'
import {
  getHeroPicture,
  removePhotograph,
  setPhotograph,
} from '../../storefront/home-page/store/hero-photograph.contract.ts'
import { runAction } from '../../ui/feedback/run-action.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { PhotographForm } from './photograph-form.tsx'
import { restoreHome, saveHome } from './save-home.tsx'

// Loaded on demand, because every page of the shop loads the list of each route's files.
const HomeEditor = lazy(() => import('./home-editor.tsx'))

/** The number of products below the sections of the preview. */
const PREVIEWED = '4'

const screen = staffPage(() => ({
  load: async (api) => {
    const [home, { picture }, { results }] = await Promise.all([
      api(getHomeSections, {}),
      api(getHeroPicture, {}),
      api(listProductCards, { query: { page_size: PREVIEWED, fields: 'card' } }),
    ])
    return { home, picture, listed: results.map(cardProduct) }
  },
  submit: async (api, form) => {
    const intent = form.get('intent')
    if (intent === 'save') return saveHome(api, form)
    if (intent === 'restore') return restoreHome(api, form)
    form.delete('intent')
    const isRemoved = intent === 'remove'
    const call = isRemoved ? api(removePhotograph, {}) : api(setPhotograph, { body: form })
    return runAction(call, isRemoved ? texts.photographRemoved : texts.photographSaved)
  },
  title: texts.homePage,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: ({ home, picture, listed }, { result }) => (
    <div data-wide="">
      <TranslationLinks kind="home_section" />
      <p className="mb-4 text-muted">{texts.sectionsHint}</p>
      <Suspense fallback={<ListSkeleton />}>
        <HomeEditor loaded={home} listed={listed} photograph={picture}>
          <PhotographForm current={picture} errors={result && 'errors' in result ? result.errors : undefined} />
        </HomeEditor>
      </Suspense>
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

/** A save answers with the saved page. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !['saved', 'theirs', 'errors'].some((sign) => Object.hasOwn(Object(actionResult), sign))
