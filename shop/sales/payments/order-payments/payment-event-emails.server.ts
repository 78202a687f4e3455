import { toCents } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { onEvent } from '../../../../server/events/event.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { notifyStaff } from '../../../core/notifications/notify-staff.server.ts'
import { type EmailText, renderEmail } from '../../../ui/emails/render-email.server.ts'
import { agreedOrCurrentTerms } from '../../checkout/placing/agreed-terms-text.server.ts'
import { orderPlacedEmail } from '../../checkout/placing/order-placed-email.server.ts'
import {
  orderCancelledNotification,
  orderPlacedNotification,
  paymentReceivedNotification,
} from '../../orders/notifications/order-notifications.server.ts'
import { orderCancelled, orderPaid, orderRefunded } from '../../orders/order-events.contract.ts'
import { findOrderForStaff, type StaffOrderRow } from '../../orders/orders-store.server.ts'
import { GIFT_CARD_METHOD } from '../gift-card-method.ts'
import { findPaymentById } from '../payments-store.server.ts'
import { refundedEmail, refundedToCardsEmail } from './payment-emails.server.ts'
import { orderCancelledEmail } from './unpaid/unpaid-emails.server.ts'

type Sending = Pick<Services, 'config' | 'identity' | 'publicUrl' | 'paymentMethods'>

/** Returns the handlers that send e-mails about payments, refunds, and cancellations that staff did not make. */
export function paymentEmailHandlers(services: Sending) {
  async function emailCustomer(tx: Database, order: StaffOrderRow, build: () => EmailText | undefined, at: Date) {
    const email = renderEmail(order.language, build, services)
    if (email) await enqueueEmail(tx, email, at)
  }

  /** Notifies as of a new order, or of a payment if new orders are not notified or staff created it. */
  async function notifyPaidOrder(tx: Database, order: StaffOrderRow, now: Date) {
    const placed = { event: 'order_placed', email: () => orderPlacedNotification(order, services), now } as const
    if (!order.is_manual && (await notifyStaff(tx, services, placed))) return
    const email = () => paymentReceivedNotification(order, services)
    await notifyStaff(tx, services, { event: 'payment_received', email, now })
  }

  return [
    // Staff who record a payment send its e-mail together with the step of the order.
    onEvent(orderPaid, async (tx, { subject_id, data, at }) => {
      const order = data.is_online && (await findOrderForStaff(tx, Number(subject_id)))
      if (!order) return
      const agreed = await agreedOrCurrentTerms(tx, order, services)
      await emailCustomer(tx, order, () => orderPlacedEmail(order, agreed, services), at)
      await notifyPaidOrder(tx, order, at)
    }),
    onEvent(orderRefunded, async (tx, { subject_id, data, at }) => {
      const order = data.because !== 'at_provider' && (await findOrderForStaff(tx, Number(subject_id)))
      if (!order) return
      const payment = await findPaymentById(tx, data.payment)
      const email = payment?.provider === GIFT_CARD_METHOD.provider ? refundedToCardsEmail : refundedEmail
      await emailCustomer(tx, order, () => email(order, toCents(data.amount), services), at)
    }),
    // Steps by staff and withdrawals send their own e-mails.
    onEvent(orderCancelled, async (tx, { subject_id, data: { from, because }, at }) => {
      if (because === null || because === 'withdrawn') return
      const order = await findOrderForStaff(tx, Number(subject_id))
      if (!order) return
      const isUncollected = because === 'not_paid' && from !== 'awaiting_payment'
      const reason = isUncollected ? 'not_collected' : because
      await emailCustomer(tx, order, () => orderCancelledEmail(order, reason, services), at)
      if (because !== 'given_up') return
      const email = () => orderCancelledNotification(order, services)
      await notifyStaff(tx, services, { event: 'order_cancelled', email, now: at })
    }),
  ]
}
