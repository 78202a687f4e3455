import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  type PaymentDetails,
  PaymentRefused,
  type ProviderPayment,
  UnknownOutcome,
  WebhookRejected,
} from '../../shop/extension/payment-provider.ts'
import { type ConformanceNeed, EVERY_NEED } from './conformance-needs.ts'
import { defineDisputeCases } from './dispute-conformance.ts'
import { linesFor, paymentDetails } from './payment-details.ts'
import type { ProviderForTests } from './provider-for-tests.ts'

const MINUTE = 60_000

/**
 * Defines the conformance cases that every payment provider must pass.
 * @param open opens a new environment for each case
 * @param has capabilities of the environment; cases that need more are skipped
 */
export function conforms(
  name: string,
  open: () => Promise<ProviderForTests>,
  has: readonly ConformanceNeed[] = EVERY_NEED,
): void {
  const ask = (question: string, needs: readonly ConformanceNeed[], answer: () => Promise<void>) =>
    test.skipIf(needs.some((need) => !has.includes(need)))(`${name}: ${question}`, answer)

  async function opened(change: Partial<PaymentDetails> = {}) {
    const world = await open()
    const wish = paymentDetails(change)
    const attempt = { key: randomUUID(), parameters: world.provider.compose(wish) }
    return { world, wish, attempt, ...(await world.provider.open(attempt)) }
  }
  const stands = (payment: ProviderPayment, change: Partial<ProviderPayment>) => expect(payment).toMatchObject(change)

  ask('an unpaid payment is open, belongs to the shop, and has a page at the provider', [], async () => {
    const { world, wish, reference, address } = await opened()
    await using _ = world
    expect(new URL(address).origin).toBe(world.provider.pageOrigin)
    stands(await world.provider.settle(reference), {
      ...{ reference, state: 'open', attempt: wish.attempt, shop: 'a-shop', receivedCents: 0, refundedCents: 0 },
      ...{ currency: 'EUR', isTest: world.provider.isTest, dispute: null, otherReference: null },
    })
  })

  ask('parameters are plain data and survive JSON storage', [], async () => {
    await using world = await open()
    const parameters = JSON.parse(JSON.stringify(world.provider.compose(paymentDetails())))
    const { reference } = await world.provider.open({ key: randomUUID(), parameters })
    stands(await world.provider.settle(reference), { state: 'open' })
  })

  ask('a repeated attempt, also a concurrent one, is the same payment', [], async () => {
    const { world, attempt, reference } = await opened()
    await using _ = world
    const again = await Promise.all([1, 2, 3].map(() => world.provider.open(attempt)))
    expect(new Set(again.map((one) => one.reference))).toEqual(new Set([reference]))
    const other = await world.provider.open({ key: randomUUID(), parameters: attempt.parameters })
    expect(other.reference).not.toBe(reference)
  })

  ask('a paid payment has the exact amount and a named method', [], async () => {
    const { world, reference } = await opened()
    await using _ = world
    await world.pay(reference)
    for (const payment of [await world.provider.settle(reference), await world.provider.settle(reference)]) {
      stands(payment, { state: 'paid', receivedCents: 29_90, refundedCents: 0, dispute: null })
      expect(payment.paidBy).toContain('4242')
      expect(payment.otherReference).toEqual(expect.any(String))
    }
  })

  for (const [what, count, delivery] of [
    ['one line', 1, 0],
    ['one line with delivery', 1, 4_90],
    ['99 lines with delivery', 99, 4_90],
    ['100 lines with delivery', 100, 4_90],
    ['100 lines', 100, 0],
  ] satisfies [string, number, number][])
    ask(`the page has the total of the order: ${what}`, [], async () => {
      const lines = linesFor(count)
      const totalCents = lines.reduce((sum, line) => sum + line.quantity * line.unit_cents, delivery)
      const { world, reference } = await opened({ lines, totalCents, delivery: { name: 'Home', cents: delivery } })
      await using _ = world
      await world.pay(reference)
      stands(await world.provider.settle(reference), { receivedCents: totalCents })
    })

  ask("a closed payment can't be paid and can be closed again", [], async () => {
    const { world, reference } = await opened()
    await using _ = world
    for (const _ of [1, 2]) stands(await world.provider.close(reference), { state: 'expired', receivedCents: 0 })
    await expect((async () => world.pay(reference))()).rejects.toThrow()
  })

  ask('closing reports a paid or pending payment', ['later'], async () => {
    const paid = await opened()
    await using _paid = paid.world
    await paid.world.pay(paid.reference)
    stands(await paid.world.provider.close(paid.reference), { state: 'paid', receivedCents: 29_90 })
    const promised = await opened()
    await using _promised = promised.world
    promised.world.payLater(promised.reference)
    stands(await promised.world.provider.close(promised.reference), { state: 'processing', receivedCents: 0 })
  })

  ask('the page expires at the requested time', ['clock'], async () => {
    const { world, reference } = await opened()
    await using _ = world
    const began = Date.now()
    world.clock.now = new Date(began + 44 * MINUTE)
    stands(await world.provider.settle(reference), { state: 'open' })
    world.clock.now = new Date(began + 46 * MINUTE)
    stands(await world.provider.settle(reference), { state: 'expired' })
  })

  for (const succeeds of [true, false])
    ask(`a bank payment is pending until it settles: ${succeeds}`, ['later'], async () => {
      const { world, reference } = await opened()
      await using _ = world
      world.payLater(reference)
      stands(await world.provider.settle(reference), { state: 'processing', receivedCents: 0 })
      world.settleLater(reference, succeeds)
      stands(
        await world.provider.settle(reference),
        succeeds ? { state: 'paid', receivedCents: 29_90 } : { state: 'failed', receivedCents: 0 },
      )
    })

  ask('partial refunds are made once per key and never exceed the payment', [], async () => {
    const { world, reference } = await opened()
    await using _ = world
    await world.pay(reference)
    const part = { key: randomUUID(), reference, cents: 10_00 }
    const [first, again] = [await world.provider.refund(part), await world.provider.refund(part)]
    expect(first).toMatchObject({ state: 'done', cents: 10_00 })
    expect(again.reference).toBe(first.reference)
    stands(await world.provider.settle(reference), { state: 'paid', receivedCents: 29_90, refundedCents: 10_00 })
    await expect(world.provider.refund({ key: randomUUID(), reference, cents: 19_91 })).rejects.toThrow(PaymentRefused)
    await world.provider.refund({ key: randomUUID(), reference, cents: 19_90 })
    stands(await world.provider.settle(reference), { refundedCents: 29_90 })
    await expect(world.provider.refund({ key: randomUUID(), reference, cents: 1 })).rejects.toThrow(PaymentRefused)
  })

  ask('rejects a refund of an unpaid payment', [], async () => {
    const { world, reference } = await opened()
    await using _ = world
    await expect(world.provider.refund({ key: randomUUID(), reference, cents: 1 })).rejects.toThrow(PaymentRefused)
  })

  for (const isDone of [true, false])
    ask(`a pending refund settles later: ${isDone}`, ['pending refunds'], async () => {
      const { world, reference } = await opened()
      await using _ = world
      await world.pay(reference)
      world.nextRefundsAre('pending')
      const refund = await world.provider.refund({ key: randomUUID(), reference, cents: 29_90 })
      expect(refund.state).toBe('pending')
      expect((await world.provider.settleRefund(refund.reference)).state).toBe('pending')
      world.settleRefund(refund.reference, isDone)
      const settled = await world.provider.settleRefund(refund.reference)
      expect(settled.state).toBe(isDone ? 'done' : 'failed')
      stands(await world.provider.settle(reference), { refundedCents: isDone ? 29_90 : 0 })
    })

  defineDisputeCases(ask, () => opened())

  for (const mishap of ['nothing arrives', 'its answer is cut'] as const)
    ask(
      `a call with failure '${mishap}' has an unknown outcome, and its repetition a known one`,
      ['mishaps'],
      async () => {
        const world = await open()
        await using _ = world
        const attempt = { key: randomUUID(), parameters: world.provider.compose(paymentDetails()) }
        world.failNext('open', mishap, 3)
        await expect(world.provider.open(attempt)).rejects.toThrow(UnknownOutcome)
        const { reference } = await world.provider.open(attempt)
        expect((await world.provider.open(attempt)).reference).toBe(reference)
        world.failNext('settle', mishap, 3)
        await expect(world.provider.settle(reference)).rejects.toThrow(UnknownOutcome)
        await world.pay(reference)
        const refund = { key: randomUUID(), reference, cents: 29_90 }
        world.failNext('refund', mishap, 3)
        await expect(world.provider.refund(refund)).rejects.toThrow(UnknownOutcome)
        expect(await world.provider.refund(refund)).toMatchObject({ state: 'done' })
        stands(await world.provider.settle(reference), { refundedCents: 29_90 })
      },
    )

  ask('lists exactly the payments that are no longer open', [], async () => {
    // One payment is enough where each one is paid manually.
    const count = has.includes('many payments') ? 30 : 1
    const { world, attempt, reference } = await opened()
    await using _ = world
    const more = await Promise.all(
      Array.from({ length: count }, () => world.provider.open({ key: randomUUID(), parameters: attempt.parameters })),
    )
    for (const one of more) await world.pay(one.reference)
    const listed = new Map<string, ProviderPayment>()
    const to = new Date(Date.now() + MINUTE)
    for await (const payment of world.provider.list(new Date(Date.now() - MINUTE), to))
      listed.set(payment.reference, payment)
    expect(listed.has(reference)).toBe(false)
    // The account may contain other payments.
    for (const one of more)
      expect(listed.get(one.reference)).toMatchObject({ state: 'paid', shop: 'a-shop', receivedCents: 29_90 })
  })

  ask('rejects an unknown payment', [], async () => {
    await using world = await open()
    await expect(world.provider.settle('cs_test_unknown')).rejects.toThrow(PaymentRefused)
    await expect(world.provider.settleRefund('re_unknown')).rejects.toThrow(PaymentRefused)
  })

  ask('a notice identifies its payment, and is rejected if a byte changed', ['notices'], async () => {
    const { world, reference } = await opened()
    await using _ = world
    await world.pay(reference)
    const { body, headers } = world.notice(reference)
    const notice = world.provider.readWebhookEvent(body, headers)
    expect(notice?.event).toEqual(expect.any(String))
    const { otherReference } = await world.provider.settle(reference)
    expect([reference, otherReference]).toContain(notice?.reference)
    // Both references lead to the same payment.
    stands(await world.provider.settle(notice?.reference ?? ''), { reference, state: 'paid' })
    const changed = Buffer.from(body)
    changed[10] = (changed[10] ?? 0) ^ 1
    for (const [bytes, told] of [
      [changed, headers],
      [body, {}],
      [Buffer.alloc(0), headers],
      [Buffer.from('{}'), headers],
    ] as const)
      expect(() => world.provider.readWebhookEvent(bytes, told)).toThrow(WebhookRejected)
    expect(world.provider.health().refusedNotices).toBe(4)
  })
}
