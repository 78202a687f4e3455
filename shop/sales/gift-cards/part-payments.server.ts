import type { Database } from '../../../server/db/open.ts'
import { findPartPayment } from '../payments/part-payment.server.ts'
import { updatePayment } from '../payments/payments-store.server.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import { redeemAgain, returnToGiftCards } from './gift-cards-store.server.ts'

/**
 * Closes the uncompleted part of an order that gift cards pay, and returns its amounts to the cards.
 * @param tx a transaction in which the order is locked
 */
export async function cancelPart(
  tx: Database,
  { orderId, userId }: { orderId: number; userId: number | null },
  now: Date,
): Promise<void> {
  const part = await findPartPayment(tx, orderId)
  if (part?.state !== 'open') return
  await updatePayment(tx, part.id, { state: 'closed', closed_at: now })
  await returnToGiftCards(tx, { paymentId: part.id, userId }, now)
}

/**
 * Takes the part of an expired order from its gift cards once more.
 * @param tx a transaction in which the order is locked
 * @returns false without a change if a card can't pay its amount any more
 */
export async function redeemPartAgain(tx: Database, orderId: number, now: Date): Promise<boolean> {
  const part = await findPartPayment(tx, orderId)
  return part?.state !== 'closed' || redeemAgain(tx, { paymentId: part.id, day: inShopTime(now).day }, now)
}
