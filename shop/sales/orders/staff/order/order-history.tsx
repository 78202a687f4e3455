import { texts } from '#texts/sales/orders/staff/order'
import { showPrice } from '../../../../../lib/money.ts'
import { statusLabel } from '../../../../core/order-states/status-label.ts'
import { Moment } from '../../../../ui/time.tsx'
import type { DetailedOrder } from './staff-order.contract.ts'

/** An event in the history of an order. */
interface HistoryEntry {
  /** ISO 8601 */
  time: string
  what: string
  by?: string | null
}

/** The history of an order, oldest first: steps, undone steps, payments, withdrawals and e-mails. */
export function OrderHistory({ order }: { order: DetailedOrder }) {
  return (
    <ol className="grid gap-3 text-sm">
      {entriesOf(order).map(({ time, what, by }) => (
        <li key={`${time} ${what}`} className="border-line border-l-2 pl-3">
          <p className="wrap-anywhere">{what}</p>
          <p className="text-muted text-xs">
            <Moment of={time} />
            {by && texts.by(by)}
          </p>
        </li>
      ))}
    </ol>
  )
}

function entriesOf(order: DetailedOrder): HistoryEntry[] {
  const { steps, undone, emails, tracking_changes, refunds, withdrawals, payment, is_collection } = order
  const label = (status: (typeof steps)[number]['status']) => statusLabel(status, is_collection)
  const entries: HistoryEntry[] = [
    ...steps.map(({ status, time_created, by }, place) => ({
      time: time_created,
      what: place === 0 ? texts.ordered : texts.markedAs(label(status)),
      by,
    })),
    ...undone.flatMap(({ status, time_created, by, undone_on, undone_by }) => [
      { time: time_created, what: texts.markedAs(label(status)), by },
      { time: undone_on, what: texts.undone(label(status)), by: undone_by },
    ]),
    ...emails.map(({ subject, time_created, time_sent }) => ({
      time: time_sent ?? time_created,
      what: time_sent ? texts.email(subject) : texts.emailQueued(subject),
    })),
    ...tracking_changes.map(({ tracking, time_created, by }) => ({
      time: time_created,
      what: tracking === null ? texts.trackingRemoved : texts.trackingChangedTo(tracking),
      by,
    })),
    ...(payment?.paid_on ? [{ time: payment.paid_on, what: texts.wasPaid(showPrice(payment.amount)) }] : []),
    ...refunds.map(({ amount, made_on }) => ({ time: made_on, what: texts.refund(showPrice(amount)) })),
    ...withdrawals.map(({ id, stated_on }) => ({ time: stated_on, what: texts.withdrawn(id) })),
  ]
  return entries.sort((one, other) => Date.parse(one.time) - Date.parse(other.time))
}
