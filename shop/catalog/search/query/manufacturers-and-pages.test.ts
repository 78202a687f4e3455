import { expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { editedPages } from '../../../content/pages/edit-pages.contract.ts'
import { search, searchCards, suggestProducts } from '../search.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const found = async ({ visitor }: TestShop, search_query: string) => {
  const { results, pages, corrected } = await visitor.api(search, { params: { search_query }, query: {} })
  const cards = await visitor.api(searchCards, { params: { search_query }, query: { fields: 'card' } })
  expect(cards.pages).toEqual(pages)
  return { products: results.map(({ slug }) => slug), pages: pages.map(({ slug }) => slug), corrected }
}

test('finds products by their manufacturer and model, also misspelled, and as staff change them', async () => {
  const { id } = await addProduct(shop.db, { slug: 'mug', title: 'Mug' })
  const write = (maker: string, model: string) =>
    shop.db.updateTable('products').set({ maker, model }).where('id', '=', id).execute()
  await write('Poterie du Lez', 'Grès 7')
  for (const typed of ['Poterie du Lez', 'poterie mug', 'gres 7 mug', 'lez'])
    expect({ typed, ...(await found(shop, typed)) }).toMatchObject({ products: ['mug'], corrected: null })
  expect(await found(shop, 'potterie du lezz')).toMatchObject({ products: ['mug'], corrected: 'poterie du lez' })
  await write('Atelier Morel', '')
  expect((await found(shop, 'poterie')).products).toEqual([])
  expect((await found(shop, 'morel')).products).toEqual(['mug'])
})

test('finds published pages by their titles before products, and by their texts if no product has the words', async () => {
  const add = (slug: string, title: string, text: string, state: 'published' | 'draft' = 'published') =>
    staff.api(editedPages.add, {
      body: { slug, title, text, menu: 'footer', state, meta_title: '', meta_description: '' },
    })
  await add('shipping', 'Delivery and return', 'Parcels leave Crest on weekdays. A mug is wrapped twice.')
  await add('our-story', 'About us', 'Since 1998.')
  await add('hidden-draft', 'Delivery to islands', 'Delivery by ship.', 'draft')
  await addProduct(shop.db, { slug: 'mug', title: 'Mug', description: 'With a return address. They deliver it.' })

  expect(await found(shop, 'delivery')).toEqual({ products: [], pages: ['shipping'], corrected: null })
  expect(await found(shop, 'return')).toMatchObject({ products: ['mug'], pages: ['shipping'] })
  expect(await found(shop, 'about us')).toMatchObject({ products: [], pages: ['our-story'] })
  expect(await found(shop, 'parcels')).toMatchObject({ products: [], pages: ['shipping'] })
  // A word that products have is not searched in the texts of pages.
  expect(await found(shop, 'mug')).toMatchObject({ products: ['mug'], pages: [] })

  const suggested = await shop.visitor.api(suggestProducts, { query: { q: 'deliv' } })
  expect(suggested.pages).toEqual([{ slug: 'shipping', title: 'Delivery and return' }])
})

test('a page is suggested as soon as it is published, by its changed text, and no longer when it is hidden', async () => {
  const suggested = async (q: string) => (await shop.visitor.api(suggestProducts, { query: { q } })).pages.length
  const form = { slug: 'care', title: 'Wool care', menu: 'footer', meta_title: '', meta_description: '' } as const
  const page = await staff.api(editedPages.add, { body: { ...form, text: 'Wash it cold.', state: 'draft' } })
  const params = { id: String(page.id) }
  const write = (version: number, text: string, state: 'published' | 'hidden') =>
    staff.api(editedPages.change, { params, body: { ...form, text, state, version } })
  expect([await suggested('wool'), await suggested('lanolin')]).toEqual([0, 0])
  await write(1, 'Wash it cold.', 'published')
  expect([await suggested('wool'), await suggested('lanolin')]).toEqual([1, 0])
  await write(2, 'Wash it with lanolin.', 'published')
  expect([await suggested('wool'), await suggested('lanolin')]).toEqual([1, 1])
  await write(3, 'Wash it with lanolin.', 'hidden')
  expect([await suggested('wool'), await suggested('lanolin')]).toEqual([0, 0])
})
