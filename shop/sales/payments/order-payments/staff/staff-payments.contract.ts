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
  id: z.int().nullable().describe('id of the payment, refund or webhook; null for an unmatched payment'),
  order: z.int().nullable(),
  amount: z.string().nullable().describe('euros with two decimals'),
  reference: z.string().describe('reference at the payment provider; empty if unknown'),
  reason: z.string().describe('kind of difference or reason of failure; for a webhook, its type; empty if unknown'),
  provider: z.string().describe('id of the payment provider, or of the method if it has none'),
  provider_name: z.string().describe('name of the provider; its id while it is not connected; empty without one'),
  email: z.string().describe('payer of an unmatched payment, as reported by the provider; otherwise empty'),
  since: z.iso.datetime(),
  answer_by: z.iso.datetime().nullable().describe('deadline to answer a dispute; null for other issues, or if unknown'),
})
export type PaymentIssue = z.infer<typeof PaymentIssue>

const ProviderState = z.object({
  label: z.string(),
  is_test: z.boolean().describe('the provider is in test mode; no money is charged'),
  notices_address: z.url().describe('URL for the webhooks of the provider'),
  heard_on: z.iso.datetime().nullable().describe('time of the last webhook; null if none was received'),
  compared_on: z.iso.datetime().nullable().describe('time of the last reconciliation with the provider; null if never'),
  refused_notices: z
    .int()
    .describe('webhooks refused since the process started, because of a wrong signature or their age'),
})
export type ProviderState = z.infer<typeof ProviderState>

const DisconnectedProvider = z.object({
  id: z.string(),
  name: z.string().describe('name of its payment method'),
  payments: z.int().describe('number of payments that are not settled'),
  refunds: z.int().describe('number of refunds that are not completed'),
  disputes: z.int().describe('number of open disputes'),
})
export type DisconnectedProvider = z.infer<typeof DisconnectedProvider>

export const PaymentsState = z.object({
  provider: ProviderState.nullable().describe('the first of `providers`; null if the shop accepts no online payments'),
  providers: z.array(ProviderState).describe('all connected payment providers'),
  disconnected: z
    .array(DisconnectedProvider)
    .describe('providers that are not connected, but have payments, refunds or disputes that are not settled'),
  alarms: PaymentAlarms,
  needs_you: z.array(PaymentIssue),
})
export type PaymentsState = z.infer<typeof PaymentsState>

const tags = ['Payments']
const response = { 200: PaymentsState }

export const getPaymentsState = endpoint({
  method: 'GET',
  url: '/api/staff_payments/',
  schema: { summary: 'Get the connections to the payment providers and open payment issues', tags, response },
  config: { allow: 'orders', scope: 'orders:read' },
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
    body: z.object({
      reference: textLine(255),
      provider: z.string().max(30).optional().describe('id of its provider; if omitted, the first connected one'),
    }),
    response,
  },
  config: { allow: 'orders' },
})
