import type { Database } from '../../../server/db/open.ts'
import { countedPrice, returnedPrice } from '../discounts/returned/returned-price.ts'
import { findOrderLines, findRecomputedOffers } from './order-parts.server.ts'
import { addReturnedPrice, countRefunded } from './order-rows-store.server.ts'

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
