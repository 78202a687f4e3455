import { z } from 'zod'
import { normalIban } from '../../../../lib/bank/iban.ts'
import { maybeLine, textLine } from '../../../../lib/fields.contract.ts'

const MAX_HOLDER = 100
const MAX_TYPED_IBAN = 50

/** Returns an IBAN in capitals without spaces; reports a validation error for an invalid one. */
function checkIban(typed: string, context: z.RefinementCtx<string>): string {
  const iban = normalIban(typed)
  if (iban !== undefined) return iban
  context.addIssue({ code: 'custom', message: 'Enter a valid IBAN. A character is missing or mistyped.' })
  return z.NEVER
}

/** The bank account for a refund, as the customer enters it. */
export const RefundAccountForm = z.object({
  holder: textLine(MAX_HOLDER).describe('account holder'),
  iban: textLine(MAX_TYPED_IBAN).transform(checkIban).describe('IBAN, with or without spaces'),
})
export type RefundAccountForm = z.output<typeof RefundAccountForm>

/** The same two fields as part of another form, both optional. */
export const OPTIONAL_REFUND_ACCOUNT = {
  refund_holder: maybeLine(MAX_HOLDER).optional().describe('account holder; if empty, the name on the withdrawal'),
  refund_iban: maybeLine(MAX_TYPED_IBAN)
    .transform((typed, context) => (typed === '' ? '' : checkIban(typed, context)))
    .optional()
    .describe('IBAN for the refund of an order that was paid by bank transfer'),
}

/** The bank account for a refund, as it is shown. */
export const RefundAccount = z.object({
  holder: z.string(),
  iban: z.string().describe('complete for staff; only the last four characters for the customer'),
})
export type RefundAccount = z.infer<typeof RefundAccount>
