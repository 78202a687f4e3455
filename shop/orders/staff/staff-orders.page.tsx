import * as texts from '#texts/orders/staff'
import { CallFailed } from '../../../lib/api-client.ts'
import { bodyFrom } from '../../../lib/forms/form-data.ts'
import { shownRange } from '../../../lib/texts/shown-range.ts'
import { apiFrom } from '../../api.ts'
import { toast } from '../../feedback/toast.ts'
import { toastApiError } from '../../feedback/toast-api-error.ts'
import { noIndexMeta } from '../../meta/no-index-meta.ts'
import { ORDER_STATES, ORDER_STATUSES } from '../../order-states/order-states.contract.ts'
import { EmptyState } from '../../staff/empty-state.tsx'
import { FilterLinks } from '../../staff/filter-links.tsx'
import { LoadedForStaff } from '../../staff/loaded-for-staff.tsx'
import { ResultCount } from '../../staff/result-count.tsx'
import { staffLoader } from '../../staff/staff-loader.ts'
import { staffScreen } from '../../staff/staff-screen-handle.tsx'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/staff-orders.page'
import { findOrders, ordersAddress } from './find-orders.ts'
import { OrderCard } from './order-card.tsx'
import { SearchOrders } from './search-orders.tsx'
import { notePayment, transitionOrder } from './staff-orders.contract.ts'
import type { StepAnswer } from './step-answer.ts'

export const clientLoader = staffLoader(({ context, request }: Route.ClientLoaderArgs) =>
  findOrders(apiFrom(context), request),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.ordersOfAllCustomers)

export async function clientAction({ context, request }: Route.ClientActionArgs): Promise<StepAnswer> {
  const { StepForm } = await import('./step-form.contract.ts')
  const form = await request.formData()
  if (form.get('intent') === 'payment') return payOrder(apiFrom(context), form)
  if (form.get('intent') === 'refund') {
    const { sendRefund } = await import('./refund/send-refund.ts')
    return sendRefund(apiFrom(context), form)
  }
  const [params, body] = [{ id: String(form.get('id')) }, bodyFrom(StepForm, form)]
  try {
    const { id, status } = await apiFrom(context)(transitionOrder, { params, body })
    toast({ kind: 'success', text: texts.orderBecame(id, ORDER_STATES[status].outcome) })
    return { isOver: true }
  } catch (error) {
    // Whoever was faster: the list is loaded again after this, and shows what has become of the order.
    const isOver = error instanceof CallFailed && error.status === 409
    return { isOver, errors: toastApiError(error) }
  }
}

async function payOrder(api: ReturnType<typeof apiFrom>, form: FormData): Promise<StepAnswer> {
  const [params, body] = [
    { id: String(form.get('id')) },
    { amount: String(form.get('amount')), received_on: String(form.get('received_on')) },
  ]
  try {
    const { id } = await api(notePayment, { params, body })
    toast({ kind: 'success', text: texts.orderPaid(id) })
    return { isOver: true }
  } catch (error) {
    return { isOver: error instanceof CallFailed && error.status === 409, errors: toastApiError(error) }
  }
}

export const handle = staffScreen({
  title: texts.orders,
  reason: texts.onlyStaffSeeOrders,
  waiting: <ListSkeleton />,
})

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Orders {...data} />}</LoadedForStaff>
}

function Orders({
  status,
  isLate,
  late,
  search,
  page,
  pages,
  count,
  counts,
  orders,
}: NonNullable<Route.ComponentProps['loaderData']>) {
  const links = ORDER_STATUSES.map((one) => ({
    to: ordersAddress(one, search),
    name: ORDER_STATES[one].label,
    count: counts[one],
    isChosen: one === status,
  }))
  const lateLink = { to: ordersAddress('late', search), name: texts.late, count: late, isChosen: isLate }
  const all = ORDER_STATUSES.reduce((sum, one) => sum + counts[one], 0)
  return (
    <>
      <SearchOrders key={search} search={search} among={isLate ? 'late' : status} />
      <div className="mt-4">
        <FilterLinks
          label={texts.ordersByStatus}
          links={[
            { to: ordersAddress(undefined, search), name: texts.all, count: all, isChosen: !status && !isLate },
            ...(late > 0 || isLate ? [lateLink] : []),
            ...links,
          ]}
        />
      </div>
      <div className="mt-5 mb-3">
        <ResultCount>
          {texts.ordersFound(shownRange({ page, shown: orders.length, count }), { words: search, isLate })}
        </ResultCount>
      </div>
      {orders.length === 0 && (
        <EmptyState>{search ? texts.noOrderFitsTheseWords : texts.thereAreNoSuchOrders}</EmptyState>
      )}
      <ul className="grid gap-4">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} isOpen={orders.length === 1} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pagesOfOrders} />
    </>
  )
}
