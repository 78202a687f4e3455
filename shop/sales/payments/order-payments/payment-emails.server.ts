import { href } from 'react-router'
import { showDay } from '../../../../lib/texts/dates.ts'
import type { ProviderDispute } from '../../../../server/payments/payment-provider.ts'
import type { Services } from '../../../../server/services.ts'
import type { StaffEmail } from '../../../core/notifications/notify-staff.server.ts'
import { showCents } from '../../orders/order-emails.server.ts'
import type { StaffOrderRow } from '../../orders/orders-store.server.ts'
import { paymentEmail } from '../../orders/staff/payment/surplus-email.server.ts'
import type { PaymentRow } from '../payments-store.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl'>

/** Returns the e-mail for a processing payment that failed. */
export const paymentFailedEmail = (order: StaffOrderRow, sender: Sender) =>
  paymentEmail(order, sender, {
    about: 'your payment did not come through',
    paragraphs: [
      'Your bank has not made the payment. Nothing was charged.',
      'We keep what you ordered for one more day, so that you can pay it in another way. After that the order lapses, and costs you nothing.',
    ],
  })

/** Returns the e-mail about a refund. */
export const refundedEmail = (order: StaffOrderRow, cents: number, sender: Sender) =>
  paymentEmail(order, sender, {
    about: `${showCents(cents)} were paid back`,
    paragraphs: [
      `We have paid back ${showCents(cents)} in the way in which you paid. With a bank or a card it can take some days until you see it.`,
    ],
  })

/** Returns the e-mail about a failed refund and its consequence. */
export const refundFailedEmail = (order: StaffOrderRow, cents: number, sender: Sender) =>
  paymentEmail(order, sender, {
    about: `${showCents(cents)} could not be paid back yet`,
    paragraphs: [
      `We owe you ${showCents(cents)}, and could not pay them back in the way in which you paid. You lose nothing: we pay them back by transfer, and ask you for an account where we need one.`,
    ],
  })

const ISSUE_TEXTS: Record<NonNullable<PaymentRow['differs']>, string> = {
  amount: 'The provider received another amount than the order costs.',
  currency: 'The provider received another currency than euros.',
  mode: 'The payment was made in the provider’s other mode (test or live).',
  attempt: 'The provider’s payment does not belong to the attempt that we opened.',
}

/** Returns the e-mail to staff about a payment that needs attention. */
export const paymentIssueEmail = (order: StaffOrderRow, what: keyof typeof ISSUE_TEXTS, sender: ToStaff): StaffEmail =>
  toStaff(order, sender, { subject: `Order ${order.id}: a payment needs you`, paragraphs: [ISSUE_TEXTS[what]] })

const DISPUTES: Record<ProviderDispute['state'], { about: string; text: (until: string) => string }> = {
  open: {
    about: 'a payment needs you',
    text: (until) =>
      `Its customer disputes the payment with their bank. ${until} Without an answer the money is lost. The order takes no further step until you say so.`,
  },
  won: {
    about: 'a dispute is won',
    text: () => 'The bank has decided for you: the money stays with the shop, and nothing keeps the order any more.',
  },
  lost: {
    about: 'a dispute is lost',
    text: () =>
      'The bank has decided for the customer and given the money back. It counts as paid back: do not pay it back again. The order takes no further step until you say so.',
  },
  withdrawn: {
    about: 'a dispute is over',
    text: () => 'The dispute has ended without a decision: no money has moved, and nothing keeps the order any more.',
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
    : 'The provider’s dashboard says until when you can answer.'
  return toStaff(order, sender, { subject: `Order ${order.id}: ${about}`, paragraphs: [text(until)] })
}

/** Returns the e-mail to staff about money returned in excess of a payment. @param cents the excess */
export const overdrawnEmail = (order: StaffOrderRow, cents: number, sender: ToStaff): StaffEmail =>
  toStaff(order, sender, {
    subject: `Order ${order.id}: paid back twice`,
    paragraphs: [
      `${showCents(cents)} more have gone back than came: they were paid back, and lost to a dispute or paid back once more as well. Show the bank in the provider’s dashboard that they were paid back, or ask the customer for them.`,
    ],
  })

/** Returns the e-mail to staff about a failed refund that must be transferred manually. */
export const manualRefundEmail = (order: StaffOrderRow, cents: number, sender: ToStaff): StaffEmail =>
  toStaff(order, sender, {
    subject: `Order ${order.id}: a refund failed`,
    paragraphs: [
      `${showCents(cents)} could not go back in the way in which they were paid. Pay them back by transfer, and note that under Payments. The customer was told.`,
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
