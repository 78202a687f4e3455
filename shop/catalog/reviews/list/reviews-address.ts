import { href } from 'react-router'
import { MAX_STARS, MIN_STARS, STAR_STEP } from '../stars/star-scale.contract.ts'

export type Bounds = readonly [low: number, high: number]

export const ALL_RATINGS: Bounds = [MIN_STARS, MAX_STARS]

interface ReviewsPlace {
  slug: string
  /** All variants if absent or null. */
  variant?: number | null
  bounds?: Bounds
}

/** Returns the address of a product's reviews, unfiltered by default. */
export function reviewsAddress({ slug, variant = null, bounds: [low, high] = ALL_RATINGS }: ReviewsPlace): string {
  return href('/reviews/:slug/:variant/:bound/:other_bound', {
    slug,
    variant: String(variant),
    bound: String(low),
    other_bound: String(high),
  })
}

/**
 * Parses rating bounds, rounded to steps within the scale; undefined if they are not numbers. Both orders are
 * accepted, because such links exist (docs/reference/rules.md, Browsing).
 */
export function readBounds(one: string, other: string): Bounds | undefined {
  const numbers = [one, other].map((text) => (/^\d{1,3}(\.\d{1,3})?$/.test(text) ? onStep(Number(text)) : Number.NaN))
  const [low = Number.NaN, high = Number.NaN] = numbers.sort((a, b) => a - b)
  return Number.isNaN(low + high) ? undefined : [low, high]
}

function onStep(stars: number): number {
  return Math.min(MAX_STARS, Math.max(MIN_STARS, Math.round(stars / STAR_STEP) * STAR_STEP))
}

export function isEveryRating([low, high]: Bounds): boolean {
  return low === MIN_STARS && high === MAX_STARS
}
