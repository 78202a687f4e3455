import { useEffect, useState } from 'react'
import { texts } from '#texts/catalog/products/table'
import { pagesOf } from '../../../../../lib/page-of.contract.ts'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { redirectOnMissingPage } from '../../../../core/admin-kit/lists/redirect-on-missing-page.ts'
import { ResultCount } from '../../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../../core/api.ts'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../../ui/pages.tsx'
import { rememberListed } from '../listed-products.ts'
import { listStaffProducts } from '../products-table.contract.ts'
import type { Route } from './+types/products.page'
import { BulkBar } from './bulk-bar.tsx'
import { editProducts } from './edit-products.tsx'
import { ProductsTable } from './products-table.tsx'
import { readTableView, tableQuery } from './table-address.ts'
import { TableFilters } from './table-filters.tsx'
import { useListedStocks } from './use-listed-stocks.ts'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const view = readTableView(new URL(request.url).searchParams)
  const asked = apiFrom(context)(listStaffProducts, { query: tableQuery(view) }).catch(redirectOnMissingPage(request))
  return { view, ...(await orErrorPage(texts.failedToLoad, asked)) }
})

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  editProducts(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.products)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.products,
    reason: texts.onlyStaffSeeAll,
    waiting: <ListSkeleton />,
  }),
)

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Products {...data} />}</LoadedForStaff>
}

function Products({ view, count, counts, results }: NonNullable<Route.ComponentProps['loaderData']>) {
  useEffect(() => rememberListed(results.map(({ slug }) => slug)), [results])
  const isNarrowed = view.words !== '' || view.only !== undefined || view.collection !== undefined
  /** Selected product ids, across all pages. */
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
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
        <EmptyState>{isNarrowed ? texts.noProductIsLikeThis : texts.noProductsYet}</EmptyState>
      ) : (
        <ProductsTable view={view} products={results} ticked={ticked} setTicked={setTicked} />
      )}
      <Pages page={view.page} pages={pagesOf(count)} label={texts.pagesOfProducts} />
      {ticked.size > 0 && <BulkBar ticked={ticked} seen={listedStocksOf(ticked)} clear={() => setTicked(new Set())} />}
    </div>
  )
}
