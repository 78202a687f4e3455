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
  send_by: z.string().describe('the last day on which the goods are to be sent back, by the calendar of the shop'),
  due_on: z
    .string()
    .describe('by which day the money is due; it may wait for the goods, or for proof that they were sent'),
  tracking: z.string().describe('tracking of the returned parcel; empty if not given'),
  sent_back_on: z.iso.datetime().nullable(),
  arrived_on: z.iso.datetime().nullable(),
  closed_on: z.iso.datetime().nullable(),
  words: z.string().describe('why it was refused; empty otherwise'),
  items: z.string().describe('what it is about, in words'),
  refund: Refund.pick({ state: true, done_on: true })
    .nullable()
    .describe('how far its refunds are; null where nothing is refunded'),
  is_verified: z.boolean().describe('whether the sender was logged in as the customer'),
})
export type Withdrawal = z.infer<typeof Withdrawal>

const key = z.uuid().describe('made up for each wish to withdraw: sent again it is the same statement')
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
    .describe('how many of what; 0 leaves a line out'),
  ...OPTIONAL_REFUND_ACCOUNT,
})

const tags = ['Withdrawals']

export const withdrawWithoutOrder = endpoint({
  method: 'POST',
  url: '/api/withdrawals/',
  schema: {
    summary: 'Withdraw from a contract without an account, in own words',
    description:
      'The answer is the same whether or not there is such an order. The statement counts with the time of the server, and is confirmed to the address that was typed.',
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
      'What has not been packed yet is cancelled at once, and its money goes back. The same key is the same statement, and the same pieces in two tabs are, too.',
    tags,
    params: IdAddress,
    body: WithdrawalOfLines,
    response: { 201: Withdrawal },
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
    body: z.object({ tracking: maybeLine(200).describe('a number or a link; empty if none') }),
    response: { 200: Withdrawal },
  },
  config: { allow: 'customer', limitPerCustomer: { countsAs: 'withdrawals', max: 30, timeWindow: '1 hour' } },
})
