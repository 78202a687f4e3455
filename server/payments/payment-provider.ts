import type { IncomingHttpHeaders } from 'node:http'

/** What is to be paid, as the provider's page shows it. */
export interface PaymentDetails {
  /** Ours for this attempt; it comes back with whatever the provider says of it. */
  attempt: string
  order: number
  /** Tells our payments from those of other shops in the same account. */
  shop: string
  lines: readonly { title: string; quantity: number; unit_cents: number }[]
  delivery: { name: string; cents: number }
  totalCents: number
  email: string | null
  language: string
  /** By which it may be paid, in the provider's words, as the owner has set it. */
  methods: readonly string[]
  endsAt: Date
  /** Where the provider sends people who have paid, and who have not. */
  successUrl: string
  cancelUrl: string
}

/** One attempt to pay, as it was written down before the provider heard of it. */
interface PaymentAttempt {
  /** Under it each repetition is the same call. */
  key: string
  /** What is sent, word for word (`PaymentProvider.compose`). */
  parameters: unknown
}

export interface OpenedPayment {
  /** By which the provider knows it. */
  reference: string
  /** The page on which it is paid. */
  address: string
}

/** A customer has the bank look at a payment: it may take the money back. */
export interface ProviderDispute {
  /** `withdrawn`: it came to an end without a decision, and no money moved. */
  state: 'open' | 'won' | 'lost' | 'withdrawn'
  /** Tells it from later ones. */
  openedAt: Date
  /** Until when the shop can answer; null when nothing is to be answered, or the provider does not say. */
  answerBy: Date | null
  /** So much of the payment is gone by all its disputes together. */
  lostCents: number
}

/** A payment as it stands at its provider at this moment. */
export interface ProviderPayment {
  reference: string
  /** Another name by which notices speak of it; null while it has none. */
  otherReference: string | null
  /** Ours (`PaymentDetails.attempt`); null for one that was opened elsewhere. */
  attempt: string | null
  /** Whose it is (`PaymentDetails.shop`); null where it does not say. */
  shop: string | null
  /** `processing`: promised, and not received; it may take days. */
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  receivedCents: number
  refundedCents: number
  /** ISO 4217, in capitals. */
  currency: string
  isTest: boolean
  /** The newest dispute of its customer, an open one before others; null when there was none. */
  dispute: ProviderDispute | null
  /** By what it was paid, for people: `Visa, ending in 4242`; empty while that is not known. */
  paidBy: string
  /** Who paid, where the provider says so; empty otherwise. */
  email: string
}

/** Money on its way back. */
export interface ProviderRefund {
  reference: string
  state: 'pending' | 'done' | 'failed'
  cents: number
  /** Why it is pending or failed, in the provider's words; empty otherwise. */
  reason: string
}

/** What a provider tells unasked. Only that something has happened is believed. */
export interface ProviderNotice {
  event: string
  kind: string
  /** Of the payment that it is about (`ProviderPayment.reference` or `.otherReference`). */
  reference: string
}

/** How the talks with a provider go, as far as this process knows. */
export interface ProviderHealth {
  lastAnswerAt: Date | null
  /** How far our clock is ahead of the provider's, in milliseconds; null before the first answer. */
  clockOffMs: number | null
  /** Notices that were refused since the start. */
  refusedNotices: number
}

/**
 * Somebody who takes payments on a page of their own. One file knows a provider; all others know this alone. Each call ends within seconds.
 * @throws UnknownOutcome from each of the calls, when what became of it cannot be told; it is made again under the same key
 */
export interface PaymentProvider {
  /** Stands with each payment: small letters. */
  readonly id: string
  readonly label: string
  readonly isTest: boolean
  /** Between which amounts it takes payments, in cents. */
  readonly limits: { minCents: number; maxCents: number }
  /** Where its pages are; customers are sent nowhere else. */
  readonly pageOrigin: string
  /** Returns what is to be sent to open a payment; calls nobody. */
  compose(wish: PaymentDetails): unknown
  /** Opens a payment; the same attempt again is the same payment. @throws PaymentRefused when there is none and will be none */
  open(attempt: PaymentAttempt): Promise<OpenedPayment>
  /** Asks how a payment stands. */
  settle(reference: string): Promise<ProviderPayment>
  /** Has nobody pay it any more. @returns how it stands after that: it may have been paid a moment before */
  close(reference: string): Promise<ProviderPayment>
  /** Reads a notice. @returns undefined for one that is of no interest. @throws NoticeRefused for one that is not the provider's, or too old */
  readNotice(body: Buffer, headers: IncomingHttpHeaders): ProviderNotice | undefined
  /** Lists what was opened in a span of time and is not open any more. */
  list(from: Date, to: Date): AsyncIterable<ProviderPayment>
  /** Lists of which payments a dispute was opened in a span of time, however old they are: names by which `settle` knows them, perhaps of other shops. */
  listDisputed(from: Date, to: Date): AsyncIterable<string>
  /** Pays back; the same key again is the same refund. @throws PaymentRefused when nothing was paid back and will not be */
  refund(refund: { key: string; reference: string; cents: number }): Promise<ProviderRefund>
  settleRefund(reference: string): Promise<ProviderRefund>
  health(): ProviderHealth
}

/** What became of a call cannot be told: no answer, one that was cut, or one that is not understood. Neither success nor failure. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome'
  readonly askAgainInMs: number | undefined

  /** @param askAgainInMs after how many milliseconds the provider wants to be asked again; undefined where it has not said so */
  constructor(message: string, askAgainInMs?: number) {
    super(message)
    this.askAgainInMs = askAgainInMs
  }
}

/** A provider has refused: nothing has happened there. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused'
}

/** A notice that nobody vouches for. */
export class NoticeRefused extends Error {
  override name = 'NoticeRefused'
}
