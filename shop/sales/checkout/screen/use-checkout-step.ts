import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { CheckoutDraft, PartName } from '../intent/checkout-draft.ts'

interface StepState {
  draft: CheckoutDraft
  change: (changes: Partial<CheckoutDraft>) => void
  /** False until the quote and the saved addresses are in the draft. */
  isSettled: boolean
}

interface CheckoutStep {
  open: PartName
  /** Opens a part in a new entry of the browser's history. */
  show: (part: PartName, changes?: Partial<CheckoutDraft>) => void
}

/**
 * Keeps the open step in the address (`?step=2`). Without a step the checkout resumes where the draft ended. A step
 * that cannot be reached yet is replaced by the first incomplete one.
 */
export function useCheckoutStep({ draft, change, isSettled }: StepState): CheckoutStep {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const stepParam = params.get('step')
  const [isResuming, setResuming] = useState(stepParam === null)

  const parts = partsOf(draft)
  const wanted =
    stepParam === null ? (isResuming ? (draft.open ?? 'address') : 'address') : parts[Number(stepParam) - 1]
  const open = reachable(draft, wanted)
  const isElsewhere = open !== wanted || (stepParam === null && open !== 'address')
  const step = parts.indexOf(open) + 1
  useEffect(() => {
    if (!isSettled) return
    if (isElsewhere) void navigate(`?step=${step}`, { state, replace: true, preventScrollReset: true })
    else if (stepParam !== null) setResuming(false)
  }, [isSettled, isElsewhere, stepParam, step, state, navigate])
  useEffect(() => {
    if (isSettled && !isResuming && !isElsewhere && draft.open !== open) change({ open })
  })

  return {
    open,
    show: (part, changes = {}) => {
      setResuming(false)
      change({ ...changes, open: part })
      const next = partsOf({ ...draft, ...changes }).indexOf(part) + 1
      if (part !== open) void navigate(`?step=${next}`, { state, preventScrollReset: true })
    },
  }
}

/** The steps in order; a step's number is its position. */
const partsOf = ({ isBilledElsewhere, isCompany }: CheckoutDraft): PartName[] => [
  'address',
  ...(isBilledElsewhere ? (['billing'] as const) : []),
  ...(isCompany ? (['company'] as const) : []),
  'delivery',
  'review',
]

/** Returns the first incomplete step. */
export function missingPart({ address, isBilledElsewhere, billing, isCompany, company }: CheckoutDraft): PartName {
  if (!address) return 'address'
  if (isBilledElsewhere && !billing) return 'billing'
  return isCompany && !company ? 'company' : 'review'
}

/** Returns the requested step, or the first incomplete one before it. */
function reachable(draft: CheckoutDraft, wanted: PartName | undefined): PartName {
  const parts = partsOf(draft)
  const missing = missingPart(draft)
  if (wanted === undefined || !parts.includes(wanted)) return missing
  return parts.indexOf(wanted) <= parts.indexOf(missing) ? wanted : missing
}
