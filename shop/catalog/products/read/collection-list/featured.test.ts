import fc from 'fast-check'
import { expect, test } from 'vitest'
import { often } from '../../../../../tests/deep.ts'
import { collectionForm, createdCollection } from '../../../../../tests/fixtures/collections.ts'
import { addProduct } from '../../../../../tests/fixtures/products.ts'
import type { Person, TestShop } from '../../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'
import {
  addProductToCollection,
  deleteCollection,
  removeProductFromCollection,
  updateCollection,
} from '../../../collections/editing/edit-collections.contract.ts'
import { listProducts } from '../catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const LEADS = { leads_home: 'true' }
const put = (staff: Person, slug: string, product: number, body: { before?: number | null } = {}) =>
  staff.api(addProductToCollection, { params: { slug, product: String(product) }, body })
const change = (staff: Person, slug: string, fields: Record<string, string>) =>
  staff.api(updateCollection, { params: { slug }, body: collectionForm(fields) })
const listed = async ({ visitor }: Pick<TestShop, 'visitor'>, query: Record<string, string> = {}) =>
  (await visitor.api(listProducts, { query })).results.map(({ slug }) => slug).join(' ')

/** Adds products, each listed one day after the one before. */
async function addProducts(shop: TestShop, ...slugs: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const [day, slug] of slugs.entries())
    ids.push((await addProduct(shop.db, { slug, listed: new Date(Date.UTC(2024, 0, day + 1)) })).id)
  return ids
}

test('lists featured products first, then the newest, and shows changes immediately', async () => {
  const [a = 0, b = 0] = await addProducts(shop, 'a', 'b', 'c', 'd')
  expect(await listed(shop)).toBe('d c b a')

  await createdCollection(staff, { slug: 'favourites', state: 'hidden', ...LEADS })
  await put(staff, 'favourites', b)
  expect(await listed(shop)).toBe('b d c a')
  await put(staff, 'favourites', a, { before: b })
  expect(await listed(shop)).toBe('a b d c')
  expect(await listed(shop, { sort: 'latest' })).toBe('d c b a')
  expect(await listed(shop, { in_stock: 'true' })).toBe('a b d c')

  await shop.db.updateTable('products').set({ state: 'hidden' }).where('id', '=', a).execute()
  shop.cache.drop()
  expect(await listed(shop)).toBe('b d c')
  await staff.api(removeProductFromCollection, { params: { slug: 'favourites', product: String(b) } })
  expect(await listed(shop)).toBe('d c b')
  await put(staff, 'favourites', b)
  await change(staff, 'favourites', { leads_home: 'false' })
  expect(await listed(shop)).toBe('d c b')
  await change(staff, 'favourites', LEADS)
  expect(await listed(shop)).toBe('b d c')
  await staff.api(deleteCollection, { params: { slug: 'favourites' }, query: {} })
  expect(await listed(shop)).toBe('d c b')
})

test('only the last featured collection counts, and one with a rule is refused', async () => {
  const [a = 0, b = 0] = await addProducts(shop, 'a', 'b', 'c')
  await createdCollection(staff, { slug: 'first', ...LEADS })
  const { version } = await createdCollection(staff, { slug: 'second' })
  await put(staff, 'first', a)
  await put(staff, 'second', b)
  expect(await listed(shop)).toBe('a c b')
  const both = await Promise.allSettled([
    change(staff, 'second', { ...LEADS, version: String(version) }),
    createdCollection(staff, { slug: 'third', ...LEADS }),
  ])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  const leading = await shop.db.selectFrom('collections').select('slug').where('leads_home', '=', true).execute()
  expect(leading).toHaveLength(1)
  await change(staff, 'second', LEADS)
  expect(await listed(shop)).toBe('b c a')

  const NO_ORDER = 'Only a manual collection has an order'
  await expect(change(staff, 'second', { rule: 'new=true' })).rejects.toThrow(NO_ORDER)
  await expect(createdCollection(staff, { slug: 'new', rule: 'new=true', ...LEADS })).rejects.toThrow(NO_ORDER)
  await change(staff, 'second', { rule: 'new=true', leads_home: 'false' })
  expect(await listed(shop)).toBe('c b a')
})

test('each product is on exactly one page, wherever the featured products end', async () => {
  const slugs = Array.from({ length: 13 }, (_, place) => `p${place}`)
  const ids = await addProducts(shop, ...slugs)
  await createdCollection(staff, { slug: 'favourites', ...LEADS })
  const chosen = fc.uniqueArray(fc.nat(12), { maxLength: 13 })
  await fc.assert(
    fc.asyncProperty(chosen, fc.integer({ min: 1, max: 14 }), async (first, size) => {
      await shop.db.deleteFrom('collection_products').execute()
      for (const place of first) await put(staff, 'favourites', ids[place] ?? 0)
      shop.cache.drop()
      const pages: string[] = []
      for (let page = 1; (page - 1) * size < slugs.length; page += 1)
        pages.push(await listed(shop, { page: String(page), page_size: String(size) }))
      const others = slugs.filter((_, place) => !first.includes(place)).toReversed()
      expect(pages.join(' ')).toBe([...first.map((place) => slugs[place]), ...others].join(' '))
    }),
    { numRuns: often(5) },
  )
})
