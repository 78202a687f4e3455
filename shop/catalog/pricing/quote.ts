import { CURRENCY } from '../../../lib/money.ts'

/** A quantity at a unit price in cents. */
export interface PricedLine {
  unit_price_cents: number
  quantity: number
}

interface Quote<Line> {
  /** The lines with their total prices in cents. */
  lines: (Line & { price_cents: number })[]
  totalCents: number
  pieces: number
  currency: typeof CURRENCY
}

/**
 * Computes line totals and the sum in whole cents. Used by browser and server wherever a sum is shown, returned or
 * stored.
 * @throws RangeError if a price or quantity is not a non-negative integer, or if the sum exceeds the safe integer
 * range
 */
export function quote<Line extends PricedLine>(lines: readonly Line[]): Quote<Line> {
  const priced = lines.map((line) => {
    return { ...line, price_cents: whole(whole(line.unit_price_cents) * whole(line.quantity)) }
  })
  return {
    lines: priced,
    totalCents: priced.reduce((sum, { price_cents }) => whole(sum + price_cents), 0),
    pieces: lines.reduce((sum, { quantity }) => whole(sum + quantity), 0),
    currency: CURRENCY,
  }
}

function whole(number: number): number {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`${number} is no whole number from 0.`)
  return number
}
