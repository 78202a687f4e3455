/** Reviews are counted and listed so far and no further: nobody reads more, and an answer stays quick. */
export const MOST_REVIEWS_FOUND = 5_000
/** Fewer letters stand in nearly every review. */
export const FEWEST_LETTERS = 3
