import { expect, test } from 'vitest'
import { addOrder } from '../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import type { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import { transferMethod } from '../../sales/payments/methods/transfer/transfer-method.server.ts'
import { markPaid, openPayment } from '../../sales/payments/payments-store.server.ts'
import { getDashboard } from '../dashboard/dashboard.contract.ts'
import { periodWith, readReport } from './report-address.ts'
import { exportSalesReport, getSalesReport, type ReportGroup } from './reports.contract.ts'

interface Sale {
  at: string
  status?: OrderStatus
  pieces?: number
  by?: number
}

/** Adds orders of items of one euro. @returns their ids */
async function sell(shop: TestShop, productId: number, variantId: number, ...sales: Sale[]): Promise<number[]> {
  for (const { at, status = 'making', pieces = 1, by = 0 } of sales)
    await addOrder(shop.db, {
      userId: by,
      productId,
      variantIds: Array<number>(pieces).fill(variantId),
      status,
      ordered: new Date(at),
    })
  const rows = await shop.db.selectFrom('orders').select('id').orderBy('id', 'desc').limit(sales.length).execute()
  return rows.map(({ id }) => id).toReversed()
}

/** Opens a shop with sales in March and February of two customers and two products. */
async function openSoldShop() {
  const shop = await openShop()
  const [mia, tom] = [await shop.customer('Mia'), await shop.customer('Tom')]
  const [mug, bowl] = [await addProduct(shop.db), await addProduct(shop.db)]
  const [ofMug = 0, ofBowl = 0] = [mug.variantIds[0], bowl.variantIds[0]]
  const [, second = 0] = await sell(
    shop,
    mug.id,
    ofMug,
    // 31 March 23:30 in Paris, then 1 April there.
    { at: '2026-03-31T21:30:00Z', pieces: 2, by: mia.id },
    { at: '2026-03-10T10:00:00Z', pieces: 3, by: tom.id },
    { at: '2026-03-31T22:30:00Z', by: mia.id },
    { at: '2026-02-10T10:00:00Z', pieces: 4, by: tom.id },
    { at: '2026-03-11T10:00:00Z', status: 'cancelled', by: mia.id },
    { at: '2026-03-11T10:00:00Z', status: 'awaiting_payment', by: mia.id },
  )
  await sell(shop, bowl.id, ofBowl, { at: '2026-03-10T11:00:00Z', by: mia.id })
  return { shop, mia, tom, mug, bowl, second, orders: await shop.staff('orders') }
}

const MARCH = { from: '2026-03-01', to: '2026-03-31' }

test('groups the sales of a period, in the time zone of the shop, and compares them with the period before', async () => {
  const { shop, mia, tom, mug, bowl, orders } = await openSoldShop()
  await using _ = shop
  const read = (by: ReportGroup) => orders.api(getSalesReport, { query: { ...MARCH, by } })
  const { rows, ...others } = await read('day')
  expect(others).toEqual({
    ...MARCH,
    before_from: '2026-01-29',
    before_to: '2026-02-28',
    total: { orders: 3, pieces: 6, sales: '6.00' },
    before: { orders: 1, pieces: 4, sales: '4.00' },
    are_more: false,
  })
  expect(rows).toHaveLength(31)
  expect(rows.filter(({ sales }) => sales !== '0.00').map(({ key, orders, sales }) => [key, orders, sales])).toEqual([
    ['2026-03-10', 2, '4.00'],
    ['2026-03-31', 1, '2.00'],
  ])
  // 10 February is the 13th day of the period before, and is compared with the 13th day of March.
  expect(rows.filter(({ before }) => before !== '0.00').map(({ key, before }) => [key, before])).toEqual([
    ['2026-03-13', '4.00'],
  ])

  const titles = await shop.db.selectFrom('products').select(['id', 'slug', 'title']).execute()
  const productOf = (id: number) => titles.find((one) => one.id === id)
  const cells = async (by: ReportGroup) =>
    (await read(by)).rows.map(({ key, orders, pieces, sales, before }) => [key, orders, pieces, sales, before])
  expect(await cells('product')).toEqual([
    [productOf(mug.id)?.slug, 2, 5, '5.00', '4.00'],
    [productOf(bowl.id)?.slug, 1, 1, '1.00', '0.00'],
  ])
  expect(await cells('customer')).toEqual([
    [String(tom.id), 1, 3, '3.00', '4.00'],
    [String(mia.id), 2, 3, '3.00', '0.00'],
  ])
  expect(await cells('collection')).toEqual([['', 3, 6, '6.00', '4.00']])
  expect(await cells('country')).toEqual([['', 3, 6, '6.00', '4.00']])
  expect(await cells('payment')).toEqual([['', 3, 6, '6.00', '4.00']])
})

test('subtracts refunds from the day of the order, and counts a product in each of its collections', async () => {
  const { shop, mug, second, orders } = await openSoldShop()
  await using _ = shop
  const now = shop.clock.now
  const payment = await openPayment(shop.db, {
    order_id: second,
    method: transferMethod,
    cents: 300,
    endsAt: null,
    now,
  })
  await markPaid(shop.db, payment.id, { state: 'paid', receivedOn: '2026-03-12', noted_by: null, now })
  await shop.db
    .insertInto('refunds')
    .values({ payment_id: payment.id, cents: 100, because: 'goodwill', made_at: now })
    .execute()
  await shop.db
    .updateTable('order_lines')
    .set({ refunded: 1 })
    .where('order_id', '=', second)
    .where('id', 'in', (of) => of.selectFrom('order_lines').select('id').where('order_id', '=', second).limit(1))
    .execute()
  for (const [position, slug] of ['gifts', 'kitchen'].entries()) {
    const { id } = await shop.db
      .insertInto('collections')
      .values({
        slug,
        title: slug,
        text: '',
        picture_alt: '',
        meta_title: '',
        meta_description: '',
        position,
        in_menu: true,
        state: 'published',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('collection_products')
      .values({ collection_id: id, product_id: mug.id, position: 1 })
      .execute()
  }
  const read = (by: ReportGroup) => orders.api(getSalesReport, { query: { ...MARCH, by } })
  expect((await read('day')).total).toEqual({ orders: 3, pieces: 5, sales: '5.00' })
  expect((await read('payment')).rows.map(({ key, sales }) => [key, sales])).toEqual([
    ['', '3.00'],
    ['transfer', '2.00'],
  ])
  expect((await read('collection')).rows.map(({ key, sales }) => [key, sales])).toEqual([
    ['gifts', '4.00'],
    ['kitchen', '4.00'],
    ['', '1.00'],
  ])
})

test('the report of 30 days has the sales of the dashboard', async () => {
  const { shop, orders } = await openSoldShop()
  await using _ = shop
  shop.clock.now = new Date('2026-03-31T21:50:00Z')
  const { spans = [], days = [] } = await orders.api(getDashboard, {})
  const { total, rows } = await orders.api(getSalesReport, { query: { from: '2026-03-02', to: '2026-03-31' } })
  expect(total).toMatchObject({ orders: spans[2]?.orders, sales: spans[2]?.sales })
  expect(rows.map(({ key: day, orders, sales, before }) => ({ day, orders, sales, before }))).toEqual(days)
})

test('rejects a period with an invalid date, an end before its start, or too many days', async () => {
  await using shop = await openShop()
  const staff = await shop.staff('orders')
  const read = (from: string, to: string) => staff.api(getSalesReport, { query: { from, to } })
  await expect(read('2026-03-02', '2026-03-01')).rejects.toThrow('Ensure the last day is not before the first day.')
  await expect(read('2020-01-01', '2026-03-01')).rejects.toThrow('Choose a period of at most three years.')
  await expect(read('2026-02-30', '2026-03-01')).rejects.toThrow('Enter a valid date.')
  expect((await read('2026-03-01', '2026-03-01')).rows).toHaveLength(1)
})

test('a chosen end of a period moves the other end if the period would be negative or too long', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }
  expect(periodWith(march, { from: '2026-03-10' })).toEqual({ from: '2026-03-10', to: '2026-03-31' })
  expect(periodWith(march, { from: '2026-05-01' })).toEqual({ from: '2026-05-01', to: '2026-05-01' })
  expect(periodWith(march, { to: '2026-02-01' })).toEqual({ from: '2026-02-01', to: '2026-02-01' })
  expect(periodWith(march, { from: '2020-01-01' })).toEqual({ from: '2020-01-01', to: '2023-01-01' })
  expect(periodWith(march, { to: '2030-01-01' })).toEqual({ from: '2027-01-01', to: '2030-01-01' })
  const read = (query: string) => readReport(new URLSearchParams(query), new Date('2026-11-27T12:00:00Z'))
  expect(read('from=2026-02-30&to=2026-03-01&by=moon')).toEqual({ from: '2026-10-29', to: '2026-11-27', by: 'day' })
  expect(read('from=2000-01-01&to=2026-11-27&by=product')).toMatchObject({ from: '2023-11-27', by: 'product' })
})

test('exports all rows as CSV', async () => {
  const { shop, mia, orders } = await openSoldShop()
  await using _ = shop
  const { headers, body } = await shop.app.inject({
    url: `${exportSalesReport.url}?from=2026-03-01&to=2026-03-31&by=customer`,
    headers: { authorization: `Token ${orders.token}` },
  })
  expect(headers['content-disposition']).toBe('attachment; filename="sales-by-customer-2026-03-01-2026-03-31.csv"')
  const [head, ...lines] = body.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe('key,name,orders,items,sales,sales_before')
  expect(lines).toHaveLength(2)
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${mia.id},Mia[^,]*,2,3,3\\.00,0\\.00$`)))
})
