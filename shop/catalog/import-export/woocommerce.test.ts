import { expect, test } from 'vitest'
import { htmlIn, listedIn } from '../../../extensions/woocommerce-import/cells.ts'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { bring, exported, finishImport, importErrorsOf, productsOf } from '../../../tests/fixtures/import-catalogue.ts'
import { aPicture } from '../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { zipOf } from '../../../tests/fixtures/zip.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { WOO_PICTURES, WOO_ROWS, wooCsv } from '../../../tests/sheets/woocommerce-export.ts'
import { withoutOtherLoad } from '../../../tests/shortest-of.ts'
import { findCollectionsOf } from '../collections/collections.contract.ts'
import { getProductBySlug, listProducts } from '../products/read/catalogue.contract.ts'
import { markdownFromHtml } from './formats/markdown-from-html.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const WRONG = [
  '17 Type: Grouped products cannot be imported. Import the products of the group and bundle them in their forms.',
  '17 Regular price: Write a price, for example 12.50.',
  '18 Type: External products, which another shop sells, cannot be imported.',
  '19 Type: Downloadable products cannot be imported.',
  '21 Type: The variations of this product are not in the file.',
  '21 Regular price: Write a price, for example 12.50.',
]

async function openWithCollections(): Promise<{ shop: TestShop; staff: Person }> {
  const shop = await openShop()
  const staff = await shop.staff()
  const home = await createdCollection(staff, { slug: 'home', title: 'Home' })
  const garden = await createdCollection(staff, { slug: 'garden', title: 'Garden' })
  await createdCollection(staff, { slug: 'garden-candles', title: 'Candles', parent: garden.id })
  await createdCollection(staff, { slug: 'candles', title: 'Candles', parent: home.id })
  await createdCollection(staff, { slug: 'gifts', title: 'Gifts, small' })
  return { shop, staff }
}

test('imports WooCommerce variations, prices, stock, weights, pictures, attributes, collections and states', async () => {
  const { shop, staff } = await openWithCollections()
  await using _ = shop
  const zip = zipOf(
    await Promise.all(WOO_PICTURES.map(async (name) => ({ name: `uploads/${name}`, content: await aPicture() }))),
  )
  const found = await bring(staff, wooCsv(WOO_ROWS), zip)
  expect((await importErrorsOf(staff, found)).filter((error) => !error.startsWith('20 '))).toEqual(WRONG)
  expect(await importErrorsOf(staff, found)).toContain('20 Parent: The product of this variation is not in the file.')
  expect(found.untaken.filter(({ rows }) => rows > 0)).toEqual([])
  await finishImport(staff, found.id)
  const headers = { authorization: `Token ${staff.token}` }
  const { body } = await shop.app.inject({ url: `/api/catalogue_imports/${found.id}/wrong_lines.csv`, headers })
  expect(
    body.match(/,(5\d),(?:grouped|external|"simple, down|variation|variable)/g)?.map((part) => part.slice(1, 3)),
  ).toEqual(['50', '51', '52', '54', '53'])

  const read = (slug: string) => staff.api(getProductBySlug, { params: { slug } })
  expect(await read('candle-30-cm')).toMatchObject({
    title: 'Candle, 30 cm',
    description:
      'Burns for **eight** hours.\n\nOf bees & love.\n\n- No drip\n- No smoke\n\nLine one\nLine two, C:\\new',
    facts: 'Colour: Amber, Sea, green',
    price: '12.50',
    // Virtual products are drafts.
    state: 'draft',
    options: [],
    variants: [
      {
        name: 'Standard',
        stock: 12,
        sku: 'C-1',
        gtin: '4006381333931',
        weight: 250,
        price: null,
        reduced: null,
        images: [{}, {}],
      },
    ],
  })
  const { collections } = await staff.api(findCollectionsOf, { params: { slug: 'candle-30-cm' } })
  expect(collections.map(({ slug }) => slug).sort()).toEqual(['candles', 'gifts'])
  const shirt = await read('linen-shirt')
  expect(shirt).toMatchObject({
    facts: 'Made in: France',
    price: '45.00',
    options: ['Size', 'Colour'],
    variants: [
      {
        name: 'M / Sea, green',
        options: ['M', 'Sea, green'],
        price: null,
        sku: 'LS-G-M',
        stock: 100,
        weight: 220,
        images: [{}, {}],
      },
      { name: 'S / Red', price: '40.00', reduced: null, sku: 'LS-R-S', stock: 3, weight: 200, images: [{}, {}, {}] },
      { name: 'L / Any', price: null, sku: null, stock: 1 },
    ],
  })
  expect(shirt.variants[0]?.images[0]?.image).toBe(shirt.thumbnail)
  expect(shirt.variants[1]?.images[0]?.image).not.toBe(shirt.thumbnail)
  expect((await read('tea')).variants).toMatchObject([
    { name: '100 g', stock: 4 },
    { name: '250 g', stock: 3 },
  ])
  const others = ['linen-shirt-40', 'private', 'pending', 'not-listed', '1-1', 'on-order']
  expect(
    await Promise.all(
      others.map(async (slug) => [slug, (await read(slug)).state, (await read(slug)).variants[0]?.stock]),
    ),
  ).toEqual([
    ['linen-shirt-40', 'draft', 5],
    ['private', 'hidden', 5],
    ['pending', 'draft', 5],
    ['not-listed', 'hidden', 5],
    ['1-1', 'published', 0],
    ['on-order', 'published', 0],
  ])
  expect(await read('1-1')).toMatchObject({ title: '=1+1' })
  expect(await read('linen-shirt-40')).toMatchObject({ description: 'Linen shirt' })

  expect(found.left_out.map(({ column, rows, reason }) => `${column} ${rows} ${reason.slice(0, 30)}`).sort()).toEqual([
    'Attribute 1 value(s) 1 empty means any value; importe',
    'Description 1 empty; a new product uses its ',
    'GTIN, UPC, EAN, or ISBN 1 left out, not a valid GTIN (8,',
    'Published 1 left out, a disabled variation',
    'SKU 1 left out, the SKU of a product',
    'Sale price 2 the sale price is not imported',
    'Stock 1 all variations share one stock',
    'Stock 1 negative stock; imported as 0',
    'Stock 1 stock not tracked by the other',
    'Tags 1 there is no collection “wax”',
    'Type 1 imported as a draft: virtual p',
  ])
})

test('a second import and the shop’s own export change nothing, and a renamed product is recognised by its SKUs', async () => {
  const { shop, staff } = await openWithCollections()
  await using _ = shop
  const zip = zipOf(await Promise.all(WOO_PICTURES.map(async (name) => ({ name, content: await aPicture() }))))
  const { id, counts } = await bring(staff, wooCsv(WOO_ROWS), zip)
  expect(counts).toMatchObject({ create: 9, update: 0, invalid: 5 })
  expect((await finishImport(staff, id)).counts).toMatchObject({ done: 9, failed: 0 })
  await shop.db.updateTable('variants').set({ stock: 61 }).where('sku', '=', 'LS-G-M').execute()

  const again = await bring(staff, wooCsv(WOO_ROWS))
  expect(again.counts).toMatchObject({ create: 0, update: 0, unchanged: 9, invalid: 5 })
  const out = await exported(shop, staff)
  expect((await bring(staff, out)).counts).toMatchObject({ create: 0, update: 0, unchanged: 9, invalid: 0 })

  const renamed = WOO_ROWS.map((row) =>
    'Name' in row && row.ID === '10' ? { ...row, Name: 'Great candle', 'Regular price': '14' } : row,
  )
  const changed = await bring(staff, wooCsv(renamed))
  expect(changed.counts).toMatchObject({ create: 0, update: 1, unchanged: 8 })
  const [candle] = await productsOf(staff, changed, 'update')
  expect([candle?.slug, candle?.changed.map(({ field, new: now }) => `${field} ${now}`)]).toEqual([
    'candle-30-cm',
    ['title Great candle', 'price 14.00'],
  ])
})

test('leaves an existing product with the same name unchanged and does not sell unavailable products', async () => {
  await addProduct(shop.db, { slug: 'mug', title: 'Mug', variants: [{ name: 'Standard', sku: 'OWN-1' }] })
  const simple = { Type: 'simple', Description: 'Good.', Stock: '5', Images: 'https://old.example/mug.jpg' }
  const variation = { Type: 'variation', Parent: 'id:9', Stock: '1', 'Attribute 1 name': 'Size' }
  const file = wooCsv([
    { ...simple, ID: '7', SKU: 'M-7', Name: 'Mug', 'Regular price': '10' },
    { ...simple, ID: '8', Type: 'variable', Name: 'Cup' },
    { ...variation, ID: '10', Parent: 'id:8', 'Attribute 1 value(s)': 'S', 'Regular price': '3' },
    { ...variation, ID: '11', Parent: 'id:8', 'Attribute 1 value(s)': 'M', 'Regular price': '' },
    { ...simple, ID: '9', Type: 'variable', Name: 'Bowl' },
    { ...variation, ID: '12', 'Attribute 1 value(s)': 'S', 'Regular price': '3', Published: '0' },
  ])
  const found = await bring(staff, file, zipOf([{ name: 'mug.jpg', content: await aPicture() }]))
  expect((await importErrorsOf(staff, found))[0]).toBe('6 Type: None of its variations is for sale.')
  expect(found.left_out.map(({ reason }) => reason)).toContain('left out, a variation without a price')
  await finishImport(staff, found.id)
  const read = (slug: string) => staff.api(getProductBySlug, { params: { slug } })
  expect((await read('mug')).variants).toMatchObject([{ sku: 'OWN-1' }])
  expect((await read('mug-7')).variants).toMatchObject([{ sku: 'M-7', stock: 5 }])
  expect((await read('cup')).variants).toMatchObject([{ name: 'S', price: null }])
  expect((await bring(staff, file)).counts).toMatchObject({ create: 0, update: 0, unchanged: 2, invalid: 1 })
})

test('decodes entities in names of products, collections, tags and attributes', async () => {
  await createdCollection(staff, { title: 'Home & garden', slug: 'home-and-garden' })
  const file = wooCsv([
    {
      ...{ ID: '5', Type: 'simple', Name: 'Salt &amp; pepper &#8217;59', Description: 'Good.', 'Regular price': '9' },
      ...{
        Stock: '1',
        Images: 'https://old.example/mug.jpg',
        Categories: 'Home &amp; garden',
        Tags: 'this &amp; that',
      },
      ...{ 'Attribute 1 name': 'Care &amp; use', 'Attribute 1 value(s)': 'Rinse &lt; 40 °C' },
    },
  ])
  const found = await bring(staff, file, zipOf([{ name: 'mug.jpg', content: await aPicture() }]))
  expect(found.missing_collections).toEqual([{ names: ['this & that'], products: 1 }])
  await finishImport(staff, found.id)
  const { title, facts } = await staff.api(getProductBySlug, { params: { slug: 'salt-pepper-59' } })
  expect([title, facts]).toEqual(['Salt & pepper ’59', 'Care & use: Rinse < 40 °C'])
  expect((await shop.visitor.api(listProducts, { query: { collection: 'home-and-garden' } })).count).toBe(1)
})

test('reads lists and descriptions in WooCommerce notation of any length', { tags: ['deep'] }, () => {
  const cell = (text: string) => ({ text, line: 2, column: 'Tags' })
  expect(listedIn(cell("'=a\\, b,c , ,d\\e"))).toEqual(['=a, b', 'c', 'd\\e'])
  expect(listedIn(undefined)).toEqual([])
  const html = htmlIn(cell('One\\ntwo\\n\\nthree <em>x</em>\\nfour\\n<h2>Five</h2>\\nsix'))
  expect(markdownFromHtml(html)).toBe('One\ntwo\n\nthree *x*\nfour\n\n### Five\n\nsix')
  for (const hostile of [' ', '\\', '\\n', '<p ', '</p>\\n', ',', '\\,', "'="].map((part) => part.repeat(300_000))) {
    markdownFromHtml(htmlIn(cell(hostile)))
    expect(listedIn(cell(hostile)).length).toBeGreaterThanOrEqual(0)
  }
})

test('reads a product with 20,000 variations and 5,000 pictures within ten seconds', { tags: ['deep'] }, async () => {
  const images = Array.from({ length: 5000 }, (_, index) => `https://old.example/${index}.jpg`).join(', ')
  const variations = Array.from({ length: 20_000 }, (_, index) => ({
    ...{ ID: String(index + 2), Type: 'variation', Parent: 'many', 'Regular price': '1', Stock: 'parent' },
    ...{
      'Attribute 1 name': 'Number',
      'Attribute 1 value(s)': String(index),
      Images: `https://old.example/own-${index}.jpg`,
    },
  }))
  const parent = {
    ID: '1',
    Type: 'variable',
    SKU: 'many',
    Name: 'Many',
    Description: 'Many.',
    Stock: '9',
    Images: images,
  }
  const began = performance.now()
  const found = await bring(staff, wooCsv([parent, ...variations]))
  expect(withoutOtherLoad(performance.now() - began)).toBeLessThan(10_000)
  expect(found.pictures.wanted).toBeGreaterThan(0)
  expect((await productsOf(staff, found))[0]?.notes).toHaveLength(100)
})
