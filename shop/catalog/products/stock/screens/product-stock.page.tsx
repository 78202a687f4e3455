import { href } from 'react-router'
import { texts } from '#texts/catalog/products/stock/screens'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { editFormAddress } from '../../../../core/admin-kit/edit-form-address.ts'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../../core/api.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { nullOn404 } from '../../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
import { ScrollableTable } from '../../../../ui/table/scrollable-table.tsx'
import { getProductStock, type ProductStockDetails, SOLD_DAYS } from '../low-stock.contract.ts'
import { listMovements, type StockMovement } from '../movements.contract.ts'
import type { Route } from './+types/product-stock.page'
import { AdjustForm } from './adjust-form.tsx'
import { movementAddress } from './movement-address.ts'
import { MovementTable } from './movement-table.tsx'
import { saveStock } from './save-stock.ts'
import { ThresholdForm } from './threshold-form.tsx'

/** The movements below the forms. */
const LAST = 10

interface Loaded {
  product: ProductStockDetails | null
  movements: StockMovement[]
}

export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs): Promise<Loaded> => {
  const api = apiFrom(context)
  const product = await orErrorPage(texts.failedToLoad, api(getProductStock, { params }).catch(nullOn404))
  if (!product) return { product: null, movements: [] }
  const { results } = await orErrorPage(
    texts.failedToLoad,
    api(listMovements, { query: { product: String(product.id) } }),
  )
  return { product, movements: results.slice(0, LAST) }
})

export const clientAction = async ({ context, params, request }: Route.ClientActionArgs) =>
  saveStock(apiFrom(context), params.product, await request.formData())

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndexMeta(matches, loaderData?.product ? texts.stockOf(loaderData.product.title) : texts.stockOfAProduct)

export const handle = localizedConstant(() =>
  staffScreen<Loaded>({
    title: (found) => (found?.product ? texts.stockOf(found.product.title) : texts.stockOfAProduct),
    reason: texts.onlyStaff,
    up: { to: href('/admin/stock'), name: texts.stockMovements },
  }),
)

export default function ProductStockScreen({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <ProductStock {...data} />}</LoadedForStaff>
}

function ProductStock({ product, movements }: Loaded) {
  if (!product) return <EmptyState>{texts.noSuchProduct}</EmptyState>
  const address = href('/admin/stock/products/:product', { product: String(product.id) })
  return (
    <div key={product.id} data-wide className="grid max-w-6xl gap-8">
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <VariantStocks variants={product.variants} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <AdjustForm variants={product.variants} />
        </div>
        <div className="grid gap-4">
          <ThresholdForm product={product} />
          <ButtonLink to={editFormAddress(product.slug, address)} weight="secondary" className="justify-self-start">
            {texts.editProduct}
          </ButtonLink>
        </div>
      </div>
      <section aria-labelledby="last-movements">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="last-movements" className="text-lg">
            {texts.lastMovements}
          </h2>
          <ButtonLink to={movementAddress({ product: String(product.id) })} weight="quiet" className="-mr-4">
            {texts.allMovements}
          </ButtonLink>
        </div>
        {movements.length === 0 ? (
          <EmptyState>{texts.noMovements}</EmptyState>
        ) : (
          <MovementTable caption={texts.lastMovements} movements={movements} isOfOneProduct />
        )}
      </section>
    </div>
  )
}

const number = 'px-3 py-2.5 text-right tabular-nums'

/** The stock of each variant, with reserved and sold pieces. */
function VariantStocks({ variants }: Pick<ProductStockDetails, 'variants'>) {
  return (
    <ScrollableTable caption={texts.inStock}>
      <thead>
        <tr className="border-line border-b text-muted *:font-medium">
          <th scope="col" className="px-4 py-2.5 text-left">
            {texts.variant}
          </th>
          <th scope="col" className={number}>
            {texts.inStock}
          </th>
          <th scope="col" className={number}>
            {texts.reserved}
          </th>
          <th scope="col" className={number}>
            {texts.soldIn(SOLD_DAYS)}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {variants.map(({ id, name, stock, reserved, sold }) => (
          <tr key={id}>
            <th scope="row" className="px-4 py-2.5 text-left min-w-28 font-normal wrap-anywhere">
              {name}
            </th>
            <td className={`${number} font-medium`}>{stock}</td>
            <td className={number}>{reserved}</td>
            <td className={number}>{sold}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  )
}
