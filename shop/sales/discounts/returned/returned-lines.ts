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
    const { product, variant, unit_price, discount, quantity } = line
    const returned = returnedOf(line)
    return {
      ...{ product_id: product, variant_id: variant, quantity, returned },
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

/** Returns the names of the offers if they change the refund of these units; empty otherwise. */
export const namesOfRecomputed = (lines: readonly ReturnedLine[], order: Order): readonly string[] =>
  returnedPrice(lines, earlierReturns(order)) === priceAsPaid(lines)
    ? []
    : order.recomputed_offers.map(({ name }) => name)
