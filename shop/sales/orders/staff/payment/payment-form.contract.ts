import { z } from 'zod'
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
  received_on: z.iso.date('Enter a valid date.').describe('date of receipt, in the shop’s time zone'),
})
