import { Link } from 'react-router'
import { texts } from '#texts/catalog/reviews/list'
import { shownNumber } from '../../../../lib/texts/current-formats.ts'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import { countWithin, halfStarsBetween } from '../stars/half-stars.ts'
import { MAX_STARS, STAR_STEP } from '../stars/star-scale.contract.ts'
import { ALL_RATINGS, type Bounds } from './reviews-address.ts'

/** One bar per star: 5 and 4.5, 4 and 3.5, … */
const BARS: readonly Bounds[] = Array.from({ length: MAX_STARS }, (_, index) => [
  MAX_STARS - index - STAR_STEP,
  MAX_STARS - index,
])

interface HistogramProps {
  /** The number of reviews with 0.5, 1, … 5 stars. */
  counts: readonly number[]
  chosen: Bounds
  addressOf: (bounds: Bounds) => string
}

/** The rating histogram. Each bar links to its reviews, the selected bar to all reviews. */
export function Histogram({ counts, chosen, addressOf }: HistogramProps) {
  const rows = BARS.map((bounds) => ({ bounds, count: countWithin(counts, halfStarsBetween(...bounds)) }))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul>
      {rows.map(({ bounds, count }) => {
        const [low, high] = bounds
        const isChosen = low === chosen[0] && high === chosen[1]
        const isWithin = chosen[0] <= low && high <= chosen[1]
        return (
          <li key={high}>
            <Link
              to={addressOf(isChosen ? ALL_RATINGS : bounds)}
              state={SAME_SCREEN}
              aria-current={isChosen}
              className="relative -mx-2 grid min-h-11 grid-cols-[3.75rem_1fr_3rem] items-center gap-3 rounded-control px-2 text-sm tabular-nums hover:bg-sunken aria-[current=true]:bg-accent-soft aria-[current=true]:font-semibold"
            >
              <span>
                {shownNumber(low)} – {shownNumber(high)}
                <span className="sr-only">{texts.starsColon}</span>
              </span>
              <span className="track h-2.5 overflow-hidden rounded-full bg-line">
                <span
                  className={`bar block h-full rounded-full ${isWithin ? 'bg-star' : 'bg-edge'}`}
                  style={{ width: total === 0 ? 0 : `${(count / total) * 100}%` }}
                />
              </span>
              <span className="text-right text-muted">
                {count}
                <span className="sr-only">{texts.reviewsAfterNumber(count)}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
