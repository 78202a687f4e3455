import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { SecondStep } from '../session.contract.ts'

/** Form field that holds the pending second step. */
export const SECOND_STEP = 'second_step'

/** A pending login after the first step: its methods and the success text. */
export interface SecondStepToTake extends SecondStep {
  greeting: string
  /** Undefined before the first attempt. */
  errors?: FieldErrors | undefined
}
