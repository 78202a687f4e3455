import { MAX_STARS, MIN_STARS, STAR_STEP } from '../../../reviews/stars/star-scale.contract.ts'

// Apart from the schemas: the screens need no zod to read an address, and a module goes into a page as a whole.

/** The sliders of a list, in euros and in stars. Untouched, they span all of it. */
export const PRICES = { min: 0, max: 500, step: 1 } as const
export const RATINGS = { min: MIN_STARS, max: MAX_STARS, step: STAR_STEP } as const

export const SORT_NAMES = ['price_high_to_low', 'price_low_to_high', 'reviews_high_to_low', 'latest'] as const
type SortName = (typeof SORT_NAMES)[number]

/** Returns the sort that is asked for by `sort`, or by a parameter of its own name (`latest=true`); the first wins. */
export const sortIn = (asked: { sort?: SortName | undefined } & Record<string, unknown>): SortName | undefined =>
  asked.sort ?? SORT_NAMES.find((name) => asked[name] === 'true')
