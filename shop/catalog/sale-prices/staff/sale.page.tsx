import { type ClientActionFunctionArgs, href, redirect, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/sale-prices/staff'
import { countForApi, priceForApi } from '../../../../lib/forms/typed-numbers.ts'
import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import { recordScreen } from '../../../core/admin-kit/resource/editor/record-screen.tsx'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { apiFrom } from '../../../core/api.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { endSale, MAX_SALE_PRODUCTS, readSale, sales } from '../sales.contract.ts'
import { loadCollection, loadProducts } from './load-products.ts'
import { SaleFields } from './sale-fields.tsx'

const screen = recordScreen(() => ({
  texts: texts.editor,
  list: { to: href('/admin/reductions'), texts: texts.screen },
  log: 'reduction',
  load: async (api, { id, query }) => {
    const record = id === undefined ? undefined : await api(readSale, { params: { id } }).catch(nullOn404)
    const collection = query.get('collection')
    // One more than the maximum, so that the form reports the excess.
    if (record === undefined && collection !== null)
      return { record, products: await loadCollection(api, collection, MAX_SALE_PRODUCTS + 1) }
    return { record, products: await loadProducts(api, record ? record.product_ids : idsIn(query)) }
  },
  name: ({ name }) => name,
  // The rules of the visible fields.
  schema: async () => (await import('../sales.contract.ts')).SaleForm.pick({ name: true }),
  fields: (sale, { products }) =>
    sale?.phase === 'ended' ? (
      <p className="text-muted">{texts.itHasEnded}</p>
    ) : (
      <SaleFields {...(sale && { sale })} products={products} />
    ),
  isReadOnly: ({ phase }) => phase === 'ended',
  removal: ({ name, phase }) => ({ name, label: texts.deleteSale, text: texts.deletionHints[phase] }),
  actions: ({ phase }) => phase === 'running' && <EndSale />,
  calls: callsOf(sales),
  body: saleIn,
}))

/** Ends the sale with PUT. */
export async function clientAction(args: ClientActionFunctionArgs) {
  if (args.request.method !== 'PUT') return screen.clientAction(args)
  const params = { id: String(args.params.id) }
  const ended = await runAction(apiFrom(args.context)(endSale, { params }), texts.ended(1))
  return ended.isDone ? redirect(href('/admin/reductions')) : ended
}

export const { clientLoader, meta, handle } = screen
export default screen.Page

/** The products named in the address of a new sale. */
function idsIn(query: URLSearchParams): number[] {
  const ids = (query.get('products') ?? '').split(',').filter((id) => /^[1-9]\d{0,15}$/.test(id))
  return [...new Set(ids)].slice(0, MAX_SALE_PRODUCTS).map(Number)
}

function saleIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const moment = (name: string) => fromShopTime(text(name)) ?? text(name)
  const isPercent = form.get('kind') === 'percent'
  return {
    name: text('name'),
    percent: isPercent ? countForApi(text('percent')) : '',
    price: isPercent ? '' : priceForApi(text('price')),
    starts_at: moment('starts_at'),
    ends_at: moment('ends_at'),
    products: form.getAll('products').map(String),
  }
}

function EndSale() {
  return (
    <ShopForm fetcher={useFetcher()} method="put">
      <SubmitButton weight="secondary">{texts.endNow}</SubmitButton>
    </ShopForm>
  )
}
