/** Separate from the schema, so that star components do not load zod. */
export const MIN_STARS = 0.5
export const MAX_STARS = 5
/** Ratings have steps of half a star. */
export const STAR_STEP = 0.5
