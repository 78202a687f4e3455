import { href } from 'react-router'
import type { Services } from '../../server/services.ts'
import type { EmailText } from '../emails/render-email.server.ts'
import { aboutOrder } from '../orders/about-order.ts'
import { showCents } from '../orders/order-emails.server.ts'
import type { StaffOrderRow } from '../orders/orders-store.server.ts'
import type { RefundReason } from '../payments/payments.contract.ts'
import type { PaymentRow } from '../payments/payments-store.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl'>

function toCustomer(
  order: StaffOrderRow,
  { identity, publicUrl }: Sender,
  { about, paragraphs }: { about: string; paragraphs: string[] },
): EmailText | undefined {
  const { id, email, first_name } = order
  if (email === null || first_name === null) return undefined
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: `Your order ${id} at ${identity().name}: ${about}`,
    paragraphs,
    ways: [{ text: `See order ${id}`, address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}

const WHY_BACK: Partial<Record<RefundReason, string>> = {
  late: 'It came after your order had lapsed, and we cannot make that order any more.',
  cancelled: 'Your order was cancelled before the payment came.',
  surplus: 'Your order was paid already.',
}

/** Says that money has come that the order needs no more, and that all of it goes back. */
export const surplusEmail = (order: StaffOrderRow, because: RefundReason, cents: number, sender: Sender) =>
  toCustomer(order, sender, {
    about: 'your payment goes back',
    paragraphs: [
      `We have received ${showCents(cents)} from you. ${WHY_BACK[because] ?? ''}`,
      'We pay all of it back, in the way in which you paid. With a bank or a card this can take some days. There is nothing that you need to do.',
    ],
  })

/** Says that a payment that was on its way came to nothing. */
export const paymentFailedEmail = (order: StaffOrderRow, sender: Sender) =>
  toCustomer(order, sender, {
    about: 'your payment did not come through',
    paragraphs: [
      'Your bank has not made the payment. Nothing was charged.',
      'We keep what you ordered for one more day, so that you can pay it in another way. After that the order lapses, and costs you nothing.',
    ],
  })

/** Says that money was paid back. */
export const refundedEmail = (order: StaffOrderRow, cents: number, sender: Sender) =>
  toCustomer(order, sender, {
    about: `${showCents(cents)} were paid back`,
    paragraphs: [
      `We have paid back ${showCents(cents)} in the way in which you paid. With a bank or a card it can take some days until you see it.`,
    ],
  })

const TO_SEE: Record<NonNullable<PaymentRow['differs']> | 'dispute', string> = {
  amount: 'The provider received another amount than the order costs.',
  currency: 'The provider received another currency than euros.',
  mode: 'The payment was made in the provider’s other mode (test or live).',
  attempt: 'The provider’s payment does not belong to the attempt that we opened.',
  dispute:
    'Its customer disputes the payment with their bank. The provider says until when you can answer; without an answer the money is lost. The order takes no further step until you say so.',
}

/** Tells staff of a payment that they have to look at. */
export function paymentToSeeEmail(
  { id }: StaffOrderRow,
  what: keyof typeof TO_SEE,
  { config, publicUrl }: Sender & Pick<Services, 'config'>,
): EmailText {
  return {
    to: config.shopEmail,
    subject: `Order ${id}: a payment needs you`,
    paragraphs: [TO_SEE[what]],
    ways: [
      { text: 'See the payments', address: `${publicUrl()}${href('/admin/payments')}` },
      { text: `See order ${id}`, address: `${publicUrl()}${href('/admin/orders/:id', { id: String(id) })}` },
    ],
  }
}
