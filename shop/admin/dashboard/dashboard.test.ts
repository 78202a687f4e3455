import { expect, test } from 'vitest'
import { addOrder } from '../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import {
  addSellable,
  checkOutCart,
  LYON,
  limitUnpaid,
  openSellingShop,
  putInCart,
} from '../../../tests/fixtures/selling/selling-shop.ts'
import { onlineMethod } from '../../../tests/payments/methods-for-tests.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { listStaffProducts } from '../../catalog/products/table/products-table.contract.ts'
import { countNoResult } from '../../catalog/search/no-results/no-results-store.server.ts'
import { sendMessage } from '../../content/messages/contact.contract.ts'
import { issueToken } from '../../core/auth/session-store.server.ts'
import type { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import { saveSettings } from '../../core/settings/settings.contract.ts'
import { markPaid, openPayment } from '../../sales/payments/payments-store.server.ts'
import { type Dashboard, getDashboard } from './dashboard.contract.ts'

/** Reads the dashboard with all fields. */
const today = async (owner: Person) => (await owner.api(getDashboard, {})) as Dashboard

/** Places orders of one euro each at the given times. @returns their numbers */
async function sell(shop: TestShop, ...orders: { at: string; status?: OrderStatus }[]): Promise<number[]> {
  const [mia] = await shop.db.selectFrom('users').select('id').where('first_name', '=', 'Mia').execute()
  const { id: userId } = mia ?? (await shop.customer('Mia'))
  const { id: productId, variantIds } = await addProduct(shop.db)
  for (const { at, status = 'making' } of orders)
    await addOrder(shop.db, { userId, productId, variantIds: variantIds.slice(0, 1), status, ordered: new Date(at) })
  const rows = await shop.db.selectFrom('orders').select('id').orderBy('id', 'desc').limit(orders.length).execute()
  return rows.map(({ id }) => id).toReversed()
}

test('a day of sales is from midnight to midnight in Paris, also when the clocks change', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  // 29 March 2026 has 23 hours: it begins at 23:00 UTC and ends at 22:00 UTC.
  await sell(shop, { at: '2026-03-28T22:59:59Z' }, { at: '2026-03-28T23:00:00Z' }, { at: '2026-03-29T21:59:59Z' })
  await sell(shop, { at: '2026-03-29T22:00:00Z' })
  const daysAt = async (now: string) => {
    shop.clock.now = new Date(now)
    const { days } = await today(staff)
    return Object.fromEntries(days.filter(({ orders }) => orders > 0).map(({ day, orders }) => [day, orders]))
  }
  expect(await daysAt('2026-03-30T10:00:00Z')).toEqual({ '2026-03-28': 1, '2026-03-29': 2, '2026-03-30': 1 })

  // 25 October 2026 has 25 hours.
  await sell(shop, { at: '2026-10-24T21:59:59Z' }, { at: '2026-10-24T22:00:00Z' }, { at: '2026-10-25T22:59:59Z' })
  await sell(shop, { at: '2026-10-25T23:00:00Z' })
  expect(await daysAt('2026-10-26T10:00:00Z')).toEqual({ '2026-10-24': 1, '2026-10-25': 2, '2026-10-26': 1 })
})

test('counts orders that await payment separately from sales, without test orders', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const at = shop.clock.now.toISOString()
  expect((await today(staff)).awaiting_payment).toEqual({ orders: 0, total: '0.00' })
  const awaiting = { at, status: 'awaiting_payment' } as const
  const [test = 0] = await sell(shop, awaiting, awaiting, awaiting, { at })
  await shop.db.updateTable('orders').set({ is_test: true }).where('id', '=', test).execute()
  const { awaiting_payment, orders } = await today(staff)
  expect(awaiting_payment).toEqual({ orders: 2, total: '2.00' })
  expect(orders).toHaveLength(1)
})

test('compares sales with the same number of days before, up to the same time of day', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  shop.clock.now = new Date('2026-06-15T10:00:00Z')
  await sell(
    shop,
    ...['2026-06-15T09:00:00Z', '2026-06-15T08:00:00Z', '2026-06-14T09:59:00Z', '2026-06-14T10:01:00Z'].map((at) => ({
      at,
    })),
    ...['2026-06-08T09:59:00Z', '2026-06-08T10:01:00Z', '2026-06-02T12:00:00Z', '2026-05-16T10:01:00Z'].map((at) => ({
      at,
    })),
  )
  const { spans, days } = await today(staff)
  expect(spans).toEqual([
    { days: 1, orders: 2, sales: '2.00', before: { orders: 1, sales: '1.00' } },
    { days: 7, orders: 4, sales: '4.00', before: { orders: 2, sales: '2.00' } },
    { days: 30, orders: 7, sales: '7.00', before: { orders: 0, sales: '0.00' } },
  ])
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day: '2026-06-15', orders: 2, sales: '2.00', before: '1.00' })
  expect(days.at(-2)?.before).toBe('0.00')
})

test('cancelled and unpaid orders are not sales, and a refund reduces the day of its order', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const at = shop.clock.now.toISOString()
  const statuses = ['making', 'shipping', 'shipped', 'delivered', 'cancelled', 'awaiting_payment'] as const
  const [, , shipped = 0, tried = 0, cancelled = 0] = await sell(shop, ...statuses.map((status) => ({ at, status })))
  await shop.db.updateTable('orders').set({ is_test: true }).where('id', '=', tried).execute()
  const now = shop.clock.now
  const paidBack = async (order_id: number, state: 'paid' | 'surplus', cents: number) => {
    const { id } = await openPayment(shop.db, {
      order_id,
      method: onlineMethod({ id: 'stripe' }),
      cents: 100,
      endsAt: null,
      now,
    })
    await markPaid(shop.db, id, { state, receivedOn: '2026-01-01', noted_by: null, now })
    await shop.db.insertInto('refunds').values({ payment_id: id, cents, because: 'goodwill', made_at: now }).execute()
  }
  await paidBack(shipped, 'surplus', 100)
  await paidBack(shipped, 'paid', 30)
  await paidBack(cancelled, 'paid', 100)
  const { spans } = await today(staff)
  // Three orders of one euro minus a refund of 30 cents. A duplicate payment does not count as a sale.
  expect(spans[0]).toMatchObject({ orders: 3, sales: '2.70' })
})

test('staff see open tasks and low stock, and can change the low-stock threshold', async () => {
  await using shop = await openShop()
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia')]
  expect(await today(staff)).toMatchObject({ orders: [], messages: [], searches: [] })

  const at = (minutes: number) => new Date(shop.clock.now.getTime() - minutes * 60_000).toISOString()
  const numbers = await sell(
    shop,
    { at: at(1) },
    { at: at(3), status: 'shipping' },
    { at: at(2) },
    { at: at(4), status: 'shipped' },
  )
  await shop.db
    .updateTable('orders')
    .set({ promised_to: '2020-01-01' })
    .where('id', '=', numbers[1] ?? 0)
    .execute()
  const lamp = await addProduct(shop.db, { slug: 'lamp', title: 'Lamp' })
  await shop.db.updateTable('variants').set({ stock: 50 }).execute()
  await shop.db.updateTable('variants').set({ stock: 7 }).where('product_id', '=', lamp.id).execute()
  const message = { name: 'Mia', email: 'mia@example.com', title: 'Hello', body: 'Are you open?' }
  await shop.visitor.api(sendMessage, { body: message })
  await countNoResult(shop.db, 'teapot', shop.clock.now)

  const { orders, messages, stock, searches } = await today(staff)
  expect(orders.map(({ id, is_late }) => [id, is_late])).toEqual([
    [numbers[1], true],
    [numbers[2], false],
    [numbers[0], false],
  ])
  expect(orders[0]).toMatchObject({ name: 'Mia Test', pieces: 1, price: '1.00' })
  expect(messages).toMatchObject([{ name: 'Mia', title: 'Hello' }])
  expect(searches).toMatchObject([{ words: 'teapot', count: 1 }])
  expect(stock).toMatchObject({ limit: 10, sold_out: 0 })
  expect(stock.variants[0]).toMatchObject({ title: 'Lamp', stock: 7 })
  // Figures older than a minute are recalculated.
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000)
  await expect.poll(async () => (await today(staff)).popular?.[0]?.sold).toBe(4)

  await staff.api(saveSettings.stock, { body: { version: 0, low_stock: '7' } })
  expect((await today(staff)).stock).toEqual({
    ...{ limit: 7, sold_out: 0, low: 0, is_anything_for_sale: true, variants: [] },
  })
  await shop.db.updateTable('products').set({ state: 'hidden' }).execute()
  expect((await today(staff)).stock.is_anything_for_sale).toBe(false)
  expect((await staff.api(listStaffProducts, { query: {} })).counts.low).toBe(0)
  const [catalogue, orderly] = [await shop.staff('catalogue'), await shop.staff('orders')]
  expect(Object.keys(await catalogue.api(getDashboard, {}))).toEqual(['stock', 'not_orderable', 'popular', 'searches'])
  expect(Object.keys(await orderly.api(getDashboard, {}))).toEqual([
    ...['spans', 'days', 'orders', 'awaiting_payment', 'unpaid', 'messages'],
  ])
  await expect(mia.api(getDashboard, {})).rejects.toThrow(/^403/)
  await expect(shop.visitor.api(getDashboard, {})).rejects.toThrow(/^401/)
})

test('staff see customers who reserve over a tenth of the stock unpaid, and pickup orders that expire soon', async () => {
  await using selling = await openSellingShop()
  const { shop, staff, methods } = selling
  await limitUnpaid(staff)
  const [mia, ben] = [await shop.customer('Mia'), await shop.customer('Ben')]
  const mug = await addSellable(shop, { priceCents: 10_00, variants: [{ name: 'Red', stock: 100 }] })
  const collected = { payment: 'collection', method: methods.collect, delivery: undefined, billing: LYON } as const
  await putInCart(ben, mug, 10)
  await checkOutCart(ben)
  await putInCart(mia, mug, 11)
  const { id } = await checkOutCart(mia, collected)
  const percent = 11
  expect((await today(staff)).unpaid).toEqual({
    holders: [{ id: mia.id, name: 'Mia Test', orders: 1, pieces: 11, percent }],
    expiring: [],
  })
  shop.clock.now = new Date('2026-11-30T23:30:00Z')
  const later = shop.as(await issueToken(shop.db, { id: staff.id, isStaff: true }, shop.clock.now))
  expect((await today(later)).unpaid.expiring).toEqual([
    { id, name: 'Mia', price: '110.00', time_expires: '2026-12-02T22:59:00.000Z' },
  ])
})

test('counts the public products without contact details of the manufacturer', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  expect((await today(staff)).not_orderable).toBe(0)
  const made = async (maker: string, state: 'published' | 'hidden' = 'published') => {
    const { id } = await addProduct(shop.db)
    await shop.db.updateTable('products').set({ maker, state }).where('id', '=', id).execute()
  }
  for (const maker of ['Lumen', 'LUMEN', 'Morel', 'morel', 'Zed', '']) await made(maker)
  await made('Morel', 'hidden')
  expect((await today(staff)).not_orderable).toBe(4)
})
