import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'

/** The result of entering or removing a code. The quotes on the screen reload by themselves. */
export interface CodeAnswer {
  /** Undefined after a success. */
  errors?: FieldErrors
}
