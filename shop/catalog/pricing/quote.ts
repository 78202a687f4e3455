import { CURRENCY } from '../../../lib/money.ts'

/** So many pieces at one price, in cents. */
export interface PricedLine {
  unit_price_cents: number
  quantity: number
}

interface Quote<Line> {
  /** The lines, each with what all its pieces cost. */
  lines: (Line & { price_cents: number })[]
  totalCents: number
  pieces: number
  currency: typeof CURRENCY
}

/**
 * Computes what lines cost, one by one and together, in whole cents; nothing for no lines. Whoever shows, answers or stores a sum asks this, in the
 * browser and on the server.
 * @throws RangeError for a price or quantity that is no whole number from 0, and for a sum that a number does not hold to the cent
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
