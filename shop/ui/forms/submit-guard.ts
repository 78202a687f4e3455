import { useRef } from 'react'
import * as texts from '#texts/ui/forms'
import { toast } from '../feedback/toast.ts'

/** A second submit within this time is blocked (docs/reference/rules.md, Answers), whatever the first one was answered. */
const SUBMIT_GUARD_MS = 3_000

/**
 * Guards one form against being sent twice.
 * @returns a function that is asked before something is sent: true counts as sent; false means too soon, and the customer was warned
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
