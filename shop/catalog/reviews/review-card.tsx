import { texts } from '#texts/catalog/reviews'
import { ReviewText } from './review-text.tsx'
import type { Review } from './reviews.contract.ts'
import { ReviewActions } from './writing/review-actions.tsx'
import { ownReviewId } from './writing/write-review-anchor.ts'

interface ReviewCardProps {
  review: Review
  /** The name of the reviewed variant. */
  variant: string | undefined
  /** True to show its text in a large font. */
  isLead?: boolean
  /** True if the current user wrote it; it is shown separately and cannot be reported. */
  isOwn?: boolean
}

/** A complete review with its actions. */
export function ReviewCard({ review, variant, isLead = false, isOwn = false }: ReviewCardProps) {
  return (
    <div
      id={isOwn ? ownReviewId(review.variant) : undefined}
      tabIndex={isOwn ? -1 : undefined}
      className={`flex flex-col gap-1 border-line border-t pt-5 ${isOwn ? 'col-span-full' : ''}`}
    >
      {isOwn && <p className="font-medium text-accent text-sm">{texts.yourReview}</p>}
      <ReviewText review={review} variant={variant} isLead={isLead} />
      {!isOwn && <ReviewActions review={review} />}
    </div>
  )
}
