import * as texts from '#texts/reviews/stars'
import { MAX_STARS } from './star-scale.contract.ts'

/** A star in a square of 16, from its top on. */
const STAR = 'l2.06 4.36 4.74.6-3.48 3.3.9 4.7-4.22-2.3-4.22 2.3.9-4.7-3.48-3.3 4.74-.6z'
/** All in one path: a grid of products has hundreds of them. */
const stars = <path d={Array.from({ length: MAX_STARS }, (_, step) => `M${8 + 16 * step} 1.2${STAR}`).join('')} />

/** A rating drawn to the tenth of a star and said in words. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={texts.outOfStars(rating, MAX_STARS)} className="relative inline-flex shrink-0">
      <StarRow className={`star-empty ${className} text-line`} />
      <span className="absolute inset-0 overflow-hidden" style={{ width: `${(rating / MAX_STARS) * 100}%` }}>
        <StarRow className={`star-full ${className} text-star`} />
      </span>
    </span>
  )
}

/** Five stars in one colour, that of the text. */
export function StarRow({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${MAX_STARS * 16} 16`}
      fill="currentColor"
      aria-hidden="true"
      className={`w-auto max-w-none ${className}`}
    >
      {stars}
    </svg>
  )
}

/** Average and number of ratings as they stand on cards and product pages. */
export function StarRating({
  average,
  count,
  className,
}: {
  average: number | null
  count: number
  className?: string
}) {
  if (average === null) return <span className="text-muted text-xs">{texts.noReviewsYet}</span>
  return (
    <span className="inline-flex items-center gap-1.5 text-xs">
      <Stars rating={average} className={className} />
      <span className="text-muted tabular-nums">
        {average.toFixed(1)} ({count})
      </span>
    </span>
  )
}
