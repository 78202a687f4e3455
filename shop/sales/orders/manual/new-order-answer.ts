import type { ResponseOf } from '../../../../lib/endpoint.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { quoteManualOrder } from './manual-orders.contract.ts'

/** What the order would cost, or what was refused about it. */
export interface NewOrderAnswer {
  quote?: ResponseOf<typeof quoteManualOrder>
  errors?: FieldErrors
}
