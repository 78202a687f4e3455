import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrder, buy, step, take } from '../../../../../tests/fixtures/placed-order.ts'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../../tests/fixtures/selling/selling-shop.ts'
import { openShop, type Person, type TestShop } from '../../../../../tests/processes/open-shop.ts'
import { cancelOwnOrder } from '../../orders.contract.ts'
import { listStaffOrders, recordPayment } from '../staff-orders.contract.ts'
import { compactOrderSums } from './order-sums-store.server.ts'

type Query = NonNullable<Parameters<Person['api']>[1]['query']>
const list = async (staff: Person, query: Query = {}) => {
  const found = await staff.api(listStaffOrders, { query: query as never })
  return { ids: found.results.map(({ id }) => id), count: found.count, total: found.total, more: found.are_more }
}

/** Returns the days with stored sums that differ from a count. */
async function wrongSums({ db }: TestShop) {
  const { rows } = await sql`
    select * from (select day, status, payment_state, sum(orders) as orders, sum(cents) as cents from order_sums group by 1, 2, 3 having sum(orders) <> 0) as kept
    full join (
      select (created_at at time zone 'Europe/Paris')::date as day, status, payment_state, count(*) as orders, coalesce(sum(total_cents) filter (where not is_test), 0) as cents
      from orders group by 1, 2, 3) as recounted using (day, status, payment_state)
    where (kept.orders, kept.cents) is distinct from (recounted.orders, recounted.cents)`.execute(db)
  return rows
}

test('the orders that need attention are those that await payment, are being made or packed', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { variants: [{ name: 'Red', stock: 10, priceCents: 10_00 }] })
  const order = async (isPaid: boolean) => {
    await putInCart(mia, mug, 1)
    const { id, price } = await checkOutCart(mia)
    const body = { amount: price, received_on: '2026-11-23' }
    if (isPaid) await staff.api(recordPayment, { params: { id: String(id) }, body })
    return id
  }
  const awaiting = await order(false)
  const made = await order(true)
  const packed = await order(true)
  const sent = await order(true)
  const cancelled = await order(true)
  await take(staff, packed, 'shipping')
  await take(staff, sent, 'shipping', 'shipped')
  await step(staff, cancelled, 'cancelled')
  const query = { sort: 'placed', descending: 'false' }
  expect(await list(staff, { needs_attention: 'true', ...query })).toMatchObject({
    ids: [awaiting, made, packed],
    count: 3,
  })
  expect((await list(staff, { needs_attention: 'true', search: 'Mia', ...query })).ids).toEqual([
    awaiting,
    made,
    packed,
  ])
  expect((await list(staff, { in_hand: 'true', ...query })).ids).toEqual([made, packed])
  const csv = await shop.app.inject({
    url: '/api/orders.csv?needs_attention=true',
    headers: { authorization: `Token ${staff.token}` },
  })
  expect(csv.body.trim().split('\r\n')).toHaveLength(4)
})

test('filters orders by status, date and search, with totals over all pages, and opens a page from the end', async () => {
  await using shop = await openShop()
  const { staff, mia, mug, id } = await anOrder(shop)
  await shop.db.updateTable('variants').set({ stock: 500 }).execute()
  // 00:30 of the next day in the shop's time zone.
  const start = new Date('2026-11-23T23:30:00Z')
  const ids: number[] = []
  for (let n = 0; n < 7; n += 1) {
    const created_at = new Date(start.getTime() + n * 86_400_000)
    const placed = await buy(shop, mia, mug, [n + 1])
    await shop.db.updateTable('orders').set({ created_at }).where('id', '=', placed).execute()
    ids.push(placed)
  }
  const [first = 0, second = 0] = ids
  await take(staff, first, 'shipping', 'shipped')
  await step(staff, second, 'cancelled')
  await shop.db
    .updateTable('orders')
    .set({ created_at: new Date('2026-01-01T12:00:00Z') })
    .where('id', '=', id)
    .execute()

  expect(await list(staff)).toMatchObject({ count: 8, total: '412.50' })
  expect(await list(staff, { in_hand: 'true', sort: 'placed', descending: 'false' })).toMatchObject({
    ids: [id, ...ids.slice(2)],
    total: '375.00',
  })
  expect((await list(staff, { from: '2026-11-24', to: '2026-11-25' })).ids).toEqual([second, first])
  expect(await list(staff, { from: '2026-11-25', to: '2026-11-26', status: 'making' })).toMatchObject({
    ids: [ids[2]],
    total: '37.50',
  })
  expect((await list(staff, { sort: 'total', descending: 'true' })).ids.slice(0, 2)).toEqual([ids[6], ids[5]])
  const pages = [1, 2, 3].map((page) => list(staff, { page: String(page), page_size: '3' }))
  expect((await Promise.all(pages)).flatMap((page) => page.ids)).toEqual([...ids.toReversed(), id])
  expect((await Promise.all(pages)).map(({ total }) => total)).toEqual(['412.50', '412.50', '412.50'])
  // 100% is not treated as a pattern, and a tracking number finds its order.
  expect((await list(staff, { search: '%' })).ids).toEqual([])
  // Fewer than three characters find only the beginning of a name.
  expect((await list(staff, { search: 'mi' })).count).toBe(8)
  expect((await list(staff, { search: 'ia' })).count).toBe(0)
  await shop.db.updateTable('orders').set({ tracking: 'AB 12' }).where('id', '=', first).execute()
  expect((await list(staff, { search: 'ab 12' })).ids).toEqual([first])
  expect(await list(staff, { search: 'EXAMPLE.com', from: '2026-11-24' })).toMatchObject({ count: 7, more: false })
  expect(await wrongSums(shop)).toEqual([])
})

test('opens a page near the end although more orders are found than counted', { tags: ['deep'] }, async () => {
  await using shop = await openShop()
  const { staff, id } = await anOrder(shop)
  await sql`
    insert into orders (user_id, created_at, status, first_status, email, total_cents, delivery_cents, standard_delivery_cents)
    select user_id, created_at + n * interval '1 second', status, first_status, email, total_cents, delivery_cents, standard_delivery_cents
    from orders, generate_series(1, 5100) as n where id = ${id}`.execute(shop.db)
  const { ids, more } = await list(staff, { search: 'example.com', page: '51', page_size: '100' })
  expect({ more, first: ids[0], count: ids.length }).toEqual({ more: true, first: id + 100, count: 100 })
})

test('lists and counts the few orders in production among many, also for a rare customer', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop()
  const { staff, mia, mug, id } = await anOrder(shop)
  await sql`
    insert into users (email, first_name, last_name) select 'customer-' || n || '@shop.example', 'Bo', 'Lund' from generate_series(1, 5100) as n`.execute(
    shop.db,
  )
  await sql`
    insert into orders (user_id, created_at, status, first_status, email, total_cents, delivery_cents, standard_delivery_cents)
    select users.id, orders.created_at - interval '1 day', 'delivered', first_status, orders.email, total_cents, delivery_cents, standard_delivery_cents
    from users, orders where users.email like '%@shop.example' and orders.id = ${id}`.execute(shop.db)
  const ids = [id, await buy(shop, mia, mug, [1]), await buy(shop, mia, mug, [2])]
  await sql`
    update orders set user_id = (select id from users where email = 'customer-' || (orders.id % 100 + 1) || '@shop.example')
    where id in (${sql.join(ids.slice(0, 2))})`.execute(shop.db)
  const toDo = { ids: ids.slice(0, 2).toReversed(), count: 2, total: '75.00', more: false }
  expect(await list(staff, { search: 'shop.example', in_hand: 'true' })).toEqual(toDo)
  const { counts } = await staff.api(listStaffOrders, { query: { search: 'shop.example', page_size: '1' } })
  expect([counts.making, counts.delivered]).toEqual([2, 5001])

  // With this many other orders, customers are matched by a different query.
  await sql`update orders set user_id = ${mia.id} where status = 'delivered' and id % 100 <> 0`.execute(shop.db)
  expect(await list(staff, { search: 'shop.example', in_hand: 'true' })).toEqual(toDo)
  expect(await list(staff, { search: 'shop.example', status: 'cancelled' })).toMatchObject({ ids: [], count: 0 })
})

test('keeps the stored sums equal to a count during concurrent changes', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const staff = await shop.customer('Anna')
  await shop.db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', staff.id).execute()
  const lamp = await addSellable(shop, { title: 'Lamp' })
  await shop.db.updateTable('variants').set({ stock: 500 }).execute()
  const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => shop.customer(name)))
  const orders = await Promise.all(
    people.map(async (person) => {
      await putInCart(person, lamp, 1)
      return { person, ...(await checkOutCart(person)) }
    }),
  )
  const [ada, bo] = orders
  if (!ada || !bo) throw new Error('There are four.')
  const pay = ({ id, price }: typeof ada) =>
    staff.api(recordPayment, {
      params: { id: String(id) },
      body: { amount: price, received_on: '2026-01-01' } as never,
    })
  expect(await list(staff, { payment: 'unpaid' })).toMatchObject({ count: 4 })
  await Promise.all([
    pay(ada).then(() => step(staff, ada.id, 'shipping')),
    bo.person.api(cancelOwnOrder, { params: { id: String(bo.id) } }),
    ...orders.slice(2).map(pay),
    compactOrderSums(shop.db),
    compactOrderSums(shop.db),
  ])
  expect(await wrongSums(shop)).toEqual([])
  expect(await list(staff, { payment: 'paid', status: 'shipping' })).toMatchObject({ ids: [ada.id], total: ada.price })
  expect(await list(staff, { payment: 'unpaid' })).toMatchObject({ count: 0, total: '0.00' })
  await compactOrderSums(shop.db)
  expect(await wrongSums(shop)).toEqual([])
  const { kept } = await shop.db
    .selectFrom('order_sums')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow()
  expect(kept).toBe(3)
})

test('exports the same orders as CSV and escapes formulas in names', async () => {
  await using shop = await openShop()
  const { staff, mia, mug, id } = await anOrder(shop)
  await shop.db.updateTable('users').set({ first_name: '=1+1', last_name: '' }).where('id', '=', mia.id).execute()
  const other = await buy(shop, mia, mug, [1])
  await step(staff, other, 'cancelled')
  const { body, headers } = await shop.app.inject({
    url: '/api/orders.csv?in_hand=true',
    headers: { authorization: `Token ${staff.token}` },
  })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
  const [head, row, ...rest] = body.split('\r\n')
  expect(head).toMatch(/^\uFEFForder,ordered,state,customer,email,what,pieces,goods,delivery,total,vat,/)
  expect(row).toMatch(
    new RegExp(
      `^${id},\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,making,'=1\\+1,mia@example.com,"2 × Mug, Red \\| 3 × Mug, Blue",5,62\\.50,0\\.00,62\\.50,0\\.00,,,,`,
    ),
  )
  expect(rest).toEqual([''])
})
