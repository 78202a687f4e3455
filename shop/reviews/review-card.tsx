import { ReviewText } from './review-text.tsx'
import type { Review } from './reviews.contract.ts'
import { ReviewActions } from './writing/review-actions.tsx'

/** A whole review with what can be done about it. */
export function ReviewCard({ review, variant }: { review: Review; variant: string | undefined }) {
  return (
    <div className="flex flex-col justify-between gap-1 rounded-card border border-line bg-surface p-5">
      <ReviewText review={review} variant={variant} />
      <ReviewActions review={review} />
    </div>
  )
}
