import { useNavigate } from 'react-router'
import { texts } from '#texts/sales/orders/staff/table'
import type { ResponseOf } from '../../../../../lib/endpoint.ts'
import { DayField } from '../../../../core/admin-kit/lists/day-field.tsx'
import { FilterLinks } from '../../../../core/admin-kit/lists/filter-links.tsx'
import { FilterSelect } from '../../../../core/admin-kit/lists/filter-select.tsx'
import { TableSearch } from '../../../../core/admin-kit/lists/table-search.tsx'
import { ORDER_STATES, ORDER_STATUSES } from '../../../../core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../../../core/order-states/order-status.contract.ts'
import { SAME_SCREEN } from '../../../../ui/same-screen.ts'
import { type listStaffOrders, MOST_FOUND } from '../staff-orders.contract.ts'
import { type OrdersShown, type OrdersView, ordersAddress } from './table-address.ts'

const NEED_ATTENTION = ORDER_STATUSES.filter((one) => ORDER_STATES[one].needsAttention)

interface OrdersFiltersProps {
  view: OrdersView
  found: Pick<ResponseOf<typeof listStaffOrders>, 'counts' | 'late'>
}

/** The filters of the order table: search while typing, status, payment and date. All are stored in the address. */
export function OrdersFilters({ view, found: { counts, late } }: OrdersFiltersProps) {
  const navigate = useNavigate()
  const show = (change: Partial<OrdersView>, replace = false) =>
    void navigate(ordersAddress(view, change), { replace, state: SAME_SCREEN })
  // A search from the default view covers all orders; a chosen status stays.
  const find = (words: string) =>
    show(
      { words, ...((view.shown === 'attention' || view.shown === 'in_hand') && words !== '' && { shown: 'all' }) },
      view.words !== '',
    )
  const sumOf = (statuses: readonly OrderStatus[]) => statuses.reduce((sum, one) => sum + counts[one], 0)
  const link = (shown: OrdersShown, name: string, count: number) => ({
    to: ordersAddress(view, { shown }),
    name,
    count: view.words !== '' && count > MOST_FOUND ? texts.atLeast(MOST_FOUND) : count,
    isChosen: view.shown === shown,
  })
  return (
    <div className="grid gap-3 print:hidden">
      <search className="flex flex-wrap gap-3">
        <TableSearch
          name="search"
          label={texts.numberNameEmail}
          words={view.words}
          maxLength={254}
          find={find}
          takesFocus
          className="basis-72"
        />
        <div className="flex flex-wrap items-center gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
          <FilterSelect
            label={texts.payment}
            all={texts.paymentFilter}
            value={view.payment}
            choices={[
              ['paid', texts.isPaid],
              ['unpaid', texts.notPaidYet],
            ]}
            choose={(payment) => show({ payment })}
            className="max-sm:col-span-2"
          />
          <DayField label={texts.from} day={view.from} change={(from) => show({ from })} />
          <DayField label={texts.to} day={view.to} change={(to) => show({ to })} />
        </div>
      </search>
      <FilterLinks
        label={texts.ordersByStatus}
        links={[
          link('attention', texts.needsAttention, sumOf(NEED_ATTENTION)),
          link('in_hand', texts.toDo, counts.making + counts.shipping),
          ...(late > 0 || view.shown === 'late' ? [link('late', texts.late, late)] : []),
          ...ORDER_STATUSES.map((one) => link(one, ORDER_STATES[one].label, counts[one])),
          link('all', texts.all, sumOf(ORDER_STATUSES)),
        ]}
      />
    </div>
  )
}
