import { z } from 'zod'
import { Email, maybeText } from '../../../lib/fields.contract.ts'

const MAX_RECIPIENTS = 5

const Recipients = maybeText(1500)
  .transform((text) => [...new Set(recipientsIn(text))].join('\n'))
  .superRefine((text, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    const addresses = recipientsIn(text)
    if (addresses.length > MAX_RECIPIENTS) refuse(`Ensure this field has no more than ${MAX_RECIPIENTS} lines.`)
    const invalid = addresses.find((address) => !Email.safeParse(address).success)
    if (invalid !== undefined)
      refuse(`“${invalid.slice(0, 80)}” is not a valid email address. Enter one address per line.`)
  })
  .describe('up to five e-mail addresses, one per line; empty: `SHOP_EMAIL`, the contact address or the owners')

const OnOff = z
  .string()
  .trim()
  .pipe(z.enum(['', 'on']))

/** Recipients of the shop's e-mails to its staff, and the events that cause one. */
export const Notifications = z.object({
  recipients: Recipients,
  order_placed: OnOff.describe('`on`: e-mail when a customer places an order; for online payment, when it is paid'),
  payment_received: OnOff.describe('`on`: e-mail when the payment of an order arrives'),
  customer_message: OnOff.describe('`on`: e-mail when a customer writes a message'),
  withdrawal_stated: OnOff.describe('`on`: e-mail when a customer withdraws from a purchase and staff must act'),
  order_cancelled: OnOff.describe('`on`: e-mail when a customer cancels an order or a part of it'),
})

export type NotifiedEvent = Exclude<keyof z.output<typeof Notifications>, 'recipients'>

/** Returns the addresses of the recipients field, which has one per line. */
export const recipientsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
