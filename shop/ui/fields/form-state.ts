import { createContext, useContext } from 'react'
import { type FieldErrors, NO_ERRORS, sentenceOf } from '../../../lib/forms/form-errors.ts'

/** What a form tells its fields and buttons. */
export interface FormState {
  errors: FieldErrors
  /** Sent and not answered yet. */
  isPending: boolean
}

export const FormStateContext = createContext<FormState>({ errors: NO_ERRORS, isPending: false })

/** Returns what is wrong with a field of the form around, as one sentence; undefined when nothing is. */
export function useFieldError(name: string): string | undefined {
  const texts = useContext(FormStateContext).errors[name]
  return texts && sentenceOf(texts)
}

export function useIsPending(): boolean {
  return useContext(FormStateContext).isPending
}
