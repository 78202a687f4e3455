import { Printer } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/sales/orders/staff/order'
import { printedIban } from '../../../../../lib/bank/iban.ts'
import { type ScreenRequest, staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { TitledSection } from '../../../../core/admin-kit/titled-section.tsx'
import { ExtraFields } from '../../../../core/extensions/fields/extra-fields.tsx'
import { StaffSlot } from '../../../../core/extensions/slots/staff-slot.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Price } from '../../../../ui/price.tsx'
import { Moment } from '../../../../ui/time.tsx'
import { CompanyForStaff } from '../../../companies/staff/company-for-staff.tsx'
import { OrderDocuments } from '../../../invoices/screens/order-documents.tsx'
import { showDateRange } from '../../../shipping/dates/show-date-range.ts'
import { RefundAccountForStaff } from '../../refund-account/refund-account-for-staff.tsx'
import { OrderDetails } from '../../screens/order-details.tsx'
import { OrderLines } from '../../screens/order-lines.tsx'
import { OrderTimeline } from '../../screens/order-timeline.tsx'
import { StatusChip } from '../../screens/status-chip.tsx'
import { runOrderAction } from '../bulk-order-actions.tsx'
import { OrderNotes } from '../notes/order-notes.tsx'
import { RecordPayment } from '../payment/record-payment.tsx'
import { SecondPayment } from '../payment/second-payment.tsx'
import { RefundButton } from '../refund/refund-button.tsx'
import { downloadSlips } from '../slips/download-slips.ts'
import { StepForms } from '../steps/step-forms.tsx'
import { OrderTracking } from '../tracking/order-tracking.tsx'
import type { Route } from './+types/order.page'
import { OrderHistory } from './order-history.tsx'
import { type DetailedOrder, readStaffOrder } from './staff-order.contract.ts'
import { UndoLastStep } from './undo-last-step.tsx'

/** Loaded only for orders of gift cards. */
const SoldCards = lazy(() => import('../../../gift-cards/selling/sold-cards.tsx'))

const screen = staffPage(() => ({
  load: (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => api(readStaffOrder, { params }),
  submit: runOrderAction,
  title: (order) => texts.order(order ? String(order.id) : ''),
  documentTitle: (_, params) => texts.order(params.id ?? ''),
  reason: texts.onlyStaffSeeOrders,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/orders'), name: texts.orders },
  waiting: 'fields',
  view: (order) => <OrderInDetail order={order} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

const HEADING = 'state-of-order'

function OrderInDetail({ order }: { order: DetailedOrder }) {
  const { id, time_created, status, price, payment, promised, is_late, is_collection, skus } = order
  const page = useRef<HTMLDivElement>(null)
  return (
    <div ref={page} className="grid gap-8">
      <div className="-mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <h2 id={HEADING} tabIndex={-1} className="font-sans">
          <StatusChip status={status} isCollection={is_collection} />
        </h2>
        <Moment of={time_created} className="text-muted text-sm" />
        <Price of={price} className="font-semibold text-lg tabular-nums" />
        {order.is_manual && <span className="text-muted text-sm">{texts.placedByStaff}</span>}
        <div className="flex flex-wrap gap-2 sm:ml-auto print:hidden">
          <Button weight="secondary" onClick={() => void downloadSlips([id])}>
            <Printer aria-hidden="true" className="size-5" />
            {texts.packingSlip}
          </Button>
          <Button weight="quiet" onClick={() => window.print()}>
            {texts.printPage}
          </Button>
        </div>
      </div>
      {order.undo && <UndoLastStep key={order.undo.status} id={id} undo={order.undo} />}
      <Warnings order={order} isLate={is_late} promised={promised && showDateRange(promised)} />

      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-8">
          <div className="print:hidden">
            <OrderTimeline order={order} />
            <div className="rounded-card border border-line bg-surface empty:hidden [&>*:first-child]:border-t-0">
              {payment && canRecordPayment(status, payment) && (
                <RecordPayment key={payment.reference} order={order} payment={payment} />
              )}
              {/* The key resets the forms when the status changes. */}
              <StepForms key={status} order={order} heading={HEADING} />
              {(status === 'shipped' || status === 'delivered') && !is_collection && <OrderTracking order={order} />}
              {payment?.state === 'paid' && payment.refunded !== payment.amount && (
                <RefundButton order={order} payment={payment} />
              )}
              {payment?.kind === 'sent' && (payment.state === 'paid' || payment.state === 'surplus') && (
                <SecondPayment key={order.refunds.length} id={id} />
              )}
            </div>
          </div>
          <TitledSection name={texts.items}>
            <OrderLines order={order} skus={skus} carrierRate={order.carrier_rate} />
          </TitledSection>
          {order.order_product_items.some((line) => line.is_gift_card) && (
            <Suspense>
              <SoldCards key={status} order={id} />
            </Suspense>
          )}
          <div>
            <OrderDetails order={order} />
            {order.transfer_account && (
              <p className="-mt-2 text-muted text-sm wrap-anywhere">
                {texts.paymentDetailsSent(accountInWords(order.transfer_account))}
              </p>
            )}
          </div>
        </div>
        <div className="grid content-start gap-8">
          <TitledSection name={texts.customer}>
            <Recipient order={order} />
          </TitledSection>
          <TitledSection name={texts.company}>
            <CompanyForStaff order={order} />
          </TitledSection>
          {(order.takes_refund_account || order.refund_account) && (
            <TitledSection name={texts.refundAccount}>
              <RefundAccountForStaff account={order.refund_account} />
            </TitledSection>
          )}
          {order.extra && <ExtraFields kind="order" id={id} />}
          {/* Loaded again after a payment or a refund. */}
          <OrderDocuments
            key={`${payment?.state} ${order.refunds.map(({ state }) => state).join()}`}
            id={id}
            isPaid={payment?.state === 'paid'}
          />
          <TitledSection name={texts.notes}>
            <OrderNotes id={id} notes={order.notes} />
          </TitledSection>
          <StaffSlot slot="admin.order" id={id} />
          <TitledSection name={texts.history}>
            <OrderHistory order={order} />
          </TitledSection>
        </div>
      </div>
    </div>
  )
}

/**
 * Returns whether staff can record a payment; this includes a transfer that arrives after the order was cancelled.
 */
const canRecordPayment = (status: DetailedOrder['status'], { state, kind }: NonNullable<DetailedOrder['payment']>) =>
  status === 'cancelled' ? state === 'closed' && kind === 'sent' : state === 'open'

const accountInWords = ({ holder, iban, bic }: NonNullable<DetailedOrder['transfer_account']>) =>
  [holder, printedIban(iban), bic].filter(Boolean).join(', ')

interface WarningsProps {
  order: DetailedOrder
  isLate: boolean
  promised: string | null
}

function Warnings({ order, isLate, promised }: WarningsProps) {
  const open = order.withdrawals.filter(({ closed_on }) => !closed_on)
  return (
    <ul className="-mt-4 grid gap-1 text-sm empty:hidden">
      {order.should_cancel && <li className="font-medium text-warn">{texts.refundedUnsent(order.id)}</li>}
      {isLate && promised && <li className="font-medium text-warn">{texts.latePromisedNotShipped(promised)}</li>}
      {order.disputes && <li className="font-medium text-warn">{texts.refundedAndLost(order.disputes)}</li>}
      {open.map(({ id }) => (
        <li key={id}>
          <Link to={href('/admin/withdrawals')} className="text-warn underline underline-offset-4">
            {texts.isBeingWithdrawn(id)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Recipient({ order: { recipient, customer, is_manual } }: { order: DetailedOrder }) {
  if (recipient.name === '') return <p className="text-muted text-sm">{texts.formerCustomer}</p>
  return (
    <div className="text-sm wrap-anywhere">
      <p className="font-medium">
        {customer?.id ? (
          <Link
            to={href('/admin/customers/:id', { id: String(customer.id) })}
            className="lone-link underline underline-offset-4"
          >
            {recipient.name}
          </Link>
        ) : (
          recipient.name
        )}
      </p>
      {customer?.id === null && !is_manual && <p className="text-muted">{texts.accountDeleted}</p>}
      {recipient.email && (
        <p>
          <a href={`mailto:${recipient.email}`} className="lone-link underline underline-offset-4">
            {recipient.email}
          </a>
        </p>
      )}
      {recipient.email && (
        <p>
          <Link
            to={`${href('/admin/orders')}?search=${encodeURIComponent(recipient.email)}`}
            className="lone-link underline underline-offset-4"
          >
            {texts.allTheirOrders}
          </Link>
        </p>
      )}
    </div>
  )
}
