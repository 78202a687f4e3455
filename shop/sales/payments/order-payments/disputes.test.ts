import { afterAll, expect, test } from 'vitest'
import { anotherPaidOrder, openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import type { ProviderDispute } from '../../../extension/payment-provider.ts'
import { transitionOrder } from '../../orders/staff/steps/steps.contract.ts'
import { getPaymentsState, recordManualRefund, resolveDispute } from './staff/staff-payments.contract.ts'

const OPENED = new Date('2026-11-23T11:00:00Z')
const OPEN: ProviderDispute = {
  ...{ state: 'open', openedAt: OPENED, lostCents: 0 },
  answerBy: new Date('2026-12-04T22:59:59Z'),
}
const WON: ProviderDispute = { ...OPEN, state: 'won', answerBy: null }
const WITHDRAWN: ProviderDispute = { ...WON, state: 'withdrawn' }
const LOST: ProviderDispute = { ...WON, state: 'lost', lostCents: 29_90 }

const step = (id: number, to: 'shipping' | 'cancelled') => ({ params: { id: String(id) }, body: { to } })

const shared = await openPayingShop()
afterAll(() => shared[Symbol.asyncDispose]())

/** Adds an order that was paid online and is disputed by its customer. Tests that move the clock pass an own shop. */
async function disputedOrder(opened = shared) {
  const world = await anotherPaidOrder(opened)
  const { shop, provider, staff, post, work, placed, reference } = world
  /** Delivers a webhook the given number of times. */
  const deliverWebhook = async (dispute: ProviderDispute | null, times = 1) => {
    provider.become(reference, { dispute })
    for (let time = 0; time < times; time += 1) await post(provider.notice(reference))
    await work(2)
  }
  await deliverWebhook(OPEN)
  return {
    ...{ ...world, deliverWebhook },
    toSee: async () =>
      (await staff.api(getPaymentsState, {})).needs_you.filter((one) => 'order' in one && one.order === placed.id),
    toStaff: async () =>
      (await shop.emails(shop.config.shopEmail)).filter(
        ({ subject }) => subject.startsWith(`Order ${placed.id}:`) && /payment|dispute/.test(subject),
      ),
    ship: () => staff.api(transitionOrder, step(placed.id, 'shipping')),
    cancel: () => staff.api(transitionOrder, step(placed.id, 'cancelled')),
    see: async () => {
      const { id } = await shop.db
        .selectFrom('payments')
        .select('id')
        .where('order_id', '=', placed.id)
        .executeTakeFirstOrThrow()
      await staff.api(resolveDispute, { body: { id: String(id) } })
    },
  }
}

test('notifies staff of a dispute with its deadline, and releases the order after the dispute is won', async () => {
  const world = await disputedOrder()
  const { deliverWebhook, ship, toSee, toStaff, refunds } = world
  expect((await toStaff()).map(({ text }) => text)).toEqual([expect.stringContaining('4 December 2026')])
  expect(await toSee()).toMatchObject([{ kind: 'disputed', answer_by: '2026-12-04T22:59:59.000Z' }])
  await expect(ship()).rejects.toThrow('409 The customer disputes')
  // Delivered twice, in two processes.
  await deliverWebhook(WON, 2)
  expect(await toSee()).toEqual([])
  await ship()
  // A late, outdated answer changes nothing.
  await deliverWebhook(OPEN)
  expect([await toSee(), await refunds(), (await toStaff()).length]).toEqual([[], [], 2])
})

test('releases the order after a dispute is withdrawn, and reports a later one', async () => {
  const world = await disputedOrder()
  const { deliverWebhook, ship, see, toSee, toStaff } = world
  await see()
  await deliverWebhook(WITHDRAWN)
  expect([await toSee(), (await toStaff()).length]).toEqual([[], 2])
  await deliverWebhook({ ...OPEN, openedAt: new Date(OPENED.getTime() + 1000) })
  expect(await toSee()).toMatchObject([{ kind: 'disputed' }])
  await expect(ship()).rejects.toThrow('409 The customer disputes')
  expect(await toStaff()).toHaveLength(3)
})

test('counts a lost dispute as refunded, refunds nothing again and asks staff to check the order', async () => {
  const world = await disputedOrder()
  const { placed, reference, deliverWebhook, see, ship, cancel, work, now, provider, refund, refunds, toSee, toStaff } =
    world
  await see()
  await deliverWebhook(LOST, 2)
  const gone = [{ cents: 29_90, because: 'at_provider', state: 'done', reason: '' }]
  expect(await refunds()).toEqual(gone)
  expect((await now(placed))?.payment).toMatchObject({ state: 'paid', refunded: '29.90' })
  expect(await toSee()).toMatchObject([{ kind: 'dispute_lost', answer_by: null }])
  expect(await toStaff()).toHaveLength(2)
  await expect(ship()).rejects.toThrow('409 The customer disputes')
  await see()
  await expect(refund('1.00')).rejects.toThrow('At most €0.00 can be refunded.')
  await cancel()
  await work(2)
  await deliverWebhook(OPEN)
  expect([await refunds(), await toSee(), provider.payments.get(reference)?.refundedCents]).toEqual([gone, [], 0])
})

test('refunds at most the rest after a partly lost dispute', async () => {
  const world = await disputedOrder()
  const { deliverWebhook, see, cancel, work, refunds, provider, reference } = world
  provider.become(reference, { refundedCents: 5_00 })
  await deliverWebhook({ ...LOST, lostCents: 10_00 }, 2)
  await see()
  await cancel()
  await work(2)
  expect((await refunds()).map(({ cents, because }) => [cents, because])).toEqual([
    [15_00, 'at_provider'],
    [14_90, 'cancelled'],
  ])
})

test('keeps a refund rejected by a dispute pending until it ends, and drops it if the dispute is lost', async () => {
  await using opened = await openPayingShop()
  const world = await disputedOrder(opened)
  const { shop, staff, provider, deliverWebhook, cancel, work, pass, refunds, subjects, toSee, see, toStaff } = world
  await see()
  await cancel()
  provider.failNext('refund', 'refused', 2)
  await work(2)
  provider.recover()
  await work()
  expect(await refunds()).toMatchObject([{ cents: 29_90, because: 'cancelled', state: 'failed' }])
  const { id } = await shop.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
  const byHand = { body: { id: String(id), paid_back_on: '2026-11-23', bank_reference: '' } }
  expect(await toSee()).toEqual([])
  await expect(staff.api(recordManualRefund, byHand)).rejects.toThrow('409 The customer disputes')
  await deliverWebhook(LOST)
  pass(15)
  await work(2)
  expect(await refunds()).toMatchObject([{ state: 'failed' }, { cents: 29_90, because: 'at_provider', state: 'done' }])
  expect(await toSee()).toMatchObject([{ kind: 'dispute_lost' }])
  await expect(staff.api(recordManualRefund, byHand)).rejects.toThrow('409')
  expect((await subjects()).filter((subject) => /could not/.test(subject))).toEqual([])
  expect(await toStaff()).toHaveLength(2)
})

test('asks staff to transfer a refund that the provider rejected before the dispute was won', async () => {
  await using opened = await openPayingShop()
  const world = await disputedOrder(opened)
  const { provider, deliverWebhook, cancel, work, subjects, toSee } = world
  await cancel()
  provider.failNext('refund', 'refused')
  await work()
  await deliverWebhook(WON)
  await work()
  expect(await toSee()).toMatchObject([{ kind: 'refund_failed', amount: '29.90' }])
  expect((await subjects()).filter((subject) => /could not/.test(subject))).toHaveLength(1)
})

test.each([
  ['while it was opened lately', 60],
  ['months later', 90 * 24 * 60],
])('the end of a dispute is found without a notice, %s', async (_name, minutes) => {
  await using opened = await openPayingShop()
  const world = await disputedOrder(opened)
  const { provider, reference, pass, work, refunds, shop } = world
  provider.become(reference, { dispute: OPEN })
  pass(minutes)
  await work()
  provider.become(reference, { dispute: LOST })
  pass(24 * 60)
  // The provider is unavailable and is queried again later.
  provider.failNext('settle', 'lost before')
  await work()
  pass(24 * 60)
  await work(2)
  expect(await refunds()).toMatchObject([{ cents: 29_90, because: 'at_provider' }])
  expect(await shop.db.selectFrom('payments').select('ask_at').execute()).toEqual([{ ask_at: null }])
})

test('finds a second dispute without a webhook, regardless of the payment’s age and downtime', async () => {
  await using opened = await openPayingShop()
  const world = await disputedOrder(opened)
  const { provider, reference, deliverWebhook, pass, work, refunds, toStaff } = world
  await deliverWebhook(WON)
  await work()
  pass(90 * 24 * 60)
  await work()
  // The dispute is opened and lost while the shop is closed for two months.
  pass(24 * 60)
  const openedAt = world.shop.clock.now
  provider.become(reference, { dispute: { ...LOST, openedAt } })
  pass(60 * 24 * 60)
  provider.failNext('list', 'lost before', 2)
  await work()
  expect(await refunds()).toEqual([])
  await work(2)
  expect(await refunds()).toMatchObject([{ cents: 29_90, because: 'at_provider' }])
  expect(await toStaff()).toHaveLength(3)
})

test('never returns more than was received when a dispute is lost during a refund and cancellation', async () => {
  await using opened = await openPayingShop()
  const world = await disputedOrder(opened)
  const { shop, provider, reference, deliverWebhook, see, cancel, refund, work, pass, refunds, toSee } = world
  await see()
  // Disputed money is not refunded, however often the provider is queried.
  provider.failNext('refund', 'refused', 99)
  await Promise.allSettled([refund('4.00'), deliverWebhook(LOST), refund('5.00'), cancel(), deliverWebhook(LOST)])
  for (const _ of [1, 2, 3]) {
    await work(2)
    pass(15)
  }
  const counted = (await refunds()).filter(({ state }) => state !== 'failed')
  expect(counted.reduce((sum, { cents }) => sum + cents, 0)).toBe(29_90)
  expect(counted.every(({ because }) => because === 'at_provider')).toBe(true)
  expect((await toSee()).filter(({ kind }) => kind !== 'dispute_lost')).toEqual([])
  expect([provider.refunds.size, provider.payments.get(reference)?.refundedCents]).toEqual([0, 0])
  expect(await shop.db.selectFrom('payments').select('received_cents').execute()).toEqual([{ received_cents: 29_90 }])
})
