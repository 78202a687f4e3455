import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDiscount } from '../../../../tests/fixtures/discounts.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import type { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { transferMethod } from '../../../sales/payments/methods/transfer/transfer-method.server.ts'
import { markPaid, openPayment } from '../../../sales/payments/payments-store.server.ts'
import { exportDiscountReport, getDiscountReport, getDiscountUsage } from './discount-report.contract.ts'

interface Sale {
  at: string
  cents: number
  by?: number | null
  status?: OrderStatus
  isTest?: boolean
  /** What each discount took off: the id, null for another reduction, and the code. */
  discounts: readonly (readonly [id: number | null, cents: number, code?: string])[]
}

async function sell({ db }: TestShop, { at, cents, by = null, status = 'making', isTest = false, discounts }: Sale) {
  const { id } = await db
    .insertInto('orders')
    .values({ created_at: new Date(at), total_cents: cents, user_id: by, status, is_test: isTest })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, [discount_id, goods_cents, code = '']] of discounts.entries())
    await db
      .insertInto('order_discounts')
      .values({ order_id: id, position, discount_id, name: 'Stored', code, goods_cents, delivery_cents: 0 })
      .execute()
  return id
}

const MARCH = { from: '2026-03-01', to: '2026-03-31' }

test('counts the use of discounts in a period and the period before, for all of them and for one', async () => {
  await using shop = await openShop()
  const [mia, tom] = [await shop.customer('Mia'), await shop.customer('Tom')]
  const orders = await shop.staff('orders')
  const welcome = await addDiscount(shop.db, { name: 'Welcome', code: 'WELCOME' })
  const autumn = await addDiscount(shop.db, { name: 'Autumn' })
  await addDiscount(shop.db, { name: 'Unused' })
  await sell(shop, { at: '2026-02-10T10:00:00Z', cents: 50_00, by: mia.id, discounts: [[welcome, 5_00, 'WELCOME']] })
  const both = await sell(shop, {
    ...{ at: '2026-03-10T10:00:00Z', cents: 80_00, by: tom.id },
    discounts: [
      [welcome, 10_00, 'WELCOME'],
      [autumn, 10_00],
    ],
  })
  // 31 March 23:30 in Paris, and half an hour later.
  await sell(shop, { at: '2026-03-31T21:30:00Z', cents: 20_00, by: mia.id, discounts: [[welcome, 2_00, 'OTHER']] })
  await sell(shop, { at: '2026-03-31T22:30:00Z', cents: 99_00, by: mia.id, discounts: [[welcome, 9_00, 'WELCOME']] })
  await sell(shop, { at: '2026-03-12T10:00:00Z', cents: 10_00, status: 'cancelled', discounts: [[welcome, 1_00]] })
  const awaited = { status: 'awaiting_payment', at: '2026-03-12T10:00:00Z' } as const
  await sell(shop, { ...awaited, cents: 10_00, discounts: [[welcome, 1_00, 'WELCOME']] })
  await sell(shop, {
    at: '2026-03-13T10:00:00Z',
    cents: 40_00,
    discounts: [
      [null, 3_00],
      [null, 1_00],
    ],
  })
  await sell(shop, { at: '2026-03-13T10:00:00Z', cents: 77_00, discounts: [] })
  await sell(shop, { at: '2026-03-13T10:00:00Z', cents: 10_00, isTest: true, discounts: [[autumn, 1_00]] })

  const report = await orders.api(getDiscountReport, { query: MARCH })
  const none = { uses: 0, orders: 0, given: '0.00', sales: '0.00', average: '0.00', new_customers: 0 }
  const ofFebruary = { uses: 1, orders: 1, given: '5.00', sales: '50.00', average: '50.00', new_customers: 1 }
  expect(report.rows).toEqual([
    {
      ...{ discount: welcome, name: 'Welcome', uses: 3, orders: 2, given: '12.00', sales: '100.00' },
      ...{ average: '50.00', new_customers: 1, before: ofFebruary },
    },
    {
      ...{ discount: autumn, name: 'Autumn', uses: 2, orders: 1, given: '10.00', sales: '80.00' },
      ...{ average: '80.00', new_customers: 1, before: none },
    },
    {
      ...{ discount: null, name: '', uses: 1, orders: 1, given: '4.00', sales: '40.00' },
      ...{ average: '40.00', new_customers: 0, before: none },
    },
  ])
  // An order with two discounts counts once in the total.
  expect(report.total).toEqual({
    ...{ uses: 5, orders: 3, given: '26.00', sales: '140.00', average: '46.67', new_customers: 1, before: ofFebruary },
  })
  expect(report).toMatchObject({ before_from: '2026-01-29', before_to: '2026-02-28' })
  expect(report.days).toHaveLength(31)
  expect(report.days.filter(({ orders }) => orders > 0)).toEqual([
    { day: '2026-03-10', orders: 1, given: '20.00', before: '0.00' },
    { day: '2026-03-13', orders: 1, given: '4.00', before: '5.00' },
    { day: '2026-03-31', orders: 1, given: '2.00', before: '0.00' },
  ])

  const usage = await orders.api(getDiscountUsage, { params: { id: String(welcome) }, query: MARCH })
  expect(usage).toMatchObject({ name: 'Welcome', total: { uses: 3, orders: 2, given: '12.00', sales: '100.00' } })
  expect(usage.codes).toEqual([
    { code: 'WELCOME', uses: 2, given: '11.00' },
    { code: 'OTHER', uses: 1, given: '2.00' },
  ])
  expect(usage.orders).toHaveLength(6)
  expect(usage.orders.at(-2)).toMatchObject({ id: both, given: '10.00', total: '80.00', status: 'making' })
  await expect(orders.api(getDiscountUsage, { params: { id: '999' }, query: MARCH })).rejects.toThrow('404')

  const { headers, body } = await shop.app.inject({
    url: `${exportDiscountReport.url}?from=2026-03-01&to=2026-03-31`,
    headers: { authorization: `Token ${orders.token}` },
  })
  expect(headers['content-disposition']).toBe('attachment; filename="discounts-2026-03-01-2026-03-31.csv"')
  const [head, ...lines] = body.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toMatch(/^discount,name,uses,orders,given,sales,average,new_customers,uses_before/)
  expect(lines[0]).toBe(`${welcome},Welcome,3,2,12.00,100.00,50.00,1,1,1,5.00,50.00,50.00,1`)
  expect(lines).toHaveLength(3)
})

test('a refund reduces the sales of its order, and the reports read the orders of their period only', async () => {
  await using shop = await openShop()
  const staff = await shop.staff('orders')
  const welcome = await addDiscount(shop.db, { name: 'Welcome', code: 'WELCOME' })
  const id = await sell(shop, { at: '2026-03-10T10:00:00Z', cents: 50_00, discounts: [[welcome, 5_00, 'WELCOME']] })
  const now = shop.clock.now
  const paid = await openPayment(shop.db, { order_id: id, method: transferMethod, cents: 50_00, endsAt: null, now })
  await markPaid(shop.db, paid.id, { state: 'paid', receivedOn: '2026-03-12', noted_by: null, now })
  await shop.db
    .insertInto('refunds')
    .values({ payment_id: paid.id, cents: 20_00, because: 'goodwill', made_at: now })
    .execute()
  const { total } = await staff.api(getDiscountReport, { query: MARCH })
  expect(total).toMatchObject({ orders: 1, given: '5.00', sales: '30.00' })

  await sql`
    insert into orders (status, total_cents, created_at)
    select 'making', 1000, timestamptz '2020-01-01' + n * interval '1 hour' from generate_series(1, 4000) as n`.execute(
    shop.db,
  )
  await sql`
    insert into order_discounts (order_id, position, discount_id, name, code, goods_cents, delivery_cents)
    select id, 0, ${welcome}::bigint, 'Welcome', 'WELCOME', 100, 0 from orders where id <> ${id}`.execute(shop.db)
  await sql`analyze orders, order_discounts`.execute(shop.db)
  const plan = async (text: ReturnType<typeof sql>) =>
    JSON.stringify((await sql`explain ${text}`.execute(shop.db)).rows)
  const inPeriod = sql`orders.created_at >= '2026-03-01' and orders.created_at < '2026-04-01'`
  expect(
    await plan(sql`select count(*) from orders join order_discounts on order_id = orders.id where ${inPeriod}`),
  ).toContain('orders_of_all_newest')
  const latest = sql`
    select orders.id from order_discounts join orders on orders.id = order_id
    where discount_id = ${welcome}::bigint order by order_id desc limit 20`
  expect(await plan(latest)).toContain('order_discounts_latest')
})
