import { toCents } from '../../../../lib/money.ts'
import type { Order, OrderLine } from '../../orders/orders.contract.ts'
import { type Earlier, priceAsPaid, type ReturnedLine, returnedPrice } from './returned-price.ts'

/**
 * Returns the lines of an order with the units to return.
 * @param chosen units by variant, at most those that are left
 */
export const returnedLines = (
  lines: readonly OrderLine[],
  chosen: Readonly<Record<number, number>>,
  returnedOf: (line: OrderLine) => number = ({ refunded }) => refunded,
): ReturnedLine[] =>
  lines.map((line) => {
    const { product, variant, unit_price, discount, quantity, refunded_as_paid } = line
    const returned = returnedOf(line)
    return {
      ...{ product_id: product, variant_id: variant, quantity, returned, refunded_as_paid },
      ...{ unit_price_cents: toCents(unit_price), discount_cents: toCents(discount) },
      chosen: Math.max(0, Math.min(chosen[variant] ?? 0, quantity - returned)),
    }
  })

/** Returns the offers of an order that a return computes again, and the price of the units returned so far. */
export const earlierReturns = ({
  recomputed_offers,
  returned_price,
}: Pick<Order, 'recomputed_offers' | 'returned_price'>): Earlier => ({
  offers: recomputed_offers,
  returnedCents: toCents(returned_price),
})

/** Returns the names of the offers of these units if they change the refund; empty otherwise. */
export function namesOfRecomputed(lines: readonly ReturnedLine[], order: Order, isWithdrawn = true): readonly string[] {
  if (returnedPrice(lines, { ...earlierReturns(order), isWithdrawn }) === priceAsPaid(lines)) return []
  const chosen = new Set(lines.flatMap((line) => (line.chosen > 0 ? [line.variant_id] : [])))
  return order.recomputed_offers
    .filter((offer) => offer.lines.some(({ variant }) => chosen.has(variant)))
    .map(({ name }) => name)
}
