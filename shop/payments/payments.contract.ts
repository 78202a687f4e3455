import { z } from 'zod'

/** By what an order can be paid: a transfer in advance, or by card or transfer when it is collected in the shop. Never cash. */
export const PAYMENT_MEANS = ['transfer', 'collection'] as const
export type PaymentMeans = (typeof PAYMENT_MEANS)[number]

/** How an attempt to pay stands: nothing has come yet, all of it has come, or nothing will come any more. */
const PAYMENT_STATES = ['open', 'paid', 'closed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** How an order is paid, as its customer and staff see it. */
export const Payment = z.object({
  means: z.enum(PAYMENT_MEANS),
  state: z.enum(PAYMENT_STATES),
  reference: z.string().describe('to be named with a transfer (ISO 11649)'),
  amount: z.string().describe('euros with two decimals'),
  ends_on: z.iso.datetime().nullable().describe('until when the pieces wait for it'),
  paid_on: z.iso.datetime().nullable(),
  account: z
    .object({ holder: z.string(), iban: z.string(), bic: z.string() })
    .nullable()
    .describe('where a transfer goes; null once nothing is to be transferred any more'),
})
export type Payment = z.infer<typeof Payment>
