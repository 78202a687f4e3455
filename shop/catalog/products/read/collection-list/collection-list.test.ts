import { expect, test } from 'vitest'
import { collectionForm, createdCollection } from '../../../../../tests/fixtures/collections.ts'
import { addProduct } from '../../../../../tests/fixtures/products.ts'
import type { Person, TestShop } from '../../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'
import { addProductToCollection, updateCollection } from '../../../collections/editing/edit-collections.contract.ts'
import { listProducts } from '../catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const put = async (staff: Person, slug: string, ...products: { id: number }[]) => {
  for (const { id } of products)
    await staff.api(addProductToCollection, { params: { slug, product: String(id) }, body: {} })
}
const listed = async (shop: TestShop, collection: string, query: Record<string, string> = {}) => {
  const { count, results } = await shop.visitor.api(listProducts, { query: { collection, ...query } })
  expect(count).toBe(results.length)
  return results.map(({ slug }) => slug).join(' ')
}
const change = (staff: Person, slug: string, fields: Record<string, string>) =>
  staff.api(updateCollection, { params: { slug }, body: collectionForm(fields) })

test('lists the products of a collection in order, then those of its descendants, each once', async () => {
  const [a, b, c, d] = [
    await addProduct(shop.db, { slug: 'a', priceCents: 300 }),
    await addProduct(shop.db, { slug: 'b', priceCents: 100 }),
    await addProduct(shop.db, { slug: 'c', priceCents: 200 }),
    await addProduct(shop.db, { slug: 'd', priceCents: 400 }),
  ]
  const home = await createdCollection(staff, { slug: 'home' })
  const table = await createdCollection(staff, { slug: 'table', parent: home.id })
  const mugs = await createdCollection(staff, { slug: 'mugs', parent: table.id })
  await put(staff, 'mugs', d, b)
  await put(staff, 'table', c, b)
  await put(staff, 'home', a)
  expect(await listed(shop, 'home')).toBe('a c b d')
  expect(await listed(shop, 'table')).toBe('c b d')
  expect(await listed(shop, 'mugs')).toBe('d b')
  expect(await listed(shop, 'home', { sort: 'price_low_to_high' })).toBe('b c a d')
  expect(await listed(shop, 'home', { price_range: '2,3' })).toBe('a c')

  // The cached list follows a hidden product, a hidden collection and a moved collection.
  await shop.db.updateTable('products').set({ state: 'hidden' }).where('id', '=', a.id).execute()
  shop.cache.drop()
  expect(await listed(shop, 'home')).toBe('c b d')
  await change(staff, mugs.slug, { state: 'hidden' })
  expect(await listed(shop, 'home')).toBe('c b')
  await expect(listed(shop, 'mugs')).rejects.toThrow('404')
  await change(staff, table.slug, { parent: '' })
  expect(await listed(shop, 'home')).toBe('')
})

test('a rule selects the matching products at any time, and a nested rule adds to them', async () => {
  const old = new Date(shop.clock.now.getTime() - 40 * 86_400_000)
  await addProduct(shop.db, { slug: 'old', priceCents: 900, listed: old })
  await addProduct(shop.db, { slug: 'dear', priceCents: 900 })
  await addProduct(shop.db, { slug: 'cheap', priceCents: 100, variants: [{ name: 'One', stock: 0 }] })
  await createdCollection(staff, { slug: 'new', rule: 'new=true' })
  const parent = await createdCollection(staff, { slug: 'all', rule: 'price_range=0,2' })
  await createdCollection(staff, { slug: 'there', rule: 'in_stock=true', parent: parent.id })
  expect((await listed(shop, 'new')).split(' ').sort()).toEqual(['cheap', 'dear'])
  expect(await listed(shop, 'there')).toBe('dear old')
  expect((await listed(shop, 'all')).split(' ').sort()).toEqual(['cheap', 'dear', 'old'])
  expect(await listed(shop, 'new', { in_stock: 'true' })).toBe('dear')
  await change(staff, 'new', { rule: 'new=true&price_range=0,2' })
  expect(await listed(shop, 'new')).toBe('cheap')
  for (const rule of ['colour=red', 'new=yes', 'price_range=a,b', 'option=Large'])
    await expect(change(staff, 'new', { rule })).rejects.toThrow('These filters are not valid')
})

test('a rule with several option values must match on one variant', async () => {
  const { id, variantIds } = await addProduct(shop.db, {
    slug: 'shirt',
    variants: [
      { name: 'Small', stock: 3 },
      { name: 'Large', stock: 0 },
    ],
  })
  await shop.db
    .updateTable('products')
    .set({ options: ['Size'] })
    .where('id', '=', id)
    .execute()
  for (const [index, size] of ['Small', 'Large'].entries())
    await shop.db
      .updateTable('variants')
      .set({ options: [size] })
      .where('id', '=', variantIds[index] ?? 0)
      .execute()
  await createdCollection(staff, { slug: 'large', rule: 'option=size:LARGE' })
  await createdCollection(staff, { slug: 'large-now', rule: 'option=Size:Large&in_stock=true' })
  expect(await listed(shop, 'large')).toBe('shirt')
  expect(await listed(shop, 'large-now')).toBe('')
})

test('reports unknown collections and pages beyond the last', async () => {
  await createdCollection(staff, { slug: 'empty' })
  await expect(listed(shop, 'nothing')).rejects.toThrow('404')
  expect(await listed(shop, 'empty')).toBe('')
  await expect(listed(shop, 'empty', { page: '2' })).rejects.toThrow('404 Invalid page.')
})

test('returns the list of a collection to customers too', async () => {
  const mug = await addProduct(shop.db, { slug: 'mug' })
  await createdCollection(staff, { slug: 'table' })
  await put(staff, 'table', mug)
  const mia = await shop.customer('Mia')
  expect((await mia.api(listProducts, { query: { collection: 'table' } })).results).toMatchObject([{ slug: 'mug' }])
})
