import { ReviewText } from './review-text.tsx'
import type { Review } from './reviews.contract.ts'
import { ReviewActions } from './writing/review-actions.tsx'

interface ReviewCardProps {
  review: Review
  /** The name of the reviewed variant. */
  variant: string | undefined
  /** Its words are set large: it speaks for all. */
  isLead?: boolean
}

/** A whole review with what can be done about it. */
export function ReviewCard({ review, variant, isLead = false }: ReviewCardProps) {
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-5">
      <ReviewText review={review} variant={variant} isLead={isLead} />
      <ReviewActions review={review} />
    </div>
  )
}
