import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import {
  chargeResponse,
  disputeResponse,
  type StoredDispute,
  type StoredSession,
  sessionResponse,
} from './api-objects.ts'
import { Balance } from './balance.ts'
import { at, namesIn, type Parameters, textAt } from './form-body.ts'

/** An error response of Stripe. */
export class ApiError extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: { type: string; code?: string; message: string; param?: string }) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

const invalid = (code: string, message: string, param?: string) =>
  new ApiError(400, { type: 'invalid_request_error', code, message, ...(param && { param }) })

const missing = (id: string) =>
  new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such thing: '${id}'` })

const KNOWN = new RegExp(
  `^(${[
    ...['mode', 'ui_mode', 'submit_type', 'client_reference_id', 'customer_email', 'success_url', 'cancel_url'],
    ...['expires_at', 'locale', 'billing_address_collection', 'customer_creation', 'allow_promotion_codes'],
    ...['phone_number_collection.enabled', 'adaptive_pricing.enabled', 'automatic_tax.enabled'],
    ...['invoice_creation.enabled', 'after_expiration.recovery.enabled', 'metadata.\\w+', 'expand.\\*'],
    ...['payment_intent_data.(metadata.\\w+|description|statement_descriptor_suffix)'],
    ...['allowed_payment_method_types.\\*', 'line_items.\\*.quantity'],
    ...['line_items.\\*.price_data.(currency|unit_amount|product_data.(name|description))'],
    ...['shipping_options.\\*.shipping_rate_data.(type|display_name|fixed_amount.(amount|currency))'],
  ].join('|')})$`
    .replaceAll('.', '\\.')
    .replaceAll('\\\\.', '\\.'),
)

/** Minimum and maximum lifetime of a session in seconds: 30 minutes and one day. */
const [SHORTEST, LONGEST] = [1_800, 86_400]

/** An in-memory Stripe account: sessions, refunds and their events. */
export class Account {
  /** As in the account's dashboard; tests change it to play another account. */
  id = 'acct_1'
  readonly sessions = new Map<string, StoredSession>()
  readonly refunds = new Map<string, Stripe.Refund & { payment_intent: string }>()
  readonly balance: Balance
  refundsAre: 'succeeded' | 'pending' | 'failed' = 'succeeded'
  readonly #now: () => Date
  readonly #tell: (type: string, object: object) => void
  readonly #origin: () => string

  constructor(now: () => Date, origin: () => string, tell: (type: string, object: object) => void) {
    this.#now = now
    this.#origin = origin
    this.#tell = tell
    this.balance = new Balance(now)
  }

  #shown = (session: StoredSession) => sessionResponse(session, this.#origin())

  #seconds = () => Math.floor(this.#now().getTime() / 1000)

  /** Creates a session. @throws ApiError as Stripe rejects it */
  create(parameters: Parameters): StoredSession {
    if ('payment_method_types' in parameters)
      throw invalid('parameter_unknown', 'Received unknown parameter: payment_method_types', 'payment_method_types')
    const odd = namesIn(parameters).find((name) => !KNOWN.test(name))
    if (odd) throw invalid('parameter_unknown', `Received unknown parameter: ${odd}`, odd)
    if (parameters.mode !== 'payment') throw invalid('parameter_invalid', 'mode', 'mode')
    const expiresAt = Number(parameters.expires_at)
    const lasts = expiresAt - this.#seconds()
    if (!(lasts >= SHORTEST && lasts <= LONGEST))
      throw invalid(
        'parameter_invalid',
        'The `expires_at` timestamp must be between 30 minutes and 24 hours.',
        'expires_at',
      )
    const lines = Object.values(at(parameters, 'line_items') ?? {}) as Parameters[]
    if (lines.length === 0 || lines.length > 100) throw invalid('parameter_invalid', 'line_items', 'line_items')
    const shipping = Object.values(at(parameters, 'shipping_options') ?? {}) as Parameters[]
    const amounts = [
      ...lines.map((line) => [
        textAt(line, 'price_data', 'unit_amount'),
        line.quantity,
        textAt(line, 'price_data', 'currency'),
      ]),
      ...shipping.map((one) => [
        textAt(one, 'shipping_rate_data', 'fixed_amount', 'amount'),
        '1',
        textAt(one, 'shipping_rate_data', 'fixed_amount', 'currency'),
      ]),
    ]
    for (const [amount, quantity, currency] of amounts)
      if (!/^\d+$/.test(String(amount)) || !/^[1-9]\d*$/.test(String(quantity)) || currency !== 'eur')
        throw invalid('parameter_invalid_integer', 'Invalid integer', 'unit_amount')
    const total = amounts.reduce((sum, [amount, quantity]) => sum + Number(amount) * Number(quantity), 0)
    if (total < 50) throw invalid('amount_too_small', 'The total amount due must add up to at least €0.50 eur')
    if (total > 99_999_999) throw invalid('amount_too_large', 'Amount must be no more than €999,999.99')
    const kept: StoredSession = {
      ...{ id: `cs_test_${randomUUID().replaceAll('-', '')}`, created: this.#seconds(), expiresAt },
      ...{ status: 'open', payment: 'unpaid', total, intent: null, captured: 0, refunded: 0 },
      ...{ disputes: [], parameters },
    }
    this.sessions.set(kept.id, kept)
    return kept
  }

  /** Returns the current state of a session, which may have expired meanwhile. */
  find(id: string): StoredSession {
    const kept = this.sessions.get(id)
    if (!kept) throw missing(id)
    if (kept.status === 'open' && this.#seconds() >= kept.expiresAt) this.#end(kept)
    return kept
  }

  byIntent(intent: string): StoredSession {
    const kept = [...this.sessions.values()].find((one) => one.intent?.id === intent)
    if (!kept) throw missing(intent)
    return kept
  }

  /** Expires an open session. @throws ApiError if it is closed */
  expire(id: string): StoredSession {
    const kept = this.find(id)
    if (kept.status !== 'open')
      throw invalid(
        'resource_missing',
        `Only Checkout Sessions with a status in ["open"] can be expired. This is ${kept.status}.`,
      )
    this.#end(kept)
    return kept
  }

  #end(kept: StoredSession): void {
    kept.status = 'expired'
    this.#tell('checkout.session.expired', this.#shown(kept))
  }

  /**
   * Pays as a customer. With `later`, the bank settles the payment later. @throws ApiError if the session cannot be
   * paid
   */
  pay(id: string, later = false): StoredSession {
    const kept = this.find(id)
    if (kept.status !== 'open')
      throw invalid('session_over', 'You did it: you have completed the payment, or it timed out.')
    kept.status = 'complete'
    kept.intent = { id: `pi_${randomUUID().replaceAll('-', '')}`, status: later ? 'processing' : 'succeeded' }
    if (!later) this.#receive(kept)
    this.#tell('checkout.session.completed', this.#shown(kept))
    return kept
  }

  /** Settles a pending payment. */
  settleLater(id: string, succeeds: boolean): void {
    const kept = this.find(id)
    if (!kept.intent) throw new Error('Nothing was promised.')
    kept.intent.status = succeeds ? 'succeeded' : 'requires_payment_method'
    if (succeeds) this.#receive(kept)
    this.#tell(`checkout.session.async_payment_${succeeds ? 'succeeded' : 'failed'}`, this.#shown(kept))
  }

  #receive(kept: StoredSession): void {
    kept.payment = 'paid'
    kept.captured = kept.total
    this.balance.receive(kept.intent?.id ?? '', kept.total)
  }

  /** Creates a refund. @throws ApiError if the amount exceeds the rest, or nothing was paid */
  refund(intent: string, cents: number | undefined): Stripe.Refund {
    const kept = this.byIntent(intent)
    const left = kept.captured - kept.refunded
    const amount = cents ?? left
    if (kept.disputes.some(({ status }) => /^(needs_response|under_review|lost)$/.test(status)))
      throw invalid('charge_disputed', 'Charge has been disputed.')
    if (left === 0) throw invalid('charge_already_refunded', 'Charge has already been refunded.')
    if (!(amount > 0 && amount <= left))
      throw invalid('amount_too_large', `Refund amount (${amount}) is greater than ${left}.`)
    const status = this.refundsAre
    const refund = {
      ...{
        id: `re_${randomUUID().replaceAll('-', '')}`,
        object: 'refund',
        amount,
        status,
        currency: 'eur',
        payment_intent: intent,
      },
      ...{
        created: this.#seconds(),
        metadata: {},
        customer: null,
        customer_account: null,
        payment_method: null,
        charge: `ch_${intent.slice(3)}`,
        balance_transaction: null,
      },
      ...{ reason: null, receipt_number: null, source_transfer_reversal: null, transfer_reversal: null },
      ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
    } satisfies Stripe.Refund & { payment_intent: string }
    if (status !== 'failed') {
      kept.refunded += amount
      this.balance.move('refund', intent, -amount)
    }
    this.refunds.set(refund.id, refund)
    this.#tell('refund.created', refund)
    if (status !== 'failed') this.#tell('charge.refunded', chargeResponse(kept))
    return refund
  }

  findRefund(id: string): Stripe.Refund {
    const refund = this.refunds.get(id)
    if (!refund) throw missing(id)
    return refund
  }

  /** Completes or fails a pending refund. */
  settleRefund(id: string, status: 'succeeded' | 'failed'): void {
    const refund = this.refunds.get(id)
    if (!refund) throw missing(id)
    refund.status = status
    if (status === 'failed') {
      refund.failure_reason = 'expired_or_canceled_card'
      this.byIntent(refund.payment_intent).refunded -= refund.amount
    }
    this.#tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
  }

  /** Opens a dispute of a payment. The shop has a week to respond. */
  dispute(id: string, change: Partial<StoredDispute> = {}): void {
    const kept = this.find(id)
    const created = this.#seconds()
    const dispute: StoredDispute = {
      ...{ id: `dp_${randomUUID().replaceAll('-', '')}`, amount: kept.captured, created },
      ...{ dueBy: created + 7 * 86_400, status: 'needs_response', ...change },
    }
    kept.disputes.push(dispute)
    this.#tell('charge.dispute.created', disputeResponse(dispute, kept.intent?.id ?? ''))
  }

  /** Ends the newest dispute of a payment. */
  endDispute(id: string, status: StoredDispute['status']): void {
    const kept = this.find(id)
    const dispute = kept.disputes.at(-1)
    if (!dispute) throw new Error('Nobody disputes it.')
    dispute.status = status
    this.#tell('charge.dispute.closed', disputeResponse(dispute, kept.intent?.id ?? ''))
  }

  /** Lists disputes, newest first: of one payment, or all. */
  disputesOf = (intent?: string) =>
    [...this.sessions.values()]
      .filter((one) => one.disputes.length > 0 && (intent === undefined || one.intent?.id === intent))
      .flatMap((one) => one.disputes.map((dispute) => disputeResponse(dispute, one.intent?.id ?? '')))
      .toSorted((one, other) => other.created - one.created)
}
