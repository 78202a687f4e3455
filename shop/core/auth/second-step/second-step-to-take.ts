import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { SecondStep } from '../session.contract.ts'

/** The field of a form that holds the second step that is to be taken. */
export const SECOND_STEP = 'second_step'

/** A login whose first step was right: by what the second may be taken, and what is said when somebody is in. */
export interface SecondStepToTake extends SecondStep {
  greeting: string
  /** Undefined until something was tried. */
  errors?: FieldErrors | undefined
}
