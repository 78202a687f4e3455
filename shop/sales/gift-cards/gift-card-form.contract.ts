import { z } from 'zod'
import { Email, maybeText, textLine } from '../../../lib/fields.contract.ts'

const INVALID = 'Enter an amount in euros.'

/** The form by which staff issue a gift card. */
export const GiftCardForm = z.object({
  value: z
    .string()
    .trim()
    .regex(/^\d{1,3}([.,]\d\d?)?$/, INVALID)
    .transform((typed) => typed.replace(',', '.')),
  email: Email,
  message: maybeText(500),
  reason: textLine(200),
})
