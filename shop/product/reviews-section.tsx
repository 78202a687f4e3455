import type { Product } from '../catalogue/catalogue.contract.ts'
import { ReviewText } from '../reviews/review-text.tsx'
import { Rating } from '../reviews/stars.tsx'

/** Above this average the section is headed 'Happy Customers'. */
const HAPPY_ABOVE = 3.5

export function ReviewsSection({ product }: { product: Product }) {
  const { average_rating, reviews_length, recommended_reviews, variants } = product
  const nameOf = (id: number) => variants.find((variant) => variant.id === id)?.name
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="reviews-heading" className="text-xl">
          {average_rating !== null && average_rating > HAPPY_ABOVE ? 'Happy Customers' : 'Reviews'}
        </h2>
        <Rating average={average_rating} count={reviews_length} />
      </div>
      {recommended_reviews.length === 0 ? (
        <p className="mt-3 text-muted">Nobody has reviewed this product yet.</p>
      ) : (
        <div className="mt-5 grid gap-4 md:grid-cols-2">
          {recommended_reviews.map((review) => (
            <div key={review.id} className="rounded-card border border-line bg-surface p-5">
              <ReviewText review={review} variant={nameOf(review.variant)} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
