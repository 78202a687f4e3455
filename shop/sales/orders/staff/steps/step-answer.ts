import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import type { Outcome } from './steps.contract.ts'

/** What became of a step: it is over when it was taken, or cannot be taken any more because somebody else was faster. */
export interface StepAnswer {
  isOver: boolean
  errors?: FieldErrors
  /** Of several orders, those that were left as they are. */
  refused?: Outcome['refused']
}
