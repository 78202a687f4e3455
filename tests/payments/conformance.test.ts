import { randomUUID } from 'node:crypto'
import { stripeProvider } from '../../extensions/stripe/stripe-provider.ts'
import { guardedProvider } from '../../shop/core/extensions/payments/guarded-provider.server.ts'
import type { PaymentProvider } from '../../shop/extension/payment-provider.ts'
import { openStripe } from '../stripe/emulator.ts'
import { conforms } from './conformance.ts'
import { fakeProvider } from './fake-provider.ts'
import { secondProvider } from './second-provider/second-provider.ts'
import { openSecondServer } from './second-provider/second-server.ts'

/** Returns a provider as the shop calls it. Unexpected errors fail the case. */
const guarded = (provider: PaymentProvider) =>
  guardedProvider(provider, (call, error) => {
    throw new Error(`${call}: ${error}`)
  })

const PATHS = {
  open: /^\/v1\/checkout\/sessions$/,
  settle: /^\/v1\/checkout\/sessions\/cs_[^/]+$/,
  close: /expire$/,
  refund: /^\/v1\/refunds$/,
}

const disputeNow = (now: Date) => ({
  ...{ state: 'open' as const, openedAt: now, lostCents: 0 },
  answerBy: new Date(now.getTime() + 7 * 86_400_000),
})

conforms('the fake', async () => {
  const clock = { now: new Date() }
  const provider = fakeProvider(() => clock.now)
  return {
    provider,
    clock,
    pay: (reference) => provider.pay(reference),
    payLater: (reference) => provider.become(reference, { state: 'processing' }),
    settleLater: (reference, succeeds) =>
      succeeds ? provider.pay(reference) : provider.become(reference, { state: 'failed' }),
    refundElsewhere: (reference, refundedCents) => provider.become(reference, { refundedCents }),
    dispute: (reference) => provider.become(reference, { dispute: disputeNow(clock.now) }),
    endDispute: (reference, state) =>
      provider.become(reference, {
        dispute: { ...disputeNow(clock.now), state, answerBy: null, lostCents: state === 'lost' ? 29_90 : 0 },
      }),
    // The client library of a real provider makes three attempts.
    failNext: (call, mishap) => provider.failNext(call, mishap === 'nothing arrives' ? 'lost before' : 'lost after'),
    nextRefundsAre: (state) => provider.nextRefundsAre(state),
    settleRefund: (reference, isDone) => provider.settleRefundAs(reference, isDone),
    notice: (reference) => {
      const { body, headers } = provider.notice(reference)
      return { body: Buffer.from(body), headers }
    },
    async [Symbol.asyncDispose]() {},
  }
})

conforms('Stripe', async () => {
  const stripe = await openStripe()
  const clock = {
    get now() {
      return stripe.clock.now ?? new Date()
    },
    set now(now) {
      stripe.clock.now = now
    },
  }
  const { account } = stripe
  const provider = guarded(
    stripeProvider({
      key: stripe.key,
      webhookSecrets: ['whsec_rolled00', stripe.webhookSecret],
      apiUrl: new URL(stripe.url),
    }),
  )
  const intentOf = (reference: string) => account.find(reference).intent?.id ?? ''
  return {
    provider,
    clock,
    pay: async (reference) => {
      const answer = await fetch(`${stripe.url}/c/pay/${reference}/pay`, { method: 'POST', redirect: 'manual' })
      if (answer.status !== 303) throw new Error(await answer.text())
    },
    payLater: (reference) => void account.pay(reference, true),
    settleLater: (reference, succeeds) => account.settleLater(reference, succeeds),
    refundElsewhere: (reference, cents) => void account.refund(intentOf(reference), cents),
    dispute: (reference) => account.dispute(reference),
    endDispute: (reference, end) => account.endDispute(reference, end === 'withdrawn' ? 'warning_closed' : end),
    failNext: (call, mishap, times) =>
      stripe.failNext(mishap === 'nothing arrives' ? 'cut before' : 'cut after', times, PATHS[call]),
    nextRefundsAre: (state) => {
      account.refundsAre = state === 'done' ? 'succeeded' : state
    },
    settleRefund: (reference, isDone) => account.settleRefund(reference, isDone ? 'succeeded' : 'failed'),
    notice: (reference) => {
      // Sends the notice as of now, with the ID of the intent.
      stripe.clock.now = undefined
      account.dispute(reference)
      const { body = '', headers = {} } = stripe.notices.at(-1) ?? {}
      return { body: Buffer.from(body), headers: { ...headers, [randomUUID()]: '' } }
    },
    [Symbol.asyncDispose]: () => stripe[Symbol.asyncDispose](),
  }
})

conforms('the second provider', async () => {
  const server = await openSecondServer()
  const { account, clock } = server
  return {
    provider: guarded(secondProvider(server)),
    clock,
    pay: async (reference) => {
      const answer = await fetch(`${server.url}/pay/${reference}`, { method: 'POST', redirect: 'manual' })
      if (answer.status !== 303) throw new Error(await answer.text())
    },
    payLater: (reference) => account.become(reference, { state: 'processing' }),
    settleLater: (reference, succeeds) =>
      succeeds ? account.pay(reference) : account.become(reference, { state: 'failed' }),
    refundElsewhere: (reference, refundedCents) => account.become(reference, { refundedCents }),
    dispute: (reference) => account.become(reference, { dispute: disputeNow(clock.now) }),
    endDispute: (reference, state) =>
      account.become(reference, {
        dispute: { ...disputeNow(clock.now), state, answerBy: null, lostCents: state === 'lost' ? 29_90 : 0 },
      }),
    // The client makes one attempt.
    failNext: (call, mishap) => server.cutNext(call, mishap === 'nothing arrives' ? 'before' : 'after'),
    nextRefundsAre: (state) => account.nextRefundsAre(state),
    settleRefund: (reference, isDone) => account.settleRefundAs(reference, isDone),
    notice: (reference) => {
      const { body, headers } = server.webhook(reference)
      return { body: Buffer.from(body), headers }
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
})
