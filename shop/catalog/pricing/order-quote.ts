import type { CURRENCY } from '../../../lib/money.ts'
import { type Adjustment, sumUp } from './adjustments.ts'
import { type PricedLine, quote } from './quote.ts'

/** A line with the VAT rate contained in its price, in hundredths of a percent; null if VAT does not apply. */
export interface TaxedLine extends PricedLine {
  vat_rate: number | null
}

/** The part of an order taxed at one rate, in cents: `gross = net + vat`. */
export interface TaxedPart {
  rate: number
  gross: number
  net: number
  vat: number
}

export interface OrderQuote<Line extends TaxedLine> {
  /** `price_cents` is the total price of a line before adjustments, `adjusted_cents` the price after them. */
  lines: (Line & { price_cents: number; adjusted_cents: number })[]
  /** Sum of the lines before adjustments. */
  goodsCents: number
  /** Delivery costs after adjustments. */
  deliveryCents: number
  /** Sum of all adjustments of lines and delivery. */
  adjustedCents: number
  adjustments: readonly Adjustment[]
  /** Price to pay: lines and delivery after adjustments. */
  totalCents: number
  currency: typeof CURRENCY
  pieces: number
  /** By rate, the highest first; empty if VAT does not apply. Their `gross` adds up to the total. */
  taxes: TaxedPart[]
}

/**
 * Computes the total of an order with delivery and the contained VAT, in whole cents. VAT is rounded once per rate.
 * Delivery is taxed at the rates of the goods, in proportion to their net values after adjustments, or before them if
 * nothing is left to pay for the goods.
 * @param deliveryCents the delivery costs before adjustments
 * @param adjustments price reductions, in any order
 * @throws RangeError if an amount is not a non-negative whole number of cents, or if an adjustment takes off more than
 * is left
 */
export function orderQuote<Line extends TaxedLine>(
  lines: readonly Line[],
  deliveryCents: number,
  adjustments: readonly Adjustment[] = [],
): OrderQuote<Line> {
  const goods = quote(lines)
  // Validated like the lines.
  const fullDelivery = quote([{ unit_price_cents: deliveryCents, quantity: 1 }]).totalCents
  const prices = goods.lines.map(({ price_cents }) => price_cents)
  const reduced = sumUp(adjustments, { prices, deliveryCents: fullDelivery })
  const priced = goods.lines.map((line, place) => {
    return { ...line, adjusted_cents: line.price_cents - (reduced.lines[place] ?? 0) }
  })
  const delivery = fullDelivery - reduced.delivery
  const adjustedGoods = priced.reduce((sum, { adjusted_cents }) => sum + adjusted_cents, 0)
  const byRate = new Map<number, { before: number; after: number }>()
  for (const { vat_rate, price_cents, adjusted_cents } of priced)
    if (vat_rate !== null) {
      const { before, after } = byRate.get(vat_rate) ?? { before: 0, after: 0 }
      byRate.set(vat_rate, { before: before + price_cents, after: after + adjusted_cents })
    }
  const rates = [...byRate].sort(([one], [other]) => other - one)
  const weighed = adjustedGoods === 0 ? 'before' : 'after'
  const shares = apportion(
    delivery,
    rates.map(([rate, ofGoods]) => netOf(ofGoods[weighed], rate)),
  )
  return {
    lines: priced,
    goodsCents: goods.totalCents,
    deliveryCents: delivery,
    adjustedCents: goods.totalCents - adjustedGoods + reduced.delivery,
    adjustments,
    totalCents: adjustedGoods + delivery,
    currency: goods.currency,
    pieces: goods.pieces,
    taxes: rates.map(([rate, ofGoods], place) => {
      const gross = ofGoods.after + (shares[place] ?? 0)
      const net = netOf(gross, rate)
      return { rate, gross, net, vat: gross - net }
    }),
  }
}

/** Returns the net amount of a gross price in cents, rounded half up. @param rate in hundredths of a percent */
export function netOf(gross: number, rate: number): number {
  const whole = BigInt(10_000 + rate)
  return Number((BigInt(gross) * 20_000n + whole) / (2n * whole))
}

/**
 * Divides cents in proportion to weights. The remainder goes to the largest weight, the first of several. If all
 * weights are 0, everything goes to the first.
 */
export function apportion(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, place) => (place === 0 ? cents : 0))
  const shares = weights.map((weight) => Number((BigInt(cents) * BigInt(weight)) / sum))
  const largest = weights.indexOf(Math.max(...weights))
  const left = cents - shares.reduce((all, share) => all + share, 0)
  return shares.map((share, place) => (place === largest ? share + left : share))
}
