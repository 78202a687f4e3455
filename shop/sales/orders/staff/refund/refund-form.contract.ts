import { z } from 'zod'
import { Integer, maybeText, Tick } from '../../../../../lib/fields.contract.ts'
import { TypedAmount } from '../../../../catalog/products/fields/product-fields.contract.ts'

/** Reasons of refunds by staff; all other refunds are automatic. */
export const STAFF_REFUND_REASONS = ['not_as_agreed', 'withdrawn', 'goodwill'] as const

const RefundedLine = z.object({
  variant: Integer,
  quantity: Integer.pipe(z.int().min(0, 'Ensure this value is greater than or equal to 0.')).describe(
    'number of units to refund; 0 omits the line',
  ),
  restock: Tick.default(false).describe('return the units to the stock'),
})

/** The form of a refund by staff. */
export const RefundForm = z.object({
  key: z.uuid().describe('idempotency key; a repeated request makes no second refund'),
  because: z.enum(STAFF_REFUND_REASONS),
  amount: TypedAmount.describe('euros, in any common notation; 0 settles a withdrawal without a refund'),
  withdrawal: Integer.optional().describe('id of the withdrawal that the refund settles'),
  note: maybeText(500).default('').describe('note to the customer'),
  lines: z
    .array(RefundedLine)
    .max(100)
    .default([])
    .describe('refunded lines; empty if the refund is not for specific units'),
})
export type RefundForm = z.output<typeof RefundForm>
