import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { texts } from '#texts/storefront/product-page'
import type { Product, Variant } from '../../catalog/products/read/catalogue.contract.ts'
import { HowReviewsAreChecked } from '../../catalog/reviews/how-reviews-are-checked.tsx'
import { reviewsAddress } from '../../catalog/reviews/list/reviews-address.ts'
import { ReviewCard } from '../../catalog/reviews/review-card.tsx'
import type { Review } from '../../catalog/reviews/reviews.contract.ts'
import { StarRating } from '../../catalog/reviews/stars/stars.tsx'
import { WriteReview } from '../../catalog/reviews/writing/write-review.tsx'
import { Link } from '../../ui/link.tsx'

/** Above this average the section is headed 'Happy Customers'. */
const HAPPY_ABOVE = 3.5
/** The longest lead, in characters. */
const LONGEST_LEAD = 280

/** The customer's own reviews, then the recommended ones. */
export function ReviewsSection({ product, chosen }: { product: Product; chosen: Variant | undefined }) {
  const { slug, average_rating, reviews_length, recommended_reviews, variants } = product
  const nameOf = (id: number) => variants.find((variant) => variant.id === id)?.name
  const showsOwn = useOwnWithoutMoving(variants)
  const isOwn = ({ id }: Review) => showsOwn && variants.some(({ posted_review }) => posted_review?.id === id)
  const others = recommended_reviews.filter((review) => !isOwn(review))
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="reviews-heading" className="text-2xl">
          {(average_rating ?? 0) > HAPPY_ABOVE ? texts.happyCustomers : texts.reviews}
        </h2>
        <StarRating average={average_rating} count={reviews_length} />
      </div>
      {recommended_reviews.length === 0 ? (
        <p className="mt-3 text-muted">{texts.noReviewsHint}</p>
      ) : (
        <>
          <div className="mt-6 grid gap-x-12 gap-y-6 md:grid-cols-2">
            {variants.map(
              ({ name, posted_review }) =>
                showsOwn &&
                // The author of a hidden review sees its reason below.
                posted_review?.hidden_reason === null && (
                  <ReviewCard key={posted_review.id} review={posted_review} variant={name} isOwn />
                ),
            )}
            {others.map((review, index) => (
              <ReviewCard
                key={review.id}
                review={review}
                variant={nameOf(review.variant)}
                isLead={index === 0 && review.body.length <= LONGEST_LEAD}
              />
            ))}
          </div>
          <Link
            to={reviewsAddress({ slug })}
            className="mt-5 inline-flex min-h-11 items-center gap-2 font-medium text-accent underline underline-offset-4"
          >
            {texts.seeAllReviews(reviews_length)}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </>
      )}
      <WriteReview variants={variants} chosen={chosen} />
      {reviews_length > 0 && <HowReviewsAreChecked className="mt-6" />}
    </section>
  )
}

/**
 * Returns whether the customer's own reviews are shown here. They load after the page and would move content in view;
 * then they stay in their place below. Newly written ones are shown at once.
 */
function useOwnWithoutMoving(variants: readonly Variant[]): boolean {
  const [isShown, show] = useState(false)
  useEffect(() => {
    // The section exists whenever this runs.
    const section = document.getElementById('reviews') as HTMLElement
    const mayAppear = variants.some(({ posted_review }) => posted_review)
      ? section.getBoundingClientRect().top >= innerHeight
      : variants.some(({ can_review }) => can_review)
    if (mayAppear) show(true)
  }, [variants])
  return isShown
}
