import { expect, test } from 'vitest'
import { alsoDeep } from '../../../../tests/deep.ts'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { openPaidShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import type { ProviderDispute } from '../../../extension/payment-provider.ts'
import { readStaffOrder } from '../../orders/staff/order/staff-order.contract.ts'
import { transitionOrder } from '../../orders/staff/steps/steps.contract.ts'
import { withProvider } from './at-provider/payments-at-provider.server.ts'
import { sendRefunds } from './at-provider/send-refunds.server.ts'
import { getPaymentsState, recordManualRefund, resolveDispute } from './staff/staff-payments.contract.ts'

const TOTAL = 29_90
const openedAt = new Date('2026-11-23T11:00:00Z')
const OPEN: ProviderDispute = { state: 'open', openedAt, lostCents: 0, answerBy: null }
const LOST: ProviderDispute = { ...OPEN, state: 'lost', lostCents: TOTAL }

/** Opens a shop with an order that was paid online. */
async function openPaid() {
  const world = await openPaidShop()
  const { shop, provider, staff, post, work, placed, reference } = world
  const params = { id: String(placed.id) }
  // Sessions end after a day without activity.
  const staffNow = async () => shop.as((await addPerson(shop.db, { isStaff: true, now: shop.clock.now })).token)
  return {
    ...world,
    hear: async () => void (await post(provider.notice(reference))),
    /** The bank decides for the customer. */
    lose: (lostCents = TOTAL) => provider.become(reference, { dispute: { ...LOST, lostCents } }),
    cancel: () => staff.api(transitionOrder, { params, body: { to: 'cancelled' } }),
    /** Runs the due jobs for several minutes. */
    rounds: async (processes = 2) => {
      for (const _ of [1, 2, 3, 4]) {
        await work(processes)
        world.pass(4)
      }
    },
    toSee: async () =>
      (await (await staffNow()).api(getPaymentsState, {})).needs_you.map(({ kind, amount }) => `${kind} ${amount}`),
    gone: async () => (await (await staffNow()).api(readStaffOrder, { params })).disputes,
    see: async () => {
      const staff = await staffNow()
      const { id } = await shop.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
      await staff.api(resolveDispute, { body: { id: String(id) } })
    },
    told: async () => (await world.subjects(shop.config.shopEmail)).filter((subject) => /twice/.test(subject)),
    /** The refunded amount in the accounts, including the excess. */
    books: async () => {
      const [sum, payment] = await Promise.all([
        shop.db.selectFrom('refunds').select('cents').where('state', '<>', 'failed').execute(),
        shop.db.selectFrom('payments').select(['received_cents', 'lost_cents', 'overdrawn_cents']).executeTakeFirst(),
      ])
      return { ...payment, back: sum.reduce((all, { cents }) => all + cents, 0) }
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

const TWICE = { received_cents: TOTAL, back: TOTAL, lost_cents: TOTAL, overdrawn_cents: TOTAL }

test('reports money that was both refunded and lost until staff resolve it, and shows the sum on the order', async () => {
  await using world = await openPaid()
  const { shop, placed, cancel, lose, hear, rounds, toSee, see, gone, told, books, work } = world
  expect(await gone()).toBeNull()
  await cancel()
  // The provider accepts the refund before the bank decides.
  await work()
  lose()
  await hear()
  await rounds()
  expect(await books()).toEqual(TWICE)
  expect([await toSee(), await told()]).toEqual([['overdrawn 29.90'], [`Order ${placed.id}: refunded twice`]])
  expect(await gone()).toEqual({ paid_back: '29.90', lost: '29.90', beyond: '29.90' })
  await Promise.all([see(), see()])
  await hear()
  await rounds()
  expect([await toSee(), await told(), await books()]).toEqual([[], [`Order ${placed.id}: refunded twice`], TWICE])
  const seen = await shop.db
    .selectFrom('audit_entries')
    .select('field')
    .where('field', '=', 'paid back twice')
    .execute()
  expect(seen).toHaveLength(1)
})

test.each([
  ['before the refund is answered', true],
  ['after it was done', false],
])('a loss that is told %s is a matter for staff once', async (_name, isKnown) => {
  await using world = await openPaid()
  const { provider, cancel, lose, hear, rounds, work, toSee, books, told } = world
  await cancel()
  // The refund is accepted, but the answer is lost, so its outcome is unknown.
  provider.failNext('refund', 'lost after')
  await work()
  lose()
  if (isKnown) {
    await hear()
    await work()
    // The provider reports the loss regardless of its answer to the refund.
    expect(await told()).toHaveLength(1)
  }
  await rounds()
  if (!isKnown) {
    await hear()
    await rounds()
  }
  expect([await toSee(), await books(), (await told()).length]).toEqual([['overdrawn 29.90'], TWICE, 1])
})

test('reports only the excess of a partial refund and a full loss, until the refund fails', async () => {
  await using world = await openPaid()
  const { provider, refund, lose, hear, rounds, work, see, toSee, gone, refunds } = world
  provider.nextRefundsAre('pending')
  await refund('10.00')
  await work()
  lose()
  await hear()
  await rounds()
  expect(await toSee()).toEqual(['overdrawn 10.00'])
  expect(await gone()).toEqual({ paid_back: '10.00', lost: '29.90', beyond: '10.00' })
  for (const [reference] of provider.refunds) provider.settleRefundAs(reference, false)
  world.pass(24 * 60)
  await rounds()
  expect(await refunds()).toMatchObject([
    { state: 'failed' },
    { cents: 19_90 },
    { cents: 10_00, because: 'at_provider' },
  ])
  await see()
  expect([await toSee(), await gone()]).toEqual([[], { paid_back: '0.00', lost: '29.90', beyond: '0.00' }])
})

test('includes transfers by staff when a dispute is lost later', async () => {
  await using world = await openPaid()
  const { shop, staff, provider, cancel, lose, hear, rounds, work, toSee, gone } = world
  await cancel()
  provider.failNext('refund', 'refused')
  await work()
  const { id } = await shop.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
  await staff.api(recordManualRefund, { body: { id: String(id), paid_back_on: '2026-11-23', bank_reference: '' } })
  lose()
  await hear()
  await rounds()
  expect(await toSee()).toEqual(['overdrawn 29.90'])
  expect(await gone()).toEqual({ paid_back: '29.90', lost: '29.90', beyond: '29.90' })
})

test('does not lose the excess by an answer from before the refund', async () => {
  await using world = await openPaid()
  const { shop, provider, cancel, lose, hear, work, toSee, books } = world
  // The shop has just reconciled with the provider, so nothing else is queried.
  await work()
  const { settle } = provider
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  provider.settle = async (reference) => {
    const found = await settle(reference)
    asked.resolve()
    await answered.promise
    return found
  }
  await cancel()
  lose()
  await hear()
  const working = work()
  await asked.promise
  await sendRefunds(withProvider(shop.services, provider))
  answered.resolve()
  await working
  expect([await toSee(), await books()]).toEqual([['overdrawn 29.90'], TWICE])
})

test('keeps the accounts exact during concurrent refunds, losses and jobs', async () => {
  for (const seed of alsoDeep([1, 2], [3, 4, 5])) {
    await using world = await openPaid()
    const { provider, reference, refund, lose, hear, rounds, work, toSee, books } = world
    provider.become(reference, { dispute: OPEN })
    const pieces = ['4.00', '5.00', '7.50'].slice(0, 1 + (seed % 3))
    await Promise.allSettled(pieces.map(refund))
    if (seed % 2) provider.failNext('refund', 'lost after')
    const lost = seed % 2 ? TOTAL : 20_00
    await Promise.all([
      work(2),
      (async () => {
        await hear()
        lose(lost)
        await hear()
      })(),
      work(),
    ])
    await hear()
    await rounds()
    const back = provider.payments.get(reference)?.refundedCents ?? 0
    const beyond = Math.max(0, back + lost - TOTAL)
    expect(await books(), `seed ${seed}`).toEqual({
      ...{ received_cents: TOTAL, lost_cents: lost, overdrawn_cents: beyond },
      back: Math.min(TOTAL, back + lost),
    })
    expect((await toSee()).filter((matter) => /overdrawn/.test(matter))).toHaveLength(beyond > 0 ? 1 : 0)
  }
})
