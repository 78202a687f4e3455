import type { Adjustment } from '../../../catalog/pricing/adjustments.ts'
import {
  byPrice,
  type Chosen,
  centsOf,
  countPieces,
  type PiecesLine,
  percentOf,
  spreadOverPieces,
} from './line-pieces.ts'
import type { OfferTerms } from './offer-terms.ts'

type Terms = Pick<OfferTerms, 'buy_pieces' | 'get_pieces' | 'get_rate' | 'max_sets'>

/** The part of a line in an offer. A line can be both bought and reduced, by other pieces. */
export interface Role {
  isBought: boolean
  isReduced: boolean
}

type Counted = Role & Pick<PiecesLine, 'quantity'>

/** Computes buy X get Y: for each set of bought pieces, the cheapest other pieces are reduced. */
export function buyXGetYReductions(terms: Terms, lines: readonly (PiecesLine & Role)[]): Adjustment['parts'] {
  const sets = setsOf(terms, lines)
  let left = sets * terms.get_pieces
  // Pieces that are needed as bought ones are not reduced.
  let spare = countPieces(lines.filter(({ isBought }) => isBought)) - sets * terms.buy_pieces
  const chosen: Chosen[] = []
  for (const line of byPrice(lines.filter(({ isReduced }) => isReduced)).toReversed()) {
    const pieces = Math.min(line.quantity, left, line.isBought ? spare : line.quantity)
    if (pieces === 0) continue
    chosen.push({ of: line, pieces })
    left -= pieces
    if (line.isBought) spare -= pieces
  }
  const sum = chosen.reduce((all, one) => all + centsOf(one), 0)
  return spreadOverPieces(percentOf(sum, terms.get_rate), chosen)
}

/** Returns the number of sets: no piece is counted as both bought and reduced. */
function setsOf({ buy_pieces, get_pieces, max_sets }: Terms, lines: readonly Counted[]): number {
  const bought = countPieces(lines.filter(({ isBought }) => isBought))
  const reduced = countPieces(lines.filter(({ isReduced }) => isReduced))
  const sets = Math.min(
    Math.floor(bought / buy_pieces),
    Math.floor(reduced / get_pieces),
    Math.floor(countPieces(lines) / (buy_pieces + get_pieces)),
  )
  return Math.min(sets, max_sets ?? sets)
}

/** Returns the pieces that are missing for a first set; undefined if there is one. Bought pieces are counted first. */
export function missingToSet(
  { buy_pieces, get_pieces }: Terms,
  lines: readonly Counted[],
): { missing: number; of: 'buy' | 'get' } | undefined {
  const bought = countPieces(lines.filter(({ isBought }) => isBought))
  if (bought < buy_pieces) return { missing: buy_pieces - bought, of: 'buy' }
  const onlyReduced = countPieces(lines.filter((line) => line.isReduced && !line.isBought))
  const both = countPieces(lines.filter((line) => line.isReduced && line.isBought))
  const available = onlyReduced + Math.min(both, bought - buy_pieces)
  return available < get_pieces ? { missing: get_pieces - available, of: 'get' } : undefined
}
