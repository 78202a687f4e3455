/** The steps of a calculation in their order. A rule of a step sees the prices after the earlier steps. */
export const STAGES = ['item', 'buy_x_get_y', 'order', 'delivery'] as const
export type Stage = (typeof STAGES)[number]

/** A price reduction of an order. */
export interface Adjustment {
  /** Identifies the cause, such as `discount:12` or `extension:loyalty`. */
  source: string
  /** Shown on orders, in e-mails and in refunds. */
  name: string
  stage: Stage
  /** Cents taken off lines, by the index of the line in the quote. */
  parts: readonly { line: number; cents: number }[]
  /** Cents taken off the delivery costs. */
  deliveryCents: number
}

/** Sums of adjustments by line, and of the delivery, in cents. */
export interface Reductions {
  lines: number[]
  delivery: number
}

/**
 * Adds up adjustments of lines with these prices.
 * @throws RangeError if an amount is not a whole number of cents, a line does not exist, or more is taken off than is
 * left
 */
export function sumUp(
  adjustments: readonly Adjustment[],
  { prices, deliveryCents }: { prices: readonly number[]; deliveryCents: number },
): Reductions {
  const lines = prices.map(() => 0)
  let delivery = 0
  for (const adjustment of adjustments) {
    for (const { line, cents } of adjustment.parts) {
      const sum = checkedCents(cents, adjustment) + (lines[line] ?? 0)
      if (sum > (prices[line] ?? -1)) throw refused(adjustment, `takes more than is left off line ${line}`)
      lines[line] = sum
    }
    delivery += checkedCents(adjustment.deliveryCents, adjustment)
    if (delivery > deliveryCents) throw refused(adjustment, 'takes more than is left off the delivery')
  }
  return { lines, delivery }
}

const refused = ({ name }: Adjustment, reason: string) => new RangeError(`The adjustment "${name}" ${reason}.`)

function checkedCents(cents: number, adjustment: Adjustment): number {
  if (!Number.isSafeInteger(cents) || cents < 0) throw refused(adjustment, `contains ${cents}, which is no amount`)
  return cents
}

interface Spread {
  /** Index of the line in the quote. */
  line: number
  /** The remaining price in cents: the weight and the limit of its part. */
  left: number
  vat_rate: number | null
}

/**
 * Divides a reduction among lines in proportion to their remaining prices, by the largest remainder. At most
 * the whole remaining price is taken. Lines in another order get the same parts, up to lines of equal price and rate.
 * @returns the parts without those of 0 cents
 */
export function spreadOver(cents: number, lines: readonly Spread[]): Adjustment['parts'] {
  const sum = lines.reduce((all, { left }) => all + BigInt(left), 0n)
  if (sum === 0n) return []
  const taken = BigInt(cents) < sum ? BigInt(cents) : sum
  const shares = lines.map((line) => {
    const product = taken * BigInt(line.left)
    return { ...line, cents: Number(product / sum), remainder: product % sum }
  })
  let missing = Number(taken) - shares.reduce((all, share) => all + share.cents, 0)
  for (const share of shares.toSorted(byRemainder)) {
    if (missing === 0) break
    share.cents += 1
    missing -= 1
  }
  return shares.filter((share) => share.cents > 0).map(({ line, cents: part }) => ({ line, cents: part }))
}

type Share = Spread & { remainder: bigint }

const byRemainder = (one: Share, other: Share) =>
  Number(other.remainder > one.remainder) - Number(one.remainder > other.remainder) ||
  other.left - one.left ||
  (other.vat_rate ?? -1) - (one.vat_rate ?? -1) ||
  one.line - other.line
