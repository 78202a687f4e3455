import type { ResponseOf } from '../../../../lib/endpoint.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { quoteManualOrder } from './manual-orders.contract.ts'

/** The quote of a manual order, or its errors. */
export interface NewOrderAnswer {
  quote?: ResponseOf<typeof quoteManualOrder>
  errors?: FieldErrors
}
