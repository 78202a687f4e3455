import type { Database } from '../../../server/db/open.ts'
import { returnedPrice } from '../discounts/returned/returned-price.ts'
import { findOrderLines, findRecomputedOffers } from './order-parts.server.ts'
import { addReturnedPrice, countRefunded } from './order-rows-store.server.ts'

interface ReturnedUnits {
  order_line_id: number
  quantity: number
  is_restocked: boolean
}

/**
 * Counts returned units of an order. Call it while the order is locked.
 * @returns their price in cents, which is proposed as the refund
 */
export async function countReturned(tx: Database, id: number, units: readonly ReturnedUnits[]): Promise<number> {
  const lines = await findOrderLines(tx, id)
  const chosen = new Map(units.map(({ order_line_id, quantity }) => [order_line_id, quantity]))
  const earlier = await findRecomputedOffers(tx, id)
  const cents = returnedPrice(
    lines.map((line) => ({ ...line, returned: line.refunded, chosen: chosen.get(line.id) ?? 0 })),
    earlier,
  )
  if (earlier.offers.length > 0 && cents > 0) await addReturnedPrice(tx, id, cents)
  await countRefunded(tx, units)
  return cents
}
