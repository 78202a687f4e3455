import type { Adjustment } from '../../../catalog/pricing/adjustments.ts'
import { spreadOver } from '../../../catalog/pricing/adjustments.ts'

/** A line to which a discount applies, with the price that earlier discounts left. */
export interface PiecesLine {
  /** Index of the line in the quote. */
  line: number
  /** Cents. */
  left: number
  quantity: number
  unit_price_cents: number
  vat_rate: number | null
  product_id: number
  variant_id: number
  is_reduced: boolean
}

/** Pieces of a line. */
export interface Chosen<Line extends PiecesLine = PiecesLine> {
  of: Line
  pieces: number
}

/** Returns the price of the first pieces of a line in whole cents, rounded down; all pieces have the whole price. */
export const centsOf = ({ of: { left, quantity }, pieces }: Chosen): number =>
  Number((BigInt(left) * BigInt(pieces)) / BigInt(quantity))

/**
 * Sorts lines by the price of a piece, the highest first. Lines with equal prices have a fixed order, so that the order
 * of the cart does not matter.
 */
export function byPrice<Line extends PiecesLine>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => {
    const difference = BigInt(other.left) * BigInt(one.quantity) - BigInt(one.left) * BigInt(other.quantity)
    return difference === 0n ? inFixedOrder(one, other) : Number(difference)
  })
}

const inFixedOrder = (one: PiecesLine, other: PiecesLine) =>
  other.unit_price_cents - one.unit_price_cents ||
  (other.vat_rate ?? -1) - (one.vat_rate ?? -1) ||
  other.quantity - one.quantity ||
  one.product_id - other.product_id ||
  one.variant_id - other.variant_id ||
  Number(one.is_reduced) - Number(other.is_reduced) ||
  other.left - one.left

/**
 * Divides a reduction among pieces in proportion to their prices, by the largest remainder.
 * @returns its parts by line
 */
export function spreadOverPieces(cents: number, chosen: readonly Chosen[]): Adjustment['parts'] {
  // Equal remainders are resolved by this order, not by that of the cart.
  const sorted = chosen.toSorted((one, other) => inFixedOrder(one.of, other.of) || other.pieces - one.pieces)
  const parts = spreadOver(
    cents,
    sorted.map((one, place) => ({ line: place, left: centsOf(one), vat_rate: one.of.vat_rate })),
  )
  return parts.flatMap(({ line, cents: part }) => {
    const target = sorted[line]
    return target ? [{ line: target.of.line, cents: part }] : []
  })
}

/** Returns all pieces of some lines. */
export const allPieces = (lines: readonly PiecesLine[]): Chosen[] =>
  lines.map((line) => ({ of: line, pieces: line.quantity }))

export const countPieces = (lines: readonly Pick<PiecesLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Returns a percentage, rounded down, so that more goods never cost less. @param rate in hundredths of a percent */
export const percentOf = (cents: number, rate: number): number => Number((BigInt(cents) * BigInt(rate)) / 10_000n)
