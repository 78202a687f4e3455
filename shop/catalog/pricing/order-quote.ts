import type { CURRENCY } from '../../../lib/money.ts'
import { type PricedLine, quote } from './quote.ts'

/** A line whose price contains VAT of a rate, in hundredths of a percent; null where none is counted. */
export interface TaxedLine extends PricedLine {
  vat_rate: number | null
}

/** How much of an order was taxed at one rate, in cents: `gross = net + vat`. */
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
  /** By rate, the highest first; empty where no VAT is counted. Their `gross` is the total. */
  taxes: TaxedPart[]
}

/**
 * Computes what an order costs with its delivery, and how much VAT that contains, in whole cents. VAT is counted once for each rate of the whole order;
 * delivery has the rates of the goods, in the proportion of their net value.
 * @throws RangeError for what is no whole number of cents from 0
 */
export function orderQuote<Line extends TaxedLine>(lines: readonly Line[], deliveryCents: number): OrderQuote<Line> {
  const goods = quote(lines)
  // Counted like all money, and refused where it is none.
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

/** Returns what is left of a price without its VAT, rounded half up to the cent. @param rate hundredths of a percent */
export function netOf(gross: number, rate: number): number {
  const whole = BigInt(10_000 + rate)
  return Number((BigInt(gross) * 20_000n + whole) / (2n * whole))
}

/**
 * Divides cents in the proportion of weights, to the cent: what is left over goes to the largest, the first of several. All to the first where nothing
 * has any weight.
 */
export function apportion(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, place) => (place === 0 ? cents : 0))
  const shares = weights.map((weight) => Number((BigInt(cents) * BigInt(weight)) / sum))
  const largest = weights.indexOf(Math.max(...weights))
  const left = cents - shares.reduce((all, share) => all + share, 0)
  return shares.map((share, place) => (place === largest ? share + left : share))
}
