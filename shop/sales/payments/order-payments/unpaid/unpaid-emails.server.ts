import { href } from 'react-router'
import { texts } from '#texts/sales/orders/emails'
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
    subject: texts.awaitsTransfer(id, shop),
    paragraphs: [texts.transferNotArrived, texts.reservedUntil(showDay(payment.ends_at))],
    facts: transferDetails(payment, accountFor(paymentMethods.find(payment.method), selling) ?? order.transfer_account),
    links: [{ text: texts.seeOrder(id), address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}

/** Why an order was cancelled. */
type CancellationReason = 'not_paid' | 'given_up' | 'not_collected'

function cancellationTexts(because: CancellationReason, id: number): [subject: string, why: string] {
  if (because === 'not_paid') return [texts.notPaidSubject(id), texts.notPaid]
  if (because === 'given_up') return [texts.cancelledByCustomerSubject(id), texts.cancelledByCustomer]
  return [texts.notCollectedSubject(id), texts.notCollected]
}

/** Returns the e-mail about a cancelled order for which nothing was charged. */
export function orderCancelledEmail(
  order: StaffOrderRow,
  because: CancellationReason,
  { publicUrl }: Sender,
): EmailText | undefined {
  const { id, email, first_name, payment } = order
  if (email === null || first_name === null) return undefined
  const [subject, why] = cancellationTexts(because, id)
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject,
    paragraphs: [
      texts.nothingCharged(why),
      ...(because === 'not_collected' ? [] : [ifPaidNevertheless(payment?.kind === 'sent', because)]),
    ],
    links: [{ text: texts.viewCart, address: `${publicUrl()}${href('/cart')}` }],
  }
}

function ifPaidNevertheless(isTransfer: boolean, because: CancellationReason): string {
  if (!isTransfer) return texts.refundedIfPaid
  return because === 'given_up' ? texts.transferRefunded : texts.transferReactivates
}
