import { expect, test } from 'vitest'
import { addOrder } from '../../../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'
import { findProductsByIds } from '../catalogue-store.server.ts'
import { productOfPageResponse, productResponse } from '../product-response.server.ts'

const shop = await openSharedShop()

/** A variant name that looks like the end of another variant's JSON. */
const ODD = '{"id":1,"name":"x"},"can_review":false,"posted_review":null'

async function stocked(shop: TestShop) {
  const mia = await shop.customer('Mia')
  const products = [
    await addProduct(shop.db, {
      slug: 'mug',
      title: 'Mug',
      variants: [{ name: ODD }, { name: 'Blue' }, { name: 'Red' }],
    }),
    await addProduct(shop.db, { slug: 'pot', title: 'Pot', description: ODD, variants: [{ name: 'Black' }] }),
    await addProduct(shop.db, { slug: 'jug', title: 'Jug' }),
  ]
  const [mug, pot] = products
  const { variantIds = [] } = mug ?? {}
  await addOrder(shop.db, { userId: mia.id, productId: mug?.id ?? 0, variantIds: variantIds.slice(1) })
  await addOrder(shop.db, {
    userId: mia.id,
    productId: pot?.id ?? 0,
    variantIds: pot?.variantIds ?? [],
    status: 'making',
  })
  await shop.db
    .insertInto('reviews')
    .values({ product_id: mug?.id ?? 0, variant_id: variantIds[2] ?? 0, user_id: mia.id, body: ODD, half_stars: 9 })
    .execute()
  return { mia, products, ids: products.map(({ id }) => id) }
}

test('a customer’s response equals the visitors’ response with review states inserted, byte for byte', async () => {
  const { mia, ids } = await stocked(shop)
  const ask = async (path: string, token = mia.token) =>
    (await shop.app.inject({ url: path, headers: token ? { authorization: `Token ${token}` } : {} })).body
  const written = async (of: readonly number[]) =>
    (await findProductsByIds(shop.db, of, mia.id)).map((row) => productResponse(row, shop.clock.now))
  const newest = ids.toReversed()

  for (const _ of ['made', 'from memory']) {
    const [row] = await findProductsByIds(shop.db, ids.slice(0, 1), mia.id)
    const mug = row && productOfPageResponse(row, shop.clock.now)
    expect(mug?.variants.map(({ can_review, posted_review }) => [can_review, posted_review?.body])).toEqual([
      [false, undefined],
      [true, undefined],
      [true, ODD],
    ])
    expect(await ask('/api/product/mug/')).toBe(JSON.stringify(mug))
    const page = { count: 3, next: null, previous: null }
    expect(await ask('/api/product/')).toBe(JSON.stringify({ ...page, results: await written(newest) }))
    expect(await ask(`/api/product/?id=${ids.join()},9999`)).toBe(
      JSON.stringify({ ...page, results: await written(ids) }),
    )
    // A visitor's response contains no data of the customer.
    expect(await ask('/api/product/mug/', '')).toBe(
      JSON.stringify({
        ...mug,
        variants: mug?.variants.map((variant) => ({ ...variant, can_review: false, posted_review: null })),
      }),
    )
  }
})

test('repeated reads need no statement until the session is refreshed after a minute', async () => {
  const { mia } = await stocked(shop)
  const ask = async (path: string) => {
    const before = shop.queries()
    await shop.app.inject({ url: path, headers: { authorization: `Token ${mia.token}` } })
    return shop.queries() - before
  }
  const tokens = shop.db.selectFrom('auth_tokens').select('last_used_at').where('user_id', '=', mia.id)
  const used = () => tokens.executeTakeFirstOrThrow()
  const paths = ['/api/product/', '/api/product/mug/']
  for (const path of paths) await ask(path)
  const { last_used_at } = await used()
  for (const path of paths) expect([path, await ask(path)]).toEqual([path, 0])
  shop.clock.now = new Date(shop.clock.now.getTime() + 59_999)
  for (const path of paths) expect([path, await ask(path)]).toEqual([path, 0])
  expect(await used()).toEqual({ last_used_at })
  shop.clock.now = new Date(shop.clock.now.getTime() + 2)
  expect(await ask('/api/product/mug/')).toBe(3)
  expect(await used()).toEqual({ last_used_at: shop.clock.now })
  for (const path of paths) expect([path, await ask(path)]).toEqual([path, 0])
})

test('a customer’s next response contains their own and others’ changes', async () => {
  const { mia, products, ids } = await stocked(shop)
  const variantsOf = async (slug: string) => {
    const headers = { authorization: `Token ${mia.token}` }
    return (await shop.app.inject({ url: `/api/product/${slug}/`, headers })).json().variants
  }
  expect(await variantsOf('pot')).toMatchObject([{ can_review: false, stock: 20 }])
  await shop.db.updateTable('orders').set({ status: 'shipped' }).execute()
  shop.cache.customers.note(String(mia.id))
  expect(await variantsOf('pot')).toMatchObject([{ can_review: true, posted_review: null }])
  await shop.db
    .updateTable('variants')
    .set({ stock: 19 })
    .where('product_id', '=', ids[1] ?? 0)
    .execute()
  shop.cache.note({ tags: [`=stock:${ids[1]}`], isSale: true })
  expect(await variantsOf('pot')).toMatchObject([{ can_review: true, stock: 19 }])
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('slug', '=', 'jug').execute()
  shop.cache.changed(`product:${products[2]?.id}`)
  const headers = { authorization: `Token ${mia.token}` }
  expect((await shop.app.inject({ url: '/api/product/jug/', headers })).statusCode).toBe(404)
})
