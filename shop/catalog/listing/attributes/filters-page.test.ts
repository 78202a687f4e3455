import { expect, test } from 'vitest'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { updateAttributeFilter } from '../../attributes/attributes.contract.ts'
import { addProductsToCollection } from '../../collections/editing/edit-collections.contract.ts'

const pages = await builtPages()

async function openWithOak() {
  const shop = await openShop({ pages })
  const staff = await shop.staff()
  const ids: number[] = []
  for (const [slug, facts] of Object.entries({
    stool: 'Material: Oak',
    bench: 'Material: Oak',
    mug: 'Material: Clay',
  })) {
    const { id } = await addProduct(shop.db, { slug, title: `A ${slug}` })
    await shop.db.updateTable('products').set({ facts }).where('id', '=', id).execute()
    ids.push(id)
  }
  await createdCollection(staff, { slug: 'seats', title: 'Seats' })
  await staff.api(addProductsToCollection, { params: { slug: 'seats' }, body: { products: ids.slice(0, 1) } })
  await staff.api(updateAttributeFilter, { body: { name: 'Material', can_filter: true } })
  shop.cache.drop()
  const page = async (address: string) => (await shop.app.inject(address)).body.replaceAll('<!-- -->', '')
  return { shop, page }
}

/** Returns the hidden and checked fields that a page would submit. */
const sent = (body: string) =>
  [...body.matchAll(/<input [^>]*>/g)]
    .map(([field]) => field)
    .filter((field) => field.includes('type="hidden"') || field.includes('checked=""'))
    .map((field) => `${/name="([^"]*)"/.exec(field)?.[1]}=${/value="([^"]*)"/.exec(field)?.[1]}`)
    .toSorted()

test('offers the attribute filters with counts on a page without JavaScript', async () => {
  const { shop, page } = await openWithOak()
  await using _ = shop
  for (const address of ['/', '/collections/seats', '/search/stool'])
    expect(await page(address)).toMatch(
      /<button [^>]*formAction="\/lists\/filters"|<button [^>]*formaction="\/lists\/filters"/,
    )
  const all = await page('/lists/filters')
  expect(all).toContain('noindex')
  expect(all).toMatch(/Oak<\/span>.*?>2<span.*?Clay<\/span>.*?>1<span/s)
  expect(await page('/lists/filters?collection=seats')).not.toContain('Clay')
  expect(await page('/lists/filters?search_query=mug')).not.toContain('Oak')
  expect((await shop.app.inject('/lists/filters?collection=nothing')).statusCode).toBe(404)
})

test('keeps the submitted values of a list form and the checked filters', async () => {
  const { shop, page } = await openWithOak()
  await using _ = shop
  const query =
    'collection=seats&search_query=&lowest_price=0&highest_price=50&lowest_rating=&highest_rating=&in_stock=true&sort=latest&fact=material:oak'
  expect(sent(await page(`/lists/filters?${query}`))).toEqual([
    'collection=seats',
    'fact=Material:Oak',
    'in_stock=true',
    'price_range=0,50',
    'sort=latest',
  ])
  expect(sent(await page('/lists/filters?search_query=stool&fact=material:oak'))).toEqual([
    'fact=Material:Oak',
    'search_query=stool',
  ])
  // Values that are not offered any more stay chosen.
  const both = '/lists/filters?fact=Material:Oak&fact=Care:Oil'
  expect(sent(await page(both))).toEqual(['fact=Care:Oil', 'fact=Material:Oak'])
  const { headers } = await shop.app.inject('/search?collection=seats&price_range=0,50&fact=Material:Oak')
  expect(headers.location).toBe('/collections/seats?price_range=0,50&fact=Material%3AOak')
  // The search page too: without JavaScript its form has no attribute filters.
  expect(sent(await page('/search/stool?fact=Material:Oak'))).toContain('fact=Material:Oak')
})

test('says so if there are no further filters', async () => {
  await using shop = await openShop({ pages })
  await addProduct(shop.db)
  expect((await shop.app.inject('/lists/filters')).body).toContain('There are no more filters for these products')
})
