import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'

/** What became of a form of the thread. */
export interface ThreadAnswer {
  isDone: boolean
  errors?: FieldErrors
  /** Something was said meanwhile, which the thread shows after this. */
  isStale?: boolean
}
