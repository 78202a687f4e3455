import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bring, exported, importErrorsOf, productsOf, runImportOf } from '../../../tests/fixtures/import-catalogue.ts'
import { aPicture } from '../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { zipOf } from '../../../tests/fixtures/zip.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { wooCsv } from '../../../tests/sheets/woocommerce-export.ts'
import { getProductBySlug } from '../products/read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const caseFile = (name: string) => readFile(join(import.meta.dirname, 'cases', name), 'utf8')
const picture = await aPicture()
const zipWith = (...names: string[]) => zipOf(names.map((name) => ({ name, content: picture })))

const WOO_SIZES = [
  { ID: '1', Type: 'variable', Name: 'Shirt', Description: 'Good.', Images: 'https://old.example/a.jpg' },
  ...['S', 'M'].map((size, index) => ({
    ...{ ID: String(index + 2), Type: 'variation', Parent: 'id:1', SKU: 'M-12', 'Regular price': '10', Stock: '1' },
    ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': size },
  })),
]

test.each([
  ['Shopify', () => caseFile('same-sku-each-size.csv'), 'dup-1', 'Variant SKU', 2],
  ['WooCommerce', async () => wooCsv(WOO_SIZES), 'shirt', 'SKU', 3],
  [
    'Comptoir',
    async () =>
      'slug,title,description,price,options,variant,variant_options,stock,sku,thumbnail,images\n' +
      'shirt,Shirt,Good.,10,Size,S,S,1,M-12,a.jpg,a.jpg\nshirt,,,,,M,M,1,m-12,,a.jpg\n',
    'shirt',
    'sku',
    2,
  ],
] as const)('the first variant keeps a repeated SKU, with a note for each other variant: %s', async (...given) => {
  const [, read, slug, column, firstLine] = given
  const file = await read()
  const found = await runImportOf(staff, file, zipWith('a.jpg'))
  expect(await importErrorsOf(staff, found)).toEqual([])
  const [product] = await productsOf(staff, found)
  expect(product?.notes.filter((note) => note.column === column)).toEqual([
    { line: firstLine + 1, column, reason: expect.stringContaining(`left out: line ${firstLine} has this SKU`) },
  ])
  const { variants } = await staff.api(getProductBySlug, { params: { slug } })
  expect(variants.map(({ name, sku }) => [name, sku])).toEqual([
    ['S', 'M-12'],
    ['M', null],
  ])
  expect((await bring(staff, file, zipWith('a.jpg'))).counts).toMatchObject({ create: 0, invalid: 0 })
})

test('omits the SKU of another product, and an existing variant keeps its own', async () => {
  await addProduct(shop.db, { slug: 'mug', variants: [{ name: 'One', sku: 'ONE' }] })
  await addProduct(shop.db, { slug: 'cup', variants: [{ name: 'One', sku: 'TWO' }] })
  const found = await runImportOf(staff, 'slug,variant,sku,price\ncup,One,one,14\n')
  expect(await productsOf(staff, found)).toMatchObject([
    {
      outcome: 'done',
      notes: [{ line: 2, column: 'sku', reason: '“one” left out: the product “mug” of the shop has this SKU' }],
    },
  ])
  const { variants } = await staff.api(getProductBySlug, { params: { slug: 'cup' } })
  expect(variants).toMatchObject([{ sku: 'TWO' }])
})

test('a refused product does not claim its SKUs', async () => {
  for (const slug of ['mug', 'cup']) await addProduct(shop.db, { slug, variants: [{ name: 'One' }] })
  await runImportOf(staff, 'slug,variant,sku,price\nmug,One,A-1,dear\ncup,One,A-1,14\n')
  const { variants } = await staff.api(getProductBySlug, { params: { slug: 'cup' } })
  expect(variants).toMatchObject([{ sku: 'A-1' }])
})

test('imports the first 12 pictures of a variant, with one note', async () => {
  const names = Array.from({ length: 13 }, (_, index) => `p${index + 1}.jpg`)
  const found = await runImportOf(staff, await caseFile('13-pictures.csv'), zipWith(...names))
  const [product] = await productsOf(staff, found)
  expect(product).toMatchObject({
    outcome: 'done',
    notes: [
      {
        line: 14,
        column: 'Image Src',
        reason: 'left out, like those after it: a variant has at most 12 pictures',
      },
    ],
  })
  const images = names.map((name) => `https://old.example/${name}`).join(', ')
  const simple = { Type: 'simple', Name: 'Many', Description: 'Good.', 'Regular price': '1', Stock: '1' }
  const woo = await runImportOf(staff, wooCsv([{ ...simple, Images: images }]), zipWith(...names))
  expect((await productsOf(staff, woo))[0]?.notes).toMatchObject([{ line: 2, column: 'Images' }])
  for (const slug of ['pic-13', 'many']) {
    const { variants } = await staff.api(getProductBySlug, { params: { slug } })
    expect(variants[0]?.images).toHaveLength(12)
  }
})

test('imports a product with more than 50 variants as a draft with 50, the same in a second import', async () => {
  const row = (index: number) => `many,${index === 0 ? 'Many,Good.,Size' : ',,'},V${index},10.00,3,a.jpg,active`
  const rows = Array.from({ length: 52 }, (_, index) => row(index))
  const header =
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Image Src,Status'
  const found = await runImportOf(staff, [header, ...rows].join('\n'), zipWith('a.jpg'))
  const [product] = await productsOf(staff, found)
  expect(product?.outcome).toBe('done')
  expect(product?.notes.map(({ line, reason }) => [line, reason])).toEqual(
    expect.arrayContaining([
      [52, 'variant left out: a product has at most 50 variants'],
      [53, 'variant left out: a product has at most 50 variants'],
      [2, 'imported as a draft: it has 52 variants, of which 50 are imported'],
    ]),
  )
  const made = await staff.api(getProductBySlug, { params: { slug: 'many' } })
  expect([made.state, made.variants.length]).toEqual(['draft', 50])
  // Existing variants stay, regardless of their position in the file.
  const again = await bring(staff, [header, rows[0], ...rows.slice(1).reverse()].join('\n'))
  const changed = (await productsOf(staff, again)).flatMap((one) => one.changed)
  expect(changed.flatMap(({ removed = [] }) => removed)).toEqual([])
})

test('trims texts of another shop that are too long, with a note on each row', async () => {
  const long = (character: string, length: number) => character.repeat(length)
  const header =
    'Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Inventory Qty,Image Src'
  const rows = [
    `t,${long('t', 130)},${long('d', 10_010)},${long('v', 130)},${long('o', 40)},${long('x', 50)}1,${long('s', 70)},2000000,10,2000000,a.jpg`,
    `t,,,,,${long('x', 50)}2,,,10,1,a.jpg`,
  ]
  const found = await runImportOf(staff, [header, ...rows].join('\n'), zipWith('a.jpg'))
  expect(await importErrorsOf(staff, found)).toEqual([])
  const [product] = await productsOf(staff, found)
  expect(product?.notes.map(({ line, column }) => `${line} ${column}`)).toEqual(
    expect.arrayContaining([
      ...['Title', 'Body (HTML)', 'Vendor', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Grams'].map(
        (column) => `2 ${column}`,
      ),
      '2 Variant Inventory Qty',
      '3 Option1 Value',
    ]),
  )
  const made = await staff.api(getProductBySlug, { params: { slug: 't' } })
  expect(made).toMatchObject({ title: long('t', 120), maker: long('v', 120), options: [long('o', 30)] })
  expect(made.variants.map(({ name, stock }) => [name, stock])).toEqual([
    [long('x', 40), 1_000_000],
    [`${long('x', 38)} 2`, 1],
  ])
})

test('reads codes without the signs with which spreadsheets guard them', async () => {
  await runImportOf(staff, await caseFile('apostrophe-sku.csv'), zipWith('a.jpg'))
  const product = await staff.api(getProductBySlug, { params: { slug: 'apo-1' } })
  expect(product.variants).toMatchObject([{ sku: '93717665410945092286', gtin: '4006381333931' }])

  const own =
    'slug,title,description,price,model,variant,stock,sku,gtin,thumbnail,images\n' +
    `'007,Spoon,Good.,10,"=""0042""",One,1,'00123,'4006381333931,a.jpg,a.jpg\n` +
    `007,,,,,Two,1,"=""00124""",,,a.jpg\n`
  expect(await importErrorsOf(staff, await runImportOf(staff, own, zipWith('a.jpg')))).toEqual([])
  const spoon = await staff.api(getProductBySlug, { params: { slug: '007' } })
  expect(spoon).toMatchObject({
    model: '0042',
    variants: [{ sku: '00123', gtin: '4006381333931' }, { sku: '00124' }],
  })
})

test('a code that begins with an apostrophe survives an export', async () => {
  const skus = ["'001", "''001", '="002"', "'=3", "'A"]
  await addProduct(shop.db, { slug: 'mug', variants: skus.map((sku, index) => ({ name: `V${index}`, sku })) })
  expect((await bring(staff, await exported(shop, staff))).counts).toMatchObject({ unchanged: 1, update: 0 })
})

test('leaves out codes that a spreadsheet has rounded, with a note', async () => {
  const found = await runImportOf(staff, await caseFile('scientific.csv'), zipWith('a.jpg'))
  const [product] = await productsOf(staff, found)
  const reason = 'left out: a spreadsheet has rounded this number; enter the code again'
  expect(product?.notes).toEqual([
    { line: 2, column: 'Variant SKU', reason: `“1.19312E+19” ${reason}` },
    { line: 2, column: 'Variant Barcode', reason: `“4.00638E+12” ${reason}` },
  ])
  const sci = () => staff.api(getProductBySlug, { params: { slug: 'sci-1' } })
  expect((await sci()).variants).toMatchObject([{ sku: null, gtin: null }])
  // Codes rounded by a spreadsheet do not clear the existing ones.
  await shop.db.updateTable('variants').set({ sku: '11931200000000000001' }).execute()
  const out = (await exported(shop, staff)).replace('11931200000000000001', '1,19312E+19')
  expect(
    (await bring(staff, out.replaceAll('"1,19312E+19"', '1.19E+19').replace('1,19312E+19', '1.19E+19'))).counts,
  ).toMatchObject({
    unchanged: 1,
  })
})

test('notes on its row what a description loses', async () => {
  const found = await bring(staff, await caseFile('html-kinds.csv'), zipWith('a.jpg'))
  const [product] = await productsOf(staff, found)
  const reasons = product?.notes.filter(({ line, column }) => line === 2 && column === 'Body (HTML)')
  expect(reasons?.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([
      'left out of the description: a picture (https://x/y.jpg)',
      'left out of the description: a video or other embed (https://www.youtube.com/embed/x)',
      'a relative link of the description now points to this shop; check it (/products/y)',
    ]),
  )
})
