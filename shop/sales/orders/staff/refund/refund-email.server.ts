import { href } from 'react-router'
import { texts } from '#texts/sales/orders/emails'
import type { Services } from '../../../../../server/services.ts'
import type { EmailText } from '../../../../ui/emails/render-email.server.ts'
import { GIFT_CARD_METHOD } from '../../../payments/gift-card-method.ts'
import { shownPaidBy } from '../../../payments/methods/paid-by.server.ts'
import { aboutOrder } from '../../about-order.ts'
import { showCents } from '../../order-emails.server.ts'
import type { StaffOrderRow } from '../../orders-store.server.ts'
import { refundAccountRequest } from '../../refund-account/refund-account-request.server.ts'

function reasonText(because: StaffOrderRow['refunds'][number]['because']): string | undefined {
  if (because === 'not_as_agreed') return texts.notAsAgreed
  return because === 'withdrawn' ? texts.youWithdrew : undefined
}

/** Returns the e-mail about a refund by staff with its reason; undefined if the customer's address is unknown. */
export function refundEmail(
  order: StaffOrderRow,
  { identity, publicUrl }: Pick<Services, 'identity' | 'publicUrl'>,
): EmailText | undefined {
  const { id, email, first_name, payment } = order
  const refund = order.refunds.at(-1)
  if (email === null || first_name === null || !refund || !payment) return undefined
  // A refund to gift cards and to the other payment method has two parts.
  const parts = order.refunds.filter(({ made_at }) => made_at === refund.made_at)
  const sum = centsOf(parts)
  const toCards = parts.filter(({ provider }) => provider === GIFT_CARD_METHOD.provider)
  const rest = parts.filter((part) => !toCards.includes(part))
  const why = reasonText(refund.because)
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: texts.orderSubject(id, identity().name, texts.weRefund(sum)),
    paragraphs: [
      ...(toCards.length > 0 ? [texts.refundToCard(centsOf(toCards))] : []),
      ...(rest.length === 0 ? [] : [refundSentence(order, centsOf(rest))]),
      ...(why ? [why] : []),
      ...(refund.note ? [refund.note] : []),
      ...refundAccountRequest(order, publicUrl()),
    ],
    links: [{ text: texts.seeOrder(id), address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}

/** Returns the e-mail about a return without a refund; undefined if the customer's address is unknown. */
export function settledEmail(
  { id, email, first_name }: StaffOrderRow,
  {
    identity,
    publicUrl,
    note,
    isByOffer,
  }: Pick<Services, 'identity' | 'publicUrl'> & { note: string; isByOffer: boolean },
): EmailText | undefined {
  if (email === null || first_name === null) return undefined
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: texts.orderSubject(id, identity().name, texts.returnSettled),
    paragraphs: [isByOffer ? texts.nothingToRefund : texts.settledWithoutRefund, ...(note ? [note] : [])],
    links: [{ text: texts.seeOrder(id), address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}

const centsOf = (parts: readonly { cents: number }[]) => showCents(parts.reduce((sum, { cents }) => sum + cents, 0))

/** Returns the sentence about a refund that the customer gets in the way of the payment, or by bank transfer. */
function refundSentence(
  { payment, refund_account }: Pick<StaffOrderRow, 'payment' | 'refund_account'>,
  sum: string,
): string {
  if (payment?.kind === 'online')
    return payment.paid_by ? texts.refundTo(sum, shownPaidBy(payment.paid_by)) : texts.refundByMethod(sum)
  return refund_account
    ? texts.refundToAccount(sum, refund_account.holder, refund_account.iban_end)
    : texts.refundToPayingAccount(sum)
}
