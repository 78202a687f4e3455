import { expect, test } from 'vitest'
import { toPrice } from '../../../../../lib/money.ts'
import {
  bring,
  exported,
  finishImport,
  importErrorsOf,
  productsOf,
  runImportOf,
} from '../../../../../tests/fixtures/import-catalogue.ts'
import { addPerson } from '../../../../../tests/fixtures/people.ts'
import { addProduct } from '../../../../../tests/fixtures/products.ts'
import { aMug, saleForm } from '../../../../../tests/fixtures/sales.ts'
import type { TestShop } from '../../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'
import { getProductBySlug } from '../../../products/read/catalogue.contract.ts'
import { endSale, listSales, sales } from '../../../sale-prices/sales.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const HOUR = 3_600_000

async function setUpMug() {
  const mug = await aMug(shop)
  const later = (hours: number) => new Date(shop.clock.now.getTime() + hours * HOUR).toISOString()
  const reductions = async (person = staff) => (await person.api(listSales, { query: {} })).results
  return { mug, later, reductions }
}

const salePricesOf = async (shop: TestShop) =>
  (await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).variants.map(({ reduced }) => reduced)

/** Edits cells of the first row of a file. */
function edited(file: string, cells: Record<string, string>): string {
  const [head = '', row = '', ...rest] = file.replace('\uFEFF', '').split('\r\n')
  const columns = head.split(',')
  const values = row.split(',')
  for (const [column, value] of Object.entries(cells)) values[columns.indexOf(column)] = value
  return [head, values.join(','), ...rest].join('\r\n')
}

test('a file sets a sale price with a computed compare-at price and survives export and import unchanged', async () => {
  const { later, reductions } = await setUpMug()
  const sheet = `slug,reduced_price,reduced_percent,reduced_from,reduced_until\nmug,"15,00 €",,,${later(48)}\n`
  const found = await bring(staff, sheet)
  expect(await productsOf(staff, found)).toMatchObject([
    {
      action: 'update',
      changed: [
        { field: 'reduced_price', old: null, new: '15.00' },
        { field: 'reduced_until', old: null, new: later(48) },
      ],
    },
  ])
  expect(await salePricesOf(shop)).toEqual([null])
  await finishImport(staff, found.id)
  expect(await salePricesOf(shop)).toEqual([{ price: '15.00', before: '20.00', percent: 25, until: later(48) }])
  expect(await reductions()).toMatchObject([{ price: '15.00', percent: null, phase: 'running', products: 1 }])

  const out = await exported(shop, staff)
  expect(out).toContain(`,15.00,,${shop.clock.now.toISOString()},${later(48)},15.00||`)
  expect((await bring(staff, out)).counts).toMatchObject({ unchanged: 1, update: 0, invalid: 0 })
  expect((await bring(staff, sheet)).counts).toMatchObject({ unchanged: 1, update: 0, invalid: 0 })

  // A higher discount from the same start keeps the compare-at price.
  const run = await runImportOf(staff, edited(out, { reduced_price: '', reduced_percent: '50 %' }))
  expect(run.counts).toMatchObject({ update: 1, done: 1, failed: 0 })
  expect(await salePricesOf(shop)).toEqual([{ price: '10.00', before: '20.00', percent: 50, until: later(48) }])
  expect(await reductions()).toHaveLength(1)

  await runImportOf(staff, 'slug,reduced_price,reduced_percent,reduced_from,reduced_until\nmug,,,,\n')
  expect(await salePricesOf(shop)).toEqual([null])
  expect(await reductions()).toMatchObject([{ phase: 'ended' }])
})

test('an old export does not restart an ended sale price', async () => {
  const { mug, later, reductions } = await setUpMug()
  const bowl = await addProduct(shop.db, { slug: 'bowl', priceCents: 3000 })
  const form = saleForm({ products: [mug.id], ends_at: later(1) })
  await staff.api(sales.add, { body: form })
  const { id } = await staff.api(sales.add, { body: saleForm({ products: [bowl.id] }) })
  const out = await exported(shop, staff)
  await staff.api(endSale, { params: { id: String(id) } })
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * HOUR)
  const again = shop.as((await addPerson(shop.db, { isStaff: true, now: shop.clock.now })).token)
  expect((await bring(again, out)).counts).toMatchObject({ unchanged: 2, update: 0, invalid: 0 })
  expect(await importErrorsOf(again, await bring(again, edited(out, { reduced_percent: '30' })))).toEqual([
    `2 reduced_until: This is in the past.`,
    '2 reduced_percent: The sale price of this product was changed by someone else, or has ended. Export it again.',
  ])
  expect(await reductions(again)).toHaveLength(2)
})

test('a sale for several products is not exported in their rows', async () => {
  const { mug, reductions } = await setUpMug()
  const bowl = await addProduct(shop.db, { slug: 'bowl' })
  await staff.api(sales.add, { body: saleForm({ products: [mug.id, bowl.id] }) })
  const out = await exported(shop, staff)
  expect(out).not.toContain('|20|')
  await runImportOf(staff, edited(out, { reduced_percent: '40' }))
  expect(await salePricesOf(shop)).toMatchObject([{ price: '12.00' }])
  expect((await reductions()).map(({ products }) => products).sort()).toEqual([1, 2])
})

test('a new product gets its sale price without a compare-at price', async () => {
  const { later } = await setUpMug()
  const row = edited(await exported(shop, staff), { slug: 'cup', reduced_percent: '10', reduced_until: later(5) })
  const run = await runImportOf(staff, edited(row, { version: '' }))
  expect(run.counts).toMatchObject({ create: 1, done: 1 })
  const cup = await shop.visitor.api(getProductBySlug, { params: { slug: 'cup' } })
  expect(cup.variants[0]?.reduced).toEqual({ price: '18.00', before: null, percent: null, until: later(5) })
})

test.each<[Record<string, string>, string]>([
  [{ reduced_price: '20.00' }, 'reduced_price: No current price is higher, so this sale price would have no effect.'],
  [{ reduced_price: 'cheap' }, 'reduced_price: "cheap" is not a price; write it like 12.50.'],
  [{ reduced_price: '0' }, 'reduced_price: Ensure this value is greater than or equal to 0.01.'],
  [{ reduced_price: '15', reduced_percent: '20' }, 'reduced_percent: Give either a percentage or a price.'],
  [{ reduced_percent: '91' }, 'reduced_percent: Ensure this value is less than or equal to 90.'],
  [{ reduced_percent: '0' }, 'reduced_percent: Ensure this value is greater than or equal to 1.'],
  [{ reduced_percent: '12.5' }, 'reduced_percent: "12.5" is not a whole number; write only digits, like 12.'],
  [{ reduced_until: '2099-01-01T00:00:00Z' }, 'reduced_percent: Give either a percentage or a price.'],
  [
    { reduced_percent: '20', reduced_from: 'soon' },
    'reduced_from: “soon” is not a date and time; write it like 2026-11-26 14:00.',
  ],
  [{ reduced_percent: '20', reduced_until: '2020-01-01T00:00:00Z' }, 'reduced_until: This is in the past.'],
  [
    { reduced_percent: '20', reduced_from: '2099-01-02T00:00:00Z', reduced_until: '2099-01-01T00:00:00Z' },
    'reduced_until: The end must be after the start.',
  ],
])('reports invalid cells: %o', async (cells, said) => {
  const { reductions } = await setUpMug()
  const found = await bring(staff, edited(await exported(shop, staff), cells))
  expect(await importErrorsOf(staff, found)).toEqual([`2 ${said}`])
  expect(await reductions()).toEqual([])
})

test('an empty percentage ends a sale price regardless of its exported dates', async () => {
  const { mug, later } = await setUpMug()
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], ends_at: later(5) }) })
  const run = await runImportOf(staff, edited(await exported(shop, staff), { reduced_percent: '' }))
  expect(run.counts).toMatchObject({ update: 1, done: 1 })
  expect(await salePricesOf(shop)).toEqual([null])
})

test('reads dates as spreadsheets write them, ignores mere reformatting and refuses ambiguous dates', async () => {
  const { mug } = await setUpMug()
  const ends_at = '2098-07-26T12:00:23.000Z'
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], ends_at }) })
  await shop.db
    .updateTable('products')
    .set({ published_from: new Date('2020-11-16T13:00:23.456Z') })
    .execute()
  const out = await exported(shop, staff)
  // The spreadsheet dropped the seconds.
  const reformatted = { reduced_until: '26/07/2098 14:00', published_from: '11/16/2020 2:00 PM' }
  expect((await bring(staff, edited(out, reformatted))).counts).toMatchObject({ unchanged: 1, update: 0, invalid: 0 })

  const wrong = await bring(staff, edited(out, { reduced_until: '03/04/2099 14:00', published_from: '26/11/2026' }))
  expect(await importErrorsOf(staff, wrong)).toEqual([
    '2 published_from: “26/11/2026” is not a date and time; write it like 2026-11-26 14:00.',
    '2 reduced_until: “03/04/2099 14:00” can be read in two ways; write 2099-04-03 14:00 or 2099-03-04 14:00.',
  ])
  const run = await runImportOf(staff, edited(out, { reduced_until: '31/12/2098 14:00' }))
  expect(run.counts).toMatchObject({ update: 1, done: 1 })
  expect(await salePricesOf(shop)).toMatchObject([{ until: '2098-12-31T13:00:00.000Z' }])
})

test('a running sale price keeps its start', async () => {
  const { mug } = await setUpMug()
  await staff.api(sales.add, { body: saleForm({ products: [mug.id] }) })
  const found = await bring(staff, edited(await exported(shop, staff), { reduced_from: '2099-01-01T00:00:00Z' }))
  expect(await importErrorsOf(staff, found)).toEqual(['2 reduced_from: The start of a running sale cannot be changed.'])
})

test('reports a conflict for sale prices changed after the dry run or concurrently', async () => {
  const { mug, reductions } = await setUpMug()
  const { id } = await staff.api(sales.add, { body: saleForm({ products: [mug.id] }) })
  const change = (percent: number) =>
    staff.api(sales.change, { params: { id: String(id) }, body: saleForm({ products: [mug.id], percent }) })
  const found = await bring(staff, edited(await exported(shop, staff), { reduced_percent: '50' }))
  await change(30)
  expect((await finishImport(staff, found.id)).counts).toMatchObject({ failed: 1, done: 0 })
  expect(await reductions()).toMatchObject([{ percent: 30 }])

  for (let round = 0; round < 5; round += 1) {
    const next = await bring(staff, edited(await exported(shop, staff), { reduced_percent: String(50 + round) }))
    const [imported] = await Promise.all([finishImport(staff, next.id), change(20 + round)])
    const [{ percent = null } = {}] = await reductions()
    expect(percent).toBe(20 + round)
    expect(imported.counts.failed + imported.counts.done).toBe(1)
    expect(await salePricesOf(shop)).toMatchObject([{ price: toPrice(20 * (80 - round)) }])
  }
})
