import { createContext, useContext } from 'react'
import { type FieldErrors, NO_ERRORS, sentenceOf } from '../../../lib/forms/form-errors.ts'

/** What a form tells its fields and buttons. */
export interface FormState {
  errors: FieldErrors
  /** Whether they are what is left of those for which it was refused. */
  isRefused: boolean
  /** Moves the focus to a field, which is unfolded before where that is needed. */
  goTo: (field: string) => void
  /** For after fields have changed their places, and their names with them: what is wrong is looked for anew. */
  checkAgain: () => void
  /** Sent and not answered yet. */
  isPending: boolean
}

export const FormStateContext = createContext<FormState>({
  errors: NO_ERRORS,
  isRefused: false,
  goTo: () => {},
  checkAgain: () => {},
  isPending: false,
})

/** Returns what is wrong with a field of the form around, as one sentence; undefined when nothing is. */
export function useFieldError(name: string): string | undefined {
  const texts = useContext(FormStateContext).errors[name]
  return texts && sentenceOf(texts)
}

/** Returns for what the form around was refused, as far as it was not put right since then, and how to go there. */
export function useRefusal(): Omit<FormState, 'isPending'> {
  return useContext(FormStateContext)
}

export function useIsPending(): boolean {
  return useContext(FormStateContext).isPending
}
