import { lazy, Suspense } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/home'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { cardProduct } from '../../catalog/products/card/card-product.ts'
import { listProductCards } from '../../catalog/products/card/product-card.contract.ts'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { TranslationLinks } from '../../core/translations/translation-links.tsx'
import { getHomeSections } from '../../storefront/home-page/store/edit-home.contract.ts'
import {
  getHeroPicture,
  removePhotograph,
  setPhotograph,
} from '../../storefront/home-page/store/hero-photograph.contract.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/home-editing.page'
import { PhotographForm } from './photograph-form.tsx'
import { restoreHome, saveHome } from './save-home.tsx'

// Loaded on demand, because every page of the shop loads the list of each route's files.
const HomeEditor = lazy(() => import('./home-editor.tsx'))

/** The number of products below the sections of the preview. */
const PREVIEWED = '4'

export const clientLoader = staffLoader(async ({ context }: Route.ClientLoaderArgs) => {
  const api = apiFrom(context)
  const [home, { picture }, { results }] = await orErrorPage(
    texts.failedToLoad,
    Promise.all([
      api(getHomeSections, {}),
      api(getHeroPicture, {}),
      api(listProductCards, { query: { page_size: PREVIEWED, fields: 'card' } }),
    ]),
  )
  return { home, picture, listed: results.map(cardProduct) }
})

/** A save answers with the saved page. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !['saved', 'theirs', 'errors'].some((sign) => Object.hasOwn(Object(actionResult), sign))

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const api = apiFrom(context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'save') return saveHome(api, form)
  if (intent === 'restore') return restoreHome(api, form)
  form.delete('intent')
  try {
    await (intent === 'remove' ? api(removePhotograph, {}) : api(setPhotograph, { body: form }))
    toast({ kind: 'success', text: intent === 'remove' ? texts.photographRemoved : texts.photographSaved })
    return {}
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.homePage)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.homePage, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function HomeEditingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ home, picture, listed }) => (
        <div data-wide="">
          <TranslationLinks kind="home_section" />
          <p className="mb-4 text-muted">{texts.above}</p>
          <Suspense fallback={<ListSkeleton />}>
            <HomeEditor loaded={home} listed={listed} photograph={picture}>
              <PhotographForm current={picture} errors={(actionData as { errors?: FieldErrors } | undefined)?.errors} />
            </HomeEditor>
          </Suspense>
        </div>
      )}
    </LoadedForStaff>
  )
}
