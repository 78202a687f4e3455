import { Link, useNavigate } from 'react-router'
import { texts } from '#texts/catalog/reviews/list'
import { shownAverage } from '../../../../lib/texts/current-formats.ts'
import { RangeSlider } from '../../../ui/fields/range-slider.tsx'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import type { Ratings } from '../reviews.contract.ts'
import { MAX_STARS, MIN_STARS, STAR_STEP } from '../stars/star-scale.contract.ts'
import { Stars } from '../stars/stars.tsx'
import { Histogram } from './histogram.tsx'
import { type Bounds, isEveryRating, reviewsAddress } from './reviews-address.ts'

interface FilteredVariant {
  id: number
  name: string
  color: string | null
}

interface ReviewFiltersProps {
  slug: string
  variants: readonly FilteredVariant[]
  /** Null for all variants. */
  chosen: FilteredVariant | null
  bounds: Bounds
  ratings: Ratings
}

/** The ratings of a product or variant, and the review filters. Each choice has its own address. */
export function ReviewFilters({ slug, variants, chosen, bounds, ratings }: ReviewFiltersProps) {
  const navigate = useNavigate()
  const addressOf = (wanted: Bounds) => reviewsAddress({ slug, variant: chosen?.id ?? null, bounds: wanted })
  const { average_rating, reviews_length, rating_counts } = ratings
  return (
    <section
      aria-label={texts.ratings}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 md:max-lg:grid-cols-2 md:max-lg:gap-x-12"
    >
      <p className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1">
        {average_rating === null ? (
          <span className="text-muted">{texts.noReviewsYet}</span>
        ) : (
          <>
            <span className="font-display font-semibold text-2xl tabular-nums">{shownAverage(average_rating)}</span>
            <Stars rating={average_rating} className="h-5" />
            <span className="text-muted text-sm tabular-nums">
              {texts.countOfReviews(reviews_length, chosen?.name)}
            </span>
          </>
        )}
      </p>
      <div className="md:max-lg:row-span-2">
        <Histogram counts={rating_counts} chosen={bounds} addressOf={addressOf} />
      </div>
      {/* A form could not produce these addresses. Without JavaScript the histogram bars do the same. */}
      <details open={!isEveryRating(bounds)} className="self-start noscript:hidden">
        <summary className="mb-2 inline-flex min-h-11 items-center font-medium text-sm underline underline-offset-4">
          {texts.byStars}
        </summary>
        <RangeSlider
          label={texts.stars}
          ends={[texts.lowestRating, texts.highestRating]}
          names={['low', 'high']}
          min={MIN_STARS}
          max={MAX_STARS}
          step={STAR_STEP}
          value={bounds}
          onCommit={(wanted) => navigate(addressOf(wanted), { state: SAME_SCREEN })}
          format={texts.starsBetween}
          formatEnd={texts.countOfStars}
        />
      </details>
      {variants.length > 1 && (
        <nav aria-labelledby="review-variants">
          <p id="review-variants" className="font-medium text-sm">
            {texts.variant}
          </p>
          <ul className="-mx-4 mt-2 flex gap-2 overflow-x-auto px-4 pb-1 sm:-mx-6 sm:px-6 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
            <Choice to={reviewsAddress({ slug, bounds })} isChosen={chosen === null}>
              {texts.allVariants}
            </Choice>
            {variants.map(({ id, name, color }) => (
              <Choice key={id} to={reviewsAddress({ slug, variant: id, bounds })} isChosen={chosen?.id === id}>
                {color && (
                  <span aria-hidden="true" className="swatch size-4.5 shrink-0" style={{ backgroundColor: color }} />
                )}
                {name}
              </Choice>
            ))}
          </ul>
        </nav>
      )}
    </section>
  )
}

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: React.ReactNode }) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        state={SAME_SCREEN}
        aria-current={isChosen}
        className="flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3.5 -outline-offset-2 text-sm hover:border-ink aria-[current=true]:border-ink aria-[current=true]:ring-1 aria-[current=true]:ring-ink aria-[current=true]:ring-inset"
      >
        {children}
      </Link>
    </li>
  )
}
