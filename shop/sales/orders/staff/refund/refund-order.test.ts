import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { RequestOf } from '../../../../../lib/endpoint.ts'
import { step, take } from '../../../../../tests/fixtures/placed-order.ts'
import { openPayingShop } from '../../../../../tests/fixtures/selling/paying-shop.ts'
import { addSellable, checkOutCart, putInCart } from '../../../../../tests/fixtures/selling/selling-shop.ts'
import { auditLog } from '../../../../core/activity-log/audit-log.contract.ts'
import { recordPayment, refundOrder } from '../staff-orders.contract.ts'
import { transitionOrder } from '../steps/steps.contract.ts'

type Body = RequestOf<typeof refundOrder>['body']

const shared = await openPayingShop()
afterAll(() => shared[Symbol.asyncDispose]())

/** Adds a customer who has paid by transfer for two red and three blue mugs: 62.50 and 4.90 shipping. */
async function aPaidOrder() {
  const world = { ...shared, ...(await shared.another()) }
  const { shop, staff, mia } = world
  const mugs = await addSellable(shop, {
    title: 'Cup',
    priceCents: 12_50,
    variants: ['Red', 'Blue'].map((name) => ({ name, stock: 10 })),
  })
  await putInCart(mia, mugs, 1, 3)
  const { id } = await checkOutCart(mia, { payment: 'transfer' })
  const params = { id: String(id) }
  await staff.api(recordPayment, { params, body: { amount: '54.90', received_on: '2026-11-23' } })
  const [red = 0, blue = 0] = mugs.variantIds
  return {
    ...world,
    id,
    red,
    blue,
    refund: (body: Partial<Body>) =>
      staff.api(refundOrder, { params, body: { key: randomUUID(), because: 'goodwill', amount: '1', ...body } }),
    stocks: async () =>
      (
        await shop.db.selectFrom('variants').select('stock').where('id', 'in', mugs.variantIds).orderBy('id').execute()
      ).map(({ stock }) => stock),
  }
}

test('refunds pieces and restocks some, with an e-mail to the customer and an audit entry', async () => {
  const world = await aPaidOrder()
  const { shop, staff, refund, red, blue, id, now, stocks } = world
  const refunded = await refund({
    because: 'not_as_agreed',
    amount: '37.50',
    note: 'The glaze had cracked.',
    lines: [
      { variant: red, quantity: 1, restock: false },
      { variant: blue, quantity: 2, restock: true },
    ],
  })
  expect(refunded).toMatchObject({ payment: { refunded: '37.50' }, status: 'making' })
  expect(await stocks()).toEqual([9, 9])
  expect(await now({ id })).toMatchObject({
    order_product_items: [
      { variant: red, refunded: 1 },
      { variant: blue, quantity: 3, refunded: 2 },
    ],
    refunds: [
      { amount: '37.50', because: 'not_as_agreed', note: 'The glaze had cracked.', state: 'on_its_way', done_on: null },
    ],
  })
  // The confirmation is sent by a job and may arrive later.
  const subject = `Your order ${id} at Comptoir: we refund €37.50`
  const email = (await shop.emails(world.email)).find((one) => one.subject === subject)
  expect(email?.text).toContain('The glaze had cracked.')
  expect(email?.text).toContain('by bank transfer')
  const { results } = await staff.api(auditLog, { query: { order: String(id) } })
  expect(results[0]).toMatchObject({ field: 'refund', new: '37.50 (not_as_agreed)', by: 'Staff Test' })
  // Cancelling afterwards refunds and restocks the rest.
  await step(staff, id, 'cancelled')
  expect(await stocks()).toEqual([9 + 1, 9 + 1])
  expect((await now({ id }))?.payment).toMatchObject({ refunded: '54.90' })
})

test('rejects a refund above the payment or the ordered quantity', async () => {
  const world = await aPaidOrder()
  const { refund, red, blue } = world
  const refused = (body: Partial<Body>) =>
    refund(body).then(String, ({ message }) => JSON.parse(message.slice(message.indexOf('{'))))
  expect(await refused({ amount: '54.91' })).toEqual({ amount: ['At most €54.90 can be refunded.'] })
  expect(await refused({ amount: '0' })).toMatchObject({ amount: [expect.any(String)] })
  expect(await refused({ lines: [{ variant: blue, quantity: 4 }] })).toEqual({
    lines: [{ quantity: ['At most 3 of this variant can be refunded.'] }],
  })
  expect(await refused({ lines: [{ variant: world.variant, quantity: 1 }] })).toEqual({
    lines: [{ variant: ['This variant is not part of the order.'] }],
  })
  await refund({ amount: '54.90', lines: [{ variant: red, quantity: 1 }] })
  expect(await refused({ amount: '0.01' })).toEqual({ amount: ['At most €0.00 can be refunded.'] })
})

test('does not restock cancelled pieces again when a failed refund is repeated', async () => {
  const world = await aPaidOrder()
  const { shop, staff, refund, blue, id, stocks } = world
  await step(staff, id, 'cancelled')
  await shop.db.updateTable('refunds').set({ state: 'failed' }).execute()
  await refund({ amount: '54.90', lines: [{ variant: blue, quantity: 3, restock: true }] })
  expect(await stocks()).toEqual([10, 10])
})

test('suggests cancelling a completely refunded unsent order, and cancelling refunds nothing twice', async () => {
  const world = await aPaidOrder()
  const { staff, id, refund, blue, refunds } = world
  expect((await refund({ amount: '0.01' })).should_cancel).toBe(false)
  const lines = [{ variant: blue, quantity: 1, restock: true }]
  expect((await refund({ amount: '12.50', lines })).should_cancel).toBe(false)
  expect((await refund({ amount: '42.39' })).should_cancel).toBe(true)
  const before = await refunds()
  const cancelled = await staff.api(transitionOrder, { params: { id: String(id) }, body: { to: 'cancelled' } })
  expect([cancelled.should_cancel, await refunds()]).toEqual([false, before])
})

test('refunds once per idempotency key, and never too much by concurrent staff', async () => {
  const world = await aPaidOrder()
  const { refund, blue, refunds, stocks } = world
  const once = { key: randomUUID(), amount: '12.50', lines: [{ variant: blue, quantity: 1, restock: true }] }
  await Promise.all([refund(once), refund(once), refund(once)])
  expect(await refunds()).toHaveLength(1)
  expect(await stocks()).toEqual([9, 8])
  const both = await Promise.allSettled(
    Array.from({ length: 4 }, () => refund({ amount: '20', lines: [{ variant: blue, quantity: 1, restock: true }] })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect((await refunds()).reduce((sum, { cents }) => sum + cents, 0)).toBe(52_50)
  expect(await stocks()).toEqual([9, 10])
})

test('refunds a part of an online payment through the provider with one key, despite failures', async () => {
  await using world = await openPayingShop()
  const { staff, provider, order, page, now, work, refunds, variant, stock, subjects } = world
  const placed = await order()
  provider.pay(await page(placed))
  await work()
  await take(staff, placed.id, 'shipping', 'shipped', 'delivered')
  const body = { key: randomUUID(), because: 'not_as_agreed' as const, amount: '12.50' }
  await staff.api(refundOrder, {
    params: { id: String(placed.id) },
    body: { ...body, lines: [{ variant, quantity: 1 }] },
  })
  await work(2)
  expect(await now(placed)).toMatchObject({
    status: 'delivered',
    payment: { refunded: '12.50', state: 'paid' },
    refunds: [{ amount: '12.50', state: 'done' }],
  })
  expect(await refunds()).toEqual([{ cents: 12_50, because: 'not_as_agreed', state: 'done', reason: '' }])
  expect(await stock()).toBe(8)
  expect((await subjects()).slice(-2)).toEqual([
    `Your order ${placed.id} at Comptoir: we refund €12.50`,
    `Your order ${placed.id} at Comptoir: €12.50 refunded`,
  ])
})

test('rejects a refund of an unpaid or disputed order', async () => {
  await using world = await openPayingShop()
  const { shop, staff, provider, order, page, work } = world
  const placed = await order()
  const refund = () =>
    staff.api(refundOrder, {
      params: { id: String(placed.id) },
      body: { key: randomUUID(), because: 'goodwill', amount: '1' },
    })
  await expect(refund()).rejects.toThrow('409 There is no payment to refund.')
  provider.pay(await page(placed))
  await work()
  await shop.db.updateTable('payments').set({ is_disputed: true }).execute()
  await expect(refund()).rejects.toThrow('409 The customer disputes the payment')
})
