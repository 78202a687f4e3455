import { expect, test } from 'vitest'
import { bring, importErrorsOf, productsOf, runImportOf } from '../../../../tests/fixtures/import-catalogue.ts'
import { aPicture, createdProduct } from '../../../../tests/fixtures/product-form.ts'
import { zipOf } from '../../../../tests/fixtures/zip.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { getProductBySlug } from '../../products/read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const csvOf = (rows: readonly Record<string, string>[]) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [columns.join(','), ...rows.map((row) => columns.map((column) => row[column] ?? '').join(','))].join('\n')
}

const plain = (Handle: string, more: Record<string, string> = {}) => ({
  Handle,
  Title: 'A thing',
  'Body (HTML)': '<p>Good.</p>',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '19.90',
  'Image Src': 'https://cdn.shopify.com/front.jpg',
  ...more,
})

const zip = zipOf([{ name: 'front.jpg', content: await aPicture() }])

test('imports untracked and negative stock of Shopify with a note', async () => {
  const counted = (tracker: string, pieces: string) => ({
    'Variant Inventory Tracker': tracker,
    'Variant Inventory Qty': pieces,
  })
  const csv = csvOf([
    plain('counted', counted('shopify', '3')),
    plain('oversold', counted('shopify', '-2')),
    plain('uncounted', counted('', '0')),
  ])
  const found = await runImportOf(staff, csv, zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  expect(found.left_out.map(({ reason, rows, line }) => [reason, rows, line])).toEqual([
    ['negative stock; imported as 0', 1, 3],
    [expect.stringContaining('stock not tracked by the other shop'), 1, 4],
  ])
  const stockOf = async (slug: string) =>
    (await staff.api(getProductBySlug, { params: { slug } })).variants.map(({ stock }) => stock)
  expect(await Promise.all(['counted', 'oversold', 'uncounted'].map(stockOf))).toEqual([[3], [0], [100]])
  // A second import changes nothing.
  expect((await bring(staff, csv)).counts).toMatchObject({ unchanged: 3 })
})

test('without stock figures new variants start at 0 and existing ones keep their stock', async () => {
  await createdProduct(staff, {
    slug: 'here',
    variants: [{ name: 'Standard', stock: 7, images: [{ image: await aPicture() }] }],
  })
  const found = await runImportOf(staff, csvOf([plain('new'), plain('here')]), zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  expect(found.left_out).toMatchObject([{ column: 'Variant Inventory Qty', rows: 2, line: 2 }])
  for (const [slug, stock] of Object.entries({ new: 0, here: 7 }))
    expect(await staff.api(getProductBySlug, { params: { slug } })).toMatchObject({ variants: [{ stock }] })
})

test('uses the name without a description, truncates alt texts and omits unsupported units', async () => {
  await createdProduct(staff, { slug: 'here', description: 'Told at length.' })
  const odd = {
    'Body (HTML)': '',
    'Variant Inventory Qty': '3',
    'Image Alt Text': 'word '.repeat(60).trim(),
    'Unit Price Total Measure': '8',
    'Unit Price Total Measure Unit': 'oz',
  }
  const found = await runImportOf(staff, csvOf([plain('new', odd), plain('here', odd)]), zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  expect(found.left_out.map(({ column }) => column)).toEqual(
    expect.arrayContaining(['Body (HTML)', 'Image Alt Text', 'Unit Price Total Measure']),
  )
  expect(await productsOf(staff, found)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
  const made = await staff.api(getProductBySlug, { params: { slug: 'new' } })
  expect(made).toMatchObject({ description: 'A thing', variants: [{ contents: null }] })
  expect(made.thumbnail_alt).toBe('word '.repeat(40).trim())
  const kept = await staff.api(getProductBySlug, { params: { slug: 'here' } })
  expect(kept.description).toBe('Told at length.')
})

test('converts handles with other characters to slugs, equally on each import', async () => {
  const stock = { 'Variant Inventory Qty': '3' }
  const csv = csvOf(['Café_crème', 'two-words', '本'].map((handle) => plain(handle, stock)))
  const found = await runImportOf(staff, csv, zip)
  expect((await productsOf(staff, found)).map(({ slug, outcome }) => [slug, outcome])).toEqual([
    ['cafe-creme', 'done'],
    ['two-words', 'done'],
    ['product-885259', 'done'],
  ])
  expect(found.left_out).toMatchObject([{ column: 'Handle', rows: 2, line: 2 }])
  expect((await bring(staff, csv)).counts).toMatchObject({ unchanged: 3, invalid: 0 })
})
