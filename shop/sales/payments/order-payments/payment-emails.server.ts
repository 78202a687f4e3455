import { href } from 'react-router'
import { showDay } from '../../../../lib/texts/dates.ts'
import type { Services } from '../../../../server/services.ts'
import type { StaffEmail } from '../../../core/notifications/notify-staff.server.ts'
import type { ProviderDispute } from '../../../extension/payment-provider.ts'
import { showCents } from '../../orders/order-emails.server.ts'
import type { StaffOrderRow } from '../../orders/orders-store.server.ts'
import { paymentEmail } from '../../orders/staff/payment/surplus-email.server.ts'
import type { PaymentRow } from '../payments-store.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl'>

/** Returns the e-mail for a processing payment that failed. */
export const paymentFailedEmail = (order: StaffOrderRow, sender: Sender) =>
  paymentEmail(order, sender, {
    about: 'your payment failed',
    paragraphs: [
      'Your bank did not make the payment. Nothing was charged.',
      'We reserve the items for one more day, so that you can pay in another way. After that, the order expires and nothing is charged.',
    ],
  })

/** Returns the e-mail about a refund. */
export const refundedEmail = (order: StaffOrderRow, cents: number, sender: Sender) =>
  paymentEmail(order, sender, {
    about: `${showCents(cents)} refunded`,
    paragraphs: [`We have refunded ${showCents(cents)}. It can take a few days until the money arrives.`],
  })

/** Returns the e-mail about an amount that was refunded to gift cards. */
export const refundedToCardsEmail = (order: StaffOrderRow, cents: number, sender: Sender) =>
  paymentEmail(order, sender, {
    about: `${showCents(cents)} refunded`,
    paragraphs: [`We have refunded ${showCents(cents)} to your gift card. You can spend it at once.`],
  })

/** Returns the e-mail about a failed refund and its consequence. */
export const refundFailedEmail = (order: StaffOrderRow, cents: number, sender: Sender) =>
  paymentEmail(order, sender, {
    about: `${showCents(cents)} could not be refunded yet`,
    paragraphs: [
      `We could not refund ${showCents(cents)} by your original payment method. You will still get your money: we will refund it by bank transfer, and ask you for an account if we need one.`,
    ],
  })

const ISSUE_TEXTS: Record<NonNullable<PaymentRow['differs']>, string> = {
  amount: 'The amount that the provider received differs from the order total.',
  currency: 'The provider received a currency other than euros.',
  mode: 'The payment was made in the provider’s other mode (test or live).',
  attempt: 'The provider’s payment does not match the payment attempt of the shop.',
}

/** Returns the e-mail to staff about a payment that needs attention. */
export const paymentIssueEmail = (order: StaffOrderRow, what: keyof typeof ISSUE_TEXTS, sender: ToStaff): StaffEmail =>
  toStaff(order, sender, { subject: `Order ${order.id}: a payment needs attention`, paragraphs: [ISSUE_TEXTS[what]] })

const DISPUTES: Record<ProviderDispute['state'], { about: string; text: (until: string) => string }> = {
  open: {
    about: 'a payment needs attention',
    text: (until) =>
      `The customer disputes the payment with their bank. ${until} Without an answer, the shop loses the money. The order is on hold until you resolve the dispute under Payments.`,
  },
  won: {
    about: 'dispute won',
    text: () => 'The bank decided in your favour. The shop keeps the money, and the order can proceed.',
  },
  lost: {
    about: 'dispute lost',
    text: () =>
      'The bank decided for the customer and returned the money. It counts as refunded: do not refund it again. The order is on hold until you resolve the dispute under Payments.',
  },
  withdrawn: {
    about: 'dispute closed',
    text: () => 'The dispute ended without a decision. No money was moved, and the order can proceed.',
  },
}

/** Returns the e-mail to staff about an opened or ended dispute. @param answerBy null if the deadline is unknown */
export function disputeEmail(
  order: StaffOrderRow,
  state: ProviderDispute['state'],
  answerBy: Date | null,
  sender: ToStaff,
): StaffEmail {
  const { about, text } = DISPUTES[state]
  const until = answerBy
    ? `Answer by ${showDay(answerBy.getTime())} in the provider’s dashboard.`
    : 'The provider’s dashboard shows the deadline for your answer.'
  return toStaff(order, sender, { subject: `Order ${order.id}: ${about}`, paragraphs: [text(until)] })
}

/** Returns the e-mail to staff about money returned in excess of a payment. @param cents the excess */
export const overdrawnEmail = (order: StaffOrderRow, cents: number, sender: ToStaff): StaffEmail =>
  toStaff(order, sender, {
    subject: `Order ${order.id}: refunded twice`,
    paragraphs: [
      `${showCents(cents)} more were returned than received: they were refunded, and also lost to a dispute or refunded again. Show the bank in the provider’s dashboard that they were refunded, or ask the customer to return them.`,
    ],
  })

/** Returns the e-mail to staff about a failed refund that must be transferred manually. */
export const manualRefundEmail = (order: StaffOrderRow, cents: number, sender: ToStaff): StaffEmail =>
  toStaff(order, sender, {
    subject: `Order ${order.id}: a refund failed`,
    paragraphs: [
      `${showCents(cents)} could not be refunded by the original payment method. Refund them by bank transfer, and record the transfer under Payments. The customer was notified.`,
    ],
  })

type ToStaff = Pick<Services, 'publicUrl'>

function toStaff(
  { id }: StaffOrderRow,
  { publicUrl }: ToStaff,
  text: Pick<StaffEmail, 'subject' | 'paragraphs'>,
): StaffEmail {
  return {
    ...text,
    ways: [
      { text: 'See the payments', address: `${publicUrl()}${href('/admin/payments')}` },
      { text: `See order ${id}`, address: `${publicUrl()}${href('/admin/orders/:id', { id: String(id) })}` },
    ],
  }
}
