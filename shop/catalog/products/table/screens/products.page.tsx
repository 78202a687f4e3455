import { useEffect } from 'react'
import { texts } from '#texts/catalog/products/table'
import type { ResponseOf } from '../../../../../lib/endpoint.ts'
import { pagesOf } from '../../../../../lib/page-of.contract.ts'
import { shownRange } from '../../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../../core/admin-kit/lists/result-count.tsx'
import { staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { Pages } from '../../../../ui/pages.tsx'
import { useSelection } from '../../../../ui/table/use-selection.ts'
import { rememberListed } from '../listed-products.ts'
import { listStaffProducts, type StaffProduct } from '../products-table.contract.ts'
import { BulkBar } from './bulk-bar.tsx'
import { editProducts } from './edit-products.tsx'
import { ProductsTable } from './products-table.tsx'
import type { TableView } from './table-address.ts'
import { readTableView, tableQuery } from './table-address.ts'
import { TableFilters } from './table-filters.tsx'
import { useListedStocks } from './use-listed-stocks.ts'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const view = readTableView(query)
    return { view, ...(await api(listStaffProducts, { query: tableQuery(view) })) }
  },
  submit: editProducts,
  title: texts.products,
  reason: texts.onlyStaffSeeAll,
  failedToLoad: texts.failedToLoad,
  view: (data) => <Products {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Products({ view, count, counts, results }: ResponseOf<typeof listStaffProducts> & { view: TableView }) {
  useEffect(() => rememberListed(results.map(({ slug }) => slug)), [results])
  const isNarrowed = view.words !== '' || view.only !== undefined || view.collection !== undefined
  const selection = useSelection<StaffProduct>()
  const listedStocksOf = useListedStocks(results)
  return (
    <div data-wide="">
      <div className="mb-3">
        <TableFilters view={view} counts={counts}>
          <ResultCount>
            {texts.productsFound(shownRange({ page: view.page, shown: results.length, count }), view.words)}
          </ResultCount>
        </TableFilters>
      </div>
      {results.length === 0 ? (
        <EmptyState>{isNarrowed ? texts.noMatches : texts.noProductsYet}</EmptyState>
      ) : (
        <ProductsTable view={view} products={results} selection={selection} />
      )}
      <Pages page={view.page} pages={pagesOf(count)} label={texts.pagesOfProducts} />
      {selection.selected.size > 0 && <BulkBar {...selection} seen={listedStocksOf(selection.selected.keys())} />}
    </div>
  )
}
