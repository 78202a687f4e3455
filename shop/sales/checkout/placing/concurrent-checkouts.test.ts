import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Refusal } from '../../../../server/http/refusal.ts'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import type { SomeProduct } from '../../../../tests/fixtures/products.ts'
import {
  addSellable,
  bodyFor,
  type CheckoutBody,
  LYON,
  limitUnpaid,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../../tests/processes/open-shop.ts'
import { orderResponse } from '../../orders/order-response.server.ts'
import { findOrderForStaff } from '../../orders/orders-store.server.ts'
import { CheckoutForm, checkOut, quoteCheckout } from '../checkout.contract.ts'
import { currentSeller } from './current-seller.server.ts'
import { placeCheckout } from './place-checkout.server.ts'

const selling = await openSellingShop()
afterAll(() => selling[Symbol.asyncDispose]())

const COLLECTED = { payment: 'collection', billing: LYON, delivery: undefined } as const

/** Adds a product to a customer's cart and returns the checkout request to collect it. */
async function orderOf(person: Person, product: SomeProduct, method: number): Promise<CheckoutBody> {
  await putInCart(person, product, 1)
  return bodyFor(await person.api(quoteCheckout, { query: { method: String(method) } }), COLLECTED)
}

const codeOf = (answer: PromiseSettledResult<unknown> | undefined) =>
  answer?.status === 'rejected' ? (answer.reason as Refusal).code : undefined

test('concurrent checkouts sell the last pieces once, and a refused one leaves nothing behind', async () => {
  const { shop, methods } = selling
  const { db } = shop
  const mug = await addSellable(shop, { variants: [{ name: 'One', stock: 3 }] })
  const [variant = 0] = mug.variantIds
  const buyers = await Promise.all(Array.from({ length: 5 }, () => shop.customer()))
  const requests = await Promise.all(
    buyers.map(async (one, index) => {
      const body = await orderOf(one, mug, methods.collect)
      // One buyer was shown another total.
      return { userId: one.id, form: CheckoutForm.parse(index === 1 ? { ...body, total: '1.00' } : body) }
    }),
  )
  const context = {
    seller: currentSeller(shop.services),
    now: shop.clock.now,
    paymentMethods: shop.services.paymentMethods,
    extensions: shop.services.extensions,
  }
  const placeAll = () => Promise.allSettled(requests.map((request) => placeCheckout(db, context, request)))
  const answers = await placeAll()
  // This buyer is refused for the stock if the others were faster.
  expect(['total_changed', 'out_of_stock']).toContain(codeOf(answers[1]))
  expect(answers.map(codeOf).filter((code, index) => index !== 1 && code !== undefined)).toEqual(['out_of_stock'])
  const orders = answers.flatMap((one) => (one.status === 'fulfilled' && one.value.row ? [one.value.row] : []))
  expect(orders).toHaveLength(3)
  for (const order of orders) {
    const read = await findOrderForStaff(db, order.id)
    expect(orderResponse(order, shop.services)).toEqual(read && orderResponse(read, shop.services))
  }
  const ids = orders.map(({ id }) => id).sort((one, other) => one - other)
  const movements = await db
    .selectFrom('stock_movements')
    .select(['order_id', 'change', 'reason'])
    .where('variant_id', '=', variant)
    .where('order_id', 'is not', null)
    .orderBy('order_id')
    .execute()
  expect(movements).toEqual(ids.map((id) => ({ order_id: id, change: -1, reason: 'held' })))
  expect(await db.selectFrom('variants').select('stock').where('id', '=', variant).execute()).toEqual([{ stock: 0 }])
  const userIds = buyers.map(({ id }) => id)
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('order_id')
    .where('orders.user_id', 'in', userIds)
    .orderBy('order_id')
    .execute()
  expect(payments).toEqual(ids.map((id) => ({ order_id: id })))
  const refused = buyers.filter((_, index) => answers[index]?.status === 'rejected').map(({ id }) => id)
  const carts = await db.selectFrom('cart_lines').select('user_id').where('user_id', 'in', userIds).execute()
  expect(new Set(carts.map(({ user_id }) => user_id))).toEqual(new Set(refused))
  // The same keys again return the same orders.
  const again = await placeAll()
  expect(again.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual(
    answers.flatMap((one) => (one.status === 'fulfilled' ? [{ id: one.value.id, row: undefined, notices: [] }] : [])),
  )
})

test('a checkout that waits for a lock on its variant does not delay the checkouts of other variants', async () => {
  const { shop, methods } = selling
  const [mug, pot] = [await addSellable(shop), await addSellable(shop)]
  const [paul, ...others] = await Promise.all(Array.from({ length: 6 }, () => shop.customer()))
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

test('an order that the database refuses does not affect concurrent orders', async () => {
  const { shop, methods } = selling
  const mug = await addSellable(shop)
  const [paul, ...others] = await Promise.all(Array.from({ length: 6 }, () => shop.customer()))
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
  const userIds = [...others, paul].map(({ id }) => id)
  const orders = shop.db.selectFrom('orders').select('user_id').where('user_id', 'in', userIds).orderBy('user_id')
  expect(await orders.execute()).toEqual(
    others.map(({ id }) => ({ user_id: id })).sort((one, other) => one.user_id - other.user_id),
  )
})

test('an order invalidates exactly the cached pages that it changes', { tags: ['deep'] }, async () => {
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
  // Stock up to twenty is visible on pages, so each further order invalidates them.
  await order()
  await order()
  const after = await kept()
  expect(after[0]).not.toBe(before[0])
  expect(await left()).toBe(20)
})

test('an order that was committed without a notification is notified when the request is repeated', async () => {
  const { shop, methods } = selling
  const mug = await addSellable(shop, { variants: [{ name: 'White', stock: 23 }] })
  const mia = await shop.customer()
  const left = async () => (await shop.app.inject('/api/product/')).json().results[0].variants[0].stock
  const body = await orderOf(mia, mug, methods.collect)
  expect(await left()).toBe(23)
  const context = {
    seller: currentSeller(shop.services),
    now: shop.clock.now,
    paymentMethods: shop.services.paymentMethods,
    extensions: shop.services.extensions,
  }
  await placeCheckout(shop.db, context, { userId: mia.id, form: CheckoutForm.parse(body) })
  expect(await left()).toBe(23)
  await mia.api(checkOut, { body })
  expect(await left()).toBe(22)
})
