import { Plus } from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/sales/orders/staff/table'
import type { ResponseOf } from '../../../../../lib/endpoint.ts'
import { showPrice } from '../../../../../lib/money.ts'
import { pagesOf } from '../../../../../lib/page-of.contract.ts'
import { shownRange } from '../../../../../lib/texts/shown-range.ts'
import { DownloadButton } from '../../../../core/admin-kit/download-button.tsx'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../../core/admin-kit/lists/result-count.tsx'
import { staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Pages } from '../../../../ui/pages.tsx'
import { useSelection } from '../../../../ui/table/use-selection.ts'
import { runOrderAction } from '../bulk-order-actions.tsx'
import { downloadSlips } from '../slips/download-slips.ts'
import { listStaffOrders, MOST_FOUND, type StaffOrder } from '../staff-orders.contract.ts'
import { OrdersFilters } from './orders-filters.tsx'
import { OrdersTable } from './orders-table.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { OrdersView } from './table-address.ts'
import { filterQuery, ordersQuery, readOrdersView } from './table-address.ts'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const view = readOrdersView(query)
    return { view, ...(await api(listStaffOrders, { query: ordersQuery(view) })) }
  },
  submit: runOrderAction,
  title: texts.orders,
  documentTitle: texts.ordersOfAllCustomers,
  reason: texts.onlyStaffSeeOrders,
  failedToLoad: texts.failedToLoad,
  view: (data) => <Orders {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Orders({
  view,
  count,
  total,
  are_more,
  results,
  ...found
}: ResponseOf<typeof listStaffOrders> & { view: OrdersView }) {
  const selection = useSelection<StaffOrder>()
  const print = (ids: readonly number[]) => void downloadSlips(ids)
  const range = shownRange({ page: view.page, shown: results.length, count })
  const isNarrowed = view.words !== '' || view.shown !== 'attention' || view.payment || view.from || view.to
  return (
    <div data-wide="">
      <OrdersFilters view={view} found={found} />
      <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ResultCount>
          {are_more ? texts.moreThan(MOST_FOUND) : texts.ordersFound(range, showPrice(total), view)}
        </ResultCount>
        <div className="ml-auto flex flex-wrap gap-2 print:hidden max-sm:ml-0">
          {count > 0 && (
            <DownloadButton address={`/api/orders.csv?${new URLSearchParams(filterQuery(view))}`}>
              {texts.downloadCsv}
            </DownloadButton>
          )}
          <ButtonLink to={href('/admin/orders/new')} weight="secondary">
            <Plus aria-hidden="true" className="size-5" />
            {texts.newOrder}
          </ButtonLink>
        </div>
      </div>
      {results.length === 0 ? (
        <EmptyState>
          {view.words ? texts.noOrdersFound : isNarrowed ? texts.noOrdersWithThese : texts.noOrderNeedsAttention}
        </EmptyState>
      ) : (
        <OrdersTable view={view} orders={results} selection={selection} print={print} />
      )}
      <Pages page={view.page} pages={pagesOf(count)} label={texts.pagesOfOrders} />
      {selection.selected.size > 0 && <SelectionBar {...selection} print={print} />}
    </div>
  )
}
