import { afterAll, expect, test } from 'vitest'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { addToCart } from '../../cart/cart.contract.ts'
import { listOrders, reorder } from '../orders.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

/** Creates an order with one line per colour of a mug. */
async function ordered(shop: TestShop, person: Person, pieces: Record<string, { bought: number; stock: number }>) {
  const variants = Object.entries(pieces).map(([name, { stock }]) => ({ name, stock }))
  const { id, variantIds } = await addProduct(shop.db, { title: 'Mug', variants })
  await addOrder(shop.db, { userId: person.id, productId: id, variantIds })
  const [order] = (await person.api(listOrders, { query: {} })).results
  const bought = Object.values(pieces).map((each) => each.bought)
  for (const [index, quantity] of bought.entries())
    await shop.db
      .updateTable('order_lines')
      .set({ quantity })
      .where('order_id', '=', order?.id ?? 0)
      .where('variant_id', '=', variantIds[index] ?? 0)
      .execute()
  return { product: id, variants: variantIds, params: { id: String(order?.id) } }
}

const cartOf = (user: { cartitem_set: { variant: number; quantity: number; saveForLater: boolean }[] }) =>
  Object.fromEntries(user.cartitem_set.map((line) => [line.variant, line.saveForLater ? 'later' : line.quantity]))

test('adds the available items of an order to the cart and lists the missing ones', async () => {
  const mia = await shop.customer()
  const { variants, params } = await ordered(shop, mia, {
    Plenty: { bought: 3, stock: 20 },
    Few: { bought: 5, stock: 2 },
    None: { bought: 1, stock: 0 },
  })
  const [plenty, few, none] = variants
  const answer = await mia.api(reorder, { params })
  expect(cartOf(answer.user)).toEqual({ [plenty ?? 0]: 3, [few ?? 0]: 2 })
  expect(answer.added.map(({ variant, quantity }) => [variant, quantity])).toEqual([
    [plenty, 3],
    [few, 2],
  ])
  expect(answer.missing.map(({ variant, quantity }) => [variant, quantity])).toEqual([
    [few, 3],
    [none, 1],
  ])
})

test('adds them once for two concurrent tabs, keeps the larger quantity and moves saved lines to the cart', async () => {
  const mia = await shop.customer()
  const { product, variants, params } = await ordered(shop, mia, {
    More: { bought: 2, stock: 20 },
    Later: { bought: 2, stock: 20 },
  })
  const [more, later] = variants
  await mia.api(addToCart, { body: { product, variant: more ?? 0, quantity: 7 } })
  await mia.api(addToCart, { body: { product, variant: later ?? 0, quantity: 9, saveForLater: true } })
  const answers = await Promise.all(Array.from({ length: 4 }, () => mia.api(reorder, { params })))
  for (const { user, missing } of answers)
    expect([cartOf(user), missing]).toEqual([{ [more ?? 0]: 7, [later ?? 0]: 2 }, []])
})

test('adds nothing to a full cart and rejects the order of another customer', async () => {
  const mia = await shop.customer()
  const { params } = await ordered(shop, mia, { One: { bought: 1, stock: 5 } })
  const many = await addProduct(shop.db, {
    variants: Array.from({ length: 50 }, (_, index) => ({ name: `A${index}`, stock: 5 })),
  })
  const others = await addProduct(shop.db, {
    variants: Array.from({ length: 50 }, (_, index) => ({ name: `B${index}`, stock: 5 })),
  })
  await shop.db
    .insertInto('cart_lines')
    .values(
      [many, others].flatMap(({ id, variantIds }) =>
        variantIds.map((variant_id) => ({ user_id: mia.id, product_id: id, variant_id, quantity: 1 })),
      ),
    )
    .execute()
  const { added, missing, user } = await mia.api(reorder, { params })
  expect([added, missing.length, user.cartitem_set.length]).toEqual([[], 1, 100])
  const leo = await shop.customer()
  await expect(leo.api(reorder, { params })).rejects.toThrow('404')
})
