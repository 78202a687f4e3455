import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress } from '../../../lib/fields.contract.ts'
import { PAYMENT_KINDS } from '../../../lib/payment-kinds.ts'

/** The id of a payment method. The server checks that it is registered and offered. */
export const MethodId = z
  .string()
  .describe('id of a payment method: `online` (Stripe), `transfer`, `collection`, or of another method of this shop')

/** How the money of a method arrives. */
export const Kind = z
  .enum(PAYMENT_KINDS)
  .describe('`online`: on the page of a provider; `sent`: sent by the customer; `in_person`: in the shop')

/**
 * States of a payment attempt: no money yet; promised, may take days; received in full; received but not needed, so
 * refunded; closed, nothing expected.
 */
const PAYMENT_STATES = ['open', 'processing', 'paid', 'surplus', 'closed'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** The payment of an order, as customers and staff see it. */
export const Payment = z.object({
  means: MethodId,
  kind: Kind,
  text: z.string().describe('name of the payment method, such as `By bank transfer`'),
  short_text: z.string().describe('the same for lists of staff, such as `Bank transfer`'),
  state: z.enum(PAYMENT_STATES),
  reference: z
    .string()
    .describe('payment reference of a bank transfer (ISO 11649); empty for payments on the page of a provider'),
  amount: z.string().describe('euros with two decimals'),
  refunded: z.string().describe('total of pending and completed refunds; euros with two decimals'),
  ends_on: z.iso
    .datetime()
    .nullable()
    .describe('deadline of the payment, or of the collection at which it is paid; null if none'),
  paid_on: z.iso.datetime().nullable(),
  paid_by: z.string().describe('means of an online payment, such as a card with its last digits; empty if unknown'),
  is_checked: z.boolean().describe('the received payment differs from the order and is being checked'),
  is_test: z.boolean().describe('test payment; no money is charged'),
  account: z
    .object({ holder: z.string(), iban: z.string(), bic: z.string() })
    .nullable()
    .describe('bank account of the shop for a transfer; null if no transfer is due'),
})
export type Payment = z.infer<typeof Payment>

/** Reasons for a refund. */
export const REFUND_REASONS = [
  ...(['surplus', 'late', 'cancelled', 'withdrawn', 'not_as_agreed', 'goodwill'] as const),
  /** It was made in the provider's dashboard. */
  'at_provider',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** A refund, as customers and staff see it. */
export const Refund = z.object({
  amount: z.string().describe('euros with two decimals'),
  because: z.enum(REFUND_REASONS),
  note: z.string().describe('note of the shop to the customer; empty if none'),
  state: z.enum(['on_its_way', 'done', 'failed']).describe('`failed`: the shop refunds it in another way'),
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
      'Returns the open page of the provider, or opens a new one. Refused (409) if no online payment is due, and (429) after too many new pages. Responds with 503 if the provider cannot be reached; nothing is charged then.',
    tags: ['Orders'],
    params: IdAddress,
    response: { 200: z.object({ address: z.url().describe('URL of the provider’s payment page') }) },
  },
  config: { allow: 'customer', limitPerCustomer: { countsAs: 'payment pages', max: 60, timeWindow: '1 hour' } },
})
