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

const schema = async () => (await import('../discount-form.contract.ts')).DiscountForm.pick({ name: true, code: true })

export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) => {
  const api = apiFrom(context)
  const [choices, listed] = await orErrorPage(
    texts.screen.failedToLoad,
    Promise.all([api(discountChoices, {}), params.id === 'new' ? undefined : api(discounts.list, {})]),
  )
  const discount = listed && (listed.discounts.find(({ id }) => String(id) === params.id) ?? null)
  const { products = [], variant_products = [], get_products = [] } = discount ?? {}
  const ids = [...new Set([...products, ...variant_products, ...get_products])]
  const found: readonly CardProduct[] =
    ids.length > 0 ? await orErrorPage(texts.screen.failedToLoad, loadProducts(api, ids)) : []
  const withIds = (wanted: readonly number[]) => found.filter(({ id }) => wanted.includes(id))
  return {
    choices,
    discount,
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
      {({ choices, discount, products }) => (
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
            fields={(opened) => <DiscountFields discount={opened} choices={choices} products={products} />}
            removal={() => ({ label: texts.deleteDiscount, text: texts.deletionText })}
            actions={({ id }) => (
              <ForRole needed="owner">
                <Link
                  to={`${href('/admin/changes')}?discount=${id}`}
                  className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
                >
                  {texts.activityLog}
                </Link>
              </ForRole>
            )}
          />
          {discount && !discount.is_automatic && <SingleUseCodes discount={discount} />}
        </>
      )}
    </LoadedForStaff>
  )
}
