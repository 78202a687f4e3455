import { expect, test } from 'vitest'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { checkOutCart, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../../tests/processes/open-shop.ts'
import type { PayoutMovement } from '../../../extension/payment-provider.ts'
import { recordPayment, refundOrder } from '../../orders/staff/staff-orders.contract.ts'
import { getAccounting } from '../accounting.contract.ts'
import { closeLastMonth } from '../accounting.server.ts'
import { fetchPayouts } from './fetch-payouts.server.ts'
import { getPayouts } from './payouts.contract.ts'

const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' }
const DECEMBER = { from: '2026-12-01', until: '2026-12-31' }

/** Opens a shop at which customers pay online, with an accountant. */
async function openWithPayouts() {
  const world = await openPayingShop()
  const { shop, order, page, check, provider } = world
  const payOnline = async () => {
    const placed = await order()
    const reference = await page(placed)
    provider.pay(reference)
    await check(placed)
    return { id: placed.id, reference, payment: provider.of(placed.id)[0]?.intent ?? '' }
  }
  const csv = async (who: Person, file: string, { from, until } = NOVEMBER) => {
    const url = `/api/accounting/files/${file}/export.csv?from=${from}&until=${until}`
    const { body } = await shop.app.inject({ url, headers: { authorization: `Token ${who.token}` } })
    const lines = body.replace(/^\uFEFF/, '').trim()
    return lines.split('\r\n').map((line) => line.split(','))
  }
  return {
    ...world,
    ...{ payOnline, csv },
    seen: (query = NOVEMBER, who: Person = world.staff) => who.api(getPayouts, { query }),
    fetch: () => fetchPayouts(shop.services),
    stored: async () => {
      const count = async (table: 'payouts' | 'payout_movements') =>
        (await shop.db.selectFrom(table).select('reference').execute()).length
      return [await count('payouts'), await count('payout_movements')]
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

test('a payout is stored once, and its payment, refund and fee agree with the shop to the cent', async () => {
  await using world = await openWithPayouts()
  const { shop, provider, staff, mia, mug, payOnline, work, csv, fetch, seen, stored } = world
  const accountant = await shop.staff('accountant')
  await fetch()
  expect(await seen(NOVEMBER, accountant)).toMatchObject({ is_listed: false, payouts: [], differences: [] })
  const { id } = await payOnline()
  const body = { key: crypto.randomUUID(), amount: '5.00', because: 'goodwill' as const, note: '', lines: [] }
  await staff.api(refundOrder, { params: { id: String(id) }, body })
  await work()
  await putInCart(mia, mug, 1)
  const transfer = await checkOutCart(mia)
  const received = { amount: transfer.price, received_on: '2026-11-23' }
  await staff.api(recordPayment, { params: { id: String(transfer.id) }, body: received })

  await fetch()
  expect((await seen()).days).toMatchObject([{ day: '2026-11-23', online: '29.90', open: '24.90' }])
  const payout = provider.payOut('2026-11-25', { state: 'pending' })
  const foreign = provider.payOut('2026-11-25', { currency: 'CHF', cents: 100_00 })
  await Promise.all([fetch(), fetch()])
  await fetch()
  expect(await stored()).toEqual([1, 2])
  expect(foreign.movements).toEqual([])
  expect(await seen()).toMatchObject({
    is_listed: true,
    days: [{ transfers: transfer.price, online: '29.90', others: '0.00', refunds: '5.00', open: '0.00' }],
    payouts: [
      {
        ...{ provider_name: provider.label, reference: payout.reference, state: 'pending', arrives_on: '2026-11-25' },
        ...{ payments: '29.90', refunds: '-5.00', disputes: '0.00', fees: '0.70', others: '0.00', total: '24.20' },
      },
    ],
    ...{ payout_total: '24.20', fee_total: '0.70', open_total: '0.00', differences: [], difference_count: 0 },
  })
  expect((await csv(accountant, 'payouts')).slice(1)).toEqual([
    [
      ...['2026-11-25', provider.id, payout.reference, 'pending', 'payment', String(id), '2026-11-23'],
      '29.90',
      '0.70',
      '29.20',
    ],
    [
      ...['2026-11-25', provider.id, payout.reference, 'pending', 'refund', String(id), '2026-11-23'],
      '-5.00',
      '0.00',
      '-5.00',
    ],
  ])
  expect(await csv(accountant, 'received')).toEqual([
    ['date', 'transfers', 'others', 'online', 'refunds', 'open'],
    ['2026-11-23', transfer.price, '0.00', '29.90', '5.00', '0.00'],
  ])

  // A lost answer is repeated in the next round; a refused call is reported, and stores no time.
  const times = () => shop.db.selectFrom('payout_fetches').select('fetched_at').execute()
  const before = await times()
  world.pass(5)
  provider.failNext('list', 'lost before')
  await fetch()
  provider.failNext('list', 'refused')
  await expect(fetch()).rejects.toThrow()
  expect(await times()).toEqual(before)

  // The bank refuses the payout later.
  Object.assign(payout, { state: 'failed' })
  await fetch()
  expect(await stored()).toEqual([1, 2])
  expect(await seen()).toMatchObject({
    ...{ payouts: [{ state: 'failed' }], payout_total: '0.00', difference_count: 1 },
    differences: [{ reason: 'payout_failed', order: null, payout: payout.reference, shop: '24.20', provider: '0.00' }],
  })
})

test('disputes, unknown movements and missing payments are named, and the closing of the month stores them', async () => {
  await using world = await openWithPayouts()
  const { shop, provider, payOnline, post, work, fetch, seen } = world
  const [disputed, changed, missing] = [await payOnline(), await payOnline(), await payOnline()]
  const at = shop.clock.now
  const move = (kind: PayoutMovement['kind'], payment: string | null, cents: number, feeCents = 0) => ({
    ...{ reference: `txn_${kind}_${payment}_${cents}`, kind, payment, cents, feeCents, at },
  })
  provider.payOut('2026-11-24', {
    ...{ reference: 'po_1', cents: 29_20 },
    movements: [move('payment', disputed.payment, 29_90, 70)],
  })
  provider.payOut('2026-11-26', {
    // One cent less than its movements.
    ...{ reference: 'po_2', cents: -12_01 },
    movements: [
      move('dispute', disputed.payment, -29_90, 20_00),
      move('payment', changed.payment, 28_90, 0),
      move('refund', changed.payment, -1_00),
      move('payment', 'pi_of_another_shop', 15_00),
      ...[move('fee', null, -2_00), move('other', null, -3_00)],
    ],
  })
  await fetch()
  const found = await seen()
  expect(found.payouts).toMatchObject([
    { payments: '29.90', fees: '0.70', total: '29.20' },
    { payments: '43.90', refunds: '-1.00', disputes: '-29.90', fees: '22.00', others: '-3.00', total: '-12.01' },
  ])
  expect(found).toMatchObject({ payout_total: '17.19', fee_total: '22.70', open_total: '29.90' })
  const differences = [
    { reason: 'other_amount', order: changed.id, payout: 'po_2', shop: '29.90', provider: '28.90' },
    { reason: 'other_movements', order: null, payout: 'po_2', shop: '0.00', provider: '-3.00' },
    { reason: 'payout_sum', order: null, payout: 'po_2', shop: '-12.00', provider: '-12.01' },
    { reason: 'unknown_dispute', order: disputed.id, payout: 'po_2', shop: '0.00', provider: '-29.90' },
    { reason: 'unknown_payment', order: null, payout: 'po_2', shop: '0.00', provider: '15.00' },
    { reason: 'unknown_refund', order: changed.id, payout: 'po_2', shop: '0.00', provider: '-1.00' },
  ]
  expect(found.differences).toEqual(differences)
  const dispute = { state: 'open' as const, openedAt: at, answerBy: null, lostCents: 0 }
  provider.become(disputed.reference, { dispute })
  await post(provider.notice(disputed.reference))
  await work(2)
  const left = differences.filter(({ reason }) => reason !== 'unknown_dispute')
  expect((await seen()).differences).toEqual(left)

  // A payment is missing from the 14th day after it, once the payouts until then are listed.
  world.pass(13 * 24 * 60)
  await fetch()
  world.pass(24 * 60)
  const accountant = await shop.staff('accountant')
  expect((await seen(DECEMBER, accountant)).differences).toEqual([])
  await fetch()
  const unpaid = { reason: 'not_paid_out', order: missing.id, payout: '', shop: '29.90', provider: '0.00' }
  expect((await seen(DECEMBER, accountant)).differences).toEqual([unpaid])

  await closeLastMonth(shop.services)
  const late = [move('payment', missing.payment, 29_90)]
  provider.payOut('2026-12-08', { reference: 'po_3', cents: 29_90, movements: late })
  await fetch()
  expect((await seen(DECEMBER, accountant)).differences).toEqual([])
  const [closing] = (await accountant.api(getAccounting, { query: NOVEMBER })).closings
  expect(closing).toMatchObject({ month: '2026-11', payout_differences: left, payout_difference_count: 5 })
  const orders = await shop.staff('orders')
  await expect(orders.api(getPayouts, { query: NOVEMBER })).rejects.toThrow('403')
  await expect(seen({ ...NOVEMBER, from: '2026-12-01' }, accountant)).rejects.toThrow(/400 .*"until".*before the start/)
})
