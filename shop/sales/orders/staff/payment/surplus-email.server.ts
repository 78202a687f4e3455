import { href } from 'react-router'
import { texts } from '#texts/sales/orders/emails'
import type { Services } from '../../../../../server/services.ts'
import type { EmailParagraph } from '../../../../ui/emails/email-page.server.ts'
import type { EmailText } from '../../../../ui/emails/render-email.server.ts'
import type { RefundReason } from '../../../payments/payments.contract.ts'
import { aboutOrder } from '../../about-order.ts'
import { showCents } from '../../order-emails.server.ts'
import type { StaffOrderRow } from '../../orders-store.server.ts'
import { refundAccountRequest } from '../../refund-account/refund-account-request.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl'>

/** Returns an e-mail about the payment of an order; undefined if the customer's address is unknown. */
export function paymentEmail(
  order: StaffOrderRow,
  { identity, publicUrl }: Sender,
  { about, paragraphs }: { about: string; paragraphs: EmailParagraph[] },
): EmailText | undefined {
  const { id, email, first_name } = order
  if (email === null || first_name === null) return undefined
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: texts.orderSubject(id, identity().name, about),
    paragraphs,
    links: [{ text: texts.seeOrder(id), address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}

function reasonText(because: RefundReason): string {
  if (because === 'late') return texts.arrivedLate
  if (because === 'cancelled') return texts.cancelledBefore
  return because === 'surplus' ? texts.alreadyPaid : ''
}

/** Returns the e-mail about a payment that the order does not need and that is refunded in full. */
export function surplusEmail(order: StaffOrderRow, because: RefundReason, cents: number, sender: Sender) {
  const request = refundAccountRequest(order, sender.publicUrl())
  return paymentEmail(order, sender, {
    about: texts.weRefundPayment,
    paragraphs: [
      `${texts.received(showCents(cents))} ${reasonText(because)}`,
      texts.refundInFull,
      ...(request.length > 0 ? request : [texts.nothingToDo]),
    ],
  })
}
