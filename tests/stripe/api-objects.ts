import type Stripe from 'stripe'
import { type Parameters, textAt } from './form-body.ts'

/** A dispute in Stripe's terms. Times are in seconds. */
export interface StoredDispute {
  id: string
  amount: number
  created: number
  dueBy: number
  status: 'needs_response' | 'under_review' | 'won' | 'lost' | 'warning_needs_response' | 'warning_closed'
}

/** A session with its payment, refunds and disputes. */
export interface StoredSession {
  id: string
  created: number
  expiresAt: number
  status: 'open' | 'complete' | 'expired'
  payment: 'unpaid' | 'paid'
  total: number
  intent: { id: string; status: 'processing' | 'succeeded' | 'requires_payment_method' } | null
  captured: number
  refunded: number
  disputes: StoredDispute[]
  parameters: Parameters
}

/** Returns a session as the API represents it. @param origin of the hosted page */
export function sessionResponse(kept: StoredSession, origin: string, expand: readonly string[] = []): object {
  const { id, created, expiresAt, status, payment, total, intent, parameters } = kept
  const isWhole = expand.some((path) => path.includes('latest_charge'))
  return {
    ...{ id, object: 'checkout.session', created, expires_at: expiresAt, status, payment_status: payment },
    ...{ mode: 'payment', currency: 'eur', amount_total: total, livemode: false },
    client_reference_id: textAt(parameters, 'client_reference_id') ?? null,
    customer_details: status === 'complete' ? { email: textAt(parameters, 'customer_email') ?? null } : null,
    metadata: (parameters.metadata ?? {}) as Record<string, string>,
    payment_intent: intent && (isWhole ? intentResponse(kept) : intent.id),
    success_url: textAt(parameters, 'success_url') ?? null,
    cancel_url: textAt(parameters, 'cancel_url') ?? null,
    url: status === 'open' ? `${origin}/c/pay/${id}` : null,
  } satisfies { [Name in keyof Stripe.Checkout.Session]?: unknown }
}

/** Returns the payment intent of a session as the API represents it. */
export function intentResponse(kept: StoredSession): object {
  const { intent, total } = kept
  return {
    ...{ id: intent?.id, object: 'payment_intent', status: intent?.status, amount: total, currency: 'eur' },
    latest_charge: kept.captured > 0 ? chargeResponse(kept) : null,
  } satisfies { [Name in keyof Stripe.PaymentIntent]?: unknown }
}

/** Returns the charge of a session as the API represents it. */
export function chargeResponse({ intent, captured, refunded, total, disputes }: StoredSession): object {
  return {
    ...{ id: `ch_${intent?.id.slice(3)}`, object: 'charge', amount: total, amount_captured: captured },
    ...{ amount_refunded: refunded, currency: 'eur', disputed: disputes.length > 0, payment_intent: intent?.id },
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
  } satisfies { [Name in keyof Stripe.Charge]?: unknown }
}

/** Returns a dispute as the API represents it. */
export function disputeResponse({ id, amount, created, dueBy, status }: StoredDispute, intent: string) {
  const moved = status === 'won' ? [-amount, amount] : status.startsWith('warning') ? [] : [-amount]
  return {
    ...{ id, object: 'dispute', amount, created, status, currency: 'eur', livemode: false, payment_intent: intent },
    ...{ charge: `ch_${intent.slice(3)}`, is_charge_refundable: status.startsWith('warning'), reason: 'general' },
    evidence_details: { due_by: dueBy, has_evidence: false, past_due: false, submission_count: 0 },
    balance_transactions: moved.map((cents) => ({ object: 'balance_transaction', amount: cents })),
  }
}
