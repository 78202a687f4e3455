import { type ReactNode, useCallback, useState } from 'react'
import { useOnDemand } from '../../../ui/loading/use-on-demand.ts'
import type { Review } from '../reviews.contract.ts'
import type { ModerationIntent } from './moderation-dialog.tsx'

// Few readers ever do more than read.
const importModeration = () => import('./moderation-dialog.tsx')
const importDelete = () => import('../writing/delete-review.tsx')

/** Opens the dialog in which a review is moderated, reported or deleted. @returns what opens it, and the dialog, null while it is closed */
export function useReviewDialog(
  review: Review,
): [open: (intent: ModerationIntent | 'delete') => void, dialog: ReactNode] {
  const [intent, setIntent] = useState<ModerationIntent | 'delete'>()
  const close = useCallback(() => setIntent(undefined), [])
  const [ModerationDialog, loadModeration] = useOnDemand(importModeration)
  const [DeleteReview, loadDelete] = useOnDemand(importDelete)
  const open = (next: ModerationIntent | 'delete') => {
    setIntent(next)
    if (next === 'delete') loadDelete()
    else loadModeration()
  }
  if (intent === 'delete') return [open, DeleteReview && <DeleteReview review={review} close={close} />]
  return [open, intent && ModerationDialog && <ModerationDialog intent={intent} review={review} close={close} />]
}
