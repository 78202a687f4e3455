import { expect, test } from 'vitest'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { bring, finishImport, importErrorsOf, settledImport } from '../../../tests/fixtures/import-catalogue.ts'
import { aPicture } from '../../../tests/fixtures/product-form.ts'
import { zipOf } from '../../../tests/fixtures/zip.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { findCollectionsOf, listCollections } from '../collections/collections.contract.ts'
import { addProductToCollection } from '../collections/editing/edit-collections.contract.ts'
import { getProductBySlug } from '../products/read/catalogue.contract.ts'
import { makeCollections } from './catalogue-csv.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

/** Each column of Shopify's product export in order, with the values of a shirt's two variants. */
const SHIRT: readonly (readonly [column: string, first: string, second: string])[] = [
  ['Handle', 'linen-shirt', 'linen-shirt'],
  ['Title', 'Linen shirt', ''],
  ['Body (HTML)', '<p>Cool.</p>', ''],
  ['Vendor', 'Maison', ''],
  ['Product Category', 'Apparel & Accessories > Clothing > Shirts', ''],
  ['Type', 'Shirt', ''],
  ['Tags', '"linen, summer"', ''],
  ['Published', 'true', ''],
  ['Option1 Name', 'Size', ''],
  ['Option1 Value', 'S', 'M'],
  ['Option1 Linked To', '', ''],
  ['Option2 Name', '', ''],
  ['Option2 Value', '', ''],
  ['Option2 Linked To', '', ''],
  ['Option3 Name', '', ''],
  ['Option3 Value', '', ''],
  ['Option3 Linked To', '', ''],
  ['Variant SKU', 'LS-S', 'LS-M'],
  ['Variant Grams', '210', '220'],
  ['Variant Inventory Tracker', 'shopify', 'shopify'],
  ['Variant Inventory Qty', '4', '0'],
  ['Variant Inventory Policy', 'deny', 'deny'],
  ['Variant Fulfillment Service', 'manual', 'manual'],
  ['Variant Price', '89.00', '89.00'],
  ['Variant Compare At Price', '99.00', ''],
  ['Variant Requires Shipping', 'true', 'true'],
  ['Variant Taxable', 'true', 'true'],
  ['Unit Price Total Measure', '', ''],
  ['Unit Price Total Measure Unit', '', ''],
  ['Unit Price Base Measure', '', ''],
  ['Unit Price Base Measure Unit', '', ''],
  ['Variant Barcode', '', '3760000000017'],
  ['Image Src', 'https://cdn.shopify.com/s/files/1/shirt.jpg?v=1', ''],
  ['Image Position', '1', ''],
  ['Image Alt Text', 'A shirt', ''],
  ['Gift Card', 'false', ''],
  ['SEO Title', '', ''],
  ['SEO Description', '', ''],
  ['Google Shopping / Google Product Category', '', ''],
  ['Google Shopping / Gender', 'unisex', ''],
  ['Google Shopping / Age Group', 'adult', ''],
  ['Google Shopping / MPN', '', ''],
  ['Google Shopping / Condition', 'new', ''],
  ['Google Shopping / Custom Product', '', ''],
  ['Google Shopping / Custom Label 0', '', ''],
  ['Color (product.metafields.shopify.color-pattern)', 'white', ''],
  ['Variant Image', '', ''],
  ['Variant Weight Unit', 'g', 'g'],
  ['Variant Tax Code', '', ''],
  ['Cost per item', '31.50', '31.50'],
  ['Included / International', 'true', ''],
  ['Price / International', '', ''],
  ['Compare At Price / International', '', ''],
  ['Status', 'active', ''],
]
const TAKEN = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Price',
  'Unit Price Total Measure',
  'Unit Price Total Measure Unit',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Status',
  'Tags',
  'Variant Compare At Price',
  'SEO Title',
  'SEO Description',
  'Gift Card',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Inventory Policy',
]

test('lists unsupported Shopify columns with their number of values', async () => {
  const csv = [0, 1, 2].map((part) => SHIRT.map((column) => column[part]).join(',')).join('\n')
  const zip = zipOf([{ name: 'shirt.jpg', content: await aPicture() }])
  const found = await bring(staff, csv, zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  expect(found.untaken).toEqual(
    SHIRT.filter(([column]) => !TAKEN.includes(column)).map(([column, ...rows]) => ({
      column,
      rows: rows.filter((cell) => cell !== '').length,
    })),
  )
  const rowsOf = (name: string) => found.untaken.find(({ column }) => column === name)?.rows
  expect(['Variant Tax Code', 'Type', 'Cost per item', 'Vendor'].map(rowsOf)).toEqual([0, 1, 2, undefined])

  await finishImport(staff, found.id)
  expect(await staff.api(getProductBySlug, { params: { slug: 'linen-shirt' } })).toMatchObject({
    price: '89.00',
    thumbnail_alt: 'A shirt',
    variants: [
      { name: 'S', stock: 4 },
      { name: 'M', stock: 0 },
    ],
  })
})

test('TRUE and FALSE changed by Excel keep a hidden product hidden', async () => {
  const said = ['true', 'VRAI', 'FAUX', 'FALSCH', 'perhaps']
  const rows = said.map((published, index) => `shirt-${index},Shirt,Cool.,${published},S,89.00,2,front.jpg`)
  const header = 'Handle,Title,Body (HTML),Published,Option1 Value,Variant Price,Variant Inventory Qty,Image Src'
  const found = await bring(
    staff,
    [header, ...rows].join('\n'),
    zipOf([{ name: 'front.jpg', content: await aPicture() }]),
  )
  await finishImport(staff, found.id)
  const stateOf = async (index: number) =>
    (await staff.api(getProductBySlug, { params: { slug: `shirt-${index}` } })).state
  expect(await Promise.all(said.map((_, index) => stateOf(index)))).toEqual([
    'published',
    'published',
    'hidden',
    'hidden',
    'hidden',
  ])
})

test('assigns products to collections named like their tags and omits compare-at prices with a note', async () => {
  await createdCollection(staff, { slug: 'linen', title: 'Linen' })
  await createdCollection(staff, { slug: 'all-new', title: 'New', rule: 'new=true' })
  const own = await createdCollection(staff, { slug: 'gifts', title: 'Gifts' })
  const header =
    'Handle,Title,Body (HTML),Tags,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Qty,Image Src,SEO Title,SEO Description'
  const row = `shirt,Shirt,Cool.,"linen, Summer, new",S,"89,50",99.00,2,front.jpg,Linen shirts,${'long '.repeat(50)}`
  const zip = zipOf([{ name: 'front.jpg', content: await aPicture() }])
  const found = await bring(staff, `${header}\n${row}\n`, zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  expect(found.left_out.map(({ column, reason, rows, line }) => `${column} ${rows} ${line} ${reason}`)).toEqual([
    'Variant Compare At Price 1 2 the compare-at price is not imported: this shop computes it from its own prices of the last 30 days',
    'SEO Description 1 2 left out, longer than 200 characters; search engines get the default text',
    'Tags 1 2 there is no collection “Summer”',
    'Tags 1 2 the products of the collection “new” are chosen by its rule',
  ])
  await finishImport(staff, found.id)
  const collections = async () =>
    (await staff.api(findCollectionsOf, { params: { slug: 'shirt' } })).collections.map(({ slug }) => slug)
  expect(await collections()).toEqual(['linen'])
  const product = await staff.api(getProductBySlug, { params: { slug: 'shirt' } })
  expect(product).toMatchObject({ price: '89.50', meta_title: 'Linen shirts', meta_description: '' })
  expect(product.variants).toMatchObject([{ price: null, reduced: null }])

  // Manual collections and pictures stay, and a second import changes nothing.
  await staff.api(addProductToCollection, { params: { slug: own.slug, product: String(product.id) }, body: {} })
  const again = await bring(staff, `${header}\n${row}\n`)
  expect(again.counts).toMatchObject({ unchanged: 1, update: 0, invalid: 0 })
})

test('creates the missing collections of a file once and assigns its products', async () => {
  await createdCollection(staff, { slug: 'summer', title: 'Summer wear' })
  await createdCollection(staff, { slug: 'linen', title: 'Linen' })
  const header = 'Handle,Title,Body (HTML),Tags,Option1 Value,Variant Price,Variant Inventory Qty,Image Src'
  const row = (slug: string, tags: string) => `${slug},${slug},Cool.,"${tags}",S,10.00,2,front.jpg`
  const zip = zipOf([{ name: 'front.jpg', content: await aPicture() }])
  const lines = [header, row('shirt', 'linen, Été, étÉ'), row('skirt', `Été, Sale!, ${'x'.repeat(121)}`)]
  const found = await bring(staff, `${lines.join('\n')}\n`, zip)
  expect(found.missing_collections).toEqual([
    { names: ['Été'], products: 2 },
    { names: ['Sale!'], products: 1 },
  ])
  const params = { id: String(found.id) }
  const pressed = await Promise.allSettled([1, 2, 3].map(() => staff.api(makeCollections, { params })))
  // A press after the file was read again finds nothing to create; the others meanwhile are refused.
  expect(pressed.map(({ status }) => status)).toContain('fulfilled')
  const refused = pressed.filter((press) => press.status === 'rejected')
  for (const { reason } of refused) expect(String(reason.message)).toMatch(/^409 /)
  const again = await settledImport(staff, found.id)
  expect([again.missing_collections, again.counts]).toMatchObject([[], { create: 2, invalid: 0 }])
  await finishImport(staff, found.id)
  const { results } = await shop.visitor.api(listCollections, { query: {} })
  expect(results.map(({ slug, title }) => [slug, title])).toEqual([
    ['summer', 'Summer wear'],
    ['linen', 'Linen'],
    ['ete', 'Été'],
    ['sale', 'Sale!'],
  ])
  const placed = await staff.api(findCollectionsOf, { params: { slug: 'shirt' } })
  expect(placed.collections.map(({ slug }) => slug).sort()).toEqual(['ete', 'linen'])
  expect((await bring(staff, `${lines.join('\n')}\n`)).counts).toMatchObject({ unchanged: 2, update: 0 })
})
