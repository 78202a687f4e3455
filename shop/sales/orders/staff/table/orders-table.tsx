import { Printer } from 'lucide-react'
import { useRef } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/sales/orders/staff/table'
import { showDay } from '../../../../../lib/texts/dates.ts'
import { Price } from '../../../../ui/price.tsx'
import { RowCheckbox } from '../../../../ui/table/row-checkbox.tsx'
import { SortHeader } from '../../../../ui/table/sorted-column.tsx'
import { useRowLinks } from '../../../../ui/table/use-row-links.ts'
import type { Selection } from '../../../../ui/table/use-selection.ts'
import { Moment } from '../../../../ui/time.tsx'
import { showDateRange } from '../../../shipping/dates/show-date-range.ts'
import { StatusChip } from '../../screens/status-chip.tsx'
import type { StaffOrder } from '../staff-orders.contract.ts'
import { type OrdersView, ordersAddress } from './table-address.ts'

interface OrdersTableProps {
  view: OrdersView
  orders: readonly StaffOrder[]
  selection: Selection<StaffOrder>
  /** Downloads the packing slips of these orders. */
  print: (ids: readonly number[]) => void
}

/** The order table; on a phone, the same rows as a list. */
export function OrdersTable({ view, orders, selection: { selected, tick }, print }: OrdersTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const column = { view, address: (order: Partial<OrdersView>) => ordersAddress(view, order) }
  useRowLinks(table)
  return (
    <table ref={table} className="w-full border-line border-y text-sm max-md:block">
      <thead className="max-md:block">
        <tr className="border-line border-b text-left text-muted max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4">
          <th scope="col" className="w-11 font-normal print:hidden">
            <RowCheckbox
              label={texts.tickAll}
              isTicked={orders.every(({ id }) => selected.has(id))}
              change={(isTicked) => tick(orders, isTicked)}
            />
          </th>
          <SortHeader {...column} sort="placed" beginsDescending name={texts.COLUMNS.placed} />
          <th scope="col" className="font-normal max-md:hidden">
            {texts.COLUMNS.customer}
          </th>
          <th scope="col" className="font-normal max-lg:hidden">
            {texts.COLUMNS.what}
          </th>
          <SortHeader {...column} sort="promised" name={texts.COLUMNS.promised} className="md:pr-4" />
          <th scope="col" className="font-normal max-md:hidden">
            {texts.COLUMNS.payment}
          </th>
          <SortHeader {...column} sort="total" beginsDescending name={texts.COLUMNS.total} className="md:text-right" />
          <th scope="col" className="w-11 max-md:hidden print:hidden">
            <span className="sr-only">{texts.COLUMNS.slip}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} isTicked={selected.has(order.id)} tick={tick} print={print} />
        ))}
      </tbody>
    </table>
  )
}

interface OrderRowProps extends Pick<OrdersTableProps, 'print'> {
  tick: Selection<StaffOrder>['tick']
  order: StaffOrder
  isTicked: boolean
}

function OrderRow({ order, isTicked, tick, print }: OrderRowProps) {
  const { id, time_created, status, price, payment, promised, is_late, is_collection, order_product_items } = order
  const [first] = order_product_items
  const pieces = order_product_items.reduce((sum, { quantity }) => sum + quantity, 0)
  const what = first && texts.items(pieces, first.title)
  return (
    <tr className="cursor-pointer align-top hover:bg-sunken/50 max-md:grid max-md:grid-cols-[2.75rem_1fr_auto] max-md:gap-x-3 max-md:py-3">
      <td className="py-2 max-md:row-span-3 max-md:p-0 print:hidden">
        <RowCheckbox label={texts.tickOrder(id)} isTicked={isTicked} change={(now) => tick([order], now)} />
      </td>
      <td className="whitespace-nowrap py-2 pr-4 max-md:p-0">
        <Link
          to={href('/admin/orders/:id', { id: String(id) })}
          aria-label={texts.order(id)}
          className="lone-link font-medium text-base underline-offset-4 hover:underline"
        >
          {id}
        </Link>
        <Moment of={time_created} className="block text-muted" />
      </td>
      <td className="max-w-60 py-2 pr-4 wrap-anywhere max-md:order-1 max-md:col-start-2 max-md:max-w-none max-md:p-0 max-md:pt-1">
        {order.recipient.name === '' ? (
          <span className="text-muted">{texts.formerCustomer}</span>
        ) : (
          <>
            <span className="block leading-6">{order.recipient.name}</span>
            <span className="block text-muted max-md:hidden">{order.recipient.email}</span>
          </>
        )}
        <span className="block text-muted lg:hidden">{what}</span>
      </td>
      <td className="max-w-60 py-2 pr-4 leading-6 wrap-anywhere max-lg:hidden">{what}</td>
      <td className="py-2 pr-4 max-md:order-2 max-md:col-start-2 max-md:p-0 max-md:pt-1">
        <StatusChip status={status} isCollection={is_collection} />
        {promised && (
          <span className={`block ${is_late ? 'font-medium text-warn' : 'text-muted max-md:hidden'}`}>
            {is_late ? texts.lateSince(showDateRange(promised)) : showDateRange(promised)}
          </span>
        )}
      </td>
      <td className="py-2 pr-4 leading-6 max-md:order-3 max-md:p-0 max-md:pt-1 max-md:text-right">
        {payment && (
          <>
            <span className="block max-md:hidden">{payment.short_text}</span>
            <span className={`block ${payment.state === 'paid' ? 'text-muted' : 'text-warn'}`}>
              {texts.PAYMENT_STATES[payment.state]}
            </span>
            {payment.state === 'open' && payment.ends_on && (
              <span className="block text-muted max-md:hidden">{texts.expires(showDay(payment.ends_on))}</span>
            )}
          </>
        )}
      </td>
      <td className="py-2 text-right leading-6 tabular-nums max-md:col-start-3 max-md:row-start-1 max-md:p-0">
        <Price of={price} className="font-medium text-base" />
      </td>
      <td className="py-0.5 pl-2 max-md:order-1 max-md:col-start-3 max-md:-mr-3 max-md:justify-self-end max-md:p-0 print:hidden">
        <button
          type="button"
          aria-label={texts.slipOf(id)}
          title={texts.slipOf(id)}
          onClick={() => print([id])}
          className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
        >
          <Printer aria-hidden="true" className="size-5" />
        </button>
      </td>
    </tr>
  )
}
