import { type ClientActionFunctionArgs, href, Link } from 'react-router'
import { texts } from '#texts/sales/discounts/staff'
import { showPrice } from '../../../../lib/money.ts'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { loadProducts } from '../../../catalog/sale-prices/staff/load-products.ts'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { recordScreen } from '../../../core/admin-kit/resource/editor/record-screen.tsx'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { apiFrom } from '../../../core/api.ts'
import { type DiscountItem, discountChoices, discounts } from '../discounts.contract.ts'
import { DiscountFields } from './discount-fields.tsx'
import { INTENT, runDiscountIntent } from './discount-intents.ts'
import { readDiscountForm } from './read-discount-form.ts'
import { SingleUseCodes } from './single-use-codes.tsx'

/** The query parameter with the id of the discount to copy. */
const COPY = 'copy'
const MAX_NAME = 80

/** Returns a copy of a discount for the form of a new one: inactive, without its code, as codes are unique. */
const copyOf = (discount: DiscountItem): DiscountItem => ({
  ...discount,
  name: texts.copyNamed(discount.name).slice(0, MAX_NAME),
  ...{ code: '', is_announced: false, is_active: false },
})

const screen = recordScreen(() => ({
  texts: texts.editor,
  list: { to: href('/admin/discounts'), texts: texts.screen },
  log: 'discount',
  load: async (api, { id, query }) => {
    const shown = id ?? query.get(COPY)
    const [choices, listed] = await Promise.all([
      api(discountChoices, {}),
      shown === null ? null : api(discounts.list, {}),
    ])
    const found = listed?.discounts.find((discount) => String(discount.id) === shown)
    const { products = [], variant_products = [], get_products = [] } = found ?? {}
    const ids = [...new Set([...products, ...variant_products, ...get_products])]
    const cards: readonly CardProduct[] = ids.length > 0 ? await loadProducts(api, ids) : []
    const withIds = (wanted: readonly number[]) => cards.filter((card) => wanted.includes(card.id))
    return {
      choices,
      record: id === undefined ? undefined : (found ?? null),
      copy: id === undefined && found ? copyOf(found) : undefined,
      products: { scope: withIds([...products, ...variant_products]), get: withIds(get_products) },
    }
  },
  name: ({ name }) => name,
  schema: async () => (await import('../discount-form.contract.ts')).DiscountForm.pick({ name: true, code: true }),
  fields: (discount, { copy, choices, products }) => (
    <DiscountFields discount={discount ?? copy} choices={choices} products={products} />
  ),
  removal: () => ({ label: texts.deleteDiscount, text: texts.deletionText }),
  actions: ({ id }) => (
    <Link
      to={`${href('/admin/discounts/:id', { id: 'new' })}?${COPY}=${id}`}
      className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
    >
      {texts.copyDiscount}
    </Link>
  ),
  around: (editor, { record: discount }) => (
    <>
      {discount && (
        <p className="mb-5 text-muted">
          {texts.states[discount.state]}. {texts.figures(texts.orders(discount.uses), showPrice(discount.discounted))}{' '}
          <ForRole needed="orders">
            <Link
              to={href('/admin/reports/discounts/:id', { id: String(discount.id) })}
              className="text-accent underline underline-offset-4"
            >
              {texts.usageReport}
            </Link>
          </ForRole>
        </p>
      )}
      {editor}
      {discount && !discount.is_automatic && <SingleUseCodes discount={discount} />}
    </>
  ),
  calls: callsOf(discounts),
  body: readDiscountForm,
}))

export async function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  const { context, params, request } = args
  const form = await request.clone().formData()
  return form.has(INTENT) ? runDiscountIntent(apiFrom(context), form, String(params.id)) : screen.clientAction(args)
}

export const { clientLoader, meta, handle } = screen
export default screen.Page
