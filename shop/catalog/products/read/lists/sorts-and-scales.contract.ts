import { MAX_STARS, MIN_STARS, STAR_STEP } from '../../../reviews/stars/star-scale.contract.ts'

// Separate from the schemas, so that screens can parse addresses without loading zod.

/** The sliders' scales, in euros and stars. The full scale means no filter. */
export const PRICES = { min: 0, max: 500, step: 1 } as const
export const RATINGS = { min: MIN_STARS, max: MAX_STARS, step: STAR_STEP } as const

export const SORT_NAMES = ['price_high_to_low', 'price_low_to_high', 'reviews_high_to_low', 'latest'] as const
type SortName = (typeof SORT_NAMES)[number]

/** Returns the sort requested by `sort` or by a parameter of its name (`latest=true`); the first one wins. */
export const sortIn = (asked: { sort?: SortName | undefined } & Record<string, unknown>): SortName | undefined =>
  asked.sort ?? SORT_NAMES.find((name) => asked[name] === 'true')
