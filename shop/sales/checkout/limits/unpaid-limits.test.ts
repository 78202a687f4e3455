import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { SomeProduct } from '../../../../tests/fixtures/products.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import {
  addSellable,
  bodyFor,
  checkOutCart,
  LYON,
  limitUnpaid,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../../tests/processes/open-shop.ts'
import { placeManualOrder, quoteManualOrder } from '../../orders/manual/manual-orders.contract.ts'
import { cancelOwnOrder } from '../../orders/orders.contract.ts'
import { recordPayment } from '../../orders/staff/staff-orders.contract.ts'
import { checkOut, quoteCheckout } from '../checkout.contract.ts'

const selling = await openSellingShop()
afterAll(() => selling[Symbol.asyncDispose]())

const collectedAt = (collect: number) =>
  ({ payment: 'collection', method: collect, delivery: undefined, billing: LYON }) as const

async function order(person: Person, product: SomeProduct, quantity: number, more = {}) {
  await putInCart(person, product, quantity)
  return checkOutCart(person, more)
}

test('accepts three orders that await a transfer and refuses a fourth; a cancelled one makes room', async () => {
  const { shop } = selling
  const mia = await shop.customer()
  const mug = await addSellable(shop, { priceCents: 10_00 })
  const placed = [await order(mia, mug, 1), await order(mia, mug, 1), await order(mia, mug, 1)].map(({ id }) => id)
  const names = `${placed[0]}, ${placed[1]} and ${placed[2]}`
  const text = `Your orders ${names} await your bank transfer. Please pay or cancel one of them first.`
  await putInCart(mia, mug, 1)
  const quote = await mia.api(quoteCheckout, { query: {} })
  expect(quote).toMatchObject({ waiting: null, means: [{ id: 'transfer', refused: text }] })
  expect(quote.transfers.map(({ id }) => id)).toEqual(placed)
  await expect(checkOutCart(mia)).rejects.toThrow(`409 ${text}`)
  await mia.api(cancelOwnOrder, { params: { id: String(placed[1]) } })
  expect(await checkOutCart(mia)).toMatchObject({ status: 'awaiting_payment' })
})

test('refuses any order while one is to be paid online, and none because of a transfer', async () => {
  await using world = await openPayingShop()
  const { shop, mia, mug, methods, order: orderOnline } = world
  const lamp = await addSellable(shop, { priceCents: 10_00 })
  await order(mia, lamp, 1)
  const { id } = await orderOnline()
  await putInCart(mia, mug, 1)
  for (const wish of [{ payment: 'online' }, { payment: 'transfer' }, collectedAt(methods.collect)] as const)
    await expect(checkOutCart(mia, wish)).rejects.toThrow(
      `409 Your order ${id} is awaiting payment. Please pay or cancel it first.`,
    )
  await mia.api(cancelOwnOrder, { params: { id: String(id) } })
  expect(await checkOutCart(mia)).toMatchObject({ status: 'awaiting_payment' })
})

test('refuses a third unpaid order to be collected', async () => {
  const { shop, staff, methods } = selling
  const mia = await shop.customer()
  const mug = await addSellable(shop, { priceCents: 10_00 })
  const collected = collectedAt(methods.collect)
  const [first, second] = [await order(mia, mug, 1, collected), await order(mia, mug, 1, collected)]
  await putInCart(mia, mug, 1)
  const text = `Your orders ${first.id} and ${second.id} await collection and payment. Please collect one of them or withdraw from it first.`
  await expect(checkOutCart(mia, collected)).rejects.toThrow(`409 ${text}`)
  const received_on = shop.clock.now.toISOString().slice(0, 10)
  await staff.api(recordPayment, { params: { id: String(first.id) }, body: { amount: '10.00', received_on } })
  expect(await checkOutCart(mia, collected)).toMatchObject({ status: 'making' })
})

test('limits the unpaid total of all payment methods until an order is paid', async () => {
  const { shop, staff, methods } = selling
  const mia = await shop.customer()
  const lamp = await addSellable(shop, { priceCents: 200_00 })
  const collected = collectedAt(methods.collect)
  await putInCart(mia, lamp, 3)
  await expect(checkOutCart(mia, collected)).rejects.toThrow(
    '409 A first order that is not paid online can cost at most €500.00. Please order less, or pay online.',
  )
  const first = await order(mia, lamp, 2, collected)
  await putInCart(mia, lamp, 1)
  await expect(checkOutCart(mia)).rejects.toThrow(
    '409 With this order, €600.00 would be unpaid. The limit is €500.00 until you have paid an order.',
  )
  const received_on = shop.clock.now.toISOString().slice(0, 10)
  await staff.api(recordPayment, { params: { id: String(first.id) }, body: { amount: '400.00', received_on } })
  expect(await order(mia, lamp, 4)).toMatchObject({ price: '800.00' })
})

test('limits the total of a first order that is paid online', async () => {
  await using world = await openPayingShop()
  const { shop, staff, mia } = world
  await limitUnpaid(staff, { max_first_online: '100' })
  const lamp = await addSellable(shop, { priceCents: 101_00 })
  await putInCart(mia, lamp, 1)
  await expect(checkOutCart(mia, { payment: 'online' })).rejects.toThrow('409 A first order can cost at most €100.00.')
})

test.each([
  { stock: 84, most: 42 },
  { stock: 15, most: 10 },
])('holds at most $most of $stock pieces of a variant for one customer', async ({ stock, most }) => {
  const { shop } = selling
  const mia = await shop.customer()
  const mug = await addSellable(shop, { priceCents: 1_00, variants: [{ name: 'Red', stock }] })
  await putInCart(mia, mug, most + 1)
  const text = `You can order at most ${most} of this at a time. Please choose ${most} or fewer.`
  const seen = await mia.api(quoteCheckout, { query: {} })
  expect(seen).toMatchObject({ lines: [], refused: [{ why: text }] })
  const [variant = 0] = mug.variantIds
  const lines = (quantity: number) => [{ product: mug.id, variant, quantity }]
  const body = bodyFor(seen, { method: selling.methods.home, lines: lines(most + 1), total: '1.00' })
  await expect(mia.api(checkOut, { body })).rejects.toThrow(
    JSON.stringify({ order_product_items: [{ quantity: [text] }] }),
  )
  await putInCart(mia, mug, most - 1)
  await checkOutCart(mia)
  await putInCart(mia, mug, 2)
  expect((await mia.api(quoteCheckout, { query: {} })).refused).toMatchObject([
    {
      why: `Your unpaid orders hold ${most - 1} of this. You can order 1 more. Please pay for them first to order more.`,
    },
  ])
  await putInCart(mia, mug, 1)
  await checkOutCart(mia)
  const { stock: left } = await shop.db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', variant)
    .executeTakeFirstOrThrow()
  expect(left).toBe(stock - most)
})

test('does not limit orders that staff enter, and does not count them', async () => {
  await using selling = await openSellingShop()
  const { shop, staff, methods } = selling
  await limitUnpaid(staff, { max_transfers: '1', max_pieces: '1', max_stock_percent: '1' })
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { priceCents: 10_00, variants: [{ name: 'Red', stock: 20 }] })
  const lines = [{ variant: mug.variantIds[0] ?? 0, product: mug.id, quantity: 5 }]
  const form = { lines, method: methods.home, delivery: LYON, country: 'FR' }
  const { total } = await staff.api(quoteManualOrder, { body: form as never })
  for (const _ of [1, 2])
    await staff.api(placeManualOrder, {
      body: { ...form, key: randomUUID(), email: 'mia@example.com', payment: 'transfer', total } as never,
    })
  expect(await order(mia, mug, 1)).toMatchObject({ status: 'awaiting_payment' })
})

test('twenty concurrent orders of one customer stay within the limits', async () => {
  const { shop, methods } = selling
  const mia = await shop.customer()
  const mug = await addSellable(shop, { priceCents: 10_00, variants: [{ name: 'Red', stock: 500 }] })
  const [variant = 0] = mug.variantIds
  const one = { product: mug.id, variant, quantity: 1 }
  const query = { variant: String(variant), quantity: '1' }
  const [byTransfer, collected] = [
    bodyFor(await mia.api(quoteCheckout, { query }), { from_cart: false, lines: [one] }),
    bodyFor(await mia.api(quoteCheckout, { query: { ...query, method: String(methods.collect) } }), {
      ...collectedAt(methods.collect),
      ...{ from_cart: false, lines: [one] },
    }),
  ]
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      mia.api(checkOut, { body: { ...(n % 2 ? byTransfer : collected), key: randomUUID() } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3 + 2)
  const left = await shop.db.selectFrom('variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow()
  expect(left.stock).toBe(500 - 5)
})
