import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { findCollectionsOf } from '../collections.contract.ts'
import {
  addProductsToCollection,
  addProductToCollection,
  listCollectionChoices,
  listCollectionProducts,
  removeProductFromCollection,
} from './edit-collections.contract.ts'
import { setManualCollections } from './set-manual-collections.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

async function setUpProducts(count: number) {
  const { slug } = await createdCollection(staff, { slug: 'table', title: 'Table' })
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) ids.push((await addProduct(shop.db, { slug: `p${index}` })).id)
  const place = (product: number | undefined, before?: number | null) =>
    staff.api(addProductToCollection, {
      params: { slug, product: String(product) },
      body: before === undefined ? {} : { before },
    })
  const remove = (product: number | undefined) =>
    staff.api(removeProductFromCollection, { params: { slug, product: String(product) } })
  const order = async () => {
    const { results } = await staff.api(listCollectionProducts, { params: { slug }, query: { page_size: '100' } })
    return results.map(({ id }) => ids.indexOf(id)).join(' ')
  }
  return { ids, place, remove, order }
}

const placesIn = async (shop: TestShop) =>
  (await shop.db.selectFrom('collection_products').select('position').orderBy('position').execute()).map(
    ({ position }) => position,
  )

test('lists products in the order set by staff, each once', async () => {
  const { ids, place, remove, order } = await setUpProducts(4)
  for (const id of ids) await place(id)
  await place(ids[0])
  expect(await order()).toBe('0 1 2 3')
  await place(ids[3], ids[0])
  expect(await order()).toBe('3 0 1 2')
  await place(ids[3], ids[2])
  expect(await order()).toBe('0 1 3 2')
  await place(ids[0], null)
  expect(await order()).toBe('1 3 2 0')
  await remove(ids[3])
  await remove(ids[3])
  expect(await order()).toBe('1 2 0')
  await expect(place(999)).rejects.toThrow('Invalid pk')
})

test('concurrent additions, moves and removals leave each product in one position', async () => {
  const { ids, place, remove, order } = await setUpProducts(8)
  await Promise.all(ids.map((id) => place(id)))
  expect((await order()).split(' ').sort().join(' ')).toBe('0 1 2 3 4 5 6 7')
  await Promise.all([
    place(ids[0], ids[7]),
    place(ids[7], ids[0]),
    place(ids[3], null),
    remove(ids[5]),
    place(ids[6], ids[1]),
  ])
  expect((await order()).split(' ').sort().join(' ')).toBe('0 1 2 3 4 6 7')
  expect(new Set(await placesIn(shop)).size).toBe(7)
})

test('product forms and the collection screen change the same products concurrently without errors', {
  tags: ['deep'],
}, async () => {
  const { ids, place, remove, order } = await setUpProducts(3)
  const by = { actorId: staff.id, now: shop.clock.now }
  const saved = (product: number, slugs: string[]) =>
    shop.db.transaction().execute(async (tx) => {
      await sql`select from products where id = ${product} for no key update`.execute(tx)
      await setManualCollections(tx, [{ product, slugs }], by)
    })
  for (let round = 0; round < 15; round += 1) {
    await Promise.all(ids.flatMap((id) => [place(id), saved(id, ['table'])]))
    expect((await order()).split(' ').toSorted()).toEqual(['0', '1', '2'])
    await Promise.all(ids.flatMap((id) => [remove(id), saved(id, [])]))
    expect(await order()).toBe('')
  }
})

test('appends many products at once in order and skips deleted ones', async () => {
  const { ids, place, order } = await setUpProducts(4)
  await place(ids[2])
  const [a = 0, b = 0, c = 0, gone = 0] = ids
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone).execute()
  const put = (products: number[]) =>
    staff.api(addProductsToCollection, { params: { slug: 'table' }, body: { products } })
  expect(await Promise.all([put([b, c, gone, a, b]), put([b, a])])).toEqual(
    expect.arrayContaining([expect.objectContaining({ added: expect.any(Number) })]),
  )
  expect((await order()).split(' ').toSorted()).toEqual(['0', '1', '2'])
  expect((await order()).split(' ')[0]).toBe('2')
  expect(await put([a, b, c])).toEqual({ added: 0 })
  await createdCollection(staff, { slug: 'new', rule: 'new=true' })
  const byRule = staff.api(addProductsToCollection, { params: { slug: 'new' }, body: { products: [a] } })
  await expect(byRule).rejects.toThrow('chosen by its rule')
})

test('refuses manual products in a collection with a rule', async () => {
  const { slug } = await createdCollection(staff, { rule: 'new=true' })
  const { id } = await addProduct(shop.db)
  await expect(staff.api(addProductToCollection, { params: { slug, product: String(id) }, body: {} })).rejects.toThrow(
    '400 The products of this collection are chosen by its rule.',
  )
})

test('a product lists its manual collections, the deepest first, and hidden ones for staff only', async () => {
  const { ids, place } = await setUpProducts(1)
  const home = await createdCollection(staff, { slug: 'home', title: 'Home' })
  const mugs = await createdCollection(staff, { slug: 'mugs', title: 'Mugs', parent: home.id })
  const ask = () => shop.visitor.api(findCollectionsOf, { params: { slug: 'p0' } })
  expect(await ask()).toEqual({ collections: [] })
  await place(ids[0])
  await staff.api(addProductToCollection, { params: { slug: mugs.slug, product: String(ids[0]) }, body: {} })
  expect(await ask()).toEqual({
    collections: [
      { slug: 'mugs', title: 'Mugs', parents: [{ slug: 'home', title: 'Home' }] },
      { slug: 'table', title: 'Table', parents: [] },
    ],
  })
  const choices = await staff.api(listCollectionChoices, { query: { product: String(ids[0]) } })
  expect(choices.collections.map(({ slug, has_product }) => [slug, has_product])).toEqual([
    ['table', true],
    ['mugs', true],
    ['home', false],
  ])
})
