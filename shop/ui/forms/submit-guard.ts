import { useRef } from 'react'
import { texts } from '#texts/ui/forms'
import { toast } from '../feedback/toast.ts'

/** A second submit within this time is blocked after any response (docs/reference/rules.md, Error messages). */
const SUBMIT_GUARD_MS = 3_000

/**
 * Prevents double submits of one form.
 * @returns a function to call before submitting: true allows and records the submit; false means too early, after a
 * warning toast
 */
export function useSubmitGuard(): (isPending: boolean) => boolean {
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  return (isPending) => {
    const now = performance.now()
    if (isPending || now - sentAt.current < SUBMIT_GUARD_MS) {
      toast({ kind: 'warning', text: texts.pleaseWaitOnSumbittingTo, isOfScreen: true })
      return false
    }
    sentAt.current = now
    return true
  }
}
