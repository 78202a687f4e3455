import { expect, test } from 'vitest'
import { addProduct } from '../../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../../tests/processes/open-shop.ts'
import { cachedProducts } from './cached-products.server.ts'

test('reads the products requested in one tick with one statement, in the order of each request', async () => {
  await using shop = await openShop()
  const made = [await addProduct(shop.db), await addProduct(shop.db), await addProduct(shop.db)]
  const [a = 0, b = 0, c = 0] = made.map(({ id }) => id)
  const before = shop.queries()
  const asked = [
    [a, b],
    [c, b, a],
    [b, 999_999],
  ]
  const got = await Promise.all(asked.map((ids) => cachedProducts(shop.services, ids)))
  expect(got.map((products) => [...products.keys()])).toEqual([[a, b], [c, b, a], [b]])
  expect(shop.queries() - before).toBe(1)
  expect(new Set(got.map((products) => products.get(b))).size).toBe(1)
  await cachedProducts(shop.services, [c, a])
  expect(shop.queries() - before).toBe(1)
})

test('a failed read rejects all requests of its tick, and the next one retries', async () => {
  await using shop = await openShop()
  const { id } = await addProduct(shop.db)
  const { slug } = await shop.db
    .updateTable('products')
    .set({ title: 'Seen' })
    .where('id', '=', id)
    .returning('slug')
    .executeTakeFirstOrThrow()
  await shop.db.schema.alterTable('products').renameTo('elsewhere').execute()
  const asked = await Promise.allSettled([cachedProducts(shop.services, [id]), cachedProducts(shop.services, [id])])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await shop.db.schema.alterTable('elsewhere').renameTo('products').execute()
  expect(JSON.parse((await cachedProducts(shop.services, [id])).get(id) ?? '{}')).toMatchObject({ slug })
})
