import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Email, IdAddress, Integer, maybeLine, text, textLine } from '../../../../lib/fields.contract.ts'
import { Refund } from '../../payments/payments.contract.ts'
import { OPTIONAL_REFUND_ACCOUNT } from '../../payments/refund-accounts/refund-account.contract.ts'

/** The outcome: cancelled before packing, refunded, or refused by the shop. */
const WITHDRAWAL_OUTCOMES = ['cancelled', 'refunded', 'refused'] as const
export type WithdrawalOutcome = (typeof WITHDRAWAL_OUTCOMES)[number]

const WITHDRAWAL_STAGES = ['received', 'sent_back', 'arrived', ...WITHDRAWAL_OUTCOMES] as const
export type WithdrawalStage = (typeof WITHDRAWAL_STAGES)[number]

/** A withdrawal, as the customer and staff see it. */
export const Withdrawal = z.object({
  id: z.int(),
  stage: z.enum(WITHDRAWAL_STAGES),
  stated_on: z.iso.datetime(),
  send_by: z.string().describe('last day to send the goods back, in the shop’s time zone'),
  due_on: z
    .string()
    .describe('deadline of the refund; the shop may wait for the goods, or for proof that they were sent'),
  tracking: z.string().describe('tracking of the returned parcel; empty if not given'),
  sent_back_on: z.iso.datetime().nullable(),
  arrived_on: z.iso.datetime().nullable(),
  closed_on: z.iso.datetime().nullable(),
  words: z.string().describe('reason of a refusal; otherwise empty'),
  items: z.string().describe('withdrawn items, as text'),
  refund: Refund.pick({ state: true, done_on: true })
    .nullable()
    .describe('state of its refunds; null if nothing is refunded'),
  is_verified: z.boolean().describe('the sender was logged in as the customer'),
})
export type Withdrawal = z.infer<typeof Withdrawal>

const key = z.uuid().describe('idempotency key; a repeated request returns the same withdrawal')
const name = textLine(100)

/** A withdrawal without an account. */
export const WithdrawalWithoutOrder = z.object({
  key,
  name,
  order_number: textLine(40),
  email: Email,
  items: text(1, 2_000),
})

/** A customer's withdrawal from one of their orders. */
export const WithdrawalOfLines = z.object({
  key,
  name,
  email: Email,
  lines: z
    .array(
      z.object({
        variant: Integer,
        quantity: Integer.pipe(z.int().min(0, 'Ensure this value is greater than or equal to 0.')),
      }),
    )
    .max(100)
    .describe('variants and quantities; 0 omits a line'),
  ...OPTIONAL_REFUND_ACCOUNT,
})

const tags = ['Withdrawals']

export const withdrawWithoutOrder = endpoint({
  method: 'POST',
  url: '/api/withdrawals/',
  schema: {
    summary: 'Withdraw from a contract by free text, without an account',
    description:
      'The response is the same whether or not the order exists. The time of the server counts. A confirmation is sent to the given e-mail address.',
    tags,
    body: WithdrawalWithoutOrder,
    response: { 201: z.object({ id: z.int(), stated_on: z.iso.datetime() }) },
  },
  config: { allow: 'anyone', rateLimit: { max: 5, timeWindow: '1 hour' } },
})

export const withdrawLines = endpoint({
  method: 'POST',
  url: '/api/orders/:id/withdrawals/',
  schema: {
    summary: 'Withdraw from an order of the customer, in part or completely',
    description:
      'Items that are not packed yet are cancelled and refunded immediately. A repeated request with the same key returns the same withdrawal, as does one for the same items when no more of them are left.',
    tags,
    params: IdAddress,
    body: WithdrawalOfLines,
    response: {
      201: Withdrawal.extend({
        is_refund_due: z.boolean().describe('false if nothing is refunded, such as after offers are calculated again'),
      }),
    },
  },
  config: { allow: 'customer', limitPerCustomer: { countsAs: 'withdrawals', max: 30, timeWindow: '1 hour' } },
})

export const recordReturnShipment = endpoint({
  method: 'POST',
  url: '/api/withdrawals/:id/sent_back/',
  schema: {
    summary: 'Mark the goods of a withdrawal of the customer as sent back',
    tags,
    params: IdAddress,
    body: z.object({
      tracking: maybeLine(200).describe('tracking number, or URL of the tracking page; empty if none'),
    }),
    response: { 200: Withdrawal },
  },
  config: { allow: 'customer', limitPerCustomer: { countsAs: 'withdrawals', max: 30, timeWindow: '1 hour' } },
})
