export const DISCOUNT_KINDS = [
  'percentage',
  'amount',
  'free_shipping',
  'quantity_tiers',
  'buy_x_get_y',
  'bundle_price',
] as const
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

export const DISCOUNT_SCOPES = ['everything', 'collections', 'products', 'variants'] as const
export type DiscountScope = (typeof DISCOUNT_SCOPES)[number]

/** The pieces that buy X get Y reduces: those of the scope, or others. */
export const GET_SCOPES = ['same', 'collections', 'products'] as const
export type GetScope = (typeof GET_SCOPES)[number]

export const TIER_UNITS = ['percent', 'amount'] as const
export type TierUnit = (typeof TIER_UNITS)[number]

/** Whether the pieces of quantity tiers count over the scope or for each product. */
export const TIERS_PER = ['scope', 'product'] as const
export type TiersPer = (typeof TIERS_PER)[number]

/** Whether a bundle has any pieces of the scope, or one of each of its products or variants. */
export const BUNDLE_RULES = ['any', 'each'] as const
export type BundleRule = (typeof BUNDLE_RULES)[number]

/** The largest number of tiers, and of pieces of a set or bundle. */
export const MAX_TIERS = 10
export const MAX_SET_PIECES = 100
/** The largest number of sets or bundles in an order. */
export const MAX_SETS = 1000

/** Returns a code as it is stored: upper case, without spaces. */
export const normalizeCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase()
