import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress } from '../../../lib/fields.contract.ts'

/**
 * By what an order can be paid: online, on the page of a provider; by a transfer in advance; or by card or transfer when it is collected in the shop. Never
 * cash.
 */
export const PAYMENT_MEANS = ['online', 'collection', 'transfer'] as const
export type PaymentMeans = (typeof PAYMENT_MEANS)[number]

/**
 * How an attempt to pay stands: nothing has come yet; it is promised, and may take days; all of it has come; it has come although the order needed it no more,
 * and goes back; nothing will come any more.
 */
const PAYMENT_STATES = ['open', 'processing', 'paid', 'surplus', 'closed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** How an order is paid, as its customer and staff see it. */
export const Payment = z.object({
  means: z.enum(PAYMENT_MEANS),
  state: z.enum(PAYMENT_STATES),
  reference: z.string().describe('to be named with a transfer (ISO 11649); empty where it is paid otherwise'),
  amount: z.string().describe('euros with two decimals'),
  refunded: z.string().describe('so much of it goes back, or is back already'),
  ends_on: z.iso.datetime().nullable().describe('until when the pieces wait for it'),
  paid_on: z.iso.datetime().nullable(),
  paid_by: z
    .string()
    .describe('by what it was paid online, such as a card and its last digits; empty where that is not known'),
  is_checked: z.boolean().describe('what has come is not what was to come: the shop looks at it'),
  is_test: z.boolean().describe('no money moves: the shop tries its provider out'),
  account: z
    .object({ holder: z.string(), iban: z.string(), bic: z.string() })
    .nullable()
    .describe('where a transfer goes; null once nothing is to be transferred any more'),
})
export type Payment = z.infer<typeof Payment>

/** Why money goes back. */
const REFUND_REASONS = [
  ...(['surplus', 'late', 'cancelled', 'withdrawn', 'not_as_agreed', 'goodwill'] as const),
  /** Somebody did it at the provider itself. */
  'at_provider',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Money that goes back, as its customer and staff see it. */
export const Refund = z.object({
  amount: z.string().describe('euros with two decimals'),
  because: z.enum(REFUND_REASONS),
  note: z.string().describe('what the shop says of it besides; empty for nothing'),
  state: z.enum(['on_its_way', 'done', 'failed']).describe('failed: the shop pays it back in another way'),
  made_on: z.iso.datetime(),
  done_on: z.iso.datetime().nullable(),
})
export type Refund = z.infer<typeof Refund>

export const payOrder = endpoint({
  method: 'POST',
  url: '/api/orders/:id/pay/',
  schema: {
    summary: 'Find the page on which an own order is paid online',
    description:
      'The page of the provider that is open for it, else a new one. Refused (409) when nothing is to be paid online any more, (429) after too many new ones, and with 503 when the provider cannot be reached: nothing is charged then.',
    tags: ['Orders'],
    params: IdAddress,
    response: { 200: z.object({ address: z.url().describe('of the provider') }) },
  },
  config: { allow: 'customer', limitPerCustomer: { countsAs: 'payment pages', max: 60, timeWindow: '1 hour' } },
})
