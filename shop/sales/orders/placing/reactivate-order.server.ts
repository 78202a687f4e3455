import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import { deleteOrderedLines } from '../../cart/lines/cart-store.server.ts'
import { findOrderedLines } from '../order-parts.server.ts'
import { type LockedOrder, markReactivated } from '../order-rows-store.server.ts'
import { lockForSale } from '../sold-variants-store.server.ts'
import { takeFromStock, variantsOf } from './place-order.server.ts'

/** Money that comes later finds its order gone for good. */
const WITHIN_MS = DAY

/**
 * Brings an order back to life that lapsed a short time before its money came, where all its pieces are there at the
 * same prices.
 * @param tx a transaction in which the order is locked
 * @param cameAt when its money came, for a transfer the beginning of the day
 * @returns false, and does nothing, where it cannot be had any more
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
  if (lines.length < ordered.length) return false
  await markReactivated(tx, id, now)
  await takeFromStock(tx, { id, lines, reason: 'sold' }, now)
  if (from_cart && user_id !== null) await deleteOrderedLines(tx, { userId: user_id, variants: variantsOf(lines) })
  return true
}
