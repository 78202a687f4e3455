import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { href, Link } from 'react-router'
import * as texts from '#texts/orders/staff'
import { printedIban } from '../../../lib/bank/iban.ts'
import { showDateRange } from '../../delivery/dates/show-date-range.ts'
import { useFocusHandedOn } from '../../staff/result-count.tsx'
import { Price } from '../../ui/price.tsx'
import { Moment } from '../../ui/time.tsx'
import { OrderFacts } from '../screens/order-facts.tsx'
import { OrderLines } from '../screens/order-lines.tsx'
import { OrderTimeline } from '../screens/order-timeline.tsx'
import { StatusChip } from '../screens/status-chip.tsx'
import { NotePayment } from './payment/note-payment.tsx'
import { PayBack } from './refund/pay-back.tsx'
import type { StaffOrder } from './staff-orders.contract.ts'
import { StepForms } from './step-forms.tsx'

/** One order as staff see it: whose it is and what it holds, its way so far, and what can be done next. */
export function OrderCard({ order, isOpen }: { order: StaffOrder; isOpen: boolean }) {
  const { id, time_created, status, price, payment, promised, is_late, order_product_items } = order
  const card = useRef<HTMLLIElement>(null)
  useFocusHandedOn(card)
  const heading = `order-${id}`
  const openWithdrawal = order.withdrawals.find(({ closed_on }) => !closed_on)
  return (
    <li ref={card}>
      <article aria-labelledby={heading} className="rounded-card border border-line bg-surface shadow-card">
        <div className="grid gap-x-6 gap-y-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <h2 id={heading} tabIndex={-1} className="w-fit text-lg">
              {texts.order(id)}
            </h2>
            <Moment of={time_created} className="text-muted text-sm" />
          </div>
          <p className="flex items-center gap-4 sm:justify-end">
            <StatusChip status={status} isCollection={order.is_collection} />
            <Price of={price} className="ml-auto font-semibold sm:ml-0 sm:min-w-24 sm:text-right" />
          </p>
          <Customer of={order} />
          <p className="col-span-full line-clamp-2 text-sm wrap-anywhere">
            {order_product_items
              .map(({ quantity, withdrawn, title, variant_name }) =>
                texts.lineOf(quantity, withdrawn, `${title}, ${variant_name}`),
              )
              .join(' · ')}
          </p>
        </div>
        {is_late && promised && (
          <p className="border-line border-t px-4 py-3 text-sm text-warn">
            {texts.shouldHaveLeft(showDateRange(promised))}
          </p>
        )}
        {openWithdrawal && (
          <p className="border-line border-t p-4 text-sm">
            <Link to={href('/admin/withdrawals')} className="text-warn underline underline-offset-4">
              {texts.isBeingWithdrawn(openWithdrawal.id)}
            </Link>
          </p>
        )}
        <details open={isOpen} className="group border-line border-t">
          <summary className="flex min-h-11 list-none items-center gap-2 px-4 text-sm hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
            {texts.historyAndContents}
            <span className="sr-only">{texts.ofOrder(id)}</span>
            <ChevronDown
              aria-hidden="true"
              className="ml-auto size-5 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="border-line border-t px-4">
            <OrderTimeline order={order} />
            <OrderFacts order={order} />
            {order.transfer_account && (
              <p className="-mt-2 pb-5 text-muted text-sm wrap-anywhere">
                {texts.transferredTo(accountInWords(order.transfer_account))}
              </p>
            )}
            <OrderLines order={order} />
          </div>
        </details>
        {payment?.state === 'open' && status !== 'cancelled' && (
          <NotePayment key={payment.reference} order={order} payment={payment} />
        )}
        {payment?.state === 'paid' && payment.refunded !== payment.amount && (
          <PayBack order={order} payment={payment} />
        )}
        {/* Another status has other forms, which have not been sent yet. */}
        <StepForms key={status} order={order} heading={heading} />
      </article>
    </li>
  )
}

const accountInWords = ({ holder, iban, bic }: NonNullable<StaffOrder['transfer_account']>) =>
  [holder, printedIban(iban), bic].filter(Boolean).join(', ')

function Customer({ of: { customer } }: { of: StaffOrder }) {
  if (!customer) return <p className="col-span-full text-muted text-sm">{texts.formerCustomer}</p>
  const { id, name, email } = customer
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere">
      <span className="font-medium">{name}</span>
      <span className="text-muted">{email}</span>
      {id === null && <span className="text-muted">{texts.accountIsGone}</span>}
    </p>
  )
}
