import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Refusal } from '../../../../server/http/refusal.ts'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import {
  addSellable,
  bodyFor,
  type CheckoutBody,
  LYON,
  limitUnpaid,
  openSellingShop,
  putInCart,
} from '../../../../tests/people-and-things/selling/selling-shop.ts'
import type { SomeProduct } from '../../../../tests/people-and-things/some-products.ts'
import type { Person } from '../../../../tests/processes/open-shop.ts'
import { orderOnWire } from '../../orders/order-on-wire.server.ts'
import { findOrderForStaff } from '../../orders/orders-store.server.ts'
import { CheckoutForm, checkOut, quoteCheckout } from '../checkout.contract.ts'
import { placeCheckouts } from './check-out.server.ts'
import { sellerNow } from './terms-now.server.ts'

const COLLECTED = { payment: 'collection', billing: LYON, delivery: undefined } as const

/** Has somebody put a product into their cart, and returns what orders it, to be collected. */
async function orderOf(person: Person, product: SomeProduct, method: number): Promise<CheckoutBody> {
  await putInCart(person, product, 1)
  return bodyFor(await person.api(quoteCheckout, { query: { method: String(method) } }), COLLECTED)
}

test('orders that are placed together are each as if alone: those who come first get the last pieces, and who is refused keeps nobody else', async () => {
  await using selling = await openSellingShop()
  const { shop, methods } = selling
  const mug = await addSellable(shop, { variants: [{ name: 'One', stock: 3 }] })
  const [variant = 0] = mug.variantIds
  const buyers = await Promise.all(['Ann', 'Ben', 'Cem', 'Dan', 'Eve'].map((name) => shop.customer(name)))
  const requests = await Promise.all(
    buyers.map(async (one, place) => {
      const body = await orderOf(one, mug, methods.collect)
      // The second was shown another total.
      return { userId: one.id, form: CheckoutForm.parse(place === 1 ? { ...body, total: '1.00' } : body) }
    }),
  )
  const context = { seller: sellerNow(shop.services), now: shop.clock.now, provider: undefined }
  const { placed, notices } = await placeCheckouts(shop.db, context, requests)
  expect(placed.map((one) => (one instanceof Refusal ? one.code : 'placed'))).toEqual([
    ...['placed', 'total_changed', 'placed', 'placed', 'out_of_stock'],
  ])
  // Once for all pieces of it.
  expect(notices).toEqual([`sale popular =stock:${mug.id} product:${mug.id} search`])
  const orders = placed.flatMap((one) => (one instanceof Refusal || !one.row ? [] : [one.row]))
  for (const order of orders) {
    const read = await findOrderForStaff(shop.db, order.id)
    expect(orderOnWire(order, shop.services)).toEqual(read && orderOnWire(read, shop.services))
  }
  const movements = await shop.db
    .selectFrom('stock_movements')
    .select(['order_id', 'change', 'reason'])
    .where('variant_id', '=', variant)
    .where('order_id', 'is not', null)
    .orderBy('id')
    .execute()
  expect(movements).toEqual(orders.map(({ id }) => ({ order_id: id, change: -1, reason: 'held' })))
  const { db } = shop
  expect(await db.selectFrom('variants').select('stock').where('id', '=', variant).execute()).toEqual([{ stock: 0 }])
  expect(await db.selectFrom('payments').select('order_id').orderBy('id').execute()).toEqual(
    orders.map(({ id }) => ({ order_id: id })),
  )
  const carts = await db.selectFrom('cart_lines').select('user_id').execute()
  expect(new Set(carts.map(({ user_id }) => user_id))).toEqual(new Set([buyers[1]?.id, buyers[4]?.id]))
  // The same wishes again are the same orders.
  const again = await placeCheckouts(shop.db, context, requests)
  expect(again.placed.flatMap((one) => (one instanceof Refusal ? [] : [one]))).toEqual(
    orders.map(({ id }) => ({ id, row: undefined })),
  )
})

test('whoever orders goods that somebody else holds waits, and nobody else with them', async () => {
  await using selling = await openSellingShop()
  const { shop, methods } = selling
  const [mug, pot] = [await addSellable(shop), await addSellable(shop)]
  const [paul, ...others] = await Promise.all(Array.from({ length: 6 }, (_, n) => shop.customer(`Buyer${n}`)))
  if (!paul) throw new Error('Nobody there.')
  const pots = await orderOf(paul, pot, methods.collect)
  const mugs = await Promise.all(others.map((one) => orderOf(one, mug, methods.collect)))
  const held = await shop.db.startTransaction().execute()
  await held.selectFrom('variants').select('id').where('id', 'in', pot.variantIds).forUpdate().execute()
  let isAnswered = false
  const waiting = paul.api(checkOut, { body: pots }).finally(() => {
    isAnswered = true
  })
  await Promise.all(others.map((one, place) => one.api(checkOut, { body: mugs[place] as CheckoutBody })))
  expect(isAnswered).toBe(false)
  await held.commit().execute()
  expect((await waiting).id).toBeGreaterThan(0)
})

test('an order that cannot be written keeps those that are placed with it from nothing', async () => {
  await using selling = await openSellingShop()
  const { shop, methods } = selling
  const mug = await addSellable(shop)
  const [paul, ...others] = await Promise.all(Array.from({ length: 6 }, (_, n) => shop.customer(`Buyer${n}`)))
  if (!paul) throw new Error('Nobody there.')
  await sql`create function refuse_order() returns trigger language plpgsql as $$
    begin raise exception 'It cannot be written.'; end $$`.execute(shop.db)
  await sql`create trigger order_refused before insert on orders for each row
    when (new.user_id = ${sql.lit(paul.id)}) execute function refuse_order()`.execute(shop.db)
  const bodies = await Promise.all([...others, paul].map((one) => orderOf(one, mug, methods.collect)))
  const answers = await Promise.allSettled(
    [...others, paul].map((one, place) => one.api(checkOut, { body: bodies[place] as CheckoutBody })),
  )
  expect(answers.map(({ status }) => status)).toEqual([...others.map(() => 'fulfilled'), 'rejected'])
  expect(await shop.db.selectFrom('orders').select('user_id').orderBy('user_id').execute()).toEqual(
    others.map(({ id }) => ({ user_id: id })).sort((one, other) => one.user_id - other.user_id),
  )
})

test('an order of which people see nothing leaves pages in memory as they are; what they see of one is there with the next look', async () => {
  await using selling = await openSellingShop({ pages: await builtPages() })
  const { shop, staff, methods } = selling
  await limitUnpaid(staff)
  const mug = await addSellable(shop, { slug: 'mug', title: 'Mug', variants: [{ name: 'White', stock: 23 }] })
  const mia = await shop.customer('Mia')
  const addresses = ['/products/mug', '/search/mug', '/api/product/?fields=card']
  const kept = async () => {
    for (const address of addresses) expect((await shop.app.inject(address)).statusCode, address).toBe(200)
    return addresses.map((address) => shop.cache.peek(address))
  }
  const left = async () => {
    const { results } = (await shop.app.inject('/api/product/')).json()
    return results[0].variants[0].stock
  }
  const order = async () => mia.api(checkOut, { body: await orderOf(mia, mug, methods.collect) })
  const [before, there] = [await kept(), await left()]
  expect([there, before.every((answer) => answer !== undefined)]).toEqual([23, true])
  await order()
  expect(await kept()).toEqual(before)
  for (const [place, answer] of (await kept()).entries()) expect(answer, addresses[place]).toBe(before[place])
  expect(await left()).toBe(22)
  // From twenty on pages know how many may be chosen.
  await order()
  await order()
  const after = await kept()
  expect(after[0]).not.toBe(before[0])
  expect(await left()).toBe(20)
})

test('an order that was committed and never told of is told of when its customer asks again', async () => {
  await using selling = await openSellingShop()
  const { shop, methods } = selling
  const mug = await addSellable(shop, { variants: [{ name: 'White', stock: 23 }] })
  const mia = await shop.customer('Mia')
  const left = async () => (await shop.app.inject('/api/product/')).json().results[0].variants[0].stock
  const body = await orderOf(mia, mug, methods.collect)
  expect(await left()).toBe(23)
  const context = { seller: sellerNow(shop.services), now: shop.clock.now, provider: undefined }
  await placeCheckouts(shop.db, context, [{ userId: mia.id, form: CheckoutForm.parse(body) }])
  expect(await left()).toBe(23)
  await mia.api(checkOut, { body })
  expect(await left()).toBe(22)
})
