import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/sales/orders/staff/table'
import { showPrice } from '../../../../../lib/money.ts'
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
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../../ui/pages.tsx'
import { runOrderAction } from '../bulk-order-actions.tsx'
import { downloadSlips } from '../slips/download-slips.ts'
import { listStaffOrders, MOST_FOUND, type StaffOrder } from '../staff-orders.contract.ts'
import type { Route } from './+types/orders.page'
import { downloadOrders } from './csv/download-orders.ts'
import { OrdersFilters } from './orders-filters.tsx'
import { OrdersTable } from './orders-table.tsx'
import type { SelectedOrders } from './selected-orders.ts'
import { SelectionBar } from './selection-bar.tsx'
import { filterQuery, ordersQuery, readOrdersView } from './table-address.ts'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const view = readOrdersView(new URL(request.url).searchParams)
  const asked = apiFrom(context)(listStaffOrders, { query: ordersQuery(view) }).catch(redirectOnMissingPage(request))
  return { view, ...(await orErrorPage(texts.failedToLoad, asked)) }
})

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  runOrderAction(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.ordersOfAllCustomers)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.orders,
    reason: texts.onlyStaffSeeOrders,
    waiting: <ListSkeleton />,
  }),
)

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Orders {...data} />}</LoadedForStaff>
}

function Orders({ view, count, total, are_more, results, ...found }: NonNullable<Route.ComponentProps['loaderData']>) {
  const [ticked, setTicked] = useState<SelectedOrders>(new Map())
  const clear = useCallback(() => setTicked(new Map()), [])
  function tick(orders: readonly StaffOrder[], isTicked: boolean) {
    const next = new Map(ticked)
    for (const order of orders) {
      if (isTicked) next.set(order.id, order)
      else next.delete(order.id)
    }
    setTicked(next)
  }
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
            <Button weight="quiet" onClick={() => void downloadOrders(filterQuery(view))}>
              {texts.asCsv}
            </Button>
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
        <OrdersTable view={view} orders={results} ticked={ticked} tick={tick} print={print} />
      )}
      <Pages page={view.page} pages={pagesOf(count)} label={texts.pagesOfOrders} />
      {ticked.size > 0 && <SelectionBar ticked={ticked} clear={clear} print={print} />}
    </div>
  )
}
