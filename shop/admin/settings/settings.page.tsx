import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/settings'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { cardProduct } from '../../catalog/products/card/card-product.ts'
import { getProductBySlug, listProducts } from '../../catalog/products/read/catalogue.contract.ts'
import { IndexProgress } from '../../catalog/search/languages/index-progress.tsx'
import { getSearchIndex } from '../../catalog/search/languages/search-index.contract.ts'
import { type ScreenRequest, staffPage } from '../../core/admin-kit/staff-page.tsx'
import type { Api } from '../../core/api.ts'
import { useScreenOwner } from '../../core/auth/guards/customer-context.ts'
import { getSettings } from '../../core/settings/settings.contract.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'
import { ExampleInvoice } from '../../sales/invoices/screens/example-invoice.tsx'
import { getPaymentMethods } from '../../sales/payments/methods/payment-methods.contract.ts'
import { shownSections } from '../../storefront/home-page/sections/home-section-shown.ts'
import { getHome } from '../../storefront/home-page/store/home.contract.ts'
import type { Route } from './+types/settings.page'
import { prefilled } from './prefill.ts'
import { previewMark } from './preview/preview-mark.ts'
import { type SettingsNotSaved, saveGroup } from './save-settings.ts'
import { SettingsForm } from './settings-form.tsx'
import { GROUPS, SettingsNav } from './settings-nav.tsx'
import { uploadPicture } from './upload-picture.ts'

/** Loaded on demand, because it contains colour calculations. */
const SettingsPreview = lazy(() => import('./preview/settings-preview.tsx'))

const groupIn = ({ group }: { group?: string | undefined }) => GROUPS.find((one) => one === group) ?? 'identity'

/** The screens above the groups that are edited below another screen. */
const ABOVE: Partial<Record<EditedGroup, { to: string; name: string }>> = localizedConstant(() => ({
  delivery: { to: href('/admin/delivery'), name: texts.delivery },
  vat: { to: href('/admin/vat'), name: texts.vat },
}))

/** Groups with an effect on the pages of the shop. */
const GROUPS_WITH_PREVIEW: readonly EditedGroup[] = ['identity', 'look', 'announcement', 'opening', 'home', 'contact']

/** The number of products in the preview. */
const SHOWN = 4

async function load(api: Api, { params }: ScreenRequest<Route.ClientLoaderArgs>) {
  const [settings, products, { sections }, methods, index] = await Promise.all([
    api(getSettings, {}),
    api(listProducts, { query: { page_size: String(SHOWN) } }),
    api(getHome, {}).catch(() => ({ sections: [] })),
    api(getPaymentMethods, {}),
    groupIn(params) === 'identity' ? api(getSearchIndex, {}) : null,
  ])
  const [first] = products.results
  // The product may have been deleted a moment ago; the home page can be previewed anyway.
  const product = first ? await api(getProductBySlug, { params: first }).catch(() => null) : null
  return {
    group: groupIn(params),
    settings,
    methods,
    /** Null while the search is complete. */
    indexing: index && !index.is_ready ? index : null,
    products: products.results.map(cardProduct),
    sections: shownSections(sections),
    product,
  }
}

const screen = staffPage(() => ({
  load,
  submit: async (api, form, { params }: ScreenRequest<Route.ClientLoaderArgs>) => {
    const intent = form.get('intent')
    if (intent === 'mark') return previewMark(api, form)
    return intent === 'picture' ? uploadPicture(api, form) : saveGroup(api, form, groupIn(params))
  },
  title: texts.settings,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  up: (params) => ABOVE[groupIn(params)],
  waiting: 'fields',
  view: ({ group, ...loaded }, { result }) => (
    <Settings key={group} group={group} {...loaded} result={result as SettingsNotSaved | undefined} />
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

/** Keeps the form after an error. Uploads and generated logos change nothing that is saved. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !NOTHING_SAVED.some((sign) => Object.hasOwn(Object(actionResult), sign))
const NOTHING_SAVED = ['errors', 'picture', 'pictureError', 'initial']

interface SettingsProps extends Awaited<ReturnType<typeof load>> {
  result: SettingsNotSaved | undefined
}

function Settings({ group, settings, methods, indexing, products, sections, product, result }: SettingsProps) {
  const { title, text } = texts.groups[group]
  const owner = useScreenOwner()
  const [typed, setTyped] = useState<Record<string, string>>({})
  // The preview is deferred so that typing stays responsive.
  const shown = useDeferredValue(typed)
  return (
    <div data-wide="" className="grid gap-x-10 gap-y-8 lg:grid-cols-[11rem_minmax(0,1fr)] lg:not-has-[nav]:grid-cols-1">
      <SettingsNav current={href('/admin/settings/:group?', { group })} />
      <div className="grid gap-10 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <section aria-labelledby="group">
          <h2 id="group" className="text-xl">
            {title}
          </h2>
          <p className="mt-1 mb-6 text-muted text-sm">{text}</p>
          {indexing && <IndexProgress remaining={indexing.remaining} />}
          <SettingsForm
            group={group}
            saved={prefilled(settings, group, owner)}
            methods={methods}
            result={result}
            onTyping={(values) => setTyped((before) => ({ ...before, ...values }))}
          />
          {group === 'invoices' && <ExampleInvoice />}
        </section>
        {GROUPS_WITH_PREVIEW.includes(group) && (
          <Suspense fallback={<div className="h-96 rounded-card bg-awaited" />}>
            <SettingsPreview
              group={group}
              settings={settings}
              typed={shown}
              products={products}
              sections={sections}
              product={product}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
