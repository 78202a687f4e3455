import { z } from 'zod'
import { texts } from '#texts/sales/gift-cards/selling'
import type { Language } from '../../../../lib/texts/languages.ts'
import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import type { Database } from '../../../../server/db/open.ts'
import { DAY, MINUTE } from '../../../../server/durations.ts'
import { onEvent, type Subscriber } from '../../../../server/events/event.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import { enqueueEmail } from '../../../../server/mail/outbox.ts'
import type { Services } from '../../../../server/services.ts'
import { notifyStaff } from '../../../core/notifications/notify-staff.server.ts'
import { LIFECYCLE, stepsFrom } from '../../../core/order-states/lifecycle.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { orderPaid } from '../../orders/order-events.contract.ts'
import { lockOrder, storeStep } from '../../orders/order-rows-store.server.ts'
import { findOrderForStaff, type StaffOrderRow } from '../../orders/orders-store.server.ts'
import { cardsBlockedEmail } from '../../payments/order-payments/payment-emails.server.ts'
import { findPayment } from '../../payments/payments-store.server.ts'
import { leftToRefund } from '../../payments/refunds/refunds-store.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { endOfNewCard } from '../end-of-new-card.server.ts'
import { createCode } from '../gift-card-code.ts'
import { giftCardEmail } from '../gift-card-email.server.ts'
import { findGiftCard, insertGiftCard, lockGiftCard, updateGiftCard } from '../gift-cards-store.server.ts'
import { soldCardsEmail } from './sold-card-emails.server.ts'
import {
  areAllSent,
  blockSoldCards,
  findSoldCard,
  findSoldCards,
  findUnsentCard,
  type SoldCardRow,
  setIssued,
  setSent,
} from './sold-cards-store.server.ts'

/** The time of the day at which cards for a later day are sent, in the shop's time zone. */
const SENT_AT = '08:00'

/** Sends a sold gift card on the day that the buyer chose. */
export const sendGiftCard = defineJob({
  name: 'send-gift-card',
  payload: z.object({ sold: z.number() }),
  claimMs: MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'a gift card could not be sent',
})

type Sending = Pick<Services, 'identity' | 'publicUrl' | 'config'>

/** Issues the gift cards of each paid order, exactly once. */
export const giftCardSubscriber = (services: Sending & Pick<Services, 'clock'>): Subscriber => ({
  name: 'gift cards',
  handlers: [
    onEvent(orderPaid, (tx, { subject_id }) => issueSoldCards(tx, services, Number(subject_id), services.clock())),
  ],
})

/**
 * Issues the gift cards of a paid order that are not issued yet. Test orders and cancelled orders issue none. If the
 * money was returned or is disputed meanwhile, the cards are issued blocked and not sent.
 */
export async function issueSoldCards(tx: Database, services: Sending, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.is_test || order.status === 'cancelled' || order.status === 'awaiting_payment') return
  const cards = (await findSoldCards(tx, orderId)).filter((one) => one.gift_card_id === null && one.revoked_at === null)
  if (cards.length === 0) return
  const ends_on = await endOfNewCard(tx, now)
  const issued: (SoldCardRow & { cardId: number; code: string })[] = []
  for (const sold of cards) {
    const { code, hash, lastFour } = createCode()
    const card = { code_hash: hash, last_four: lastFour, email: sold.email, recipient_name: sold.name }
    const terms = { message: sold.message, reason: texts.soldWith(orderId), ends_on }
    const cardId = await insertGiftCard(tx, { ...card, ...terms }, sold.cents, now)
    await setIssued(tx, sold.id, cardId)
    issued.push({ ...sold, cardId, code })
  }
  if (await blockUnpaid(tx, services, orderId, now)) return
  const { day } = inShopTime(now)
  for (const { id, send_on, ...card } of issued)
    if (send_on <= day) await sendCode(tx, services, card, now)
    else await enqueueJob(tx, sendGiftCard, { sold: id }, { now, dueAt: startOf(send_on), key: String(id) })
  const paid = await findOrderForStaff(tx, orderId)
  const isForOthers = cards.some(({ is_for_buyer }) => !is_for_buyer)
  if (isForOthers && paid?.email) {
    const buyer = { id: orderId, email: paid.email, name: paid.first_name ?? '' }
    const build = () => soldCardsEmail(buyer, cards, { ...services, day })
    await enqueueEmail(tx, renderEmail(paid.language, build, services), now)
  }
  await completeOrder(tx, orderId, now)
}

/** Blocks issued cards that the payment no longer pays, and notifies staff. @returns false if the cards are paid */
async function blockUnpaid(tx: Database, services: Sending, orderId: number, now: Date): Promise<boolean> {
  const payment = await findPayment(tx, orderId)
  if (!payment) return false
  const isDisputed = await isInDispute(tx, orderId)
  const cards = await blockSoldCards(tx, orderId, isDisputed ? 0 : await leftToRefund(tx, payment), now)
  if (cards.length === 0) return false
  const order = await findOrderForStaff(tx, orderId)
  const email = (row: StaffOrderRow) => cardsBlockedEmail(row, { cards, isDisputed }, services)
  if (order) await notifyStaff(tx, services, { event: 'always', email: () => email(order), now })
  return true
}

const startOf = (day: string) => new Date(fromShopTime(`${day}T${SENT_AT}`) ?? day)

/**
 * Sends a scheduled card with a new code, unless it was sent, blocked or refunded meanwhile. It is postponed by a day
 * while the payment is disputed.
 */
export async function sendScheduledCard(
  { db, clock, ...services }: Sending & Pick<Services, 'db' | 'clock'>,
  sold: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findSoldCard(tx, sold)
    if (!found || !(await lockOrder(tx, found.order_id))) return
    const card = await findSoldCard(tx, sold)
    if (!card?.gift_card_id || card.sent_at || card.revoked_at) return
    const now = clock()
    if (await isInDispute(tx, card.order_id)) {
      const { day } = inShopTime(new Date(now.getTime() + DAY))
      await enqueueJob(tx, sendGiftCard, { sold }, { now, dueAt: startOf(day), key: `${sold}, ${day}` })
      return
    }
    if (card.is_blocked) return
    await sendNewCode(tx, services, { cardId: card.gift_card_id, language: card.language }, now)
    await completeOrder(tx, card.order_id, now)
  })
}

/** Sends a sold card that staff unblock, unless it was sent: at once, or on its day if that is later. */
export async function resumeSending(tx: Database, cardId: number, now: Date): Promise<void> {
  const card = await findUnsentCard(tx, cardId)
  if (!card) return
  const { day } = inShopTime(now)
  const dueAt = card.send_on > day ? startOf(card.send_on) : now
  await enqueueJob(tx, sendGiftCard, { sold: card.id }, { now, dueAt, key: `${card.id}, unblocked` })
}

/** Returns whether the payment of an order is disputed, and staff have not resolved the dispute. */
export async function isInDispute(tx: Database, orderId: number): Promise<boolean> {
  const payment = await findPayment(tx, orderId)
  return payment?.is_disputed === true && !payment.dispute_seen_at
}

/**
 * Replaces the code of a gift card and sends it. Only its hash is stored, so a card that is sent later or again gets
 * another code.
 */
export async function sendNewCode(
  tx: Database,
  services: Sending,
  {
    cardId,
    language,
    email,
  }: { cardId: number; language: Language | null /** A corrected address. */; email?: string },
  now: Date,
): Promise<void> {
  await lockGiftCard(tx, cardId)
  const { code, hash, lastFour } = createCode()
  await updateGiftCard(tx, cardId, { code_hash: hash, last_four: lastFour, ...(email && { email }) })
  await sendCode(tx, services, { cardId, code, language }, now)
}

async function sendCode(
  tx: Database,
  services: Sending,
  { cardId, code, language }: { cardId: number; code: string; language: Language | null },
  now: Date,
): Promise<void> {
  const card = await findGiftCard(tx, cardId)
  // The recipient was erased: staff can send the card to another address.
  if (!card || card.email === '') return
  const build = () => giftCardEmail(card, code, services)
  await enqueueEmail(tx, renderEmail(language, build, services), now)
  await setSent(tx, cardId, now)
}

/** Marks an order of gift cards only as delivered when its last card was sent. */
export async function completeOrder(tx: Database, orderId: number, now: Date): Promise<void> {
  if (!(await areAllSent(tx, orderId))) return
  const order = await lockOrder(tx, orderId)
  if (!order || !LIFECYCLE.includes(order.status)) return
  let from = order.status
  for (const to of stepsFrom(from)) {
    await storeStep(tx, { id: orderId, from, to, tracking: '' }, { actorId: null, now })
    from = to
  }
}
