import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { step, take } from '../../../../tests/fixtures/placed-order.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { refundOrder } from '../../orders/staff/staff-orders.contract.ts'
import { withdrawLines, withdrawWithoutOrder } from '../statements/withdrawals.contract.ts'
import { listWithdrawals, matchWithdrawal, stepWithdrawal } from './staff-withdrawals.contract.ts'

/** Opens a shop in which Mia has withdrawn one of two mugs that were paid online and are being delivered. */
async function aWithdrawal() {
  const world = await openPayingShop()
  const { shop, staff, mia, provider, order, page, work, variant } = world
  const { id } = await order()
  provider.pay(await page({ id }))
  await work()
  await take(staff, id, 'shipping', 'shipped')
  const body = { key: randomUUID(), name: 'Mia Test', email: 'mia@example.com', lines: [{ variant, quantity: 1 }] }
  const withdrawal = await mia.api(withdrawLines, { params: { id: String(id) }, body })
  const params = { id: String(withdrawal.id) }
  return {
    ...world,
    id,
    withdrawal,
    list: (settled?: 'true') => staff.api(listWithdrawals, { query: { ...(settled && { settled }) } }),
    say: (body: Parameters<typeof asBody>[0]) => staff.api(stepWithdrawal, { params, body: asBody(body) }),
    refund: (amount: string, more: object = {}) =>
      staff.api(refundOrder, {
        params: { id: String(id) },
        body: {
          ...{ key: randomUUID(), because: 'withdrawn', amount, withdrawal: withdrawal.id },
          lines: [{ variant, quantity: 1, restock: true }],
          ...more,
        },
      }),
    mails: async () => (await shop.emails('mia@example.com')).map(({ subject }) => subject),
  }
}

type Step = { to: 'sent_back' | 'arrived' | 'refused' | 'refunded'; seen: 'received' | 'sent_back' | 'arrived' }
const asBody = (body: Step & { words?: string; tracking?: string }) => body

test('processes a withdrawal from the statement to the refund and restocking', async () => {
  await using world = await aWithdrawal()
  const { staff, id, withdrawal, list, say, refund, now, work, stock, mails, refunds } = world
  expect(await list()).toMatchObject({
    ...{ open: 1, settled: 0 },
    results: [{ id: withdrawal.id, name: 'Mia Test', stage: 'received', order: { id }, lines: [{ quantity: 1 }] }],
  })
  expect(await say({ to: 'sent_back', seen: 'received', tracking: 'RR 42 FR' })).toMatchObject({ tracking: 'RR 42 FR' })
  await expect(say({ to: 'arrived', seen: 'received' })).rejects.toThrow('409 This withdrawal was changed by someone')
  expect(await say({ to: 'arrived', seen: 'sent_back' })).toMatchObject({ stage: 'arrived' })
  await expect(say({ to: 'refunded', seen: 'arrived' })).rejects.toThrow('409 This order was paid')
  await refund('12.50')
  const states = async () => {
    const order = await now({ id })
    return [
      (await list('true')).results[0]?.refund?.state,
      order?.withdrawals[0]?.refund?.state,
      order?.refunds[0]?.state,
    ]
  }
  expect(await states()).toEqual(['on_its_way', 'on_its_way', 'on_its_way'])
  await work()
  expect(await states()).toEqual(['done', 'done', 'done'])
  expect(await list('true')).toMatchObject({ open: 0, results: [{ stage: 'refunded' }] })
  expect(await now({ id })).toMatchObject({
    payment: { refunded: '12.50' },
    withdrawals: [{ stage: 'refunded' }],
    order_product_items: [{ withdrawn: 1, refunded: 1 }],
  })
  expect(await refunds()).toMatchObject([{ because: 'withdrawn', state: 'done' }])
  expect(await stock()).toBe(9)
  await expect(refund('1.00', { lines: [] })).rejects.toThrow('409 This withdrawal was settled by someone else.')
  expect(await mails()).toEqual(
    expect.arrayContaining([
      `Withdrawal ${withdrawal.id} at Comptoir: your parcel has arrived`,
      `Your order ${id} at Comptoir: we refund €12.50`,
    ]),
  )
  const { results } = await staff.api(auditLog, { query: { withdrawal: withdrawal.id } })
  expect(results.map(({ old, new: value }) => [old, value])).toEqual([
    ['sent_back', 'arrived'],
    ['received', 'sent_back'],
  ])
})

test('refunds a withdrawal once for two concurrent staff members', async () => {
  await using world = await aWithdrawal()
  const { refund, refunds } = world
  const both = await Promise.allSettled([refund('12.50'), refund('12.50'), refund('12.50')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await refunds()).toHaveLength(1)
})

test('states the reason of a refused withdrawal, and lets its pieces be withdrawn again', async () => {
  await using world = await aWithdrawal()
  const { shop, say, now, id } = world
  await expect(say({ to: 'refused', seen: 'received' })).rejects.toThrow('This field may not be blank.')
  expect(await say({ to: 'refused', seen: 'received', words: 'It was worn for a month.' })).toMatchObject({
    stage: 'refused',
    words: 'It was worn for a month.',
  })
  expect((await now({ id }))?.order_product_items).toMatchObject([{ withdrawn: 0 }])
  const email = (await shop.emails('mia@example.com')).at(-1)
  expect(email?.text).toContain('It was worn for a month.')
})

test('closes withdrawals of a cancelled order, and lets staff assign an order to unmatched ones', async () => {
  await using world = await openPayingShop()
  const { shop, staff, mia, provider, order, page, work, variant } = world
  const { id } = await order()
  provider.pay(await page({ id }))
  await work()
  await step(staff, id, 'shipping')
  const body = { key: randomUUID(), name: 'Mia Test', email: 'mia@example.com', lines: [{ variant, quantity: 2 }] }
  expect(await mia.api(withdrawLines, { params: { id: String(id) }, body })).toMatchObject({ stage: 'received' })
  const words = { key: randomUUID(), name: 'Mia', order_number: 'the mugs', email: 'm@example.com', items: 'Both' }
  const { id: unmatched } = await shop.visitor.api(withdrawWithoutOrder, { body: words })
  const params = { id: String(unmatched) }
  const list = () => staff.api(listWithdrawals, { query: {} })
  expect((await list()).results.map(({ order: of }) => of?.id ?? null)).toEqual([id, null])
  await expect(staff.api(matchWithdrawal, { params, body: { order: 4711 } })).rejects.toThrow('There is no such order.')
  await staff.api(matchWithdrawal, { params, body: { order: id } })
  expect((await list()).results.map(({ order: of }) => of?.id)).toEqual([id, id])
  await step(staff, id, 'cancelled')
  expect(await list()).toMatchObject({ open: 0, settled: 2 })
})

test('takes locks in one sequence for a refusal and a concurrent withdrawal', async () => {
  await using world = await openPayingShop()
  const { shop, staff, mia, provider, order, page, check, variant } = world
  for (let round = 0; round < 4; round += 1) {
    const { id } = await order()
    provider.pay(await page({ id }))
    await check({ id })
    const params = { id: String(id) }
    // The line is excluded, so the withdrawal stays open while the order is in production.
    await shop.db.updateTable('order_lines').set({ withdrawal: 'press' }).where('order_id', '=', id).execute()
    const body = { name: 'Mia Test', email: 'mia@example.com', lines: [{ variant, quantity: 1 }] }
    const first = await mia.api(withdrawLines, { params, body: { ...body, key: randomUUID() } })
    await shop.db.updateTable('order_lines').set({ withdrawal: 'allowed' }).where('order_id', '=', id).execute()
    const both = await Promise.allSettled([
      mia.api(withdrawLines, { params, body: { ...body, key: randomUUID() } }),
      staff.api(stepWithdrawal, {
        params: { id: String(first.id) },
        body: { to: 'refused', seen: 'received', words: 'No.' },
      }),
    ])
    const refusals = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message).slice(0, 3)] : []))
    expect(refusals.filter((status) => status !== '409')).toEqual([])
    const [line] = await shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute()
    expect([1, 2]).toContain(line?.withdrawn)
    if (line?.withdrawn === 1) await step(staff, id, 'cancelled')
  }
})

test('restricts withdrawals to staff', async () => {
  await using world = await aWithdrawal()
  const { shop, mia, withdrawal } = world
  const params = { id: String(withdrawal.id) }
  const body = { to: 'arrived' as const, seen: 'received' as const }
  for (const [person, status] of [
    [mia, '403'],
    [shop.visitor, '401'],
  ] as const) {
    await expect(person.api(listWithdrawals, { query: {} })).rejects.toThrow(status)
    await expect(person.api(stepWithdrawal, { params, body })).rejects.toThrow(status)
  }
})
