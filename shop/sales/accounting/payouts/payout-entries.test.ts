import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { creditOf, fecRows, fileOf, rowsOf } from '../../../../tests/fixtures/year/accounting-files.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { refundOrder } from '../../orders/staff/staff-orders.contract.ts'
import { resolveDispute } from '../../payments/order-payments/staff/staff-payments.contract.ts'
import { up as earlierFailedPayouts } from '../migrations/591-earlier-failed-payouts.ts'
import { fetchPayouts } from './fetch-payouts.server.ts'

const NOVEMBER = { from: '2026-11-01', until: '2026-11-30' }
const DECEMBER = { from: '2026-12-01', until: '2026-12-31' }

test('the journal books arrived payouts with their fees, and losses once staff have seen them', async () => {
  await using world = await openPayingShop()
  const { shop, provider, staff, order, page, check, post, work } = world
  const fetch = () => fetchPayouts(shop.services)
  const payOnline = async () => {
    const placed = await order()
    const reference = await page(placed)
    provider.pay(reference)
    await check(placed)
    return { id: placed.id, reference, payment: provider.of(placed.id)[0]?.intent ?? '' }
  }
  const accounts = { customer: '411', sales: '707', shipping: '7085', vat: '4457', bank: '5121' }
  const chosen = { ...accounts, providers: '5115', fees: '6278', losses: '6541', gift_cards: '4191' }
  await staff.api(saveSettings.accounts, { body: { version: 0, ...chosen } })
  const [twice, kept] = [await payOnline(), await payOnline()]
  const body = { key: crypto.randomUUID(), amount: '29.90', because: 'goodwill' as const, note: '', lines: [] }
  await staff.api(refundOrder, { params: { id: String(twice.id) }, body })
  await work()
  provider.payOut('2026-11-24', { state: 'pending' })
  const never = provider.payOut('2026-11-25', { state: 'failed', cents: 5_00, movements: [] })
  await fetch()
  const booked = async () => fecRows((await fileOf(shop, staff, 'fec', NOVEMBER)).body)
  const balances = async () => {
    const fec = await booked()
    return ['5121', '5115', '6278', '6541'].map((account) => 0 - creditOf(fec, account, ['BQ', 'PR', 'OD']))
  }
  // Paid twice and refunded once; nothing has arrived at the bank.
  expect(await balances()).toEqual([0, 29_90, 0, 0])

  // The refunded payment is lost to a dispute, too, and the provider debits the bank account.
  const at = shop.clock.now
  const lost = { state: 'lost' as const, openedAt: at, answerBy: null, lostCents: 29_90 }
  provider.become(twice.reference, { dispute: lost })
  await post(provider.notice(twice.reference))
  await work(2)
  const taken = {
    reference: 'txn_1',
    kind: 'dispute' as const,
    payment: twice.payment,
    cents: -29_90,
    feeCents: 20_00,
    at,
  }
  const sold = {
    ...taken,
    reference: 'txn_2',
    kind: 'payment' as const,
    payment: kept.payment,
    cents: 29_90,
    feeCents: 70,
  }
  const returned = { ...taken, reference: 'txn_3', kind: 'fee' as const, payment: null, cents: 1_00, feeCents: 0 }
  const movements = [taken, sold, returned]
  const { reference } = provider.payOut('2026-11-26', { cents: -19_70, movements })
  await fetch()
  expect(await balances()).toEqual([-19_70, 29_90, 19_70, 0])
  const paymentOf = async (order: { id: number }) => {
    const payments = shop.db.selectFrom('payments').select('id').where('order_id', '=', order.id)
    return String((await payments.executeTakeFirstOrThrow()).id)
  }
  await staff.api(resolveDispute, { body: { id: await paymentOf(twice) } })
  expect(await balances()).toEqual([-19_70, 0, 19_70, 29_90])

  // A payout that fails before it arrives: the provider keeps its fees, and returns the rest to the balance.
  const fee = { ...returned, reference: 'txn_4', cents: -25, feeCents: 10 }
  const waiting = provider.payOut('2026-11-27', { state: 'pending', cents: -35, movements: [fee] })
  await fetch()
  expect(await balances()).toEqual([-19_70, 0, 19_70, 29_90])
  Object.assign(waiting, { state: 'failed' })
  await fetch()
  await fetch()
  expect(await balances()).toEqual([-19_70, -35, 20_05, 29_90])
  const back = { ...fee, reference: 'txn_5', kind: 'other' as const, cents: -35, feeCents: 0 }
  provider.payOut('2026-11-28', { cents: -35, movements: [back] })
  await fetch()
  expect(await balances()).toEqual([-20_05, 0, 20_05, 29_90])

  const fec = await booked()
  const charged = fec.filter((cells) => cells[8] === waiting.reference)
  expect(charged.map((cells) => [...cells.slice(0, 1), ...cells.slice(3, 5), ...cells.slice(10, 13)])).toEqual([
    ['PR', '20261123', '6278', `Frais du versement rejeté ${waiting.reference}`, '0,35', '0,00'],
    ['PR', '20261123', '5115', `Frais du versement rejeté ${waiting.reference}`, '0,00', '0,35'],
  ])
  expect(fec.some((cells) => cells[8] === never.reference)).toBe(false)
  const payout = fec.filter((cells) => cells[8] === reference)
  expect(payout.map((cells) => [cells[0], cells[4], cells[11], cells[12]])).toEqual([
    ['BQ', '5121', '0,00', '19,70'],
    ['BQ', '6278', '19,70', '0,00'],
  ])
  expect(fec.filter(([journal]) => journal === 'OD').map((cells) => cells.slice(3, 5))).toEqual([
    ['20261123', '6541'],
    ['20261123', '5115'],
  ])
  // The file of payments has the same entries, and names their journals.
  const paid = rowsOf((await fileOf(shop, staff, 'payments', NOVEMBER)).body)
  const inFec = fec.filter(([journal = '']) => ['BQ', 'PR', 'OD'].includes(journal))
  expect(paid.map(({ journal, number, account }) => [journal, number, account])).toEqual(
    inFec.map((cells) => [cells[0], cells[2], cells[4]]),
  )
  for (const journal of ['BQ', 'PR', 'OD']) {
    const numbers = fec.filter(([code]) => code === journal).map((cells) => Number(cells[2]))
    expect([...new Set(numbers)]).toEqual(Array.from({ length: Math.max(...numbers) }, (_, place) => place + 1))
  }

  // A pending refund, and the loss of the whole payment.
  const late = await payOnline()
  const lose = async ({ reference }: typeof late, lostCents: number) => {
    provider.become(reference, { dispute: { ...lost, lostCents } })
    await post(provider.notice(reference))
    await work(2)
  }
  provider.nextRefundsAre('pending')
  const tenEuros = { ...body, key: crypto.randomUUID(), amount: '10.00' }
  await staff.api(refundOrder, { params: { id: String(late.id) }, body: tenEuros })
  await work()
  await lose(late, 29_90)
  await staff.api(resolveDispute, { body: { id: await paymentOf(late) } })
  expect((await balances()).at(-1)).toBe(39_90)

  // Payouts of an exported month fail later: the bank returns them on that day, and the next payout has their amount.
  const failed = ['po_4', 'po_5'].map((reference) =>
    provider.payOut('2026-11-27', { reference, cents: 29_20, movements: [{ ...sold, reference: `txn_${reference}` }] }),
  )
  await fetch()
  const exported = (await fileOf(shop, staff, 'fec', NOVEMBER)).body
  world.pass(9 * 24 * 60)
  const accountant = await shop.staff('accountant')
  const december = async (accounts: readonly string[]) => {
    const rows = fecRows((await fileOf(shop, accountant, 'fec', DECEMBER)).body)
    return accounts.map((account) => 0 - creditOf(rows, account, ['BQ', 'PR', 'OD']))
  }
  // The refund fails, which lowers the loss.
  for (const [reference, { state }] of provider.refunds)
    if (state === 'pending') provider.settleRefundAs(reference, false)
  await work()
  await lose(late, 29_90)
  expect(await december(['6541', '5115'])).toEqual([-10_00, 0])
  for (const payout of failed) Object.assign(payout, { state: 'failed', arrivesOn: '2026-12-01' })
  await fetch()
  expect(await december(['5121', '5115', '6278'])).toEqual([-58_40, 58_40, 0])
  const [repeated = sold] = failed[0]?.movements ?? []
  const again = {
    ...repeated,
    reference: 'txn_again',
    kind: 'other' as const,
    payment: null,
    cents: 29_20,
    feeCents: 0,
  }
  provider.payOut('2026-12-02', { cents: 58_40, movements: [repeated, again] })
  await fetch()
  expect(await december(['5121', '5115', '6278'])).toEqual([0, 0, 0])

  // The shop learns of a failure after it booked the payout that repeats the movement: the fee stays in that entry.
  const charge = { ...sold, kind: 'other' as const, payment: null, cents: 10_00, feeCents: 90 }
  const first = [{ ...charge, reference: 'txn_6' }]
  const learntLate = provider.payOut('2026-11-30', { state: 'pending', cents: 9_10, movements: first })
  await fetch()
  const { reference: repeating } = provider.payOut('2026-12-01', { cents: 9_10, movements: first })
  await fetch()
  const entry = async () =>
    fecRows((await fileOf(shop, accountant, 'fec', DECEMBER)).body).flatMap((cells) =>
      cells[8] === repeating ? [[cells[4], cells[11], cells[12]]] : [],
    )
  const lines = [
    ['5121', '9,10', '0,00'],
    ['6278', '0,90', '0,00'],
    ['5115', '0,00', '10,00'],
  ]
  expect(await entry()).toEqual(lines)
  Object.assign(learntLate, { state: 'failed' })
  await fetch()
  expect(await entry()).toEqual(lines)
  expect(await december(['5121', '5115', '6278'])).toEqual([9_10, -10_00, 90])
  // Both payouts are in the first listing, the newest first.
  const second = [{ ...charge, reference: 'txn_7' }]
  const unlisted = provider.payOut('2026-12-01', { state: 'failed', cents: 9_10, movements: second })
  provider.payOut('2026-12-01', { cents: 9_10, movements: second })
  await fetch()
  expect(await december(['5121', '5115', '6278'])).toEqual([18_20, -20_00, 1_80])
  // The failed payout arrives later.
  Object.assign(unlisted, { state: 'paid' })
  await fetch()
  expect(await december(['5121', '5115', '6278'])).toEqual([27_30, -29_10, 1_80])

  // A loss that grows counts with its difference once staff have seen it.
  await lose(twice, 34_90)
  expect(await december(['6541'])).toEqual([-10_00])
  const orders = await shop.staff('orders')
  await orders.api(resolveDispute, { body: { id: await paymentOf(twice) } })
  expect(await december(['6541'])).toEqual([-5_00])
  expect((await fileOf(shop, accountant, 'fec', NOVEMBER)).body).toBe(exported)

  // Payouts that failed before the upgrade are not listed again: the migration books their fees, only theirs.
  await shop.db.updateTable('payouts').set({ fees_on: null }).execute()
  // The database's day is constant in a transaction.
  const dated = await shop.db.transaction().execute(async (tx) => {
    await earlierFailedPayouts(tx)
    return tx
      .selectFrom('payouts')
      .select(['reference', sql<boolean>`fees_on = (now() at time zone 'Europe/Paris')::date`.as('is_today')])
      .where('fees_on', 'is not', null)
      .execute()
  })
  expect(new Set(dated)).toEqual(
    new Set([never, waiting, learntLate].map(({ reference }) => ({ reference, is_today: true }))),
  )
})
