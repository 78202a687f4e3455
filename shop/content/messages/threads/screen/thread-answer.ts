import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'

/** The result of a form on the thread page. */
export interface ThreadAnswer {
  isDone: boolean
  errors?: FieldErrors
  /** The thread has a newer reply. It is shown after the reload. */
  isStale?: boolean
}
