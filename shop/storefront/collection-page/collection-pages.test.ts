import { expect, test } from 'vitest'
import { PAGE_SIZE } from '../../../lib/page-of.contract.ts'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { collectionForm, createdCollection } from '../../../tests/fixtures/collections.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import {
  addProductsToCollection,
  addProductToCollection,
  deleteCollection,
  moveCollection,
  updateCollection,
} from '../../catalog/collections/editing/edit-collections.contract.ts'

async function openWithTree() {
  const shop = await openShop({ pages: await builtPages() })
  const staff = await shop.staff()
  const home = await createdCollection(staff, { slug: 'home', title: 'Home', text: 'All for home.', in_menu: 'true' })
  await createdCollection(staff, { slug: 'table', title: 'Table', parent: home.id })
  await createdCollection(staff, { slug: 'gifts', title: 'Gifts' })
  const mug = await addProduct(shop.db, { slug: 'mug', title: 'Mug' })
  await addProduct(shop.db, { slug: 'bowl', title: 'Bowl' })
  await staff.api(addProductToCollection, { params: { slug: 'table', product: String(mug.id) }, body: {} })
  const change = (slug: string, fields: Record<string, string>) =>
    staff.api(updateCollection, { params: { slug }, body: collectionForm(fields) })
  return { shop, staff, mug, change }
}

const read = async (shop: TestShop, address: string) => (await shop.app.inject(address)).body
const jsonLdIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
const canonical = (html: string) => /<link rel="canonical" href="(.*?)"/.exec(html)?.[1]

test('a collection page shows the collection, its breadcrumb, its children and products, also as structured data', async () => {
  const { shop } = await openWithTree()
  await using _ = shop
  const html = await read(shop, '/collections/home')
  for (const text of ['All for home.', 'href="/collections/table"', 'href="/products/mug"', '1 product'])
    expect(html).toContain(text)
  expect(html).not.toContain('href="/products/bowl"')
  expect(canonical(html)).toBe('https://shop.example/collections/home')
  const [told] = jsonLdIn(await read(shop, '/collections/table'))
  expect(told).toMatchObject({
    '@type': 'CollectionPage',
    name: 'Table',
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://shop.example/' },
        { position: 2, name: 'Home', item: 'https://shop.example/collections/home' },
        { position: 3, name: 'Table' },
      ],
    },
    mainEntity: { itemListElement: [{ name: 'Mug', url: 'https://shop.example/products/mug' }] },
  })
  const narrowed = await read(shop, '/collections/home?in_stock=true')
  expect(narrowed).toContain('name="robots" content="noindex"')
  const sitemap = await read(shop, '/sitemap.xml')
  for (const address of ['', '/home', '/table', '/gifts'])
    expect(sitemap).toContain(`<loc>https://shop.example/collections${address}</loc>`)
})

test('structured data numbers the products of a collection from page to page', async () => {
  const { shop, staff } = await openWithTree()
  await using _ = shop
  const products: number[] = []
  for (let place = 1; place <= PAGE_SIZE + 2; place += 1)
    products.push((await addProduct(shop.db, { slug: `cup-${place}`, title: `Cup ${place}` })).id)
  await staff.api(addProductsToCollection, { params: { slug: 'gifts' }, body: { products } })

  const listed = async (address: string) => {
    const [told] = jsonLdIn(await read(shop, address))
    return told.mainEntity.itemListElement.map(({ position, name }: { position: number; name: string }) => [
      position,
      name,
    ])
  }
  const all = products.map((_, index) => [index + 1, `Cup ${index + 1}`])
  expect(await listed('/collections/gifts')).toEqual(all.slice(0, PAGE_SIZE))
  expect(await listed('/collections/gifts?page=2')).toEqual(all.slice(PAGE_SIZE))
})

test('a product page shows the breadcrumb of its collection', async () => {
  const { shop } = await openWithTree()
  await using _ = shop
  const html = await read(shop, '/products/mug')
  expect(html).toContain('href="/collections/table"')
  expect(jsonLdIn(html)).toContainEqual(
    expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: expect.arrayContaining([expect.objectContaining({ position: 4, name: 'Mug' })]),
    }),
  )
  expect(await read(shop, '/products/bowl')).not.toContain('BreadcrumbList')
})

test('a former slug of a collection redirects, and an unknown slug is not found', async () => {
  const { shop, staff, change } = await openWithTree()
  await using _ = shop
  const ask = async (url: string) => {
    const { statusCode, headers } = await shop.app.inject(url)
    return [statusCode, headers.location]
  }
  expect(await ask('/collections/table')).toEqual([200, undefined])
  await change('table', { slug: 'the-table' })
  expect(await ask('/collections/table?in_stock=true&utm_source=letter')).toEqual([
    301,
    '/collections/the-table?in_stock=true',
  ])
  expect(await ask('/collections/the-table')).toEqual([200, undefined])
  await staff.api(deleteCollection, { params: { slug: 'the-table' }, query: {} })
  for (const slug of ['table', 'the-table', 'never', 'No-Slug'])
    expect((await ask(`/collections/${slug}`))[0], slug).toBeOneOf([400, 404])
})

test('a change of a collection invalidates its pages and those that show it; a menu change invalidates all', {
  tags: ['deep'],
}, async () => {
  const { shop, staff, mug, change } = await openWithTree()
  await using _ = shop
  const pages = ['/', '/contact', '/collections', '/collections/home', '/collections/table', '/collections/gifts']
  const all = [...pages, '/products/mug', '/products/bowl']
  const remade = async (edit: () => Promise<unknown>) => {
    for (const page of all) await read(shop, page)
    await edit()
    // Database notifications arrive later; this test checks only what the process invalidates itself.
    return all.filter((page) => !shop.cache.has(page))
  }
  expect(await remade(async () => {})).toEqual([])
  expect(await remade(() => change('table', { text: 'For eating.' }))).toEqual([
    '/collections/home',
    '/collections/table',
    '/products/mug',
  ])
  const add = { params: { slug: 'gifts', product: String(mug.id) }, body: {} }
  expect(await remade(() => staff.api(addProductToCollection, add))).toEqual(['/collections/gifts', '/products/mug'])
  // The home page shows the collections at the top.
  expect(await remade(() => change('gifts', { text: 'For you.' }))).toEqual([
    ...['/', '/collections', '/collections/gifts'],
    '/products/mug',
  ])
  expect(await remade(() => change('home', { title: 'House' }))).toEqual(all)
  expect(await read(shop, '/contact')).toContain('House')
  expect(await remade(() => staff.api(moveCollection, { params: { slug: 'gifts' }, body: { to: 'up' } }))).toEqual([
    ...['/', '/collections', '/collections/gifts'],
    '/products/mug',
  ])
})
