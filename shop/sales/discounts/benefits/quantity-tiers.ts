import type { Adjustment } from '../../../catalog/pricing/adjustments.ts'
import { allPieces, countPieces, type PiecesLine, percentOf, spreadOverPieces } from './line-pieces.ts'
import type { OfferTerms, Tier } from './offer-terms.ts'

type Terms = Pick<OfferTerms, 'tiers' | 'tier_unit' | 'tiers_per'>

/** Computes quantity tiers: each piece gets the reduction of the highest tier that is reached. */
export function tierReductions(terms: Terms, lines: readonly PiecesLine[]): Adjustment['parts'] {
  return groupsOf(terms, lines).flatMap((group) => {
    const tier = reached(terms, countPieces(group))
    if (!tier) return []
    if (terms.tier_unit === 'amount')
      return group.map(({ line, left, quantity }) => ({ line, cents: Math.min(left, tier.value * quantity) }))
    const sum = group.reduce((all, { left }) => all + left, 0)
    return spreadOverPieces(percentOf(sum, tier.value), allPieces(group))
  })
}

/** Returns the lowest tier and the pieces that are missing to reach it; undefined if a tier is reached. */
export function missingToTier(
  terms: Terms,
  lines: readonly Pick<PiecesLine, 'product_id' | 'quantity'>[],
): { tier: Tier; missing: number } | undefined {
  const [tier] = terms.tiers
  if (!tier) return undefined
  const most = Math.max(0, ...groupsOf(terms, lines).map(countPieces))
  return most < tier.pieces ? { tier, missing: tier.pieces - most } : undefined
}

const reached = ({ tiers }: Terms, pieces: number) => tiers.findLast((tier) => tier.pieces <= pieces)

function groupsOf<Line extends Pick<PiecesLine, 'product_id'>>({ tiers_per }: Terms, lines: readonly Line[]): Line[][] {
  if (tiers_per === 'scope') return [[...lines]]
  return [...Map.groupBy(lines, ({ product_id }) => product_id).values()]
}
