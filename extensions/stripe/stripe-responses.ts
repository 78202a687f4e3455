import {
  type OpenedPayment,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  UnknownOutcome,
  z,
} from 'comptoir/extension'

/** PostgreSQL can't store NUL characters. */
const Text = z.string().transform((text) => text.replaceAll('\0', ''))

/** The parts of Stripe's responses that are read; everything else is ignored. */
const Opened = z.object({ id: z.string().startsWith('cs_'), url: z.url() })

const Card = z.object({ brand: Text.nullish(), last4: Text.nullish() })

const Charge = z.object({
  amount_captured: z.int(),
  amount_refunded: z.int(),
  currency: Text,
  disputed: z.boolean(),
  payment_method_details: z.object({ type: Text, card: Card.nullish() }).nullish(),
})

const Intent = z.object({
  id: Text,
  status: Text,
  latest_charge: z.union([Text, Charge]).nullish(),
})

const Session = z.object({
  id: Text,
  object: z.literal('checkout.session'),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: Text,
  livemode: z.boolean(),
  created: z.int().nullish(),
  client_reference_id: Text.nullish(),
  metadata: z.record(z.string(), Text).nullish(),
  customer_details: z.object({ email: Text.nullish() }).nullish(),
  payment_intent: z.union([Text, Intent]).nullish(),
})

const Dispute = z.object({
  object: z.literal('dispute'),
  amount: z.int(),
  created: z.int(),
  status: Text,
  payment_intent: z.union([Text, z.object({ id: Text })]).nullish(),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
  balance_transactions: z.array(z.object({ amount: z.int() })).nullish(),
})

const Refund = z.object({
  id: Text,
  object: z.literal('refund'),
  amount: z.int(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  failure_reason: Text.nullish(),
  pending_reason: Text.nullish(),
})

/** Parses a response. @throws UnknownOutcome for another shape, which is neither success nor failure */
export function parseResponse<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const read = shape.safeParse(answer)
  if (read.success) return read.data
  const where = read.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new UnknownOutcome(`The response of Stripe has an unknown format (${where || 'all of it'}).`)
}

export const readOpened = (answer: unknown): OpenedPayment => {
  const { id, url } = parseResponse(Opened, answer)
  return { reference: id, address: url }
}

/** Reads a session with its expanded intent and charge, and with its disputes if it has some. */
export function readSession(answer: unknown, disputes?: unknown): ProviderPayment {
  const session = parseResponse(Session, answer)
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  const { client_reference_id, metadata, customer_details, livemode } = session
  return {
    reference: session.id,
    otherReference: intent?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    attempt: client_reference_id ?? null,
    shop: metadata?.shop ?? null,
    state: stateOf(session, intent?.status),
    receivedCents: charge?.amount_captured ?? (session.payment_status === 'paid' ? session.amount_total : 0),
    refundedCents: charge?.amount_refunded ?? 0,
    currency: (charge?.currency ?? session.currency).toUpperCase(),
    isTest: !livemode,
    dispute: disputes === undefined ? null : readDisputes(disputes, session.created ?? 0),
    paidBy: paidBy(charge?.payment_method_details),
    email: customer_details?.email ?? '',
  }
}

/** Returns the payment intent with disputes to list; undefined if the session has none. */
export function disputedIntent(answer: unknown): string | undefined {
  const { payment_intent } = parseResponse(Session, answer)
  if (typeof payment_intent !== 'object' || typeof payment_intent?.latest_charge !== 'object') return undefined
  return payment_intent.latest_charge?.disputed ? payment_intent.id : undefined
}

/** Returns the payment intent of a dispute; undefined for a payment without one, which can't be ours. */
export function readDisputedIntent(answer: unknown): string | undefined {
  const { payment_intent } = parseResponse(Dispute, answer)
  return (typeof payment_intent === 'string' ? payment_intent : payment_intent?.id) ?? undefined
}

/**
 * Reads the disputes of a charge that has some. @param since when the payment was opened, used for a dispute that the
 * list doesn't show
 */
function readDisputes(answer: unknown, since: number): ProviderDispute {
  const disputes = parseResponse(z.array(Dispute), answer).map((dispute) => ({
    ...dispute,
    state: disputeStateOf(dispute),
  }))
  const newestFirst = disputes.toSorted((one, other) => other.created - one.created)
  const shown = newestFirst.find(({ state }) => state === 'open') ?? newestFirst[0]
  if (!shown) return { state: 'open', openedAt: new Date(since * 1000), answerBy: null, lostCents: 0 }
  const { state, created, status, evidence_details } = shown
  const dueBy = status.endsWith('needs_response') ? evidence_details?.due_by : null
  return {
    state,
    openedAt: new Date(created * 1000),
    answerBy: dueBy ? new Date(dueBy * 1000) : null,
    lostCents: disputes.reduce((sum, one) => sum + (one.state === 'lost' ? one.amount : 0), 0),
  }
}

/** Unknown future states count as open: nothing is refunded or given up because of them. */
function disputeStateOf({ status, balance_transactions }: z.output<typeof Dispute>): ProviderDispute['state'] {
  if (status === 'won' || status === 'lost') return status
  if (status === 'warning_closed') return 'withdrawn'
  if (status !== 'prevented') return 'open'
  // Settled before the bank decided, possibly by returning the money.
  const moved = (balance_transactions ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return moved < 0 ? 'lost' : 'withdrawn'
}

function stateOf({ status, payment_status }: z.output<typeof Session>, intent?: string): ProviderPayment['state'] {
  if (status === 'open' || status === 'expired') return status
  if (payment_status !== 'unpaid') return 'paid'
  // Complete but unpaid: a bank has promised the payment, or has refused it since.
  return intent === 'requires_payment_method' || intent === 'canceled' ? 'failed' : 'processing'
}

function paidBy(details: z.output<typeof Charge>['payment_method_details']): string {
  if (!details) return ''
  const { card, type } = details
  const name = card?.brand && card.brand !== 'unknown' ? card.brand : type
  const words = name.replaceAll('_', ' ')
  const shown = words.charAt(0).toUpperCase() + words.slice(1)
  return card?.last4 ? `${shown}, ending in ${card.last4}` : shown
}

export function readRefund(answer: unknown): ProviderRefund {
  const { id, amount, status, failure_reason, pending_reason } = parseResponse(Refund, answer)
  const state =
    status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : ('pending' as const)
  return { reference: id, state, cents: amount, reason: (failure_reason ?? pending_reason ?? '').replaceAll('_', ' ') }
}
