import { expect, test } from 'vitest'
import {
  bring,
  exported,
  finishImport,
  importErrorsOf,
  productsOf,
  runImportOf,
} from '../../../../../tests/fixtures/import-catalogue.ts'
import { aMug, saleForm } from '../../../../../tests/fixtures/sales.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'
import { endSale, listSales, sales } from '../../../sale-prices/sales.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const [MAY, JUNE, JULY, AUGUST] = ['05', '06', '07', '08'].map((month) => `2098-${month}-01T10:00:00.000Z`)

/** A mug with one sale price in May and one from July. */
async function setUpTwoSales() {
  const mug = await aMug(shop)
  const made = async (wish: object) =>
    (await staff.api(sales.add, { body: saleForm({ products: [mug.id], ...wish }) })).id
  const second = await made({ percent: '', price: '15.00', starts_at: JULY })
  const first = await made({ percent: 20, starts_at: MAY, ends_at: JUNE })
  const all = async () => {
    const { results } = await staff.api(listSales, { query: {} })
    const living = results.filter(({ phase }) => phase !== 'ended')
    return living
      .map(({ id, percent, price, starts_at, ends_at }) => ({ id, percent, price, starts_at, ends_at }))
      .toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1))
  }
  const out = await exported(shop, staff)
  const edited = (from: string, to: string) => {
    expect(out).toContain(from)
    return out.replace(from, to)
  }
  return { mug, out, edited, first, second, all }
}

test('exports all own sale prices in one row, and importing them changes nothing', async () => {
  const { out } = await setUpTwoSales()
  expect(out).toContain(`,|15.00,20|,${MAY}|${JULY},${JUNE}|,`)
  expect((await bring(staff, out)).counts).toMatchObject({ unchanged: 1, update: 0, invalid: 0 })
  const sheet = `slug,reduced_price,reduced_percent,reduced_from,reduced_until\nmug,|15,20|,${MAY}|${JULY},${JUNE}|\n`
  expect((await bring(staff, sheet)).counts).toMatchObject({ unchanged: 1, update: 0, invalid: 0 })
})

test('changes, removes or adds one sale price and leaves the others unchanged', async () => {
  const { out, edited, first, second, all } = await setUpTwoSales()
  const found = await bring(staff, edited(',|15.00,20|,', ',|14.50,20|,'))
  expect(await productsOf(staff, found)).toMatchObject([
    { action: 'update', changed: [{ field: 'reduced_price', old: '|15.00', new: '|14.50' }] },
  ])
  await finishImport(staff, found.id)
  expect(await all()).toMatchObject([
    { id: first, percent: 20 },
    { id: second, price: '14.50', starts_at: JULY },
  ])

  // Adds a third sale price in front.
  const three = (await exported(shop, staff)).replace(
    `,|14.50,20|,${MAY}|${JULY},${JUNE}|,`,
    `,||14.50,5|20|,01.04.2098 12:00|${MAY}|${JULY},02.04.2098 12:00|${JUNE}|,`,
  )
  expect((await runImportOf(staff, three)).counts).toMatchObject({ done: 1, failed: 0 })
  expect(await all()).toMatchObject([
    { percent: 5, ends_at: '2098-04-02T10:00:00.000Z' },
    { id: first },
    { id: second },
  ])

  const one = (await exported(shop, staff)).replace(/,\|\|14\.50,5\|20\|,[^,]*,[^,]*,/, `,,20,${MAY},${JUNE},`)
  expect((await runImportOf(staff, one)).counts).toMatchObject({ done: 1, failed: 0 })
  expect(await all()).toMatchObject([{ id: first, percent: 20, starts_at: MAY, ends_at: JUNE }])
  // The unedited export of two sale prices does not restore either.
  expect((await bring(staff, out)).counts).toMatchObject({ unchanged: 1, update: 0, invalid: 0 })
})

test('never overwrites a sale price that staff changed since the export', async () => {
  const { mug, edited, first, second, all } = await setUpTwoSales()
  const wish = saleForm({ products: [mug.id], percent: 30, starts_at: MAY, ends_at: JUNE })
  await staff.api(sales.change, { params: { id: String(first) }, body: wish })
  const changed =
    '2 reduced_percent: The sale price of this product was changed by someone else, or has ended. Export it again.'
  expect(await importErrorsOf(staff, await bring(staff, edited(',|15.00,20|,', ',|15.00,25|,')))).toEqual([changed])
  // The other sale price can still be edited, but not after it has ended between the dry run and the import.
  const found = await bring(staff, edited(',|15.00,20|,', ',|14.00,20|,'))
  expect(found.counts).toMatchObject({ update: 1, invalid: 0 })
  await staff.api(endSale, { params: { id: String(second) } })
  expect((await finishImport(staff, found.id)).counts).toMatchObject({ failed: 1, done: 0 })
  expect(await all()).toMatchObject([{ id: first, percent: 30 }])

  const [, ...ways] = await Promise.all([
    ...[1, 2, 3].map(async (percent) => {
      const sheet = `slug,reduced_price,reduced_percent,reduced_from,reduced_until\nmug,,30|${percent},${MAY}|${AUGUST},${JUNE}|\n`
      return finishImport(staff, (await bring(staff, sheet)).id)
    }),
  ])
  expect(ways).toHaveLength(2)
  // Three concurrent imports that each add a second sale price: exactly one succeeds.
  expect(await all()).toHaveLength(2)
})

test('imports 50 sale prices of a product at most, those of the shop first, and notes the others', async () => {
  const { first, second } = await setUpTwoSales()
  const years = Array.from({ length: 53 }, (_, index) => 2100 + index)
  const cells = [
    ['', ...years.map(() => ''), '15'],
    ['20', ...years.map(() => '10'), ''],
    [MAY, ...years.map((year) => `${year}-05-01T10:00:00.000Z`), JULY],
    [JUNE, ...years.map((year) => `${year}-06-01T10:00:00.000Z`), ''],
  ].map((texts) => texts.join('|'))
  const sheet = `slug,reduced_price,reduced_percent,reduced_from,reduced_until\nmug,${cells.join(',')}\n`
  const found = await bring(staff, sheet)
  expect(found.left_out).toMatchObject([{ rows: 1, line: 2, reason: 'only 50 sale prices are imported' }])
  await finishImport(staff, found.id)
  const stored = await shop.db.selectFrom('reductions').select(['id', 'starts_at']).orderBy('starts_at').execute()
  expect(stored).toHaveLength(50)
  expect(stored.slice(0, 2).map(({ id }) => id)).toEqual([first, second])
  expect(stored.at(-1)?.starts_at.toISOString()).toBe('2147-05-01T10:00:00.000Z')
})

test.each<[string, string, string]>([
  [',|15.00,20|,', ',|15.00,20|10,', 'reduced_percent: Give either a percentage or a price.'],
  [
    ',|15.00,20|,',
    ',|20.00,20|,',
    'reduced_price: No current price is higher, so this sale price would have no effect.',
  ],
  [`${JUNE}|,`, `|${JUNE},`, 'reduced_until: The end must be after the start.'],
  [
    `${JUNE}|,`,
    `${JUNE}|03/04/2099 14:00,`,
    'reduced_until: “03/04/2099 14:00” can be read in two ways; write 2099-04-03 14:00 or 2099-03-04 14:00.',
  ],
])('reports an invalid one of several sale prices at its cell: %s to %s', async (from, to, said) => {
  const { edited, all } = await setUpTwoSales()
  expect(await importErrorsOf(staff, await bring(staff, edited(from, to)))).toEqual([`2 ${said}`])
  expect(await all()).toHaveLength(2)
})
