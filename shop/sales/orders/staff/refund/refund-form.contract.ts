import { z } from 'zod'
import { Integer, maybeText, Tick } from '../../../../../lib/fields.contract.ts'
import { TypedPrice } from '../../../../catalog/products/fields/product-fields.contract.ts'

/** Reasons of refunds by staff; all other refunds are automatic. */
export const STAFF_REFUND_REASONS = ['not_as_agreed', 'withdrawn', 'goodwill'] as const

const RefundedLine = z.object({
  variant: Integer,
  quantity: Integer.pipe(z.int().min(0, 'Ensure this value is greater than or equal to 0.')).describe(
    'the price of so many goes back; 0 leaves the line out',
  ),
  restock: Tick.default(false).describe('they are for sale again'),
})

/** The form of a refund by staff. */
export const RefundForm = z.object({
  key: z.uuid().describe('made up for each wish to pay back: sent again it is the same refund'),
  because: z.enum(STAFF_REFUND_REASONS),
  amount: TypedPrice.describe('euros, as people write them'),
  withdrawal: Integer.optional().describe('the statement that it settles'),
  note: maybeText(500).default('').describe('what the customer reads of it'),
  lines: z.array(RefundedLine).max(100).default([]).describe('for which pieces; empty for none'),
})
export type RefundForm = z.output<typeof RefundForm>
