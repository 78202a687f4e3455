import { afterAll, expect, test } from 'vitest'
import { addProduct, type SomeProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { listOrders } from './orders.contract.ts'
import { placeOrder } from './placing/place-order.server.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const buy = (shop: TestShop, { id }: Person, { id: product, variantIds }: SomeProduct) =>
  shop.db.transaction().execute((tx) =>
    placeOrder(tx, {
      userId: id,
      wanted: [{ product, variant: variantIds[0] ?? 0, quantity: 1 }],
      now: shop.clock.now,
    }),
  )

test('lists the orders of a customer by page, newest first', async () => {
  await using shop = await openShop()
  const [mia, tom] = [await shop.customer('Mia'), await shop.customer('Tom')]
  const mug = await addProduct(shop.db, { variants: [{ name: 'One', stock: 100 }] })
  const ids: number[] = []
  for (let order = 0; order < 30; order += 1) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    ids.unshift(await buy(shop, mia, mug))
  }
  await buy(shop, tom, mug)
  const first = await mia.api(listOrders, { query: {} })
  expect(first).toMatchObject({ count: 30, previous: null, next: 'https://shop.example/api/orders/?page=2' })
  expect(first.results.map(({ id }) => id)).toEqual(ids.slice(0, 28))
  expect((await mia.api(listOrders, { query: { page: '2' } })).results.map(({ id }) => id)).toEqual(ids.slice(28))
  expect((await tom.api(listOrders, { query: {} })).count).toBe(1)
  const one = await mia.api(listOrders, { query: { order: String(ids[20]) } })
  expect([one.count, one.results.map(({ id }) => id)]).toEqual([1, [ids[20]]])
  // A customer cannot find another customer's order.
  expect((await tom.api(listOrders, { query: { order: String(ids[20]) } })).count).toBe(0)
  await expect(mia.api(listOrders, { query: { page: '3' } })).rejects.toThrow('404 Invalid page.')
})

test('returns an empty list without orders and 401 to a visitor', async () => {
  const mia = await shop.customer()
  expect(await mia.api(listOrders, { query: {} })).toEqual({
    count: 0,
    next: null,
    previous: null,
    results: [],
    lapsed: 0,
  })
  await expect(shop.visitor.api(listOrders, { query: {} })).rejects.toThrow('401')
})

test('shows an order line as it was at purchase after the product has changed', async () => {
  const mia = await shop.customer()
  const mug = await addProduct(shop.db, { title: 'Mug', priceCents: 1250, variants: [{ name: 'Red' }] })
  await buy(shop, mia, mug)
  const before = await mia.api(listOrders, { query: {} })
  const changed = { title: 'Cup', price_cents: 1, deleted_at: new Date() }
  await shop.db.updateTable('products').set(changed).where('id', '=', mug.id).execute()
  const [line] = before.results[0]?.order_product_items ?? []
  expect(line).toMatchObject({ title: 'Mug', unit_price: '12.50' })
  const after = await mia.api(listOrders, { query: {} })
  // Only the slug is current: it is null because the product is not for sale.
  expect(after.results[0]?.order_product_items).toEqual([{ ...line, slug: null }])
  expect({ ...after.results[0], order_product_items: [] }).toEqual({ ...before.results[0], order_product_items: [] })
})

test('links a line to its product while the variant is for sale', async () => {
  const mia = await shop.customer()
  const mug = await addProduct(shop.db, { slug: 'mug', variants: [{ name: 'Red' }, { name: 'Blue' }] })
  await buy(shop, mia, mug)
  const slug = async () => (await mia.api(listOrders, { query: {} })).results[0]?.order_product_items[0]?.slug
  expect(await slug()).toBe('mug')
  await shop.db.updateTable('products').set({ slug: 'cup' }).where('id', '=', mug.id).execute()
  expect(await slug()).toBe('cup')
  const [red = 0] = mug.variantIds
  await shop.db.updateTable('variants').set({ deleted_at: new Date() }).where('id', '=', red).execute()
  expect(await slug()).toBeNull()
})

test('loads many orders with as many queries as one', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  const mug = await addProduct(shop.db, { variants: [{ name: 'One', stock: 100 }] })
  const ask = async () => {
    const before = shop.queries()
    await mia.api(listOrders, { query: {} })
    return shop.queries() - before
  }
  await buy(shop, mia, mug)
  const one = await ask()
  for (let order = 0; order < 20; order += 1) await buy(shop, mia, mug)
  expect(await ask()).toBe(one)
})
