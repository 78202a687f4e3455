/** Apart from the schema of a rating: whoever draws stars needs no zod, and a module goes into a page as a whole. */
export const MIN_STARS = 0.5
export const MAX_STARS = 5
/** Ratings come in halves. */
export const STAR_STEP = 0.5
