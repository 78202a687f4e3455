import { z } from 'zod'
import { Email, maybeLine, maybeText } from '../../../../lib/fields.contract.ts'
import { Day } from '../../../../lib/forms/days.contract.ts'

/** What a customer enters about the recipient of a gift card. */
export const RecipientForm = z.object({
  email: Email,
  name: maybeLine(100).default(''),
  message: maybeText(500).default(''),
  send_on: z
    .union([z.literal('').transform(() => null), Day])
    .nullable()
    .default(null)
    .describe('ISO date in the shop’s time zone, at most one year from now; null: as soon as the order is paid'),
})
