import { afterAll, expect, test } from 'vitest'
import { often } from '../../../../tests/deep.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { addToCart } from '../../cart/cart.contract.ts'
import { listOrders } from '../orders.contract.ts'
import { type NewOrder, placeOrder } from './place-order.server.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const order = (shop: TestShop, { id }: { id: number }, wanted: readonly NewOrder[]) =>
  shop.db.transaction().execute((tx) => placeOrder(tx, { userId: id, wanted, now: shop.clock.now }))
const stockOf = async (shop: TestShop, variant: number) =>
  (await shop.db.selectFrom('variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow()).stock
const soldOf = async (shop: TestShop, variant: number) => {
  const { sold } = await shop.db
    .selectFrom('order_lines')
    .select(({ fn }) => fn.sum<string | null>('quantity').as('sold'))
    .where('variant_id', '=', variant)
    .executeTakeFirstOrThrow()
  return Number(sold)
}

test('stores the order, takes its stock, records stock movements and removes its lines from the cart', async () => {
  const mia = await shop.customer()
  const variants = [
    { name: 'Red', stock: 5 },
    { name: 'Blue', stock: 7 },
  ]
  const mug = await addProduct(shop.db, { title: 'Mug', priceCents: 1250, variants })
  const lamp = await addProduct(shop.db, { title: 'Lamp', priceCents: 9900 })
  const [red = 0, blue = 0] = mug.variantIds
  const [bulb = 0] = lamp.variantIds
  for (const [product, variant, saveForLater] of [
    [mug.id, red, false],
    [mug.id, blue, true],
    [lamp.id, bulb, false],
  ] as const) {
    await mia.api(addToCart, { body: { product, variant, quantity: 2, saveForLater } })
  }

  const wanted = [
    { product: mug.id, variant: red, quantity: 2 },
    { product: mug.id, variant: blue, quantity: 3 },
  ]
  const id = await order(shop, mia, wanted)
  const { results, count } = await mia.api(listOrders, { query: {} })
  expect(count).toBe(1)
  expect(results[0]).toMatchObject({
    id,
    status: 'making',
    price: '62.50',
    time_created: shop.clock.now.toISOString(),
    order_product_items: [
      { product: mug.id, variant: red, quantity: 2, title: 'Mug', variant_name: 'Red', unit_price: '12.50' },
      { product: mug.id, variant: blue, quantity: 3, title: 'Mug', variant_name: 'Blue', unit_price: '12.50' },
    ],
  })
  expect([await stockOf(shop, red), await stockOf(shop, blue)]).toEqual([3, 4])
  const movements = shop.db.selectFrom('stock_movements').select(['variant_id', 'change', 'reason', 'order_id'])
  expect(await movements.where('order_id', '=', id).orderBy('id').execute()).toEqual([
    { variant_id: red, change: -2, reason: 'sold', order_id: id },
    { variant_id: blue, change: -3, reason: 'sold', order_id: id },
  ])
  const { cartitem_set } = await mia.api(currentUser, {})
  expect(cartitem_set.map(({ variant }) => variant)).toEqual([blue, bulb])
})

test('reports unavailable lines with errors and changes nothing', async () => {
  const mia = await shop.customer()
  const variants = [
    { name: 'Some', stock: 3 },
    { name: 'None', stock: 0 },
  ]
  const mug = await addProduct(shop.db, { variants })
  const [some = 0, none = 0] = mug.variantIds
  const line = (variant: number, quantity: number, product = mug.id) => ({ product, variant, quantity })
  const wanted = [line(some, 2), line(none, 1), line(some, 2), line(some + 1000, 1)]
  const refusal = await order(shop, mia, wanted).catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    status: 400,
    answer: {
      order_product_items: [
        { quantity: ['too much quantity selected'] },
        { quantity: ['Out of stock'] },
        { variant: ['Variant not found in product'] },
      ],
    },
  })
  await expect(order(shop, mia, [line(some, 1, mug.id + 1)])).rejects.toThrow('Variant not found in product')
  await expect(order(shop, mia, [])).rejects.toThrow('This list may not be empty.')
  expect(await stockOf(shop, some)).toBe(3)
  expect((await mia.api(listOrders, { query: {} })).count).toBe(0)
})

test('never oversells when 50 orders of five pieces are placed concurrently', {
  timeout: often(60_000),
}, async () => {
  const mia = await shop.customer()
  for (let round = 0; round < often(5); round += 1) {
    const mug = await addProduct(shop.db, { variants: [{ name: 'One', stock: 5 }] })
    const lamp = await addProduct(shop.db, { variants: [{ name: 'One', stock: 7 }] })
    const [cup = 0] = mug.variantIds
    const [bulb = 0] = lamp.variantIds
    // Half of them name the two variants in reverse order; half split a quantity into two lines of the same variant.
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => {
        const cups = [
          { product: mug.id, variant: cup, quantity: 2 },
          { product: mug.id, variant: cup, quantity: 3 },
        ]
        const bulbs = [{ product: lamp.id, variant: bulb, quantity: 5 }]
        return order(shop, mia, index % 2 === 0 ? [...cups, ...bulbs] : [...bulbs, ...cups])
      }),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(String(answer.reason)).toMatch(/Out of stock|too much quantity selected/)
    expect([await stockOf(shop, cup), await soldOf(shop, cup)]).toEqual([0, 5])
    expect([await stockOf(shop, bulb), await soldOf(shop, bulb)]).toEqual([2, 5])
  }
})

test('sells the stock to the last piece with orders of one piece', async () => {
  const mia = await shop.customer()
  const mug = await addProduct(shop.db, { variants: [{ name: 'One', stock: 30 }] })
  const [cup = 0] = mug.variantIds
  const one = [{ product: mug.id, variant: cup, quantity: 1 }]
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => order(shop, mia, one)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  expect([await stockOf(shop, cup), await soldOf(shop, cup)]).toEqual([0, 30])
  const { moved } = await shop.db
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.sum<string>('change').as('moved'))
    .where('variant_id', '=', cup)
    .executeTakeFirstOrThrow()
  expect(Number(moved)).toBe(0)
})
