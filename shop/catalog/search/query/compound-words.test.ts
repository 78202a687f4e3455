import { expect, test } from 'vitest'
import { synonyms } from '../../../../demo/synonyms.ts'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { fillWithDemo } from '../../../../tests/fixtures/demo-catalogue.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { addProductToCollection } from '../../collections/editing/edit-collections.contract.ts'
import { search, suggestProducts } from '../search.contract.ts'
import { addGroups } from '../synonyms/synonyms-store.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const found = async ({ visitor }: TestShop, search_query: string) => {
  const { results } = await visitor.api(search, { params: { search_query }, query: {} })
  return results.map(({ slug }) => slug)
}

/** Searches and the expected first result in the demo shop. */
const FIRST: Record<string, string> = {
  'tea pot': 'stoneware-teapot',
  'tea pots': 'stoneware-teapot',
  'stoneware tea pot': 'stoneware-teapot',
  teapot: 'stoneware-teapot',
  'moka pot': 'stovetop-moka-pot',
  'moka pots': 'stovetop-moka-pot',
  mokapot: 'stovetop-moka-pot',
  mokapots: 'stovetop-moka-pot',
  'sketch book': 'plein-air-sketchbook',
  'note book': 'a-ne-pas-oublier-notebook',
  'coat rack': 'facade-coat-rack',
  coatrack: 'facade-coat-rack',
}
/** The same with multi-word synonyms of the demo shop. */
const FIRST_BY_SYNONYMS: Record<string, string> = {
  'coffee maker': 'stovetop-moka-pot',
  'espresso maker': 'stovetop-moka-pot',
  'drawing pad': 'plein-air-sketchbook',
  'hanging lamp': 'enamel-pendant-lamp',
  'coffee table': 'low-side-table',
  'tea cloth': 'metis-tea-towel',
}

test('multi-word matches rank above partial ones regardless of collection and reviews', {
  tags: ['deep'],
}, async () => {
  await fillWithDemo(shop.db, shop.clock.now)
  const first = async (wanted: Record<string, string>) =>
    Object.fromEntries(
      await Promise.all(Object.keys(wanted).map(async (typed) => [typed, (await found(shop, typed))[0]])),
    )
  expect(await first(FIRST)).toEqual(FIRST)
  await addGroups(shop.db, synonyms)
  const all = { ...FIRST, ...FIRST_BY_SYNONYMS }
  expect(await first(all)).toEqual(all)
  const { products } = await shop.visitor.api(suggestProducts, { query: { q: 'tea pot' } })
  expect(products[0]?.slug).toBe('stoneware-teapot')
})

test('a title matches two words joined or separate, both above one word in a collection', async () => {
  await addProduct(shop.db, { slug: 'tea-pot', title: 'Tea pot' })
  await addProduct(shop.db, { slug: 'teapot', title: 'Teapot' })
  const { id } = await addProduct(shop.db, { slug: 'flower-pot', title: 'Pot' })
  await createdCollection(staff, { slug: 'tea', title: 'Tea' })
  await staff.api(addProductToCollection, { params: { slug: 'tea', product: String(id) }, body: {} })
  for (const typed of ['tea pot', 'Tea pots']) {
    const [first, second, ...others] = await found(shop, typed)
    expect([first, second].sort()).toEqual(['tea-pot', 'teapot'])
    expect(others).toEqual(['flower-pot'])
  }
})
