import { CallFailed } from '../../../lib/api-client.ts'
import { bodyFrom } from '../../../lib/form-data.ts'
import { apiFrom } from '../../api.ts'
import { tellRefusal } from '../../feedback/tell-refusal.ts'
import { toast } from '../../feedback/toast.ts'
import { unlisted } from '../../meta/unlisted.ts'
import { Awaited } from '../../staff/awaited.tsx'
import { FilterLinks } from '../../staff/filter-links.tsx'
import { Found } from '../../staff/found.tsx'
import { NothingHere } from '../../staff/nothing-here.tsx'
import { AdminScreen } from '../../staff/staff-screen.tsx'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/staff-orders.page'
import { findOrders, ordersAddress, STATUSES } from './find-orders.ts'
import { OrderCard } from './order-card.tsx'
import { SearchOrders } from './search-orders.tsx'
import { takeStep } from './staff-orders.contract.ts'
import type { StepAnswer } from './step-answer.ts'

export const clientLoader = ({ context, request }: Route.ClientLoaderArgs) => findOrders(apiFrom(context), request)

export const meta: Route.MetaFunction = () => unlisted('Orders of all customers')

export async function clientAction({ context, request }: Route.ClientActionArgs): Promise<StepAnswer> {
  const { StepForm } = await import('./step-form.contract.ts')
  const form = await request.formData()
  const [params, body] = [{ id: String(form.get('id')) }, bodyFrom(StepForm, form)]
  try {
    const { id, status } = await apiFrom(context)(takeStep, { params, body })
    toast({ kind: 'success', text: `Order ${id} ${status === 'cancelled' ? 'was cancelled' : `is now ${status}`}` })
    return { isOver: true }
  } catch (error) {
    // Whoever was faster: the list is loaded again after this, and shows what has become of the order.
    const isOver = error instanceof CallFailed && error.status === 409
    return { isOver, errors: tellRefusal(error) }
  }
}

export function HydrateFallback() {
  return <OrdersScreen found={undefined} />
}

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  return <OrdersScreen found={loaderData} />
}

function OrdersScreen({ found }: { found: Route.ComponentProps['loaderData'] }) {
  return (
    <AdminScreen title="Orders" purpose="see the orders of all customers" waiting={<ListSkeleton />}>
      {() => <Awaited data={found}>{(data) => <Orders {...data} />}</Awaited>}
    </AdminScreen>
  )
}

function Orders({
  status,
  search,
  page,
  pages,
  count,
  counts,
  orders,
}: NonNullable<Route.ComponentProps['loaderData']>) {
  const links = STATUSES.map((one) => ({
    to: ordersAddress(one, search),
    name: one,
    count: counts[one],
    isChosen: one === status,
  }))
  const all = STATUSES.reduce((sum, one) => sum + counts[one], 0)
  return (
    <>
      <SearchOrders key={search} search={search} status={status} />
      <div className="mt-4">
        <FilterLinks
          label="Orders by status"
          links={[{ to: ordersAddress(undefined, search), name: 'all', count: all, isChosen: !status }, ...links]}
        />
      </div>
      <div className="mt-5 mb-3">
        <Found count={count} page={page} shown={orders.length} names={['order', 'orders']}>
          {search ? ` found for “${search}”` : count > 0 && ', newest first'}
        </Found>
      </div>
      {orders.length === 0 && (
        <NothingHere>{search ? 'No order fits these words.' : 'There are no such orders.'}</NothingHere>
      )}
      <ul className="grid gap-4">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} isOpen={orders.length === 1} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label="Pages of orders" />
    </>
  )
}
