import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bring, importErrorsOf, productsOf, runImportOf } from '../../../tests/fixtures/import-catalogue.ts'
import { aPicture } from '../../../tests/fixtures/product-form.ts'
import { zipOf } from '../../../tests/fixtures/zip.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { getProductBySlug } from '../products/read/catalogue.contract.ts'

const picture = await aPicture()
const zip = zipOf(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, content: picture })))
const caseFile = (name: string) => readFile(join(import.meta.dirname, 'cases', name), 'utf8')

/** A column with its value for one product. */
type Columns = readonly (readonly [name: string, value: string])[]

const SHOPIFY: Columns = [
  ['Handle', 'shirt'],
  ['Title', 'Shirt'],
  ['Variant Price', '89.00'],
  ['Image Src', 'https://cdn.shopify.com/a.jpg?v=1'],
  ['Body (HTML)', '<p>Cool.</p>'],
  ['Vendor', 'Maison'],
  ['Tags', 'linen'],
  ['Published', 'true'],
  ['Status', 'active'],
  ['Option1 Name', 'Title'],
  ['Option1 Value', 'Default Title'],
  ['Option2 Name', ''],
  ['Option2 Value', ''],
  ['Variant SKU', 'LS-S'],
  ['Variant Grams', '210'],
  ['Variant Inventory Tracker', 'shopify'],
  ['Variant Inventory Qty', '4'],
  ['Variant Inventory Policy', 'deny'],
  ['Variant Compare At Price', '99.00'],
  ['Variant Requires Shipping', 'true'],
  ['Variant Taxable', 'true'],
  ['Variant Barcode', '3760000000017'],
  ['Image Position', '1'],
  ['Image Alt Text', 'A shirt'],
  ['Gift Card', 'false'],
  ['SEO Title', 'Shirt'],
  ['Variant Image', ''],
]

const WOOCOMMERCE: Columns = [
  ['Type', 'simple'],
  ['Name', 'Shirt'],
  ['Regular price', '89'],
  ['Images', 'https://old.example/a.jpg'],
  ['ID', '7'],
  ['SKU', 'LS-S'],
  ['GTIN, UPC, EAN, or ISBN', '3760000000017'],
  ['Published', '1'],
  ['Visibility in catalog', 'visible'],
  ['Short description', 'Cool.'],
  ['Description', 'Linen.'],
  ['Tax status', 'taxable'],
  ['Tax class', ''],
  ['In stock?', '1'],
  ['Stock', '4'],
  ['Backorders allowed?', '0'],
  ['Weight (kg)', '0.2'],
  ['Sale price', ''],
  ['Categories', 'Linen'],
  ['Tags', 'linen'],
  ['Parent', ''],
  ['Position', '0'],
  ['Attribute 1 name', 'Colour'],
  ['Attribute 1 value(s)', 'White'],
  ['Attribute 1 visible', '1'],
]

test.each([
  ['Shopify', SHOPIFY],
  ['WooCommerce', WOOCOMMERCE],
] as const)(
  'imports a file of %s without any one, and without all, of its optional columns',
  { tags: ['deep'] },
  async (_, columns) => {
    await using shop = await openShop()
    const staff = await shop.staff()
    // The picture address is required if the product has no other picture.
    const [required, optional] = [columns.slice(0, 4), columns.slice(4)]
    const subsets = [...optional.map((left) => columns.filter((one) => one !== left)), required]
    for (const subset of subsets) {
      const names = subset.map(([name]) => (name.includes(',') ? `"${name}"` : name))
      const found = await bring(
        staff,
        [names, subset.map(([, value]) => value)].map((row) => row.join(',')).join('\n'),
        zip,
      )
      const left = columns.filter((one) => !subset.includes(one)).map(([name]) => name)
      expect([left, await importErrorsOf(staff, found), found.counts.create]).toEqual([left, [], 1])
    }
  },
)

test('takes a WooCommerce file without stock from "In stock?", and without both as none in stock', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const parents = await runImportOf(staff, await caseFile('woo-no-parent-column.csv'), zip)
  const stocks = await runImportOf(staff, await caseFile('woo-no-stock-column.csv'), zip)
  const read = async (slug: string) => (await staff.api(getProductBySlug, { params: { slug } })).variants[0]?.stock
  expect([await read('prokupac-sumadija'), await read('no-stock-column')]).toEqual([100, 0])
  for (const found of [parents, stocks]) {
    const [product] = await productsOf(staff, found)
    expect(product).toMatchObject({
      outcome: 'done',
      notes: expect.arrayContaining([{ line: 2, column: 'Stock', reason: expect.any(String) }]),
    })
  }
})
