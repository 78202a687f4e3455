/** Counting and listing stop at this number, to limit the response time. */
export const MOST_REVIEWS_FOUND = 5_000
/** Fewer letters would match nearly every review. */
export const FEWEST_LETTERS = 3
