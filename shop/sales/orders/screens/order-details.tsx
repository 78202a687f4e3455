import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/sales/orders'
import { showPrice } from '../../../../lib/money.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { ORDER_STATES } from '../../../core/order-states/order-states.contract.ts'
import { companyLines } from '../../companies/company-lines.ts'
import type { Refund } from '../../payments/payments.contract.ts'
import { TestMode } from '../../payments/test-mode.tsx'
import { CancelUnpaidOrder } from '../../payments/unpaid/cancel-unpaid-order.tsx'
import { PaymentDue } from '../../payments/unpaid/payment-due.tsx'
import { showDateRange } from '../../shipping/dates/show-date-range.ts'
import type { Order } from '../orders.contract.ts'

interface OrderDetailsProps {
  order: Order
  /** Whether the viewer is the customer, who can pay or cancel the order. */
  isOwn?: boolean
}

/** The address, promised date and payment of an order; renders nothing for old orders without them. */
export function OrderDetails({ order, isOwn = false }: OrderDetailsProps) {
  const { payment, promised, is_late, addresses, is_collection, collection_place, cancelled_because, status, refunds } =
    order
  if (!payment) return null
  const isOver = status === 'cancelled'
  const days = promised && !isOver && showDateRange(promised)
  return (
    <div className="grid gap-5 border-line border-t py-5">
      {cancelled_because && <p>{texts.cancelledBecause[cancelled_because]}</p>}
      {isOwn && status === 'awaiting_payment' && (
        <div className="max-w-md">
          <PaymentDue order={order.id} payment={payment} />
          {payment.state !== 'processing' && (
            <div className="mt-4 flex flex-wrap gap-3">
              <CancelUnpaidOrder id={order.id} />
            </div>
          )}
        </div>
      )}
      {is_collection && payment.state === 'open' && payment.ends_on && (
        <p>{texts.collectBy(showDay(payment.ends_on))}</p>
      )}
      {isOwn && is_late && (
        <p className="text-warn">
          {is_collection ? texts.lateForCollection : texts.late}{' '}
          <Link to={`${href('/contact')}?order=${order.id}`} className="underline underline-offset-4">
            {texts.askAboutDelivery}
          </Link>
        </p>
      )}
      <OrderLinks order={order} isOwn={isOwn} />
      <dl className="grid gap-5 sm:grid-cols-3">
        {is_collection ? (
          <Fact name={texts.collectedAt}>
            <p className="whitespace-pre-line">{collection_place}</p>
            {days && <p className="mt-2 text-muted text-sm">{texts.promisedReady(days)}</p>}
          </Fact>
        ) : (
          addresses.delivery && (
            <Fact name={texts.deliveredTo}>
              <Lines of={addresses.delivery} />
              {days && <p className="mt-2 text-muted text-sm">{texts.arrives(days)}</p>}
            </Fact>
          )
        )}
        {addresses.billing && (
          <Fact name={texts.billedTo}>
            <Lines of={[...(order.company ? companyLines(order.company) : []), ...addresses.billing]} />
          </Fact>
        )}
        <Fact name={texts.payment}>
          <p>{payment.text}</p>
          {payment.paid_by && <p>{payment.paid_by}</p>}
          {!isOver && <p className="text-muted text-sm">{texts.paymentState[payment.state]}</p>}
          {refunds.map((refund) => (
            <RefundFact key={refund.made_on} refund={refund} />
          ))}
          {payment.is_test && <TestMode />}
        </Fact>
      </dl>
    </div>
  )
}

/** Links to the order's e-mails and terms, and to the form that corrects its address. */
function OrderLinks({
  order: { id, status, is_collection, addresses, terms },
  isOwn,
}: {
  order: Order
  isOwn: boolean
}) {
  const params = { id: String(id) }
  const way = 'inline-flex min-h-11 items-center underline underline-offset-4'
  return (
    <p className="-my-2 flex flex-wrap gap-x-5 text-sm">
      {addresses.delivery && !is_collection && (status === 'awaiting_payment' || ORDER_STATES[status].isToBeSent) && (
        <Link
          to={isOwn ? href('/orders/:id/address', params) : href('/admin/orders/:id/address', params)}
          aria-label={texts.correctAddressOf(id)}
          className={way}
        >
          {texts.correctTheAddress}
        </Link>
      )}
      <Link
        to={isOwn ? href('/orders/:id/emails', params) : href('/admin/orders/:id/emails', params)}
        aria-label={texts.emailsAbout(id)}
        className={way}
      >
        {texts.emails}
      </Link>
      {terms && (
        <Link
          to={href('/terms_of_services/:hash', { hash: terms })}
          aria-label={texts.agreedTermsOf(id)}
          className={way}
        >
          {texts.agreedTerms}
        </Link>
      )}
    </p>
  )
}

function RefundFact({ refund: { amount, state, because, note, made_on, done_on } }: { refund: Refund }) {
  const why = [texts.refundReasons[because], note].filter(Boolean).join(' ')
  return (
    <div className="mt-2 text-sm">
      <p>{texts.refundState[state](showPrice(amount), showDay(done_on ?? made_on))}</p>
      {why && <p className="text-muted wrap-anywhere">{why}</p>}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 font-medium text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <address className="not-italic wrap-anywhere">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
