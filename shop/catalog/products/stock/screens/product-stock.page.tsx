import { href } from 'react-router'
import { texts } from '#texts/catalog/products/stock/screens'
import { editFormAddress } from '../../../../core/admin-kit/edit-form-address.ts'
import { DataTable } from '../../../../core/admin-kit/lists/data-table.tsx'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { type ScreenRequest, staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { nullOn404 } from '../../../../ui/feedback/null-on-404.ts'
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

const screen = staffPage(() => ({
  load: async (api, { params }: ScreenRequest<Route.ClientLoaderArgs>): Promise<Loaded> => {
    const product = await api(getProductStock, { params }).catch(nullOn404)
    if (!product) return { product: null, movements: [] }
    const { results } = await api(listMovements, { query: { product: String(product.id) } })
    return { product, movements: results.slice(0, LAST) }
  },
  submit: (api, form, { params }) => saveStock(api, params.product, form),
  title: (found) => (found?.product ? texts.stockOf(found.product.title) : texts.stockOfAProduct),
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/stock'), name: texts.stockMovements },
  waiting: 'fields',
  view: (data) => <ProductStock {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

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

/** The stock of each variant, with reserved and sold pieces. */
function VariantStocks({ variants }: Pick<ProductStockDetails, 'variants'>) {
  return (
    <DataTable
      caption={texts.inStock}
      columns={[
        { name: texts.variant, cell: ({ name }) => name },
        { name: texts.inStock, cell: ({ stock }) => <span className="font-medium">{stock}</span>, isNumber: true },
        { name: texts.reserved, cell: ({ reserved }) => reserved, isNumber: true },
        { name: texts.soldIn(SOLD_DAYS), cell: ({ sold }) => sold, isNumber: true },
      ]}
      rows={variants}
      keyOf={({ id }) => id}
    />
  )
}
