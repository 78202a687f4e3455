import { createHmac, randomUUID } from 'node:crypto'
import {
  type PaymentDetails,
  type PaymentProvider,
  PaymentRefused,
  type ProviderPayment,
  type ProviderPayout,
  type ProviderRefund,
  UnknownOutcome,
  WebhookRejected,
} from '../../shop/extension/payment-provider.ts'

const SECRET = 'of-the-fake'

/**
 * Failure of a call: rejected, lost before execution, lost after execution, or to be repeated after so many
 * milliseconds.
 */
type Failure = 'refused' | 'lost before' | 'lost after' | number

/** A payment as stored by the fake. */
type StoredPayment = ProviderPayment & { wish: PaymentDetails; key: string; intent: string; openedAt: Date }

/** Payment provider in memory. Tests call its methods for customer actions and failures. */
export interface FakeProvider extends PaymentProvider {
  payments: Map<string, StoredPayment>
  refunds: Map<string, ProviderRefund & { key: string; of: string }>
  /** Completes the payment as the customer. */
  pay(reference: string, change?: Partial<ProviderPayment>): void
  become(reference: string, change: Partial<ProviderPayment>): void
  /** Makes the next calls of this kind fail. */
  failNext(call: 'open' | 'settle' | 'close' | 'list' | 'refund', failure: Failure, times?: number): void
  /** Pays out everything paid and refunded since the last payout, less fees of 1.5 % and 25 cents. */
  payOut(arrivesOn: string, change?: Partial<ProviderPayout>): ProviderPayout
  /** Ends all failures. */
  recover(): void
  /** Sets the offset by which the shop's clock seems ahead of the provider's. */
  clockIsOff(ms: number): void
  nextRefundsAre(state: ProviderRefund['state']): void
  /** Completes or fails a pending refund. */
  settleRefundAs(reference: string, isDone: boolean): void
  /** Returns a signed webhook notice. */
  notice(reference: string, event?: string): { body: string; headers: Record<string, string> }
  /** Returns the payments of an order, oldest first. */
  of(order: number): StoredPayment[]
}

const sign = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex')

/** Opens a payment provider in memory. */
export function fakeProvider(clock: () => Date): FakeProvider {
  const payments = new Map<string, StoredPayment>()
  const refunds = new Map<string, ProviderRefund & { key: string; of: string }>()
  const failures: { call: string; failure: Failure }[] = []
  const payouts: { payout: ProviderPayout; madeAt: Date }[] = []
  const paidOut = new Set<string>()
  let refundState: ProviderRefund['state'] = 'done'
  let [refused, clockOffMs] = [0, 0]

  /** Runs a call with the next failure of its kind, if any. */
  async function calling<Answer>(call: string, work: () => Answer): Promise<Answer> {
    const at = failures.findIndex((one) => one.call === call)
    const failure = at < 0 ? undefined : failures.splice(at, 1)[0]?.failure
    if (failure === 'refused') throw new PaymentRefused('refused')
    if (failure === 'lost before') throw new UnknownOutcome('lost')
    if (typeof failure === 'number') throw new UnknownOutcome('asked too often', failure)
    const answer = work()
    if (failure === 'lost after') throw new UnknownOutcome('lost')
    return answer
  }
  const find = (reference: string): StoredPayment => {
    const found = payments.get(reference) ?? [...payments.values()].find(({ intent }) => intent === reference)
    if (!found) throw new PaymentRefused('There is no such payment.')
    if (found.state === 'open' && clock() >= found.wish.endsAt) found.state = 'expired'
    return found
  }
  const shown = ({
    wish: _wish,
    key: _key,
    intent: _intent,
    openedAt: _openedAt,
    ...payment
  }: StoredPayment): ProviderPayment => ({
    ...payment,
  })

  return {
    payments,
    refunds,
    id: 'fake',
    label: 'Fake',
    isTest: false,
    limits: { minCents: 50, maxCents: 99_999_999 },
    pageOrigin: 'https://pay.example',
    compose: (wish) => wish,
    open: ({ key, parameters }) =>
      calling('open', () => {
        const wish = { ...(parameters as PaymentDetails), endsAt: new Date((parameters as PaymentDetails).endsAt) }
        const before = [...payments.values()].find((one) => one.key === key)
        const reference = before?.reference ?? `p_${randomUUID()}`
        if (!before)
          payments.set(reference, {
            ...{ reference, otherReference: null, attempt: wish.attempt, shop: wish.shop, state: 'open' },
            ...{ receivedCents: 0, refundedCents: 0, currency: 'EUR', isTest: false, dispute: null },
            ...{ paidBy: '', email: wish.email ?? '', wish, key, openedAt: clock(), intent: `i_${randomUUID()}` },
          })
        return { reference, address: `https://pay.example/${reference}` }
      }),
    settle: (reference) => calling('settle', () => shown(find(reference))),
    close: (reference) =>
      calling('close', () => {
        const found = find(reference)
        if (found.state === 'open') found.state = 'expired'
        return shown(found)
      }),
    readWebhookEvent(body, headers) {
      const text = body.toString()
      if (headers['x-signature'] !== sign(text)) {
        refused += 1
        throw new WebhookRejected('no')
      }
      return JSON.parse(text) as { event: string; kind: string; reference: string }
    },
    async *list(from, to) {
      const all = await calling('list', () => [...payments.keys()].map((reference) => find(reference)))
      for (const payment of all)
        if (
          payment.openedAt >= from &&
          payment.openedAt <= to &&
          payment.state !== 'open' &&
          payment.state !== 'expired'
        )
          yield shown(payment)
    },
    async *listDisputed(from, to) {
      const all = await calling('list', () => [...payments.values()])
      for (const { dispute, intent } of all)
        if (dispute && dispute.openedAt >= from && dispute.openedAt <= to) yield intent
    },
    refund: ({ key, reference, cents }) =>
      calling('refund', () => {
        const before = [...refunds.values()].find((one) => one.key === key)
        if (before) return before
        const payment = find(reference)
        if (payment.receivedCents - payment.refundedCents < cents) throw new PaymentRefused('more than is left')
        payment.refundedCents += cents
        const refund = {
          reference: `r_${randomUUID()}`,
          state: refundState,
          cents,
          reason: '',
          key,
          of: payment.reference,
        }
        refunds.set(refund.reference, refund)
        return refund
      }),
    settleRefund: (reference) =>
      calling('settle', () => {
        const found = refunds.get(reference)
        if (!found) throw new PaymentRefused('There is no such refund.')
        return found
      }),
    async *listPayouts(from, to) {
      const all = await calling('list', () => payouts)
      // Newest first, as Stripe lists them.
      for (const { payout, madeAt } of all.toReversed()) if (madeAt >= from && madeAt <= to) yield payout
    },
    payOut(arrivesOn, change = {}) {
      const at = clock()
      const fee = (cents: number) => Math.round(cents * 0.015) + 25
      const movements = [
        ...[...payments.values()]
          .filter(({ state }) => state === 'paid')
          .map(({ reference, intent, receivedCents: cents }) => ({
            ...{ reference, kind: 'payment' as const, payment: intent, cents, feeCents: fee(cents), at },
          })),
        ...[...refunds.values()]
          .filter(({ state }) => state === 'done')
          .map(({ reference, of, cents }) => ({
            ...{ reference, kind: 'refund' as const, payment: of, cents: -cents, feeCents: 0, at },
          })),
      ].filter(({ reference }) => !paidOut.has(reference))
      for (const { reference } of movements) paidOut.add(reference)
      const cents = movements.reduce((sum, movement) => sum + movement.cents - movement.feeCents, 0)
      const made = { reference: `po_${randomUUID()}`, state: 'paid', arrivesOn, cents, currency: 'EUR' } as const
      const payout = { ...made, isTest: false, movements, ...change }
      payouts.push({ payout, madeAt: at })
      return payout
    },
    health: () => ({ lastAnswerAt: null, clockOffMs, refusedNotices: refused }),
    pay(reference, change = {}) {
      const found = find(reference)
      if (found.state !== 'open' && found.state !== 'processing') throw new Error(`It is ${found.state}.`)
      const cents = found.wish.totalCents
      Object.assign(
        found,
        { state: 'paid', receivedCents: cents, otherReference: found.intent, paidBy: 'Visa, ending in 4242' },
        change,
      )
    },
    become: (reference, change) => void Object.assign(find(reference), change),
    failNext(call, failure, times = 1) {
      for (let time = 0; time < times; time += 1) failures.push({ call, failure })
    },
    recover: () => void failures.splice(0),
    clockIsOff: (ms) => {
      clockOffMs = ms
    },
    nextRefundsAre: (state) => {
      refundState = state
    },
    settleRefundAs(reference, isDone) {
      const refund = refunds.get(reference)
      if (!refund) return
      refund.state = isDone ? 'done' : 'failed'
      const payment = isDone ? undefined : payments.get(refund.of)
      if (payment) payment.refundedCents -= refund.cents
    },
    notice(reference, event = randomUUID()) {
      const body = JSON.stringify({ event, kind: 'paid', reference })
      return { body, headers: { 'content-type': 'application/json', 'x-signature': sign(body) } }
    },
    of: (order) => [...payments.values()].filter(({ wish }) => wish.order === order),
  }
}
