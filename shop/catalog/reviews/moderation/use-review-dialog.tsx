import { type ReactNode, useCallback, useState } from 'react'
import { useOnDemand } from '../../../ui/loading/use-on-demand.ts'
import type { Review } from '../reviews.contract.ts'
import type { ModerationIntent } from './moderation-dialog.tsx'

// Loaded on demand, because few readers use these dialogs.
const importModeration = () => import('./moderation-dialog.tsx')
const importDelete = () => import('../writing/delete-review.tsx')

/**
 * Returns a function that opens the moderation, report or delete dialog of a review, and the dialog, null while
 * closed.
 */
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
