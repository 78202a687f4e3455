/** The order as the provider's payment page shows it. */
export interface PaymentDetails {
  /** Our id of the payment attempt, which the provider's responses include. */
  attempt: string
  order: number
  /** The order in its language, such as `Order 12`, for descriptions and receipts. */
  title: string
  /** Identifies this shop's payments among others in the same account. */
  shop: string
  lines: readonly { title: string; quantity: number; unit_cents: number }[]
  delivery: { name: string; cents: number }
  totalCents: number
  email: string | null
  /** The language of the page that the customer comes from (ISO 639-1). */
  language: string
  /** Payment methods in the provider's terms, as set by the owner. */
  methods: readonly string[]
  endsAt: Date
  /** Where the provider redirects customers after paying, and after cancelling. */
  successUrl: string
  cancelUrl: string
}

/** A payment attempt, stored before the provider is called. */
interface PaymentAttempt {
  /** Idempotency key: repeating the call has no further effect. */
  key: string
  /** The exact request body (`PaymentProvider.compose`). */
  parameters: unknown
}

export interface OpenedPayment {
  /** The provider's id of the payment. */
  reference: string
  /** URL of the payment page. */
  address: string
}

/** A dispute (chargeback) of a customer. */
export interface ProviderDispute {
  /** `withdrawn`: ended without a decision, and no money moved. */
  state: 'open' | 'won' | 'lost' | 'withdrawn'
  /** Distinguishes it from later disputes. */
  openedAt: Date
  /** Deadline for the shop's response; null if no response is needed or the provider doesn't state one. */
  answerBy: Date | null
  /** The amount lost to all disputes of the payment. */
  lostCents: number
}

/** The current state of a payment at its provider. */
export interface ProviderPayment {
  reference: string
  /** Another id that webhook events use for it; null while it has none. */
  otherReference: string | null
  /** Our id (`PaymentDetails.attempt`); null if it was opened elsewhere. */
  attempt: string | null
  /** The shop that it belongs to (`PaymentDetails.shop`); null if unknown. */
  shop: string | null
  /** `processing`: promised but not received; this can take days. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  receivedCents: number
  refundedCents: number
  /** ISO 4217, upper case. */
  currency: string
  isTest: boolean
  /** The newest dispute, preferably an open one; null without any. */
  dispute: ProviderDispute | null
  /** The payment method for display, such as `Visa, ending in 4242`; empty while unknown. */
  paidBy: string
  /** The payer's e-mail address; empty if the provider doesn't state it. */
  email: string
}

/** A refund at the provider. */
export interface ProviderRefund {
  reference: string
  state: 'pending' | 'done' | 'failed'
  cents: number
  /** Why it is pending or failed, in the provider's words; empty otherwise. */
  reason: string
}

/** A movement on the provider's balance that a payout contains. */
export interface PayoutMovement {
  /** The provider's id of the movement, unique at this provider. */
  reference: string
  kind: 'payment' | 'refund' | 'dispute' | 'fee' | 'other'
  /** The payment's id (`ProviderPayment.reference` or `.otherReference`); null for fees and others. */
  payment: string | null
  /** The amount before fees; negative if money leaves the balance. */
  cents: number
  /** The fee of this movement, which the provider keeps; negative if it is returned. */
  feeCents: number
  at: Date
}

/** A transfer of the provider to the shop's bank account. */
export interface ProviderPayout {
  reference: string
  state: 'pending' | 'paid' | 'failed'
  /** The day on which the money arrives (ISO). */
  arrivesOn: string
  /** Negative if the provider debits the account. */
  cents: number
  /** ISO 4217, upper case. */
  currency: string
  isTest: boolean
  /** Everything that adds up to the payout, less the fees. */
  movements: readonly PayoutMovement[]
}

/** The headers of a webhook, by lower-case name. */
export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>

/** A webhook event. Only the fact that something has happened is trusted; the state is then fetched. */
export interface WebhookEvent {
  /** At most 500 visible ASCII characters without spaces. */
  event: string
  /** At most 255 visible ASCII characters without spaces. */
  kind: string
  /** The payment's id (`ProviderPayment.reference` or `.otherReference`), with the characters of `event`. */
  reference: string
}

/** The state of the connection to the provider, as seen by this process. */
export interface ProviderHealth {
  lastAnswerAt: Date | null
  /** Our clock minus the provider's, in ms; null before the first response. */
  clockOffMs: number | null
  /** Webhook events that were refused since the start. */
  refusedNotices: number
}

/**
 * A payment provider with a hosted payment page. Only its own folder depends on it. Each call ends within seconds.
 * @throws UnknownOutcome from all calls if the result is unknown; repeat the call with the same key
 */
export interface PaymentProvider {
  /** Stored with each payment, in lower case. */
  readonly id: string
  readonly label: string
  readonly isTest: boolean
  /** Smallest and largest possible payment, in cents. */
  readonly limits: { minCents: number; maxCents: number }
  /** Origin of the payment pages; customers are not redirected anywhere else. */
  readonly pageOrigin: string
  /** Builds the request body for opening a payment; makes no request. */
  compose(details: PaymentDetails): unknown
  /** Opens a payment; idempotent for an attempt. @throws PaymentRefused if no payment exists or will exist */
  open(attempt: PaymentAttempt): Promise<OpenedPayment>
  /** Fetches the current state of a payment. */
  settle(reference: string): Promise<ProviderPayment>
  /** Expires a payment page. @returns the state afterwards, because it may just have been paid */
  close(reference: string): Promise<ProviderPayment>
  /**
   * Verifies and reads a webhook event. @returns undefined for an irrelevant event. @throws WebhookRejected for an
   * invalid or expired one
   */
  readWebhookEvent(body: Buffer, headers: WebhookHeaders): WebhookEvent | undefined
  /** Lists the completed payments that were opened in this period. */
  list(from: Date, to: Date): AsyncIterable<ProviderPayment>
  /**
   * Lists the ids of payments with a dispute opened in this period, for `settle`. They may belong to other shops.
   */
  listDisputed(from: Date, to: Date): AsyncIterable<string>
  /** Refunds a payment; idempotent for a key. @throws PaymentRefused if nothing was or will be refunded */
  refund(refund: { key: string; reference: string; cents: number }): Promise<ProviderRefund>
  settleRefund(reference: string): Promise<ProviderRefund>
  /** Lists the payouts that were made in this period. Without it, payouts are not compared with payments. */
  listPayouts?: ((from: Date, to: Date) => AsyncIterable<ProviderPayout>) | undefined
  health(): ProviderHealth
}

/**
 * The result of a call is unknown: no response, an incomplete one or one in an unknown format. Neither success nor
 * failure.
 */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome'
  readonly retryAfterMs: number | undefined

  /** @param retryAfterMs the retry delay that the provider requests, in ms; undefined if it doesn't */
  constructor(message: string, retryAfterMs?: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/** The provider has refused the call without any effect. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused'
}

/** A webhook event without a valid, current signature. */
export class WebhookRejected extends Error {
  override name = 'WebhookRejected'
}
