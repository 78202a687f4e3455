import { href, Link } from 'react-router'
import { texts } from '#texts/sales/discounts/staff'
import { showPrice } from '../../../../lib/money.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import { loadProducts } from '../../../catalog/sale-prices/staff/load-products.ts'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { RecordEditor } from '../../../core/admin-kit/resource/editor/record-editor.tsx'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { type DiscountItem, discountChoices, discounts } from '../discounts.contract.ts'
import type { Route } from './+types/discount.page'
import { DiscountFields } from './discount-fields.tsx'
import { saveDiscount } from './save-discount.ts'
import { SingleUseCodes } from './single-use-codes.tsx'

/** The query parameter with the id of the discount to copy. */
const COPY = 'copy'
const MAX_NAME = 80
const LINK = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4'

/** Returns a copy of a discount for the form of a new one: inactive, without its code, as codes are unique. */
const copyOf = (discount: DiscountItem): DiscountItem => ({
  ...discount,
  name: texts.copyNamed(discount.name).slice(0, MAX_NAME),
  ...{ code: '', is_announced: false, is_active: false },
})

const schema = async () => (await import('../discount-form.contract.ts')).DiscountForm.pick({ name: true, code: true })

export const clientLoader = staffLoader(async ({ context, params, request }: Route.ClientLoaderArgs) => {
  const api = apiFrom(context)
  const copied = params.id === 'new' ? new URL(request.url).searchParams.get(COPY) : null
  const [choices, listed] = await orErrorPage(
    texts.screen.failedToLoad,
    Promise.all([api(discountChoices, {}), params.id === 'new' && !copied ? undefined : api(discounts.list, {})]),
  )
  const found = listed?.discounts.find(({ id }) => String(id) === (copied ?? params.id))
  const discount = params.id === 'new' ? undefined : (found ?? null)
  const copy = copied && found ? copyOf(found) : undefined
  const { products = [], variant_products = [], get_products = [] } = found ?? {}
  const ids = [...new Set([...products, ...variant_products, ...get_products])]
  const cards: readonly CardProduct[] =
    ids.length > 0 ? await orErrorPage(texts.screen.failedToLoad, loadProducts(api, ids)) : []
  const withIds = (wanted: readonly number[]) => cards.filter(({ id }) => wanted.includes(id))
  return {
    choices,
    discount,
    copy,
    products: { scope: withIds([...products, ...variant_products]), get: withIds(get_products) },
  }
})

export const clientAction = ({ context, params, request }: Route.ClientActionArgs) =>
  saveDiscount(apiFrom(context), request, params.id)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndexMeta(matches, loaderData?.discount?.name ?? texts.aDiscount)

export const handle = localizedConstant(() =>
  staffScreen<{ discount: DiscountItem | undefined | null }>({
    title: (found) => {
      if (found && found.discount === undefined) return texts.createDiscount
      return found?.discount?.name ?? texts.aDiscount
    },
    reason: texts.screen.onlyStaff,
    up: { to: href('/admin/discounts'), name: texts.screen.title },
    waiting: <FieldsSkeleton />,
  }),
)

export default function DiscountPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ choices, discount, copy, products }) => (
        <>
          {discount && (
            <p className="mb-5 text-muted">
              {texts.states[discount.state]}.{' '}
              {texts.figures(texts.orders(discount.uses), showPrice(discount.discounted))}{' '}
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
          <RecordEditor
            record={discount}
            result={actionData as RecordNotSaved | undefined}
            schema={schema}
            fields={(opened) => <DiscountFields discount={opened ?? copy} choices={choices} products={products} />}
            removal={() => ({ label: texts.deleteDiscount, text: texts.deletionText })}
            actions={({ id }) => (
              <>
                <Link to={`${href('/admin/discounts/:id', { id: 'new' })}?${COPY}=${id}`} className={LINK}>
                  {texts.copyDiscount}
                </Link>
                <ForRole needed="owner">
                  <Link to={`${href('/admin/changes')}?discount=${id}`} className={LINK}>
                    {texts.activityLog}
                  </Link>
                </ForRole>
              </>
            )}
          />
          {discount && !discount.is_automatic && <SingleUseCodes discount={discount} />}
        </>
      )}
    </LoadedForStaff>
  )
}
