import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../../server/db/open.ts'
import { DAY, HOUR } from '../../../../server/durations.ts'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { transferMethod } from '../../../sales/payments/methods/transfer/transfer-method.server.ts'
import { markPaid, openPayment } from '../../../sales/payments/payments-store.server.ts'
import { getSalesReport, REPORT_GROUPS } from '../reports.contract.ts'
import { sumSalesOfDays } from './sales-summaries-store.server.ts'

/** Start of the first day with orders. Summing takes a transaction per day until today, so it is not long ago. */
const FIRST = new Date().setUTCHours(0, 0, 0, 0) - 28 * DAY
const dayAfter = (days: number) => new Date(FIRST + days * DAY).toISOString().slice(0, 10)
const PERIOD = { from: dayAfter(10), to: dayAfter(25) }

/** Opens a shop with 24 paid orders of two products on eight days, three of them before the period. */
async function openSoldShop() {
  const shop = await openShop()
  const { db } = shop
  const [mug, bowl] = [await addProduct(db), await addProduct(db)]
  const mia = await shop.customer('Mia')
  for (let n = 0; n < 24; n += 1) {
    const product = n % 3 ? mug : bowl
    const variantIds = Array<number>(1 + (n % 4)).fill(product.variantIds[0] ?? 0)
    const ordered = new Date(FIRST + (n % 8) * 3 * DAY + 22.5 * HOUR)
    await addOrder(db, { userId: mia.id, productId: product.id, variantIds, ordered })
  }
  const ids = (await db.selectFrom('orders').select('id').orderBy('id').execute()).map(({ id }) => id)
  const payments: number[] = []
  for (const order_id of ids) {
    const now = shop.clock.now
    const payment = await openPayment(db, { order_id, method: transferMethod, cents: 400, endsAt: null, now })
    await markPaid(db, payment.id, { state: 'paid', receivedOn: '2026-03-12', noted_by: null, now })
    payments.push(payment.id)
  }
  const orders = await shop.staff('orders')
  const report = () => Promise.all(REPORT_GROUPS.map((by) => orders.api(getSalesReport, { query: { ...PERIOD, by } })))
  return { shop, ids, payments, product: mug.id, report }
}

const forgetSums = (db: Database) =>
  sql`
  with days as (delete from sales_days), products as (delete from sales_products) delete from sales_summed`.execute(db)

const daysOf = async (db: Database, table: string) =>
  (await sql<{ day: string }>`select distinct day::text from ${sql.table(table)} order by 1`.execute(db)).rows.length

test('reports with daily sums equal the orders after each change of a sale', { timeout: 150_000 }, async () => {
  const { shop, ids, payments, product, report } = await openSoldShop()
  await using _ = shop
  const { db } = shop
  const [first, second, third, fourth] = ids.slice(12)
  const address = sql`'Ada', '', '1 Street', '', '69001', 'Lyon'`
  const changes = [
    sql`select 1`,
    sql`insert into refunds (payment_id, cents, because, made_at) values (${payments[12]}, 25, 'goodwill', now())`,
    sql`update refunds set state = 'failed', reason = 'closed account'`,
    sql`update orders set status = 'cancelled' where id = ${first}`,
    sql`update orders set is_test = true where id = ${second}`,
    sql`update order_lines set refunded = 1 where order_id = ${third}`,
    sql`insert into order_addresses (order_id, purpose, name, company, street, second_line, postcode, town, country, phone)
      values (${third}, 'delivery', ${address}, 'DE', '')`,
    sql`update order_addresses set country = 'FR'`,
    sql`delete from order_addresses`,
    sql`update payments set method = 'cash' where order_id = ${fourth}`,
    sql`update orders set created_at = created_at - interval '9 days' where id = ${fourth}`,
    sql`insert into collections (slug, title, position) values ('gifts', 'Gifts', 1)`,
    sql`insert into collection_products (collection_id, product_id, position) select id, ${product}, 1 from collections`,
  ]
  for (const change of changes) {
    await change.execute(db)
    const changed = await report()
    await sumSalesOfDays(db)
    expect(await daysOf(db, 'sales_changes')).toBe(0)
    expect(await report()).toEqual(changed)
  }
  const summed = await report()
  await forgetSums(db)
  expect(await report()).toEqual(summed)
  await sumSalesOfDays(db)
  expect(await report()).toEqual(summed)
  expect(await daysOf(db, 'sales_days')).toBeGreaterThan(6)
  expect(await daysOf(db, 'sales_summed')).toBeGreaterThan(22)
})

test('a change that commits while its day is summed is in the next report', async () => {
  const { shop, ids, payments, product, report } = await openSoldShop()
  await using _ = shop
  const { db } = shop
  await sql`insert into collections (slug, title, position) values ('gifts', 'Gifts', 1)`.execute(db)
  await sumSalesOfDays(db)
  const before = await report()
  await db.transaction().execute(async (tx) => {
    await sql`update orders set status = 'cancelled' where id = ${ids[12]}`.execute(tx)
    await sql`insert into refunds (payment_id, cents, because, made_at) values (${payments[13]}, 25, 'goodwill', now())`.execute(
      tx,
    )
    await sql`insert into collection_products (collection_id, product_id, position) select id, ${product}, 1 from collections`.execute(
      tx,
    )
    await forgetSums(db)
    await Promise.all([sumSalesOfDays(db), sumSalesOfDays(db)])
    expect(await report()).toEqual(before)
  })
  const after = await report()
  expect(after[0]?.total.orders).toBe((before[0]?.total.orders ?? 0) - 1)
  expect(after[2]?.rows.map(({ key }) => key)).toContain('gifts')
  await sumSalesOfDays(db)
  expect(await report()).toEqual(after)
  await forgetSums(db)
  expect(await report()).toEqual(after)
})

test('orders of the last days are read from the orders', async () => {
  await using shop = await openShop()
  const { id: productId, variantIds } = await addProduct(shop.db)
  const { id: userId } = await shop.customer('Mia')
  await addOrder(shop.db, { userId, productId, variantIds, ordered: new Date() })
  await sumSalesOfDays(shop.db)
  expect(await daysOf(shop.db, 'sales_changes')).toBe(0)
  expect(await daysOf(shop.db, 'sales_summed')).toBe(0)
  const day = new Date().toISOString().slice(0, 10)
  const query = { from: day, to: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) }
  expect((await (await shop.staff('orders')).api(getSalesReport, { query })).total.orders).toBe(1)
})
