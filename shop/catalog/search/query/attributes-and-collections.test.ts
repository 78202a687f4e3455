import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { collectionForm, createdCollection } from '../../../../tests/fixtures/collections.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import type { Person, TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import {
  addProductsToCollection,
  addProductToCollection,
  deleteCollection,
  removeProductFromCollection,
  updateCollection,
} from '../../collections/editing/edit-collections.contract.ts'
import { search, suggestProducts } from '../search.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const found = async ({ visitor }: TestShop, search_query: string) => {
  const { results } = await visitor.api(search, { params: { search_query }, query: {} })
  return results.map(({ slug }) => slug)
}

const sayOf = (shop: TestShop, slug: string, facts: string) =>
  shop.db.updateTable('products').set({ facts }).where('slug', '=', slug).execute()

const change = (staff: Person, slug: string, fields: Record<string, string>) =>
  staff.api(updateCollection, { params: { slug }, body: collectionForm(fields) })

async function setUpCollection() {
  const ids = {
    mug: (await addProduct(shop.db, { slug: 'mug', title: 'Mug' })).id,
    lamp: (await addProduct(shop.db, { slug: 'lamp', title: 'Lamp' })).id,
  }
  await createdCollection(staff, { slug: 'kitchen', title: 'Kitchen & pantry' })
  const place = (slug: string, product: number) =>
    staff.api(addProductToCollection, { params: { slug, product: String(product) }, body: {} })
  await place('kitchen', ids.mug)
  return { ids, place }
}

test('finds a product by attribute values, also misspelt ones, but not by attribute names', async () => {
  await addProduct(shop.db, { slug: 'stool', title: 'Stool' })
  await sayOf(shop, 'stool', 'Material: Walnut\nMade in: Portugal\nHolds: 0.5 l')
  for (const typed of ['walnut', 'waln', 'wallnut', 'portugal stool', '500ml'])
    expect({ typed, found: await found(shop, typed) }).toEqual({ typed, found: ['stool'] })
  expect(await found(shop, 'material')).toEqual([])

  await sayOf(shop, 'stool', 'Material: Ash')
  expect([await found(shop, 'ash'), await found(shop, 'walnut'), await found(shop, 'wallnut')]).toEqual([
    ['stool'],
    [],
    [],
  ])
})

test('titles rank above options, options above attributes and collections, and these above descriptions', async () => {
  await addProduct(shop.db, { slug: 'described', description: 'Goes well with oak.' })
  const { id } = await addProduct(shop.db, { slug: 'placed' })
  await addProduct(shop.db, { slug: 'known' })
  await sayOf(shop, 'known', 'Material: Oak')
  await addProduct(shop.db, { slug: 'optional', variants: [{ name: 'Oak' }] })
  await addProduct(shop.db, { slug: 'titled', title: 'Oak stool' })
  await createdCollection(staff, { slug: 'oaks', title: 'All of oak' })
  await staff.api(addProductToCollection, { params: { slug: 'oaks', product: String(id) }, body: {} })
  // Without ranking, the order would be reversed.
  await shop.db
    .updateTable('products')
    .set({ created_at: new Date(0) })
    .execute()
  const order = await found(shop, 'oak')
  expect([order[0], order[1], order.slice(2, 4).toSorted(), order[4]]).toEqual([
    'titled',
    'optional',
    ['known', 'placed'],
    'described',
  ])
})

test('finds a product by the titles of its collections and their ancestors as they change', async () => {
  const { ids, place } = await setUpCollection()
  for (const typed of ['kitchen', 'kitch', 'kitchens', 'kithcen', 'pantry mug', 'kitchen pantry'])
    expect({ typed, found: await found(shop, typed) }).toEqual({ typed, found: ['mug'] })
  expect(await found(shop, 'kitchen lamp')).not.toEqual([])
  expect((await shop.visitor.api(search, { params: { search_query: 'kitchen lamp' }, query: {} })).left_out).toEqual([
    'lamp',
  ])

  const { id } = await createdCollection(staff, { slug: 'home', title: 'Household' })
  await createdCollection(staff, { slug: 'lights', title: 'Lights', parent: id })
  await staff.api(addProductsToCollection, { params: { slug: 'lights' }, body: { products: [ids.lamp] } })
  expect([await found(shop, 'lights'), await found(shop, 'household')]).toEqual([['lamp'], ['lamp']])
  await place('kitchen', ids.lamp)
  expect((await found(shop, 'kitchen')).toSorted()).toEqual(['lamp', 'mug'])
  await staff.api(removeProductFromCollection, { params: { slug: 'kitchen', product: String(ids.mug) } })
  expect([await found(shop, 'kitchen'), await found(shop, 'mug')]).toEqual([['lamp'], ['mug']])
})

test('finds products by the current collection title only', async () => {
  await setUpCollection()
  await change(staff, 'kitchen', { title: 'Scullery' })
  expect([await found(shop, 'scullery'), await found(shop, 'sculery'), await found(shop, 'kitchen')]).toEqual([
    ['mug'],
    ['mug'],
    [],
  ])
  await staff.api(deleteCollection, { params: { slug: 'kitchen' }, query: {} })
  expect([await found(shop, 'scullery'), await found(shop, 'mug')]).toEqual([[], ['mug']])
})

test('titles of hidden collections neither match nor correct misspellings', async () => {
  const { ids, place } = await setUpCollection()
  const { id } = await createdCollection(staff, { slug: 'secret', title: 'Jubilee', state: 'hidden' })
  await createdCollection(staff, { slug: 'inner', title: 'Anniversary', parent: id })
  await place('secret', ids.mug)
  await place('inner', ids.lamp)
  for (const typed of ['jubilee', 'jubilea', 'anniversary', 'anniversay']) {
    const { count, corrected } = await shop.visitor.api(search, { params: { search_query: typed }, query: {} })
    expect({ typed, count, corrected }).toEqual({ typed, count: 0, corrected: null })
  }
  await change(staff, 'secret', { state: 'published' })
  expect([await found(shop, 'anniversary'), (await found(shop, 'jubilee')).toSorted()]).toEqual([
    ['lamp'],
    ['lamp', 'mug'],
  ])
  await change(staff, 'kitchen', { state: 'hidden' })
  expect(await found(shop, 'kitchen')).toEqual([])
  await shop.db.updateTable('products').set({ state: 'hidden' }).where('slug', '=', 'lamp').execute()
  expect(await found(shop, 'anniversary')).toEqual([])
})

test('a collection with a rule does not make its products searchable by title', async () => {
  await setUpCollection()
  await change(staff, 'kitchen', { rule: 'new=true' })
  expect(await found(shop, 'kitchen')).toEqual([])
  await change(staff, 'kitchen', { rule: '' })
  expect(await found(shop, 'kitchen')).toEqual(['mug'])
})

test('products added while their collection is renamed are found by the new title', { tags: ['deep'] }, async () => {
  const { place } = await setUpCollection()
  const slugs = Array.from({ length: 12 }, (_, n) => `late-${n}`)
  const late = await Promise.all(slugs.map(async (slug) => (await addProduct(shop.db, { slug })).id))
  await Promise.all([
    ...late.slice(0, 6).map((id) => place('kitchen', id)),
    change(staff, 'kitchen', { title: 'Scullery' }),
    staff.api(addProductsToCollection, { params: { slug: 'kitchen' }, body: { products: late.slice(6) } }),
    ...slugs.map((slug) => sayOf(shop, slug, 'Material: Oak')),
  ])
  expect((await found(shop, 'scullery')).toSorted()).toEqual([...slugs, 'mug'].toSorted())
  expect(await found(shop, 'kitchen')).toEqual([])
  expect((await found(shop, 'scullery oak')).toSorted()).toEqual(slugs.toSorted())
})

test('renaming, hiding or deleting a collection updates none of its products', async () => {
  const { ids } = await setUpCollection()
  const version = async () =>
    (await sql<{ xmin: string }>`select xmin::text from products where id = ${ids.mug}`.execute(shop.db)).rows[0]?.xmin
  const before = await version()
  await change(staff, 'kitchen', { title: 'Scullery' })
  await change(staff, 'kitchen', { state: 'hidden' })
  await staff.api(deleteCollection, { params: { slug: 'kitchen' }, query: {} })
  expect(await version()).toBe(before)
})

test('completions come first from products with the words in their title', async () => {
  await addProduct(shop.db, { slug: 'teapot', title: 'Stoneware teapot' })
  for (const slug of ['vase', 'bowl']) {
    await addProduct(shop.db, { slug, title: slug, variants: [{ name: 'Terracotta' }] })
    await sayOf(shop, slug, 'Material: Stoneware')
  }
  const { completions, products } = await shop.visitor.api(suggestProducts, { query: { q: 'stoneware te' } })
  expect(completions).toEqual(['stoneware teapot', 'stoneware terracotta'])
  expect(products[0]?.slug).toBe('teapot')
})
