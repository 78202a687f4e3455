import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrder } from '../../../tests/fixtures/placed-order.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { up } from './migrations/025-order-totals.ts'
import { listOrders } from './orders.contract.ts'

const totals = (shop: TestShop) =>
  shop.db.selectFrom('orders').select(['id', 'total_cents', 'currency']).orderBy('id').execute()

test('stores and shows the total of an order', async () => {
  await using shop = await openShop()
  const { mia, id, mug } = await anOrder(shop)
  const { price_cents } = await shop.db.selectFrom('products').select('price_cents').executeTakeFirstOrThrow()
  await shop.db.updateTable('products').set({ price_cents: 1 }).where('id', '=', mug.id).execute()
  expect(await totals(shop)).toEqual([{ id, total_cents: 5 * price_cents, currency: 'EUR' }])
  await shop.db.updateTable('orders').set({ total_cents: 1_234 }).execute()
  expect((await mia.api(listOrders, { query: {} })).results).toMatchObject([{ price: '12.34' }])
})

test('computes the total of orders from before totals were stored', async () => {
  await using shop = await openShop()
  const { id } = await anOrder(shop)
  const { id: empty } = await shop.db
    .insertInto('orders')
    .values({ total_cents: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const before = await totals(shop)
  expect(before).toMatchObject([{ id }, { id: empty }])
  await sql`alter table orders drop column total_cents cascade, drop column currency`.execute(shop.db)
  await up(shop.db as Kysely<unknown>)
  expect(await totals(shop)).toEqual(before)
})

test.each([
  ['a total below nothing', { total_cents: -1 }],
  ['a total that no number holds to the cent', { total_cents: 2 ** 53 }],
])('the database takes no order with %s', async (_what, values) => {
  await using shop = await openShop()
  await expect(shop.db.insertInto('orders').values(values).execute()).rejects.toThrow(
    /orders_total|orders_returned_units_cents/,
  )
})
