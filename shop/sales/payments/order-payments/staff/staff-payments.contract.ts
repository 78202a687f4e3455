import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'
import { Integer, textLine } from '../../../../../lib/fields.contract.ts'
import { PaymentAlarms } from '../alarms/payment-alarms.contract.ts'
import { ManualRefundForm } from './manual-refund-form.contract.ts'

/** The kinds of payment issues. */
const ISSUE_KINDS = [
  ...(['differs', 'unclear', 'disputed', 'dispute_lost', 'overdrawn'] as const),
  ...(['refund_failed', 'refund_by_hand', 'refund_late', 'stray', 'notice'] as const),
] as const

const PaymentIssue = z.object({
  kind: z.enum(ISSUE_KINDS),
  id: z.int().nullable().describe('of the payment or the refund; null for what has none here'),
  order: z.int().nullable(),
  amount: z.string().nullable().describe('euros with two decimals'),
  reference: z.string().describe('by which the provider knows it; empty where it has not said so'),
  reason: z.string().describe('in what it differs, or why it failed; empty where that is not known'),
  email: z.string().describe('who paid, where only the provider knows; empty otherwise'),
  since: z.iso.datetime(),
  answer_by: z.iso
    .datetime()
    .nullable()
    .describe('until when a dispute can be answered; null for others, and where it is not known'),
})
export type PaymentIssue = z.infer<typeof PaymentIssue>

const ProviderState = z.object({
  label: z.string(),
  is_test: z.boolean().describe('no money moves'),
  notices_address: z.url().describe('where the provider says that something has happened'),
  heard_on: z.iso.datetime().nullable().describe('when a notice came last; null while none has'),
  compared_on: z.iso.datetime().nullable().describe('when what it has was last compared with what the shop has'),
  refused_notices: z.int().describe('since this process has started: their signature was wrong, or they were too old'),
})
export type ProviderState = z.infer<typeof ProviderState>

export const PaymentsState = z.object({
  provider: ProviderState.nullable().describe('null where nothing is paid online'),
  alarms: PaymentAlarms,
  needs_you: z.array(PaymentIssue),
})
export type PaymentsState = z.infer<typeof PaymentsState>

const tags = ['Payments']
const response = { 200: PaymentsState }

export const getPaymentsState = endpoint({
  method: 'GET',
  url: '/api/staff_payments/',
  schema: { summary: 'Get the connection to the payment provider and open payment issues', tags, response },
  config: { allow: 'orders' },
})

const One = z.object({ id: Integer })

export const askAgain = endpoint({
  method: 'POST',
  url: '/api/staff_payments/ask/',
  schema: { summary: 'Query the provider for a payment now', tags, body: One, response },
  config: { allow: 'orders' },
})

export const resolveDispute = endpoint({
  method: 'POST',
  url: '/api/staff_payments/dispute_seen/',
  schema: {
    summary: 'Resolve a disputed or overdrawn payment, so that its order can proceed',
    tags,
    body: One,
    response,
  },
  config: { allow: 'orders' },
})

export const recordManualRefund = endpoint({
  method: 'POST',
  url: '/api/staff_payments/paid_back/',
  schema: {
    summary: 'Record a refund by bank transfer',
    tags,
    body: ManualRefundForm.extend({ id: Integer }),
    response,
  },
  config: { allow: 'orders' },
})

export const resolveUnmatchedPayment = endpoint({
  method: 'POST',
  url: '/api/staff_payments/stray_settled/',
  schema: {
    summary: 'Resolve an unmatched payment',
    tags,
    body: z.object({ reference: textLine(255) }),
    response,
  },
  config: { allow: 'orders' },
})
