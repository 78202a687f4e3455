import { expect, test } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'

const pages = await builtPages()

test('sorts and filters the home page by its address, shows the filters and is readable without scripts', async () => {
  await using shop = await openShop({ pages })
  await addProduct(shop.db, { title: 'Cheap Mug', priceCents: 500 })
  await addProduct(shop.db, { title: 'Dear Lamp', priceCents: 9000 })
  const page = async (query: string) => (await shop.app.inject(`/${query}`)).body

  const plain = await page('')
  expect(plain).toContain('Sort by')
  // The list is complete without scripts that move streamed parts into place.
  expect(plain).not.toContain('<template')
  expect(plain).not.toContain('noindex')
  expect(plain).toMatch(/Dear Lamp[\s\S]*Cheap Mug/)

  const narrowed = await page('?price_range=0,50&option=Size:Large&sort=price_low_to_high')
  expect(narrowed).toContain('No products match these filters.')
  expect(narrowed).toContain('aria-label="Remove the filter Size: Large"')
  expect(narrowed).toContain('href="/?sort=price_low_to_high&amp;price_range=0,50"')
  expect(narrowed).toContain('noindex')
  const cheap = await page('?price_range=0,50')
  expect(cheap).toContain('Cheap Mug')
  expect(cheap).not.toContain('Dear Lamp')
})

test('a form without JavaScript redirects to the canonical address of the home page', async () => {
  await using shop = await openShop({ pages })
  const query =
    'sort=latest&lowest_price=10&highest_price=500&lowest_rating=0.5&highest_rating=5&new=true&option=Size%3AS'
  const { statusCode, headers } = await shop.app.inject(`/search?${query}`)
  expect([statusCode, headers.location]).toEqual([302, '/?sort=latest&price_range=10,500&new=true&option=Size%3AS'])
})
