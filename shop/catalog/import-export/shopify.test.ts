import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  bring,
  finishImport,
  importErrorsOf,
  productsOf,
  runImportOf,
} from '../../../tests/fixtures/import-catalogue.ts'
import { aPicture } from '../../../tests/fixtures/product-form.ts'
import { zipOf } from '../../../tests/fixtures/zip.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { getProductBySlug } from '../products/read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Status',
] as const
type Sample = { [column in (typeof COLUMNS)[number]]?: string }

const picture = await aPicture()

const CDN = 'https://cdn.shopify.com/s/files/1/0001/products'

/** Rows as Shopify exports a product: texts in the first row, and a variant, a picture or both in each row. */
function sample(index: number): Sample[] {
  const Handle = `bag-${index}`
  return [
    {
      Handle,
      Title: `Bag "${index}"`,
      'Body (HTML)':
        '<p>Made of <strong>linen</strong> &amp; love.</p>\n<ul>\n<li>Washable</li><li>30&nbsp;l</li></ul><script>alert(1)</script>',
      Vendor: 'Maison',
      Published: 'TRUE',
      'Option1 Name': 'Color',
      'Option1 Value': '#AABB01',
      'Option2 Name': 'Size',
      'Option2 Value': 'Large',
      'Variant SKU': `B-${index}`,
      'Variant Inventory Qty': String(index),
      'Variant Price': '19.90',
      'Image Src': `${CDN}/bag%20${index % 3}.jpg?v=1`,
      'Image Position': '2',
      'Image Alt Text': 'From the side',
      Status: 'active',
    },
    {
      Handle,
      'Option1 Value': 'Plum',
      'Option2 Value': 'Small',
      'Variant Inventory Qty': '4',
      'Variant Price': '19.90',
      'Image Src': `${CDN}/front.jpg`,
      'Image Position': '1',
      'Image Alt Text': 'From the front',
      'Variant Image': `${CDN}/front.jpg`,
    },
  ]
}

function shopifyCsv(rows: readonly Sample[]): string {
  const cell = (text = '') => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','))].join('\n')
}

test('imports products of Shopify with variants, stock and pictures', async () => {
  const front = await aPicture()
  const side = await aPicture({ colour: '#33a' })
  const zip = zipOf([
    { name: 'export/front.jpg', content: front },
    ...[0, 1, 2].map((index) => ({ name: `export/Bag ${index}.JPG`, content: side })),
    { name: '__MACOSX/export/._front.jpg', content: Buffer.from('x') },
    // A file in a hidden folder does not make a name ambiguous.
    { name: 'export/.thumbnails/front.jpg', content: Buffer.from('x') },
  ])
  const csv = shopifyCsv(Array.from({ length: 10 }, (_, index) => sample(index + 1)).flat())
  const found = await runImportOf(staff, csv, zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  expect(found.counts).toMatchObject({ create: 10, done: 10, failed: 0 })

  const product = await staff.api(getProductBySlug, { params: { slug: 'bag-7' } })
  expect(product).toMatchObject({
    title: 'Bag "7"',
    description: 'Made of **linen** & love.\n\n- Washable\n- 30 l',
    price: '19.90',
    thumbnail_alt: 'From the front',
    options: ['Color', 'Size'],
    variants: [
      {
        name: '#AABB01 / Large',
        options: ['#AABB01', 'Large'],
        color: '#aabb01',
        stock: 7,
        images: [{ alt: 'From the side' }],
      },
      { name: 'Plum / Small', color: null, stock: 4, images: [{ alt: 'From the front' }, { alt: 'From the side' }] },
    ],
  })
  expect(product.variants[1]?.images[0]?.image).toBe(product.thumbnail)
  const picture = await shop.app.inject(product.thumbnail)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('groups the rows of a product in a file that a spreadsheet sorted', async () => {
  const file = await readFile(join(import.meta.dirname, 'cases/sorted-in-excel.csv'))
  const zip = zipOf(['a.jpg', 'b.jpg'].map((name) => ({ name, content: picture })))
  const found = await runImportOf(staff, file, zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  for (const slug of ['so-1', 'so-2']) {
    const { variants } = await staff.api(getProductBySlug, { params: { slug } })
    expect(variants.map(({ name }) => name)).toEqual(['S', 'M'])
  }
})

test.each([
  ['colliding-handles.csv', ['col-1', 'col-1-2']],
  [
    'long-handles-adjacent.csv',
    [
      'a-very-long-handle-as-vintage-dealers-write-them-with-place-and-decade-italy-195',
      'a-very-long-handle-as-vintage-dealers-write-them-with-place-and-decade-italy-1-2',
    ],
  ],
])('gives handles with equal slugs distinct slugs, the same in a second import: %s', async (name, slugs) => {
  const file = await readFile(join(import.meta.dirname, 'cases', name), 'utf8')
  const zip = zipOf(['a.jpg', 'b.jpg'].map((one) => ({ name: one, content: picture })))
  const found = await runImportOf(staff, file, zip)
  const products = await productsOf(staff, found)
  expect(products.map(({ slug, outcome }) => [slug, outcome])).toEqual(slugs.map((slug) => [slug, 'done']))
  expect(products[1]?.notes).toContainEqual({
    ...{ line: 3, column: 'Handle' },
    reason: `another product has the slug of this handle, so this one gets a different slug: “${slugs[1]}”`,
  })
  expect((await bring(staff, file)).counts).toMatchObject({ unchanged: 2, create: 0, invalid: 0 })

  // Row order and missing products do not matter.
  const [header, first, second = ''] = file.trimEnd().split('\n')
  expect((await bring(staff, [header, second, first].join('\n'))).counts).toMatchObject({ unchanged: 2 })
  const renamed = await runImportOf(
    staff,
    [header, second.replace(/,(Collide hyphen|Lamp two),/, ',Renamed,')].join('\n'),
  )
  expect(await productsOf(staff, renamed)).toMatchObject([{ slug: slugs[1], title: 'Renamed', outcome: 'done' }])
})

test('a variant without its own picture shows those of the others if the product has no more', async () => {
  const [first = {}, second = {}] = sample(1)
  const { 'Image Src': _, ...without } = first
  const zip = zipOf([{ name: 'front.jpg', content: await aPicture() }])
  const found = await runImportOf(staff, shopifyCsv([without, second]), zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  const { variants } = await staff.api(getProductBySlug, { params: { slug: 'bag-1' } })
  expect(variants.map(({ images }) => images.map(({ alt }) => alt))).toEqual([['From the front'], ['From the front']])
})

test('notes unsupported values and keeps products unpublished that were not for sale', async () => {
  const [first = {}, second = {}] = sample(1)
  const single = { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Option2 Name': '', 'Option2 Value': '' }
  const only = { ...first, ...single, 'Image Src': `${CDN}/front.jpg` }
  const csv = shopifyCsv([
    { ...only, Handle: 'Plain', 'Body (HTML)': 'Plain' },
    { ...only, Handle: 'draft', 'Variant SKU': '', Status: 'draft' },
    { ...only, Handle: 'hidden', 'Variant SKU': '', Published: 'false' },
    { ...first, Handle: 'same-number' },
    { ...second, Handle: 'same-number' },
    { ...only, Handle: 'miscounted', 'Variant SKU': '', 'Variant Inventory Qty': 'two' },
  ])
  const zip = zipOf([{ name: 'front.jpg', content: await aPicture() }])
  const found = await bring(staff, csv, zip)
  expect(await importErrorsOf(staff, found)).toEqual([
    '13 Variant Inventory Qty: "two" is not a whole number; write only digits, like 12.',
  ])
  await finishImport(staff, found.id)
  expect(await productsOf(staff, found)).toMatchObject([
    { slug: 'plain', outcome: 'done' },
    { slug: 'draft', outcome: 'done' },
    { slug: 'hidden', outcome: 'done' },
    {},
    {},
  ])
  for (const slug of ['draft', 'hidden']) {
    expect(await staff.api(getProductBySlug, { params: { slug } })).toMatchObject({ state: slug })
    await expect(shop.visitor.api(getProductBySlug, { params: { slug } })).rejects.toThrow('404')
  }
  const { variants } = await staff.api(getProductBySlug, { params: { slug: 'plain' } })
  expect(variants).toMatchObject([{ name: 'Standard', options: [], stock: 1 }])
})

test('transliterates handles of other scripts, and numbers those that cannot be transliterated', async () => {
  const file = await readFile(join(import.meta.dirname, 'cases/unicode-handles.csv'), 'utf8')
  const zip = zipOf(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, content: picture })))
  const found = await runImportOf(staff, file, zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  expect((await productsOf(staff, found)).map(({ slug }) => slug)).toEqual([
    'the-vert-oeuf',
    expect.stringMatching(/^product-\d{6}$/),
    'chaynik',
    'trailing-dash',
  ])
})

test('imports prices, SKUs, bar codes and weights of variants and omits invalid bar codes', async () => {
  const [first = {}, second = {}] = sample(3)
  const header = ['Variant Barcode', 'Variant Grams', 'Unit Price Total Measure', 'Unit Price Total Measure Unit']
  const more = [
    ["'3760000000017", '250.0', '0.25', 'kg'],
    ['SHELF-12', '0.0', '', ''],
  ]
  const lines = shopifyCsv([
    { ...first, 'Body (HTML)': 'Plain' },
    { ...second, 'Variant Price': '25', 'Variant SKU': 'B-4' },
  ]).split('\n')
  const csv = lines.map((line, index) => [line, ...(more[index - 1] ?? header)].join(',')).join('\n')
  const zip = zipOf(['front.jpg', 'bag 0.jpg'].map((name) => ({ name, content: picture })))
  const found = await runImportOf(staff, csv, zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  // The omitted bar code is noted.
  expect(found.left_out).toEqual([
    { column: 'Variant Barcode', reason: expect.stringContaining('not a valid GTIN'), rows: 1, line: 3 },
  ])
  expect(await staff.api(getProductBySlug, { params: { slug: 'bag-3' } })).toMatchObject({
    price: '19.90',
    variants: [
      {
        price: null,
        sku: 'B-3',
        gtin: '3760000000017',
        weight: 250,
        contents: { amount: '0.25', unit: 'kg' },
        unit_price: { price: '79.60', per: 'kg' },
      },
      { price: '25.00', sku: 'B-4', gtin: null, weight: null, contents: null, unit_price: null },
    ],
  })
})
