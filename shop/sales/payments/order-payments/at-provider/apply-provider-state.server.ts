import type { Database } from '../../../../../server/db/open.ts'
import { DAY } from '../../../../../server/durations.ts'
import { enqueueEmail } from '../../../../../server/mail/outbox.ts'
import { exactProductTags, POPULAR, SEARCH } from '../../../../catalog/products/read/catalogue-tags.server.ts'
import { notifyStaff, type StaffEmail } from '../../../../core/notifications/notify-staff.server.ts'
import type { ProviderPayment } from '../../../../extension/payment-provider.ts'
import { type EmailText, renderEmail } from '../../../../ui/emails/render-email.server.ts'
import { blockSoldCards, findBlockedCards } from '../../../gift-cards/selling/sold-cards-store.server.ts'
import { lockOrderOfCustomer } from '../../../orders/apply-transition.server.ts'
import { type LockedOrder, setHeldUntil, storeStep } from '../../../orders/order-rows-store.server.ts'
import { findOrderForStaff, type StaffOrderRow } from '../../../orders/orders-store.server.ts'
import { reactivateOrder } from '../../../orders/placing/reactivate-order.server.ts'
import { recordPaid } from '../../../orders/record-order-events.server.ts'
import { surplusEmail } from '../../../orders/staff/payment/surplus-email.server.ts'
import { inShopTime } from '../../../shipping/dates/calendar-day.ts'
import type { RefundReason } from '../../payments.contract.ts'
import {
  closePayment,
  findPayment,
  findPaymentById,
  markPaid,
  type PaymentRow,
  updatePayment,
} from '../../payments-store.server.ts'
import {
  findRejectedRefund,
  insertRefund,
  leftToRefund,
  refundedAtProvider,
} from '../../refunds/refunds-store.server.ts'
import {
  cardsBlockedEmail,
  disputeEmail,
  overdrawnEmail,
  paymentFailedEmail,
  paymentIssueEmail,
} from '../payment-emails.server.ts'
import { differenceOf, nextQueryAt, type WithProvider } from './payments-at-provider.server.ts'
import { nextDisputeQueryAt, recordDispute } from './record-dispute.server.ts'
import { recordOverdrawn } from './record-overdrawn.server.ts'

/** If a payment fails after days of processing, its order can be paid again for this long. */
const ANOTHER_WITHIN_MS = DAY

/**
 * Applies the provider's state of a payment while its customer and order are locked. Only this function moves an
 * order because of a provider. It is idempotent. A paid, refunded, cancelled or delivered order never moves back:
 * money it no longer needs is refunded in full.
 */
export async function applyProviderState(
  services: WithProvider,
  { id, order_id }: Pick<PaymentRow, 'id' | 'order_id'>,
  found: ProviderPayment,
): Promise<void> {
  const { db, clock, cache } = services
  const now = clock()
  const revived = await db.transaction().execute(async (tx) => {
    const order = await lockOrderOfCustomer(tx, order_id)
    const payment = await findPaymentById(tx, id)
    if (!order || !payment) return undefined
    const applying = { tx, order, payment, found, services, now }
    const differs = payment.paid_at ? null : differenceOf(payment, found, services.payments)
    await updatePayment(tx, id, {
      other_reference: found.otherReference ?? payment.other_reference,
      unclear_since: null,
      differs,
      ...(payment.paid_at
        ? { ask_at: nextDisputeQueryAt(payment, now), asks: 0 }
        : { ask_at: nextQueryAt(payment, now), asks: payment.asks + 1 }),
    })
    if (differs) {
      if (differs !== payment.differs) await emailStaff(applying, (row) => paymentIssueEmail(row, differs, services))
      return undefined
    }
    const revived = payment.paid_at ? undefined : await applyState(applying)
    await recordReturnedMoney(applying)
    return revived
  })
  // The order has reserved its stock again, so cached pages show less stock.
  if (revived) cache.changed(POPULAR, SEARCH, ...exactProductTags(revived.lines.map(({ product_id }) => product_id)))
}

interface Applying {
  tx: Database
  order: LockedOrder
  payment: PaymentRow
  found: ProviderPayment
  services: WithProvider
  now: Date
}

/** @returns the order that was reactivated; undefined if none was */
async function applyState(applying: Applying): Promise<StaffOrderRow | undefined> {
  const { tx, order, payment, found, now } = applying
  const isAwaited = order.status === 'awaiting_payment'
  switch (found.state) {
    case 'open':
      return undefined
    case 'processing':
      if (payment.state !== 'open') return undefined
      await updatePayment(tx, payment.id, { state: 'processing', asks: 0 })
      if (isAwaited) await setHeldUntil(tx, order.id, null)
      return undefined
    case 'failed':
    case 'expired':
      await updatePayment(tx, payment.id, { ask_at: null })
      if (payment.state === 'closed') return undefined
      await updatePayment(tx, payment.id, { state: 'closed', closed_at: now })
      if (isAwaited && payment.state === 'processing') {
        await setHeldUntil(tx, order.id, new Date(now.getTime() + ANOTHER_WITHIN_MS))
        await emailCustomer(applying, (row) => paymentFailedEmail(row, applying.services))
      }
      return undefined
    case 'paid':
      return applyPaid(applying)
  }
}

async function applyPaid(applying: Applying): Promise<StaffOrderRow | undefined> {
  const { tx, order, payment, found, services, now } = applying
  const receipt = { receivedOn: inShopTime(now).day, noted_by: null, paid_by: found.paidBy, now }
  const isLapsed = order.status === 'cancelled' && order.cancelled_because === 'not_paid'
  const isRevived = await reactivateOrder(tx, order, now)
  if (order.status === 'awaiting_payment' || isRevived) {
    const alive = await findPayment(tx, order.id)
    // An earlier attempt was paid.
    if (alive && alive.id !== payment.id) await closePayment(tx, order.id, now)
    await markPaid(tx, payment.id, { ...receipt, state: 'paid' })
    await recordPaid(tx, payment, { actorId: null, now })
    if (!isRevived)
      await storeStep(tx, { id: order.id, from: order.status, to: 'making', tracking: '' }, { actorId: null, now })
    return isRevived ? findOrderForStaff(tx, order.id) : undefined
  }
  const because: RefundReason = isLapsed ? 'late' : order.status === 'cancelled' ? 'cancelled' : 'surplus'
  await markPaid(tx, payment.id, { ...receipt, state: 'surplus' })
  const paid = await findPaymentById(tx, payment.id)
  if (paid) await insertRefund(tx, paid, { cents: await leftToRefund(tx, paid), because, made_by: null, now })
  await emailCustomer(applying, (row) => surplusEmail(row, because, payment.cents, services))
  return undefined
}

/**
 * Records refunds made at the provider itself, losses by disputes, any excess over the amount received, and the
 * dispute's state. Sold gift cards that are no longer paid are blocked.
 */
async function recordReturnedMoney(applying: Applying): Promise<void> {
  const { tx, found, services, now } = applying
  const payment = await findPaymentById(tx, applying.payment.id)
  if (!payment?.paid_at) return
  const returnedAtProvider = found.refundedCents + (found.dispute?.lostCents ?? 0)
  const another = returnedAtProvider - (await refundedAtProvider(tx, payment.id))
  const cents = Math.min(another, await leftToRefund(tx, payment))
  const isReturned = await insertRefund(tx, payment, { cents, because: 'at_provider', made_by: null, now })
  if (isReturned) await refundRest(applying, payment)
  const news = found.dispute && (await recordDispute(tx, payment, found.dispute, now))
  const isUnsafe = news === 'open' || news === 'lost'
  const blocked =
    payment.state === 'paid' && (isReturned || isUnsafe)
      ? await blockSoldCards(tx, payment.order_id, isUnsafe ? 0 : await leftToRefund(tx, payment), now)
      : []
  if (news) {
    const cards = isUnsafe ? blocked : await findBlockedCards(tx, payment.order_id)
    const answerBy = found.dispute?.answerBy ?? null
    await emailStaff(applying, (row) => disputeEmail(row, { state: news, answerBy, cards }, services))
  } else if (blocked.length > 0)
    await emailStaff(applying, (row) => cardsBlockedEmail(row, { cards: blocked, isDisputed: false }, services))
  const over = await recordOverdrawn(tx, payment, found, now)
  if (over > 0) await emailStaff(applying, (row) => overdrawnEmail(row, over, services))
}

/** Refunds the rest of a refund that was rejected because part of it had already been refunded at the provider. */
async function refundRest({ tx, now }: Applying, payment: PaymentRow): Promise<void> {
  const [left, refused] = [await leftToRefund(tx, payment), await findRejectedRefund(tx, payment.id)]
  if (!refused || refused.cents <= left) return
  const { because, note, made_by, api_key_id: api_key, withdrawal_id: withdrawal, gift_card_cents } = refused
  // The lines stay with the first refund, and the credit note of the new one credits them.
  const rest_of = refused.rest_of ?? refused.id
  const giftCardCents = gift_card_cents && Math.min(gift_card_cents, left)
  await insertRefund(tx, payment, {
    ...{ cents: left, giftCardCents, because, note, rest_of, made_by, api_key, withdrawal, now },
  })
}

async function emailStaff({ tx, order, services, now }: Applying, text: (order: StaffOrderRow) => StaffEmail) {
  const row = await findOrderForStaff(tx, order.id)
  if (row) await notifyStaff(tx, services, { event: 'always', email: () => text(row), now })
}

async function emailCustomer(
  { tx, order, services, now }: Applying,
  text: (order: StaffOrderRow) => EmailText | undefined,
) {
  const row = await findOrderForStaff(tx, order.id)
  const email = row && renderEmail(row.language, () => text(row), services)
  if (email) await enqueueEmail(tx, email, now)
}
