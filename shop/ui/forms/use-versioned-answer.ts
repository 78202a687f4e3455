import { useState } from 'react'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'

interface Answer {
  errors?: FieldErrors | undefined
  /** The record that someone else saved meanwhile. */
  theirs?: unknown
}

/**
 * Returns the last answer to a form that decides about the version of the next save. An answer with errors only does
 * not: the conflict or the save before it stays valid.
 */
export function useVersionedAnswer<A extends Answer>(answer: A | undefined): A | undefined {
  const [latest, setLatest] = useState(answer)
  const hasErrorsOnly = answer?.errors !== undefined && answer.theirs === undefined
  if (hasErrorsOnly || answer === latest) return latest
  setLatest(answer)
  return answer
}
