import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import type { Outcome } from './steps.contract.ts'

/** The result of a step. It is over if the step succeeded or became impossible through another change. */
export interface StepAnswer {
  isOver: boolean
  errors?: FieldErrors
  /** In a bulk action, the orders that were left unchanged. */
  refused?: Outcome['refused']
}
