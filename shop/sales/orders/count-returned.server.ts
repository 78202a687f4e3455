import type { Database } from '../../../server/db/open.ts'
import { countedPrice, returnedPrice } from '../discounts/returned/returned-price.ts'
import { findOrderLines, findRecomputedOffers } from './order-parts.server.ts'
import { addReturnedPrice, countRefunded } from './order-rows-store.server.ts'

/**
 * Returns whether the units of a withdrawal are worth nothing, because offers are calculated again for the remaining
 * ones. Call it after the units are counted as withdrawn.
 */
export async function isWorthNothing(
  tx: Database,
  id: number,
  units: readonly Pick<ReturnedUnits, 'order_line_id' | 'quantity'>[],
): Promise<boolean> {
  const earlier = await findRecomputedOffers(tx, id)
  if (units.length === 0 || earlier.offers.length === 0) return false
  const chosen = new Map(units.map(({ order_line_id, quantity }) => [order_line_id, quantity]))
  const lines = (await findOrderLines(tx, id)).map((line) => {
    const own = chosen.get(line.id) ?? 0
    const { refunded, refunded_as_paid, withdrawn } = line
    // Open withdrawals before this one are not refunded yet. Units with a defect are not withdrawn.
    const returned = refunded_as_paid + Math.max(refunded - refunded_as_paid, withdrawn - own)
    return { ...line, returned, chosen: own }
  })
  return returnedPrice(lines, earlier) === 0
}

interface ReturnedUnits {
  order_line_id: number
  quantity: number
  is_restocked: boolean
}

/**
 * Counts returned units of an order. Call it while the order is locked.
 * @param isWithdrawn false for another reason, such as a defect
 * @param refunded the amount of staff in cents; by default the price is refunded
 * @returns their price in cents, which is proposed as the refund, and whether it comes from recalculated offers
 */
export async function countReturned(
  tx: Database,
  id: number,
  units: readonly ReturnedUnits[],
  { isWithdrawn = true, refunded = 0 }: { isWithdrawn?: boolean; refunded?: number } = {},
): Promise<{ price: number; isRecomputed: boolean }> {
  const lines = await findOrderLines(tx, id)
  const chosen = new Map(units.map(({ order_line_id, quantity }) => [order_line_id, quantity]))
  const earlier = { ...(await findRecomputedOffers(tx, id)), isWithdrawn }
  const returned = lines.map((line) => ({ ...line, returned: line.refunded, chosen: chosen.get(line.id) ?? 0 }))
  const price = returnedPrice(returned, earlier)
  const counted = countedPrice(returned, earlier, { price, refunded })
  if (earlier.offers.length > 0 && counted > 0) await addReturnedPrice(tx, id, counted)
  await countRefunded(tx, units, isWithdrawn)
  return { price, isRecomputed: earlier.offers.length > 0 }
}
