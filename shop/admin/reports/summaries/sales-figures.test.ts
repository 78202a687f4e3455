import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { toPrice } from '../../../../lib/money.ts'
import { DAY } from '../../../../server/durations.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { getSalesReport, REPORT_GROUPS, type ReportGroup } from '../reports.contract.ts'
import { sumSalesOfDays } from './sales-summaries-store.server.ts'

const ORDERS = 120
/** Start of the first day with orders, and the days of both periods. */
const [FIRST, DAYS] = [new Date().setUTCHours(0, 0, 0, 0) - 28 * DAY, 12]
const dayAfter = (days: number) => new Date(FIRST + days * DAY).toISOString().slice(0, 10)
const [FROM, TO] = [dayAfter(DAYS), dayAfter(2 * DAYS - 1)]

/** Returns a function that returns pseudo-random whole numbers below a limit. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 48_271) % (2 ** 31 - 1)
    return state % limit
  }
}

interface Order {
  id: number
  day: string
  user_id: number | null
  customer_name: string | null
  isSold: boolean
  total_cents: number
  country: string
  method: string
  lines: { slug: string; collections: string[]; quantity: number; refunded: number; cents: number }[]
  paidBack: number
}

/** Adds orders with random lines, discounts, refunds, addresses, payments and states. */
async function addRandomOrders(
  { db }: TestShop,
  customers: number[],
  products: { id: number; variantIds: number[] }[],
  seed: number,
) {
  const below = numbersFrom(seed)
  const one = <T>(of: readonly T[]) => of[below(of.length)] as T
  for (let n = 0; n < ORDERS; n += 1) {
    const user_id = one([...customers, null])
    const order = await db
      .insertInto('orders')
      .values({
        user_id,
        customer_name: user_id === null ? one(['Ines', 'Otto', null]) : null,
        status: one(['making', 'shipped', 'delivered', 'delivered', 'cancelled', 'awaiting_payment'] as const),
        is_test: below(12) === 0,
        total_cents: below(50_000),
        created_at: new Date(FIRST + below(2 * DAYS * DAY)),
      })
      .returning(['id'])
      .executeTakeFirstOrThrow()
    for (let line = below(4); line >= 0; line -= 1) {
      const { id: product_id, variantIds } = one(products)
      const [quantity, unit_price_cents] = [1 + below(5), 1 + below(9_999)]
      await sql`
        insert into order_lines (order_id, product_id, variant_id, quantity, refunded, title, variant_name,
          unit_price_cents, discount_cents, thumbnail_key)
        select ${order.id}, id, ${variantIds[0]}, ${quantity}, ${below(3) && below(quantity + 1)}, title, 'One',
          ${unit_price_cents}, ${below(2) && below(quantity * unit_price_cents)}, thumbnail_key
        from products where id = ${product_id}`.execute(db)
    }
    for (const purpose of one([[], ['billing'], ['billing', 'delivery']] as const))
      await sql`
        insert into order_addresses (order_id, purpose, name, company, street, second_line, postcode, town, country, phone)
        values (${order.id}, ${purpose}, 'Ada', '', '1 Street', '', '69001', 'Lyon', ${one(['FR', 'DE', 'IT'])}, '')`.execute(
        db,
      )
    const methods = one([[], ['card'], ['transfer'], ['card', 'gift_card']] as const)
    for (const [place, method] of methods.entries()) {
      const isPaid = below(4) > 0
      const { rows } = await sql<{ id: number }>`
        insert into payments (order_id, provider, method, kind, reference, cents, state, opened_at, paid_at, received_cents, is_part)
        values (${order.id}, 'stripe', ${method}, 'online', ${`${order.id} ${method}`}, 60000, ${isPaid ? 'paid' : 'surplus'},
          now(), now(), 60000, ${place > 0}) returning id`.execute(db)
      for (let refunds = below(3); refunds > 0; refunds -= 1)
        await sql`
          insert into refunds (payment_id, cents, because, state, made_at)
          values (${rows[0]?.id}, ${1 + below(900)}, 'goodwill', ${one(['requested', 'sent', 'failed'])}, now())`.execute(
          db,
        )
    }
  }
}

/** Reads all orders with their lines, refunds, country and payment method. */
async function readOrders({ db }: TestShop): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select id, to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, user_id, customer_name, total_cents,
      not is_test and status not in ('cancelled', 'awaiting_payment') as "isSold",
      coalesce((select country from order_addresses where order_id = orders.id and purpose = 'delivery'),
        (select country from order_addresses where order_id = orders.id and purpose = 'billing'), '') as country,
      coalesce((select method from payments where order_id = orders.id and not is_part), '') as method,
      coalesce((select sum(refunds.cents)::bigint from refunds join payments on payments.id = payment_id
        where order_id = orders.id and payments.state = 'paid' and refunds.state <> 'failed'), 0) as "paidBack",
      (select json_agg(json_build_object('slug', slug, 'quantity', quantity, 'refunded', refunded,
          'cents', unit_price_cents * quantity - order_lines.discount_cents,
          'collections', array(select collections.slug from collection_products join collections on collections.id = collection_id
            where collection_products.product_id = products.id)))
        from order_lines join products on products.id = product_id where order_id = orders.id) as lines
    from orders`.execute(db)
  return rows
}

/** A report row as `orders pieces sales before`, by its key and name. */
type Figures = Record<string, string>

/** Calculates the report of a group from the orders, one by one. */
function calculate(orders: readonly Order[], by: ReportGroup): Figures {
  const groups = new Map<string, { orders: Set<number>; pieces: number; cents: number; before: number }>()
  const add = (key: string, { id, day }: Order, pieces: number, cents: number) => {
    const group = groups.get(key) ?? { orders: new Set(), pieces: 0, cents: 0, before: 0 }
    groups.set(key, group)
    if (day < FROM) group.before += cents
    else {
      group.orders.add(id)
      group.pieces += pieces
      group.cents += cents
    }
  }
  for (const order of orders.filter(({ isSold, day }) => isSold && day >= dayAfter(0) && day <= TO)) {
    const pieces = order.lines.reduce((sum, { quantity, refunded }) => sum + quantity - refunded, 0)
    const whole = (key: string) => add(key, order, pieces, order.total_cents - order.paidBack)
    if (by === 'country') whole(order.country)
    if (by === 'payment') whole(order.method)
    if (by === 'customer') whole(order.user_id === null ? `:${order.customer_name ?? ''}` : String(order.user_id))
    if (by === 'day') {
      const days = Math.round((Date.parse(order.day) - FIRST) / DAY)
      whole(dayAfter(days < DAYS ? days + DAYS : days))
    }
    for (const { slug, collections, quantity, refunded, cents } of order.lines) {
      const keys = by === 'product' ? [slug] : collections.length > 0 ? collections : ['']
      if (by === 'product' || by === 'collection')
        for (const key of keys) add(key, order, quantity - refunded, cents - Math.floor((cents * refunded) / quantity))
    }
  }
  return Object.fromEntries(
    [...groups].map(([key, { orders, pieces, cents, before }]) => [
      key,
      `${orders.size} ${pieces} ${toPrice(cents)} ${toPrice(before)}`,
    ]),
  )
}

async function countOf({ db }: TestShop, rows: RawBuilder<unknown>): Promise<number> {
  return (await sql<{ count: number }>`select count(*) as count from ${rows}`.execute(db)).rows[0]?.count ?? 0
}

test('reports equal a calculation over random orders, with and without sums', { timeout: 60_000 }, async () => {
  await using shop = await openShop()
  const { db } = shop
  const products = [await addProduct(db), await addProduct(db), await addProduct(db), await addProduct(db)]
  await sql`insert into collections (slug, title, position) select 'c' || n, 'C' || n, n from generate_series(1, 3) as n`.execute(
    db,
  )
  // The first product is in all collections, the last one in none.
  await sql`
    insert into collection_products (collection_id, product_id, position)
    select id, product, 1 from collections, unnest(${products.slice(0, 3).map(({ id }) => id)}::bigint[]) with ordinality as one (product, place)
    where place <= position`.execute(db)
  const customers = [(await shop.customer('Mia')).id, (await shop.customer('Tom')).id]
  await addRandomOrders(shop, customers, products, 1)
  const staff = await shop.staff('orders')
  const check = async () => {
    const orders = await readOrders(shop)
    for (const by of REPORT_GROUPS) {
      const { rows } = await staff.api(getSalesReport, { query: { from: FROM, to: TO, by } })
      const figures = rows.map(({ key, name, orders, pieces, sales, before }) => [
        by === 'customer' && key === '' ? `:${name}` : key,
        `${orders} ${pieces} ${sales} ${before}`,
      ])
      const empty = by === 'day' ? figures.map(([day]) => [day, '0 0 0.00 0.00']) : []
      expect(Object.fromEntries(figures), by).toEqual({ ...Object.fromEntries(empty), ...calculate(orders, by) })
    }
  }
  await check()
  await sumSalesOfDays(db)
  await check()
  // Later changes of orders and collections.
  await sql`update orders set user_id = null where id % 7 = 0 and user_id = ${customers[0]}`.execute(db)
  await sql`update orders set customer_name = 'Ines' where id % 5 = 0 and customer_name is null and user_id is null`.execute(
    db,
  )
  await sql`update orders set status = 'cancelled' where id % 11 = 0 and status = 'making'`.execute(db)
  await sql`delete from collection_products where product_id = ${products[1]?.id}`.execute(db)
  await check()
  // The report by collection has enqueued the sums of collections.
  await expect.poll(() => countOf(shop, sql`sales_changes where day = '-infinity'`)).toBe(0)
  await sumSalesOfDays(db)
  expect(await countOf(shop, sql`sales_summed where not has_collections`)).toBe(0)
  await check()
  // A process of the release before replaces the sums of days and products only.
  await sql`update sales_orders set cents = cents + 1`.execute(db)
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table copied_days on commit drop as select * from sales_days`.execute(tx)
    await sql`delete from sales_days`.execute(tx)
    await sql`insert into sales_days select * from copied_days`.execute(tx)
  })
  await check()
  await sumSalesOfDays(db)
  await check()
  const sold = (await readOrders(shop)).filter(({ isSold }) => isSold)
  expect(await countOf(shop, sql`sales_orders`)).toBe(sold.length)
})
