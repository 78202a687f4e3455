import { z } from 'zod'
import { TypedPrice } from '../../../../catalog/products/fields/product-fields.contract.ts'

/** The form of a received payment. */
export const PaymentForm = z.object({
  amount: TypedPrice.describe('euros, as people write them'),
  again: z
    .uuid()
    .optional()
    .describe(
      'it came although the order was paid, and is to be paid back; made up for each: sent again it is the same money',
    ),
  received_on: z.iso.date('Enter a valid date.').describe('the day on which it came, by the calendar of the shop'),
})
