import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import { deleteOrderedLines } from '../../cart/lines/cart-store.server.ts'
import { hasUsesLeft } from '../../discounts/discounts-store.server.ts'
import { redeemPartAgain } from '../../gift-cards/part-payments.server.ts'
import { deleteOrderedRecipients } from '../../gift-cards/selling/recipients-store.server.ts'
import { findOrderedLines } from '../order-parts.server.ts'
import { type LockedOrder, markReactivated } from '../order-rows-store.server.ts'
import { lockForSale } from '../sold-variants-store.server.ts'
import { takeFromStock, variantsOf } from './place-order.server.ts'

/** A later payment does not reactivate the order. */
const WITHIN_MS = DAY

/**
 * Reactivates an order that expired shortly before its payment, if all its lines are available at the same prices,
 * and its discounts and gift cards can be used once more.
 * @param tx a transaction in which the order is locked
 * @param cameAt when the payment arrived; for a transfer, the start of the day
 * @returns false without a change if it cannot be reactivated
 */
export async function reactivateOrder(tx: Database, order: LockedOrder, now: Date, cameAt = now): Promise<boolean> {
  const { id, held_until, user_id, from_cart, status, cancelled_because } = order
  if (status !== 'cancelled' || cancelled_because !== 'not_paid') return false
  if (!held_until || cameAt.getTime() - held_until.getTime() > WITHIN_MS) return false
  const ordered = await findOrderedLines(tx, id)
  const sold = await lockForSale(
    tx,
    ordered.map(({ variant_id }) => variant_id),
  )
  const lines = ordered.flatMap(({ variant_id, quantity, unit_price_cents }) => {
    const there = sold.get(variant_id)
    return there && there.stock >= quantity && there.unit_price_cents === unit_price_cents
      ? [{ ...there, quantity }]
      : []
  })
  if (lines.length < ordered.length || !(await hasUsesLeft(tx, id)) || !(await redeemPartAgain(tx, id, now)))
    return false
  await markReactivated(tx, id, now)
  await takeFromStock(tx, { id, lines, reason: 'sold' }, now)
  if (from_cart && user_id !== null) {
    const bought = { userId: user_id, variants: variantsOf(lines) }
    await deleteOrderedLines(tx, bought)
    await deleteOrderedRecipients(tx, bought)
  }
  return true
}
