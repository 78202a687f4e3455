import type { ComponentProps } from 'react'
import { texts } from '#texts/catalog/reviews/stars'
import { shownAverage } from '../../../../lib/texts/current-formats.ts'
import { MAX_STARS } from './star-scale.contract.ts'

/** The path of a star in a square of 16 units, starting at its top. */
const STAR = 'l2.06 4.36 4.74.6-3.48 3.3.9 4.7-4.22-2.3-4.22 2.3.9-4.7-3.48-3.3 4.74-.6z'
/** One path of width 79, because a product grid has hundreds of stars. */
const STARS = [8, 24, 40, 56, 72].map((middle) => `M${middle} 1.2${STAR}`).join('')

/** A rating drawn to a tenth of a star, with a text alternative. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  return (
    <Row role="img" aria-label={texts.outOfStars(rating, MAX_STARS)} className={className}>
      <path d={STARS} className="star-empty text-line" />
      <path d={STARS} className="star-full text-star" style={{ clipPath: `inset(0 ${79 - 16 * rating}px 0 0)` }} />
    </Row>
  )
}

/** Five stars in the text colour. */
export const StarRow = ({ className }: { className: string }) => (
  <Row aria-hidden="true" className={className}>
    <path d={STARS} />
  </Row>
)

const Row = ({ className, ...rest }: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 80 16" fill="currentColor" className={`w-auto shrink-0 ${className}`} {...rest} />
)

/** The average and number of ratings on cards and product pages. */
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
        {shownAverage(average)} ({count})
      </span>
    </span>
  )
}
