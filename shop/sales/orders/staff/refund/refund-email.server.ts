import { href } from 'react-router'
import type { Services } from '../../../../../server/services.ts'
import type { EmailText } from '../../../../ui/emails/render-email.server.ts'
import { GIFT_CARD_METHOD } from '../../../payments/gift-card-method.ts'
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
  // A refund to gift cards and to the other payment method has two parts.
  const parts = order.refunds.filter(({ made_at }) => made_at === refund.made_at)
  const sum = centsOf(parts)
  const toCards = parts.filter(({ provider }) => provider === GIFT_CARD_METHOD.provider)
  const rest = parts.filter((part) => !toCards.includes(part))
  const restSum = centsOf(rest)
  const why = WHY[refund.because]
  return {
    to: email,
    about: aboutOrder(id),
    name: first_name,
    subject: `Your order ${id} at ${identity().name}: we refund ${sum}`,
    paragraphs: [
      ...(toCards.length > 0 ? [`We refund ${centsOf(toCards)} to your gift card.`] : []),
      ...(rest.length === 0
        ? []
        : [
            payment.kind === 'online'
              ? `We refund ${restSum}${payment.paid_by ? ` to ${payment.paid_by}` : ' by your original payment method'}. It can take a few days until the money arrives.`
              : `We refund ${restSum} by bank transfer ${destinationOf(order)}`,
          ]),
      ...(why ? [why] : []),
      ...(refund.note ? [refund.note] : []),
      ...refundAccountRequest(order, publicUrl()),
    ],
    ways: [{ text: `See order ${id}`, address: `${publicUrl()}${href('/orders/:id', { id: String(id) })}` }],
  }
}

const centsOf = (parts: readonly { cents: number }[]) => showCents(parts.reduce((sum, { cents }) => sum + cents, 0))

/** Returns the destination of a manual transfer, as the end of a sentence. */
const destinationOf = ({ refund_account }: Pick<StaffOrderRow, 'refund_account'>): string =>
  refund_account
    ? `to the account of ${refund_account.holder} with the IBAN ending in ${refund_account.iban_end}.`
    : 'to the account from which you paid. If you paid by card or prefer another account, reply to this e-mail.'
