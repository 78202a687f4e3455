import { href } from 'react-router'
import { texts } from '#texts/catalog/sale-prices/staff'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { RecordEditor } from '../../../core/admin-kit/resource/editor/record-editor.tsx'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { MAX_SALE_PRODUCTS } from '../sales.contract.ts'
import type { Route } from './+types/create-sale.page'
import { loadCollection, loadProducts } from './load-products.ts'
import { SaleFields, saleSchema } from './sale-fields.tsx'
import { saveSale } from './save-sale.ts'

/**
 * Loads the products named in the address or those of a collection. Loads one more than the maximum, so that the form
 * reports the excess.
 */
export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const asked = new URL(request.url).searchParams
  const [collection, api] = [asked.get('collection'), apiFrom(context)]
  if (collection !== null) {
    const products = loadCollection(api, collection, MAX_SALE_PRODUCTS + 1)
    return { products: await orErrorPage(texts.failedToLoad, products) }
  }
  const named = asked.get('products') ?? ''
  const ids = [...new Set(named.split(',').filter((id) => /^[1-9]\d{0,15}$/.test(id)))].slice(0, MAX_SALE_PRODUCTS)
  return { products: await orErrorPage(texts.failedToLoad, loadProducts(api, ids.map(Number))) }
})

export const clientAction = ({ context, request }: Route.ClientActionArgs) => saveSale(apiFrom(context), request)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.createSale)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.createSale,
    reason: texts.onlyStaffReduce,
    up: { to: href('/admin/reductions'), name: texts.sales },
  }),
)

export default function CreateSale({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ products }) => (
        <RecordEditor
          record={undefined}
          result={actionData as RecordNotSaved | undefined}
          schema={saleSchema}
          fields={() => <SaleFields products={products} />}
          button={texts.createSale}
        />
      )}
    </LoadedForStaff>
  )
}
