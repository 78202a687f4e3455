import type { BundleRule, TiersPer, TierUnit } from '../discount-kinds.contract.ts'

/** A step of quantity tiers. */
export interface Tier {
  /** Applies from this number of pieces. */
  pieces: number
  /** Hundredths of a percent, or cents for each piece. */
  value: number
}

/** The terms of quantity tiers, buy X get Y and fixed bundle prices. Those of another kind have their defaults. */
export interface OfferTerms {
  /** In ascending order of pieces. */
  tiers: readonly Tier[]
  tier_unit: TierUnit
  /** Whether pieces count over the scope or for each product. */
  tiers_per: TiersPer
  /** Pieces to buy of a set, or pieces of a bundle. */
  buy_pieces: number
  /** Pieces of a set that are reduced. */
  get_pieces: number
  /** The reduction of these pieces in hundredths of a percent. */
  get_rate: number
  /** The price of a bundle. */
  bundle_cents: number
  bundle_of: BundleRule
  /** The maximum number of sets or bundles in an order; null for no maximum. */
  max_sets: number | null
}

/** The terms of the other kinds. */
export const NO_TERMS: OfferTerms = {
  ...{ tiers: [], tier_unit: 'percent', tiers_per: 'scope', buy_pieces: 0, get_pieces: 0, get_rate: 0 },
  ...{ bundle_cents: 0, bundle_of: 'any', max_sets: null },
}
