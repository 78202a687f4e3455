import { type ReactNode, useRef } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/sales/returns/staff'
import { showDay } from '../../../../lib/texts/dates.ts'
import { useFocusTransfer } from '../../../core/admin-kit/lists/result-count.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { Moment } from '../../../ui/time.tsx'
import { StatusChip } from '../../orders/screens/status-chip.tsx'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import type { StaffWithdrawal } from './staff-withdrawals.contract.ts'
import { WithdrawalForms } from './withdrawal-forms.tsx'

/** A withdrawal as staff see it: customer, items, state, deadline of the refund and actions. */
export function WithdrawalCard({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { id, stage, stated_on, due_on, items, name, email, order_number, order, words } = withdrawal
  const { is_late, is_excluded, sent_back_on, arrived_on, closed_on, tracking, refund } = withdrawal
  const card = useRef<HTMLLIElement>(null)
  useFocusTransfer(card)
  const isOverdue = !closed_on && inShopTime(new Date()).day > due_on
  return (
    <li ref={card}>
      <article aria-labelledby={`withdrawal-${id}`} className="py-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id={`withdrawal-${id}`} tabIndex={-1} className="text-lg">
            {texts.withdrawal(id)}
          </h2>
          <p className={`text-sm ${isOverdue ? 'font-semibold text-danger' : 'text-muted'}`}>
            {closed_on
              ? refund
                ? texts.refunds[refund.state](refund.done_on ? showDay(refund.done_on) : '')
                : texts.outcomes[stage]
              : isOverdue
                ? texts.overdue(showDay(`${due_on}T12:00:00Z`))
                : texts.due(showDay(`${due_on}T12:00:00Z`))}
          </p>
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm wrap-anywhere">
          <span className="font-medium">{name}</span>
          <span className="text-muted">{email}</span>
          <Moment of={stated_on} className="text-muted" />
        </p>
        <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{items}</p>
        <p className="mt-3 flex flex-wrap items-center gap-3 text-sm">
          {order ? (
            <>
              <Link to={href('/admin/orders/:id', { id: String(order.id) })} className="underline underline-offset-4">
                {texts.order(order.id)}
              </Link>
              <StatusChip status={order.status} isCollection={order.is_collection} />
            </>
          ) : (
            <span className="text-warn wrap-anywhere">{texts.noMatchingOrder(order_number)}</span>
          )}
          {is_late && <Mark>{texts.receivedAfterTheDeadline}</Mark>}
          {is_excluded && <Mark>{texts.withoutARightOfWithdrawal}</Mark>}
        </p>
        {!closed_on && order?.status === 'shipping' && <p className="mt-3 text-sm text-warn">{texts.beingPacked}</p>}
        <ul className="mt-3 grid gap-1 text-muted text-sm empty:hidden">
          {sent_back_on && (
            <li className="wrap-anywhere">
              <Sentence of={texts.sentBackOn(<Moment of={sent_back_on} />)} /> {tracking}
            </li>
          )}
          {arrived_on && (
            <li>
              <Sentence of={texts.arrivedOn(<Moment of={arrived_on} />)} />
            </li>
          )}
          {closed_on && (
            <li>
              <Sentence of={texts.settledOn(<Moment of={closed_on} />)} />
            </li>
          )}
          {words && <li className="wrap-anywhere">{words}</li>}
        </ul>
        {!closed_on && <WithdrawalForms key={`${stage} ${order?.id}`} withdrawal={withdrawal} />}
      </article>
    </li>
  )
}

const Mark = ({ children }: { children: ReactNode }) => (
  <strong className="rounded-control bg-warn-soft px-2 py-1 font-medium text-sm text-warn">{children}</strong>
)
