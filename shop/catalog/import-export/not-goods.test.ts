import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bring, importErrorsOf, productsOf, runImportOf } from '../../../tests/fixtures/import-catalogue.ts'
import { aPicture } from '../../../tests/fixtures/product-form.ts'
import { zipOf } from '../../../tests/fixtures/zip.ts'
import type { Person } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { wooCsv } from '../../../tests/sheets/woocommerce-export.ts'
import { getProductBySlug } from '../products/read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const caseFile = (name: string) => readFile(join(import.meta.dirname, 'cases', name), 'utf8')
const picture = await aPicture()
const zip = zipOf(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, content: picture })))

const read = (staff: Person, slug: string) => staff.api(getProductBySlug, { params: { slug } })

test('imports gift cards and products that are not shipped as drafts, with a reason', async () => {
  const file = await caseFile('gift-card-and-digital.csv')
  const found = await runImportOf(staff, file, zip)
  const products = await productsOf(staff, found)
  const notesOf = (slug: string) => products.find((one) => one.slug === slug)?.notes
  expect(notesOf('gc-1')).toContainEqual({
    ...{ line: 2, column: 'Gift Card' },
    reason: 'imported as a draft: gift cards cannot be sold as products',
  })
  expect(notesOf('dg-1')).toContainEqual({
    ...{ line: 3, column: 'Variant Requires Shipping' },
    reason: 'imported as a draft: products that are not shipped cannot be sold',
  })
  expect(notesOf('co-1')).toContainEqual({
    ...{ line: 4, column: 'Variant Inventory Policy' },
    reason: 'the other shop sells this when out of stock; this shop does not',
  })
  expect((await read(staff, 'gc-1')).state).toBe('draft')
  expect((await read(staff, 'dg-1')).state).toBe('draft')
  expect((await read(staff, 'co-1')).state).toBe('published')
  expect((await read(staff, 'gc-1')).vat_class).toBe('zero')
  // A second import does not publish them either.
  expect((await bring(staff, file)).counts).toMatchObject({ unchanged: 3 })
})

test('maps tax classes of WooCommerce to VAT classes, and imports virtual products as drafts', async () => {
  const found = await runImportOf(staff, await caseFile('woo-tax-class.csv'), zip)
  expect(await importErrorsOf(staff, found)).toEqual([])
  const slugs = ['honey-jar', 'stamp', 'workshop-seat', 'backorder-bench']
  const made = await Promise.all(slugs.map((slug) => read(staff, slug)))
  expect(made.map(({ vat_class, state }) => [vat_class, state])).toEqual([
    ['reduced', 'published'],
    ['zero', 'published'],
    ['standard', 'draft'],
    ['standard', 'published'],
  ])
  const notes = (await productsOf(staff, found)).map((product) => product.notes.map(({ column }) => column))
  expect(notes).toEqual([[], ['Tax status'], ['Type'], ['Backorders allowed?']])
})

test('notes tax classes that have no equivalent, and takes the brand as the manufacturer', async () => {
  const [header = '', row = ''] = wooCsv([
    {
      ...{ ID: '1', Type: 'simple', Name: 'Book', Description: 'Good.', 'Regular price': '9', Stock: '1' },
      ...{ 'Tax class': 'books', Images: 'https://old.example/a.jpg' },
    },
  ]).split('\n')
  const found = await runImportOf(staff, `${header},Brands\n${row},"Maison, Other"\n`, zip)
  expect(await productsOf(staff, found)).toMatchObject([
    {
      notes: [
        { column: 'Tax class', reason: expect.stringContaining('“books” is not a VAT class of this shop') },
        { column: 'Brands', reason: 'only the first brand becomes the manufacturer: “Maison”' },
      ],
    },
  ])
  expect(await read(staff, 'book')).toMatchObject({ maker: 'Maison', vat_class: 'standard' })
})

test('reports manufacturers without contact details, with the number of their products', async () => {
  await shop.db
    .insertInto('makers')
    .values({ name: 'Known', address: 'x', contact: 'x', responsible: '', updated_at: new Date() })
    .execute()
  const header = 'Handle,Title,Body (HTML),Vendor,Variant Price,Variant Inventory Qty,Image Src'
  const rows = ['Maison', 'maison', 'known', ''].map((vendor, index) => `p-${index},P,Good.,${vendor},10,1,a.jpg`)
  const found = await bring(staff, [header, ...rows].join('\n'), zip)
  expect(found.not_orderable).toEqual({ products: 3, makers: ['Maison'] })
})
