import { MAX_STARS, STAR_STEP } from './star-scale.contract.ts'

/** 1 to 10: how the shop stores ratings, and counts them. */
export const HALF_STARS: readonly number[] = Array.from({ length: MAX_STARS / STAR_STEP }, (_, index) => index + 1)

/** Ratings from one number of half stars to another, both included; none when the first is larger. */
export interface HalfStars {
  from: number
  to: number
}

/** Returns the ratings between two numbers of stars. */
export function halfStarsBetween(atLeast: number, atMost: number): HalfStars {
  return {
    from: Math.max(1, Math.ceil(atLeast / STAR_STEP)),
    to: Math.min(HALF_STARS.length, Math.floor(atMost / STAR_STEP)),
  }
}

/** Counts how many reviews have such a rating. */
export function countWithin(counts: readonly number[], { from, to }: HalfStars): number {
  return counts.slice(from - 1, Math.max(to, from - 1)).reduce((sum, count) => sum + count, 0)
}

/** Returns what follows from the counts of ratings. The average has one decimal, rounded as the database rounds those of products. */
export function ratingsFrom(counts: readonly number[]) {
  const reviews = countWithin(counts, { from: 1, to: HALF_STARS.length })
  const halfStars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return {
    rating_counts: [...counts],
    // In whole numbers, because 3.25 is more or less than that as a float.
    average_rating: reviews === 0 ? null : Math.floor((10 * halfStars + reviews) / (2 * reviews)) / 10,
    reviews_length: reviews,
  }
}
