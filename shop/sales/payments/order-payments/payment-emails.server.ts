import { href } from 'react-router'
import { texts } from '#texts/sales/orders/emails'
import { texts as staffTexts } from '#texts/sales/orders/notifications'
import { showDay } from '../../../../lib/texts/dates.ts'
import type { Services } from '../../../../server/services.ts'
import type { StaffEmail } from '../../../core/notifications/notify-staff.server.ts'
import type { ProviderDispute } from '../../../extension/payment-provider.ts'
import type { BlockedCard } from '../../gift-cards/selling/sold-cards-store.server.ts'
import { showCents } from '../../orders/order-emails.server.ts'
import type { StaffOrderRow } from '../../orders/orders-store.server.ts'
import { paymentEmail } from '../../orders/staff/payment/surplus-email.server.ts'
import type { PaymentRow } from '../payments-store.server.ts'

type Sender = Pick<Services, 'identity' | 'publicUrl'>

/** Returns the e-mail for a processing payment that failed. */
export const paymentFailedEmail = (order: StaffOrderRow, sender: Sender) =>
  paymentEmail(order, sender, {
    about: texts.paymentFailed,
    paragraphs: [texts.bankDidNotPay, texts.reservedOneDay],
  })

/** Returns the e-mail about a refund. */
export const refundedEmail = (order: StaffOrderRow, cents: number, sender: Sender) =>
  paymentEmail(order, sender, {
    about: texts.refunded(showCents(cents)),
    paragraphs: [texts.haveRefunded(showCents(cents))],
  })

/** Returns the e-mail about an amount that was refunded to gift cards. */
export const refundedToCardsEmail = (order: StaffOrderRow, cents: number, sender: Sender) =>
  paymentEmail(order, sender, {
    about: texts.refunded(showCents(cents)),
    paragraphs: [texts.haveRefundedToCard(showCents(cents))],
  })

/** Returns the e-mail about a failed refund and its consequence. */
export const refundFailedEmail = (order: StaffOrderRow, cents: number, sender: Sender) =>
  paymentEmail(order, sender, {
    about: texts.notRefundedYet(showCents(cents)),
    paragraphs: [texts.refundByTransferInstead(showCents(cents))],
  })

/** Returns the e-mail to staff about a payment that needs attention. */
export const paymentIssueEmail = (
  order: StaffOrderRow,
  what: NonNullable<PaymentRow['differs']>,
  sender: ToStaff,
): StaffEmail =>
  toStaff(order, sender, { subject: staffTexts.needsAttention(order.id), paragraphs: [staffTexts.issues[what]] })

function disputeTexts(state: ProviderDispute['state'], order: number, until: string): [subject: string, text: string] {
  if (state === 'open') return [staffTexts.needsAttention(order), staffTexts.disputed(until)]
  if (state === 'won') return [staffTexts.disputeWonSubject(order), staffTexts.disputeWon]
  if (state === 'lost') return [staffTexts.disputeLostSubject(order), staffTexts.disputeLost]
  return [staffTexts.disputeClosedSubject(order), staffTexts.disputeClosed]
}

interface DisputeNews extends Pick<ProviderDispute, 'state' | 'answerBy'> {
  /** Gift cards of the order that were blocked, or are still blocked after the dispute. */
  cards: readonly BlockedCard[]
}

/** Returns the e-mail to staff about an opened or ended dispute. */
export function disputeEmail(
  order: StaffOrderRow,
  { state, answerBy, cards }: DisputeNews,
  sender: ToStaff,
): StaffEmail {
  const until = answerBy ? staffTexts.answerBy(showDay(answerBy.getTime())) : staffTexts.answerDeadline
  const [subject, text] = disputeTexts(state, order.id, until)
  const blocked = state === 'open' || state === 'lost' ? staffTexts.cardsBlocked : staffTexts.cardsStillBlocked
  return toStaff(order, sender, {
    subject,
    paragraphs: [text, ...(cards.length > 0 ? [blocked(namesOf(cards))] : [])],
  })
}

interface BlockedCards {
  cards: readonly BlockedCard[]
  /** Whether the payment is disputed; otherwise money was returned at the provider. */
  isDisputed: boolean
}

/** Returns the e-mail to staff about gift cards that were blocked because their money was returned or is disputed. */
export const cardsBlockedEmail = (
  order: StaffOrderRow,
  { cards, isDisputed }: BlockedCards,
  sender: ToStaff,
): StaffEmail =>
  toStaff(order, sender, {
    subject: staffTexts.cardsBlockedSubject(order.id),
    paragraphs: [
      isDisputed ? staffTexts.paymentDisputed : staffTexts.returnedAtProvider,
      staffTexts.cardsBlocked(namesOf(cards)),
    ],
  })

const namesOf = (cards: readonly BlockedCard[]) =>
  cards.map(({ last_four, balance_cents }) => `•••• ${last_four} (${showCents(balance_cents)})`).join(', ')

/** Returns the e-mail to staff about money returned in excess of a payment. @param cents the excess */
export const overdrawnEmail = (order: StaffOrderRow, cents: number, sender: ToStaff): StaffEmail =>
  toStaff(order, sender, {
    subject: staffTexts.refundedTwiceSubject(order.id),
    paragraphs: [staffTexts.refundedTwice(showCents(cents))],
  })

/** Returns the e-mail to staff about a failed refund that must be transferred manually. */
export const manualRefundEmail = (order: StaffOrderRow, cents: number, sender: ToStaff): StaffEmail =>
  toStaff(order, sender, {
    subject: staffTexts.refundFailedSubject(order.id),
    paragraphs: [staffTexts.refundFailed(showCents(cents))],
  })

type ToStaff = Pick<Services, 'publicUrl'>

function toStaff(
  { id }: StaffOrderRow,
  { publicUrl }: ToStaff,
  text: Pick<StaffEmail, 'subject' | 'paragraphs'>,
): StaffEmail {
  return {
    ...text,
    links: [
      { text: staffTexts.seePayments, address: `${publicUrl()}${href('/admin/payments')}` },
      { text: staffTexts.seeOrder(id), address: `${publicUrl()}${href('/admin/orders/:id', { id: String(id) })}` },
    ],
  }
}
