import { ChevronDown } from 'lucide-react'
import { texts } from '#texts/storefront/product-page'
import { shownAverage } from '../../../lib/texts/current-formats.ts'
import type { Product } from '../../catalog/products/read/catalogue.contract.ts'
import { reviewsAddress } from '../../catalog/reviews/list/reviews-address.ts'
import { ReviewText } from '../../catalog/reviews/review-text.tsx'
import { Stars } from '../../catalog/reviews/stars/stars.tsx'
import { Link } from '../../ui/link.tsx'
import { closePopover, Popover } from '../../ui/overlays/popover.tsx'

/** The average rating, with a link to the recommended reviews. */
export function ReviewSummary({ product }: { product: Product }) {
  const { average_rating, reviews_length, recommended_reviews } = product
  if (average_rating === null) return <p className="text-muted text-sm">{texts.noReviewsYet}</p>
  return (
    <Popover
      id="review-summary"
      button={
        <>
          <Stars rating={average_rating} className="h-5" />
          <span className="font-medium tabular-nums">{shownAverage(average_rating)}</span>
          <span className="text-muted">({texts.countOfReviews(reviews_length)})</span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </>
      }
      buttonProps={{
        className: '-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm hover:bg-sunken',
      }}
      className="under-its-button w-96 p-5"
    >
      <p className="font-display font-semibold text-lg">
        {texts.outOf5From(shownAverage(average_rating), reviews_length)}
      </p>
      <div className="mt-4 grid gap-5">
        {recommended_reviews.map((review) => (
          <ReviewText key={review.id} review={review} brief />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-x-6 font-medium text-accent">
        <Link
          to="#reviews"
          onClick={closePopover}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {texts.toTheReviews}
        </Link>
        <Link
          to={reviewsAddress(product)}
          onClick={closePopover}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {texts.allRatings(reviews_length)}
        </Link>
      </div>
    </Popover>
  )
}
