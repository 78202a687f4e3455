import { setTimeout } from 'node:timers/promises'
import {
  type PaymentProvider,
  PaymentRefused,
  type ProviderHealth,
  type ProviderPayment,
  UnknownOutcome,
  WebhookRejected,
} from 'comptoir/extension'
import Stripe from 'stripe'
import { boundedFetch, TOO_MANY_REQUESTS } from './bounded-fetch.ts'
import { retryDelay } from './retry-delay.ts'
import { isStripeTestKey, type StripeAccount } from './stripe-keys.ts'
import { pagedList } from './stripe-lists.ts'
import { sessionParameters } from './stripe-parameters.ts'
import { readMovement, readPayout } from './stripe-payouts.ts'
import { disputedIntent, readDisputedIntent, readOpened, readRefund, readSession } from './stripe-responses.ts'
import { readStripeEvent } from './stripe-webhook.ts'

const WITHIN_MS = 10_000
/**
 * A customer waits for the call, so longer delays (in ms) are not waited for, and only this many retries are made.
 */
const MAX_RETRY_DELAY_MS = 2_000
const REPETITIONS = 2
const EXPANDED = ['payment_intent.latest_charge']
const EXPANDED_IN_LISTS = ['data.payment_intent.latest_charge']

/** Keeps a page far below the maximum size of a response (`boundedFetch`). */
const SESSIONS_PER_PAGE = 25
/** Movements include the payment or refund that caused them. */
const MOVEMENTS_PER_PAGE = 50
/** Disputes include all submitted evidence, which may be long. */
const DISPUTES_PER_PAGE = 5

/** Creates the payment provider for Stripe's hosted Checkout. Only this folder depends on Stripe. */
export function stripeProvider(
  { key, webhookSecrets, apiUrl }: StripeAccount,
  withinMs = WITHIN_MS,
  pause: (ms: number) => Promise<void> = setTimeout,
): PaymentProvider {
  const health: ProviderHealth = { lastAnswerAt: null, clockOffMs: null, refusedNotices: 0 }
  const noteAnswer = ({ headers }: Response) => {
    const date = Date.parse(headers.get('date') ?? '')
    health.lastAnswerAt = new Date()
    if (!Number.isNaN(date)) health.clockOffMs = Date.now() - date
  }
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(boundedFetch(noteAnswer)),
    timeout: withinMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port,
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
    }),
  })
  const isTest = isStripeTestKey(key)

  /** Makes a call and retries it after short requested delays; the idempotency key stays the same. */
  async function ask<Answer>(call: () => Promise<Answer>, repetitions = REPETITIONS): Promise<Answer> {
    try {
      return await call()
    } catch (error) {
      const meaning = meaningOf(error)
      const delayMs = meaning instanceof UnknownOutcome ? meaning.retryAfterMs : undefined
      if (delayMs === undefined || delayMs > MAX_RETRY_DELAY_MS || repetitions === 0) throw meaning
      await pause(delayMs)
      return ask(call, repetitions - 1)
    }
  }
  const retrieve = (reference: string) => ask(() => stripe.checkout.sessions.retrieve(reference, { expand: EXPANDED }))
  /** Webhook events for charges and refunds contain only the payment intent. */
  async function ofIntent(payment_intent: string) {
    const found = await ask(() =>
      stripe.checkout.sessions.list({ payment_intent, limit: 1, expand: EXPANDED_IN_LISTS }),
    )
    if (!Array.isArray(found.data)) throw new UnknownOutcome('The list of Stripe has an unknown format.')
    const [session] = found.data
    if (!session) throw new PaymentRefused('The payment does not belong to a checkout session.')
    return session
  }
  const askOfDisputes = (params: Stripe.DisputeListParams) =>
    ask<Pick<Stripe.ApiList<Stripe.Dispute>, 'data' | 'has_more'>>(() =>
      stripe.disputes.list(params).catch((error: unknown) => {
        // A restricted key may not be allowed to list disputes; that a payment has one is known from the session.
        if (error instanceof Stripe.errors.StripePermissionError) return { data: [], has_more: false }
        throw error
      }),
    )
  /** Reads a session and fetches its disputes, because the session only shows that there are some. */
  async function read(session: unknown): Promise<ProviderPayment> {
    const payment_intent = disputedIntent(session)
    if (payment_intent === undefined) return readSession(session)
    const params = { payment_intent, limit: DISPUTES_PER_PAGE }
    return readSession(session, await Array.fromAsync(pagedList((after) => askOfDisputes({ ...params, ...after }))))
  }
  const intentOf = async (reference: string) => {
    const { otherReference } = readSession(await retrieve(reference))
    if (otherReference === null) throw new PaymentRefused('The payment was never received, so it can’t be refunded.')
    return otherReference
  }

  return {
    id: 'stripe',
    label: 'Stripe',
    isTest,
    limits: { minCents: 50, maxCents: 99_999_999 },
    pageOrigin: apiUrl?.origin ?? 'https://checkout.stripe.com',
    compose: sessionParameters,
    async open({ key: idempotencyKey, parameters }) {
      const sent = parameters as Stripe.Checkout.SessionCreateParams
      return readOpened(await ask(() => stripe.checkout.sessions.create(sent, { idempotencyKey })))
    },
    settle: async (reference) => read(await (reference.startsWith('pi_') ? ofIntent(reference) : retrieve(reference))),
    async close(reference) {
      try {
        await ask(() => stripe.checkout.sessions.expire(reference))
      } catch (error) {
        // Refused if the session is not open any more: paid, processing or expired. The state is fetched below.
        if (!(error instanceof PaymentRefused)) throw error
      }
      return read(await retrieve(reference))
    },
    readWebhookEvent(body, headers) {
      try {
        return readStripeEvent(stripe.webhooks, webhookSecrets, body, headers)
      } catch (error) {
        if (error instanceof WebhookRejected) health.refusedNotices += 1
        throw error
      }
    },
    async *list(from, to) {
      const params = {
        created: span(from, to),
        status: 'complete',
        limit: SESSIONS_PER_PAGE,
        expand: EXPANDED_IN_LISTS,
      } as const
      for await (const session of pagedList((after) =>
        ask(() => stripe.checkout.sessions.list({ ...params, ...after })),
      ))
        yield await read(session)
    },
    async *listDisputed(from, to) {
      const params = { created: span(from, to), limit: DISPUTES_PER_PAGE }
      for await (const dispute of pagedList((after) => askOfDisputes({ ...params, ...after }))) {
        const intent = readDisputedIntent(dispute)
        if (intent !== undefined) yield intent
      }
    },
    async refund({ key: idempotencyKey, reference, cents }) {
      const payment_intent = await intentOf(reference)
      return readRefund(await ask(() => stripe.refunds.create({ payment_intent, amount: cents }, { idempotencyKey })))
    },
    settleRefund: async (reference) => readRefund(await ask(() => stripe.refunds.retrieve(reference))),
    async *listPayouts(from, to) {
      const params = { created: span(from, to), limit: SESSIONS_PER_PAGE }
      for await (const payout of pagedList((after) => ask(() => stripe.payouts.list({ ...params, ...after })))) {
        // Stripe lists the movements of automatic payouts only.
        const movements = payout.automatic
          ? pagedList((after) =>
              ask(() =>
                stripe.balanceTransactions.list({
                  ...{ payout: payout.id, limit: MOVEMENTS_PER_PAGE, expand: ['data.source'], ...after },
                }),
              ),
            )
          : []
        yield readPayout(payout, (await Array.fromAsync(movements)).map(readMovement).filter(isKnown))
      }
    },
    health: () => ({ ...health }),
  }
}

/** The payout itself is in its list, too. */
const isKnown = <Movement>(movement: Movement | undefined): movement is Movement => movement !== undefined

const span = (from: Date, to: Date) => ({
  gte: Math.floor(from.getTime() / 1000),
  lte: Math.ceil(to.getTime() / 1000),
})

/** Distinguishes a refusal without effect from a call with an unknown result. */
function meaningOf(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return new UnknownOutcome('Stripe could not be reached.')
  const { type, code, statusCode, message } = error
  const isRefused =
    error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError
  // 409 means that the same idempotency key is in use by a running call, 429 is a rate limit: neither is a refusal.
  if (
    isRefused &&
    statusCode !== undefined &&
    statusCode < 500 &&
    statusCode !== 409 &&
    statusCode !== TOO_MANY_REQUESTS
  )
    return new PaymentRefused(code ? `${code}: ${message}` : message)
  const delayMs = statusCode === TOO_MANY_REQUESTS ? retryDelay(error.headers ?? {}) : undefined
  return new UnknownOutcome(`Stripe did not complete the request: ${code ?? type}.`, delayMs)
}
