import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress } from '../../../lib/fields.contract.ts'

/**
 * Payment methods: online on a provider's page, by transfer in advance, or by card or transfer on collection in the
 * shop. Never cash.
 */
export const PAYMENT_METHODS = ['online', 'collection', 'transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/**
 * States of a payment attempt: no money yet; promised, may take days; received in full; received but not needed, so
 * refunded; closed, nothing expected.
 */
const PAYMENT_STATES = ['open', 'processing', 'paid', 'surplus', 'closed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The payment of an order, as customers and staff see it. */
export const Payment = z.object({
  means: z.enum(PAYMENT_METHODS),
  state: z.enum(PAYMENT_STATES),
  reference: z.string().describe('to be named with a transfer (ISO 11649); empty where it is paid otherwise'),
  amount: z.string().describe('euros with two decimals'),
  refunded: z.string().describe('so much of it goes back, or is back already'),
  ends_on: z.iso.datetime().nullable().describe('until when the pieces wait for it'),
  paid_on: z.iso.datetime().nullable(),
  paid_by: z
    .string()
    .describe('by what it was paid online, such as a card and its last digits; empty where that is not known'),
  is_checked: z.boolean().describe('the received payment differs from the order and is being checked'),
  is_test: z.boolean().describe('no money moves: the shop tries its provider out'),
  account: z
    .object({ holder: z.string(), iban: z.string(), bic: z.string() })
    .nullable()
    .describe('where a transfer goes; null once nothing is to be transferred any more'),
})
export type Payment = z.infer<typeof Payment>

/** Reasons for a refund. */
const REFUND_REASONS = [
  ...(['surplus', 'late', 'cancelled', 'withdrawn', 'not_as_agreed', 'goodwill'] as const),
  /** It was made in the provider's dashboard. */
  'at_provider',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** A refund, as customers and staff see it. */
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
    summary: 'Get the payment page of an order of the customer',
    description:
      'The page of the provider that is open for it, else a new one. Refused (409) when nothing is to be paid online any more, (429) after too many new ones, and with 503 when the provider cannot be reached: nothing is charged then.',
    tags: ['Orders'],
    params: IdAddress,
    response: { 200: z.object({ address: z.url().describe('of the provider') }) },
  },
  config: { allow: 'customer', limitPerCustomer: { countsAs: 'payment pages', max: 60, timeWindow: '1 hour' } },
})
