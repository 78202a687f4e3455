import { expect, test } from 'vitest'
import { listProducts } from '../../shop/catalog/products/read/catalogue.contract.ts'
import { addProduct } from '../../tests/fixtures/products.ts'
import { openShop } from '../../tests/processes/open-shop.ts'

test('generates a response once and counts one hit or miss per request', async () => {
  await using shop = await openShop()
  await addProduct(shop.db)
  const first = await shop.visitor.api(listProducts, { query: {} })
  const before = shop.queries()
  for (let again = 0; again < 3; again += 1) expect(await shop.visitor.api(listProducts, { query: {} })).toEqual(first)
  expect([shop.cache.misses, shop.cache.hits, shop.queries() - before]).toEqual([1, 3, 0])
})
