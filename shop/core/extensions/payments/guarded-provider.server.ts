import type { z } from 'zod'
import { MINUTE } from '../../../../server/durations.ts'
import { unavailable } from '../../../../server/http/refusal.ts'
import {
  type PaymentProvider,
  PaymentRefused,
  type ProviderHealth,
  UnknownOutcome,
  WebhookRejected,
} from '../../../extension/payment-provider.ts'
import { within } from '../within.ts'
import { Disputed, Head, Notice, Opened, Payment, Payout, Refund } from './provider-answers.server.ts'

/** Longer than a provider with a time limit of ten seconds per attempt needs for its attempts. */
const WITHIN_MS = 2 * MINUTE
/** @throws Error unless the parameters are an object, which is stored as JSON */
function checkedParameters(parameters: unknown): unknown {
  if (parameters !== null && Object.getPrototypeOf(parameters ?? 0) === Object.prototype) return parameters
  throw new Error('The parameters are no plain object.')
}

const UNKNOWN: ProviderHealth = { lastAnswerAt: null, clockOffMs: null, refusedNotices: 0 }

/**
 * Returns the provider with its errors, late answers and answers of another form as unknown outcomes: the shop repeats
 * such calls with the same key.
 * @throws ZodError if a property of the provider is missing or invalid
 * @param report records an unexpected error of a call
 */
export function guardedProvider(
  provider: PaymentProvider,
  report: (call: string, error: unknown) => void,
  withinMs = WITHIN_MS,
): PaymentProvider {
  const { id, label, isTest, limits, pageOrigin } = Head.parse(provider)
  const listPayouts = provider.listPayouts?.bind(provider)

  async function answer<Schema extends z.ZodType>(
    call: string,
    schema: Schema,
    ask: () => Promise<z.input<Schema>>,
  ): Promise<z.output<Schema>> {
    try {
      return schema.parse(await within(withinMs, (async () => ask())()))
    } catch (error) {
      if (error instanceof PaymentRefused || error instanceof UnknownOutcome) throw error
      report(call, error)
      throw new UnknownOutcome(`The call ${call} of ${label} failed.`)
    }
  }
  async function* list<Schema extends z.ZodType>(
    call: string,
    schema: Schema,
    all: () => AsyncIterable<z.input<Schema>>,
  ): AsyncGenerator<z.output<Schema>> {
    let items: AsyncIterator<z.input<Schema>> | undefined
    const next = async () => {
      items ??= all()[Symbol.asyncIterator]()
      const { done, value } = await items.next()
      return done ? [] : [value]
    }
    try {
      for (;;) {
        const [item] = await answer(call, schema.array().max(1), next)
        if (item === undefined) return
        yield item
      }
    } finally {
      // Not awaited: the end of a generator waits for its running call, which may hang.
      void (async () => items?.return?.())().catch(() => {})
    }
  }

  return {
    ...{ id, label, isTest, limits, pageOrigin },
    compose(details) {
      try {
        return checkedParameters(provider.compose(details))
      } catch (error) {
        report('compose', error)
        throw unavailable()
      }
    },
    open: (attempt) => answer('open', Opened, () => provider.open(attempt)),
    settle: (reference) => answer('settle', Payment, () => provider.settle(reference)),
    close: (reference) => answer('close', Payment, () => provider.close(reference)),
    readWebhookEvent(body, headers) {
      try {
        const event = provider.readWebhookEvent(body, headers)
        return event && Notice.parse(event)
      } catch (error) {
        if (error instanceof WebhookRejected) throw error
        report('readWebhookEvent', error)
        throw new WebhookRejected('The webhook could not be read.')
      }
    },
    list: (from, to) => list('list', Payment, () => provider.list(from, to)),
    listDisputed: (from, to) => list('listDisputed', Disputed, () => provider.listDisputed(from, to)),
    refund: (refund) => answer('refund', Refund, () => provider.refund(refund)),
    settleRefund: (reference) => answer('settleRefund', Refund, () => provider.settleRefund(reference)),
    listPayouts: listPayouts && ((from, to) => list('listPayouts', Payout, () => listPayouts(from, to))),
    health() {
      try {
        return provider.health()
      } catch (error) {
        report('health', error)
        return UNKNOWN
      }
    },
  }
}
