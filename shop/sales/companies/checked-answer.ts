import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import type { OrderCompany } from './company.contract.ts'

/** The result of checking a company: its details, or the errors by field. */
export type CheckedAnswer = { company: OrderCompany } | { errors: FieldErrors }
