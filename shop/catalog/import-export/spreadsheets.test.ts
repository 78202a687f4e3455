import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  bring,
  exported,
  finishImport,
  importErrorsOf,
  productsOf,
  runImportOf,
} from '../../../tests/fixtures/import-catalogue.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { getProductBySlug } from '../products/read/catalogue.contract.ts'
import { listImports } from './catalogue-csv.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

/** Bytes in which Windows-1252 differs from Latin-1. */
const BYTES: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  œ: 0x9c,
}

/** Formats a table as French Excel saves "CSV": semicolons, Windows-1252, decimal commas. */
function asInFrance(csv: string, change: (row: Record<string, string>) => Record<string, string>): Buffer {
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  const quoted = (cell: string) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = rows.map((row) => Object.values(change({ ...row, price: (row.price ?? '').replace('.', ',') })))
  const text = [Object.keys(rows[0] ?? {}), ...lines].map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('')
  return Buffer.from([...text].map((letter) => BYTES[letter] ?? letter.charCodeAt(0)))
}

test('an export saved by French Excel imports unchanged, with a note on the encoding', async () => {
  const title = 'Théière “Cœur d’été” à 5 €'
  await addProduct(shop.db, { slug: 'theiere', title, variants: [{ name: 'Crème', stock: 5 }, { name: 'Noël' }] })
  await addProduct(shop.db, { slug: 'mug' })
  const sheet = await exported(shop, staff)
  const same = await runImportOf(
    staff,
    asInFrance(sheet, (row) => row),
  )
  expect(same).toMatchObject({ encoding: 'windows-1252', untaken: [], counts: { unchanged: 2, update: 0, invalid: 0 } })
  expect(await runImportOf(staff, sheet)).toMatchObject({ encoding: 'utf-8', counts: { unchanged: 2 } })

  const dearer = asInFrance(sheet, (row) => ({ ...row, price: row.price === '' ? '' : '1 234,50 €', stock: '1 200' }))
  expect((await runImportOf(staff, dearer)).counts).toMatchObject({ update: 2, done: 2, invalid: 0 })
  expect(await staff.api(getProductBySlug, { params: { slug: 'theiere' } })).toMatchObject({
    title,
    price: '1234.50',
    variants: [
      { name: 'Crème', stock: 1200 },
      { name: 'Noël', stock: 1200 },
    ],
  })
  const wrong = await bring(staff, 'slug;price\nmug;22,000\ntheiere;\n')
  expect(await importErrorsOf(staff, wrong)).toEqual([
    '2 price: "22,000" can be read in two ways; write 22000.00 or 22.00.',
    '3 price: Write a price, for example 12.50.',
  ])
})

test('lists an unknown column with its rows and deletes the notes with the import', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await addProduct(shop.db, { slug: 'mug' })
  const found = await bring(staff, 'slug,prise,note,title,,\nmug,12,,Cup,,x\nmug,13, ,,,\n')
  const untaken = [
    { column: 'prise', rows: 2 },
    { column: 'note', rows: 0 },
    { column: 'column 5', rows: 0 },
    { column: 'column 6', rows: 1 },
  ]
  expect(found).toMatchObject({ untaken, counts: { update: 1 } })
  expect((await finishImport(staff, found.id)).untaken).toEqual(untaken)
  expect((await staff.api(listImports, { query: {} })).results).toMatchObject([{ untaken }])

  const folder = join(shop.config.dataDir, 'imports')
  await expect.poll(() => readdir(folder)).toEqual([])
  await writeFile(join(folder, `${found.id}.json`), 'notes of an earlier version')
  await sql`update catalogue_imports set made_at = made_at - interval '8 days'`.execute(shop.db)
  const next = await bring(staff, 'slug,title\nmug,Mug\n')
  // The file stays until its rows are valid.
  await expect.poll(() => readdir(folder)).toEqual([`${next.id}.csv`])
})

test('reports the removed variants and their stock when rows are missing', async () => {
  const variants = [
    { name: 'Ink', stock: 5 },
    { name: 'Blush', stock: 40 },
    { name: 'Mustard', stock: 30 },
    { name: 'Chalk', stock: 4 },
  ]
  await addProduct(shop.db, { slug: 'mug', variants })
  const [header, first, ...others] = (await exported(shop, staff)).split('\r\n')
  expect(await productsOf(staff, await bring(staff, [header, first].join('\n')))).toMatchObject([
    { changed: [{ field: 'variants', new: 'Ink', removed: { variants: 3, stock: 74 } }] },
  ])
  const [renamed] = await productsOf(
    staff,
    await bring(staff, [header, first, ...others].join('\n').replace(',Blush,', ',blush,')),
  )
  expect(renamed?.changed.map(({ field, removed }) => [field, removed])).toEqual([['variants', undefined]])
})

test('a new variant without a picture shows the picture of its product', async () => {
  await addProduct(shop.db, { slug: 'mug', variants: [{ name: 'Blue' }] })
  const found = await runImportOf(staff, 'slug,variant,stock,images\nmug,Blue,3,\nmug,Green,3,\n')
  expect(found.counts).toMatchObject({ update: 1, done: 1, failed: 0, noted: 0 })
  const { thumbnail, variants } = await staff.api(getProductBySlug, { params: { slug: 'mug' } })
  expect(variants.map(({ images }) => images.length)).toEqual([1, 1])
  expect(variants[1]?.images[0]?.image).toBe(thumbnail)
})

test('waiting for an interrupted import rejects with the logged error', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await sql`alter table catalogue_import_products add constraint broken_on_purpose check (slug <> 'mug')`.execute(
    shop.db,
  )
  await expect(bring(staff, 'slug,title\nmug,Mug\n')).rejects.toThrow(/interrupted: .*broken_on_purpose/s)
})

test.each([
  ['a line with the separator', 'sep=;\r\nslug;price\r\nmug;14,00\r\n'],
  ['blank lines and a late byte order mark', '\r\n \r\n\uFEFF"slug","price"\r\nmug,14\r\n'],
  ['a byte order mark and a line with the separator', '\uFEFFsep=,\r\nslug,price\r\nmug,14\r\n'],
])('reads a file that begins with %s', async (_, csv) => {
  await addProduct(shop.db, { slug: 'mug' })
  const found = await bring(staff, csv)
  expect(await productsOf(staff, found)).toMatchObject([{ slug: 'mug', changed: [{ field: 'price', new: '14.00' }] }])
})
