import { MAX_STARS, STAR_STEP } from './star-scale.contract.ts'

/** 1 to 10: the stored unit of ratings. */
export const HALF_STARS: readonly number[] = Array.from({ length: MAX_STARS / STAR_STEP }, (_, index) => index + 1)

/** An inclusive range of ratings in half stars; empty if `from` is larger. */
export interface HalfStars {
  from: number
  to: number
}

/** Converts star bounds to half stars. */
export function halfStarsBetween(atLeast: number, atMost: number): HalfStars {
  return {
    from: Math.max(1, Math.ceil(atLeast / STAR_STEP)),
    to: Math.min(HALF_STARS.length, Math.floor(atMost / STAR_STEP)),
  }
}

/** Counts the reviews with a rating in the range. */
export function countWithin(counts: readonly number[], { from, to }: HalfStars): number {
  return counts.slice(from - 1, Math.max(to, from - 1)).reduce((sum, count) => sum + count, 0)
}

/** Derives the average and total from rating counts. The average has one decimal, rounded as in the database. */
export function ratingsFrom(counts: readonly number[]) {
  const reviews = countWithin(counts, { from: 1, to: HALF_STARS.length })
  const halfStars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return {
    rating_counts: [...counts],
    // Computed with integers to avoid float rounding errors.
    average_rating: reviews === 0 ? null : Math.floor((10 * halfStars + reviews) / (2 * reviews)) / 10,
    reviews_length: reviews,
  }
}
