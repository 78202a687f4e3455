import { href } from 'react-router'
import { showDay } from '../../../../../lib/texts/dates.ts'
import type { Services } from '../../../../../server/services.ts'
import type { EmailText } from '../../../../ui/emails/render-email.server.ts'
import { accountFor, transferDetails } from '../../../checkout/placing/order-details.server.ts'
import { aboutOrder } from '../../../orders/about-order.ts'
import type { StaffOrderRow } from '../../../orders/orders-store.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl' | 'paymentMethods'>

/** Returns the reminder of a transfer that has not arrived; undefined if the order has no payment by transfer. */
export function transferReminder(
  order: StaffOrderRow,
  { identity, publicUrl, paymentMethods }: Sender,
): EmailText | undefined {
  const { id, email, first_name, payment } = order
  if (email === null || first_name === null || !payment?.ends_at) return undefined
  const { name: shop, selling } = identity()
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: `Your order ${id} at ${shop} awaits your transfer`,
    paragraphs: [
      'Your transfer has not arrived yet. If you have sent it, you don’t need to do anything: transfers can take a day or two.',
      `We reserve the items until ${showDay(payment.ends_at)}. After that, the order expires and nothing is charged.`,
    ],
    facts: transferDetails(payment, accountFor(paymentMethods.find(payment.method), selling) ?? order.transfer_account),
    ways: [{ text: `See order ${id}`, address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}

/** Why an order was cancelled. */
type CancellationReason = 'not_paid' | 'given_up' | 'not_collected'

const CANCELLATION_TEXTS: Record<CancellationReason, { subject: (id: number) => string; why: string }> = {
  not_paid: {
    subject: (id) => `Your order ${id} was not paid in time`,
    why: 'Your order was not paid in time and has expired.',
  },
  given_up: { subject: (id) => `Your order ${id} is cancelled`, why: 'You cancelled your order.' },
  not_collected: {
    subject: (id) => `Your order ${id} was not collected in time`,
    why: 'Your order was not collected in time and has expired.',
  },
}

/** Returns the e-mail about a cancelled order for which nothing was charged. */
export function orderCancelledEmail(
  order: StaffOrderRow,
  because: CancellationReason,
  { publicUrl }: Sender,
): EmailText | undefined {
  const { id, email, first_name, payment } = order
  if (email === null || first_name === null) return undefined
  const { subject, why } = CANCELLATION_TEXTS[because]
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: subject(id),
    paragraphs: [
      `${why} Nothing was charged. Items that you ordered from your cart are back in it.`,
      ...(because === 'not_collected' ? [] : [ifPaidNevertheless(payment?.kind === 'sent', because)]),
    ],
    ways: [{ text: 'View cart', address: `${publicUrl()}${href('/cart')}` }],
  }
}

function ifPaidNevertheless(isTransfer: boolean, because: CancellationReason): string {
  if (!isTransfer) return 'If you have paid nevertheless, the full amount is refunded automatically.'
  return because === 'given_up'
    ? 'If you have sent a transfer meanwhile, we will refund it.'
    : 'If you have sent a transfer meanwhile, we reactivate your order if all items are still available, or refund you.'
}
