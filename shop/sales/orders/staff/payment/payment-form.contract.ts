import { z } from 'zod'
import { Day } from '../../../../../lib/forms/days.contract.ts'
import { TypedPrice } from '../../../../catalog/products/fields/product-fields.contract.ts'

/** The form of a received payment. */
export const PaymentForm = z.object({
  amount: TypedPrice.describe('euros, in any common notation'),
  again: z
    .uuid()
    .optional()
    .describe(
      'idempotency key of a further payment for a paid order, which is refunded; a repeated request records it once',
    ),
  received_on: Day.describe('date of receipt, in the shop’s time zone'),
})
