import type { CURRENCY } from '../../../lib/money.ts'
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
  lines: (Line & { price_cents: number })[]
  goodsCents: number
  deliveryCents: number
  totalCents: number
  currency: typeof CURRENCY
  pieces: number
  /** By rate, the highest first; empty if VAT does not apply. Their `gross` adds up to the total. */
  taxes: TaxedPart[]
}

/**
 * Computes the total of an order with delivery and the contained VAT, in whole cents. VAT is rounded once per rate.
 * Delivery is taxed at the rates of the goods, in proportion to their net values.
 * @throws RangeError if an amount is not a non-negative whole number of cents
 */
export function orderQuote<Line extends TaxedLine>(lines: readonly Line[], deliveryCents: number): OrderQuote<Line> {
  const goods = quote(lines)
  // Validated like the lines.
  const delivery = quote([{ unit_price_cents: deliveryCents, quantity: 1 }]).totalCents
  const byRate = new Map<number, number>()
  for (const { vat_rate, price_cents } of goods.lines)
    if (vat_rate !== null) byRate.set(vat_rate, (byRate.get(vat_rate) ?? 0) + price_cents)
  const rates = [...byRate].sort(([one], [other]) => other - one)
  const shares = apportion(
    delivery,
    rates.map(([rate, gross]) => netOf(gross, rate)),
  )
  return {
    lines: goods.lines,
    goodsCents: goods.totalCents,
    deliveryCents: delivery,
    totalCents: goods.totalCents + delivery,
    currency: goods.currency,
    pieces: goods.pieces,
    taxes: rates.map(([rate, ofGoods], place) => {
      const gross = ofGoods + (shares[place] ?? 0)
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
