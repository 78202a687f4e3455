import { createContext, useContext } from 'react'
import { type FieldErrors, NO_ERRORS, sentenceOf } from '../../../lib/forms/form-errors.ts'

/** The state that a form shares with its fields and buttons. */
export interface FormState {
  errors: FieldErrors
  /** Whether the errors remain from a refused submit. */
  isRefused: boolean
  /** Moves the focus to a field and expands its section if needed. */
  goTo: (field: string) => void
  /** Validates again after fields have been reordered or renamed. */
  checkAgain: () => void
  /** Submitted and not answered yet. */
  isPending: boolean
}

export const FormStateContext = createContext<FormState>({
  errors: NO_ERRORS,
  isRefused: false,
  goTo: () => {},
  checkAgain: () => {},
  isPending: false,
})

/** Returns the error of a field in the surrounding form as one sentence; undefined if it has none. */
export function useFieldError(name: string): string | undefined {
  const texts = useContext(FormStateContext).errors[name]
  return texts && sentenceOf(texts)
}

/** Returns the remaining errors of a refused submit and a function that moves the focus to a field. */
export function useRefusal(): Omit<FormState, 'isPending'> {
  return useContext(FormStateContext)
}

export function useIsPending(): boolean {
  return useContext(FormStateContext).isPending
}
