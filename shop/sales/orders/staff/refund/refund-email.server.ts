import { href } from 'react-router'
import type { Services } from '../../../../../server/services.ts'
import type { EmailText } from '../../../../ui/emails/render-email.server.ts'
import { aboutOrder } from '../../about-order.ts'
import { showCents } from '../../order-emails.server.ts'
import type { StaffOrderRow } from '../../orders-store.server.ts'
import { refundAccountRequest } from '../../refund-account/refund-account-request.server.ts'

const WHY: Partial<Record<StaffOrderRow['refunds'][number]['because'], string>> = {
  not_as_agreed: 'Something was wrong with your order. We are sorry for that.',
  withdrawn: 'You withdrew from the contract.',
}

/** Returns the e-mail about a refund by staff with its reason; undefined if the customer's address is unknown. */
export function refundEmail(
  order: StaffOrderRow,
  { identity, publicUrl }: Pick<Services, 'identity' | 'publicUrl'>,
): EmailText | undefined {
  const { id, email, first_name, payment } = order
  const refund = order.refunds.at(-1)
  if (email === null || first_name === null || !refund || !payment) return undefined
  const sum = showCents(refund.cents)
  const why = WHY[refund.because]
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: `Your order ${id} at ${identity().name}: we refund ${sum}`,
    paragraphs: [
      payment.kind === 'online'
        ? `We refund ${sum}${payment.paid_by ? ` to ${payment.paid_by}` : ' by your original payment method'}. It can take a few days until the money arrives.`
        : `We refund ${sum} by bank transfer ${destinationOf(order)}`,
      ...(why ? [why] : []),
      ...(refund.note ? [refund.note] : []),
      ...refundAccountRequest(order, publicUrl()),
    ],
    ways: [{ text: `See order ${id}`, address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}

/** Returns the destination of a manual transfer, as the end of a sentence. */
const destinationOf = ({ refund_account }: Pick<StaffOrderRow, 'refund_account'>): string =>
  refund_account
    ? `to the account of ${refund_account.holder} with the IBAN ending in ${refund_account.iban_end}.`
    : 'to the account from which you paid. If you paid by card or prefer another account, reply to this e-mail.'
