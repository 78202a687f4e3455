import { type PayoutMovement, type ProviderPayout, z } from 'comptoir/extension'
import { parseResponse } from './stripe-responses.ts'

const Payout = z.object({
  id: z.string().startsWith('po_'),
  object: z.literal('payout'),
  amount: z.int(),
  arrival_date: z.int(),
  currency: z.string(),
  livemode: z.boolean(),
  status: z.string(),
})

/** Charges, refunds and disputes name the payment intent that they belong to. */
const Source = z.object({ payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish() })

const Movement = z.object({
  id: z.string(),
  object: z.literal('balance_transaction'),
  amount: z.int(),
  fee: z.int(),
  created: z.int(),
  type: z.string(),
  reporting_category: z.string().nullish(),
  source: z.union([z.string(), Source]).nullish(),
})

/** Stripe's reporting categories; all others are `other`. */
const KINDS: Readonly<Record<string, PayoutMovement['kind']>> = {
  ...{ charge: 'payment', refund: 'refund', refund_failure: 'refund', partial_capture_reversal: 'refund' },
  ...{ dispute: 'dispute', dispute_reversal: 'dispute', fee: 'fee', network_cost: 'fee' },
}

/** Reads a movement of a payout; undefined for the payout itself. */
export function readMovement(answer: unknown): PayoutMovement | undefined {
  const { id, amount, fee, created, type, reporting_category, source } = parseResponse(Movement, answer)
  const category = reporting_category ?? type
  if (category === 'payout') return undefined
  const intent = typeof source === 'object' ? source?.payment_intent : undefined
  return {
    reference: id,
    kind: KINDS[category] ?? 'other',
    payment: (typeof intent === 'object' ? intent?.id : intent) ?? null,
    cents: amount,
    feeCents: fee,
    at: new Date(created * 1000),
  }
}

export function readPayout(answer: unknown, movements: readonly PayoutMovement[]): ProviderPayout {
  const { id, amount, arrival_date, currency, livemode, status } = parseResponse(Payout, answer)
  return {
    reference: id,
    state: status === 'paid' ? 'paid' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
    // Stripe states the day as midnight UTC.
    arrivesOn: new Date(arrival_date * 1000).toISOString().slice(0, 10),
    cents: amount,
    currency: currency.toUpperCase(),
    isTest: !livemode,
    movements,
  }
}
