import { defineExtension, type ImportCell, type ImportProduct, type ImportReader, number } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { BUILT_IN } from '../../extensions/built-in.ts'
import { listExtensions, switchExtension } from '../../shop/admin/settings/extensions/extensions.contract.ts'
import { beginImport } from '../../shop/catalog/import-export/catalogue-csv.contract.ts'
import { getProductBySlug } from '../../shop/catalog/products/read/catalogue.contract.ts'
import { bring, finishImport, importErrorsOf, importNotesOf, sentFiles } from '../fixtures/import-catalogue.ts'
import { openShop } from '../processes/open-shop.ts'
import { wooCsv } from '../sheets/woocommerce-export.ts'

const priced = (cell: ImportCell | undefined, factor: number) =>
  cell && { ...cell, text: (Number(cell.text) * factor).toFixed(2) }

/** A format with own columns, a setting, and several rows per product. */
const tillImport = defineExtension({
  ...{ name: 'till-import', version: '1.0.0', for: '*' },
  settings: { factor: number({ label: 'Price factor', default: 2, min: 1 }) },
  imports: [
    {
      name: 'till',
      open: (header, { factor }) =>
        header[0] !== 'Article'
          ? null
          : {
              columns: ['Article', 'Size', ['Net', 'Price net'], 'Text', 'Pieces', 'EAN'],
              required: {
                ...{ title: 'Article', description: 'Text', price: 'Net', images: 'Article' },
                ...{ variant: 'Size', stock: 'Pieces' },
              },
              sameProduct: 'Article',
              read: ([first, ...others]): ImportProduct => {
                if (first?.cell('Article')?.text === 'Broken') throw new Error('No such article.')
                const text = first?.cell('Text')
                return {
                  title: first?.cell('Article'),
                  description: text && [{ ...text, isHtml: true }],
                  options: [{ text: 'Size', line: first?.line ?? 1, column: 'Size' }],
                  variants: [...(first ? [first] : []), ...others].map((row) => ({
                    line: row.line,
                    options: [row.cell('Size')].filter((cell) => cell !== undefined),
                    price: priced(row.cell('Net'), factor),
                    stock: row.cell('Pieces'),
                    gtin: row.cell('EAN'),
                  })),
                }
              },
            },
    },
  ],
})

const HEADER = 'Article,Size,Price net,Text,Pieces,EAN,Colour'

test('an extension adds a format of import files without a change of the shop', async () => {
  await using shop = await openShop({ extensions: [...BUILT_IN, tillImport] })
  const staff = await shop.staff()
  const file = [
    HEADER,
    'Mug,S,6.25,<p>A <b>good</b> mug.</p>,3,4006381333931,blue',
    'Bowl,S,5,,2,123,',
    'Mug,L,7.5,,-1,,red',
  ].join('\n')
  const found = await bring(staff, file)
  expect(found.untaken).toEqual([{ column: 'Colour', rows: 2 }])
  expect(await importErrorsOf(staff, found)).toEqual([])
  expect(await importNotesOf(staff, found)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('3 Text: empty; a new product uses its name instead'),
      expect.stringContaining('3 EAN: left out, not a valid GTIN'),
      '4 Pieces: negative stock; imported as 0',
    ]),
  )
  await finishImport(staff, found.id)
  expect(await staff.api(getProductBySlug, { params: { slug: 'mug' } })).toMatchObject({
    ...{ title: 'Mug', description: 'A **good** mug.', price: '12.50', options: ['Size'] },
    variants: [
      { name: 'S', stock: 3, price: null, gtin: '4006381333931' },
      { name: 'L', stock: 0, price: '15.00' },
    ],
  })
  expect((await bring(staff, file)).counts).toMatchObject({ create: 0, update: 0, unchanged: 2 })
})

test('a product that the extension cannot read is an error of its row and of the extension, and others are imported', async () => {
  await using shop = await openShop({ extensions: [tillImport] })
  const staff = await shop.staff()
  const found = await bring(staff, `${HEADER}\nMug,S,6,Good,3,,\nBroken,S,6,Good,3,,\nCup,S,6,Good,3,,\n`)
  expect(await importErrorsOf(staff, found)).toEqual([
    '3 : This product could not be read. till-import: No such article.',
  ])
  const { counts } = await finishImport(staff, found.id)
  expect(counts).toMatchObject({ done: 2, invalid: 1 })
  await shop.services.extensions.settle()
  const { extensions } = await staff.api(listExtensions, {})
  expect(extensions).toMatchObject([
    { state: 'enabled', errors: [{ place: 'import till', message: 'No such article.' }] },
  ])
  const url = `/api/catalogue_imports/${found.id}/wrong_lines.csv`
  const lines = () => shop.app.inject({ url, headers: { authorization: `Token ${staff.token}` } })
  expect((await lines()).body).toContain('No such article.,Broken,S,6,Good,3,,')
  await staff.api(switchExtension, { params: { name: 'till-import' }, body: { is_enabled: false } })
  expect((await lines()).statusCode).toBe(409)
})

test('a disabled extension reads no files, and a file that fails often disables it without changes of products', async () => {
  const readers: Partial<ImportReader>[] = []
  const probe = defineExtension({
    ...{ name: 'probe', version: '1.0.0', for: '*' },
    imports: [
      {
        name: 'probe',
        open: ([first]) =>
          first === 'Probe'
            ? ({ ...tillImport.imports?.[0]?.open(['Article'], { factor: 1 }), ...readers.shift() } as ImportReader)
            : null,
      },
    ],
  })
  await using shop = await openShop({ extensions: [...BUILT_IN, probe] })
  const staff = await shop.staff()
  const file = 'Probe,Article\n1,A\n2,B\n3,C\n4,D\n'
  const isRefused = () => staff.api(beginImport, { body: sentFiles(file) })

  // The header is read by the upload and by the dry run.
  const lost = { group: () => [] }
  readers.push(lost, lost)
  expect(await bring(staff, file)).toMatchObject({
    state: 'refused',
    refusal: { line: 2, reason: expect.stringContaining('probe: 4 rows are in no group.') },
  })
  readers.push({ columns: 'all' as never })
  await expect(isRefused()).rejects.toThrow('The columns of this file are unknown')
  await shop.services.extensions.settle()
  shop.clock.now = new Date(shop.clock.now.getTime() + 120_000)

  const broken = { read: () => ({ title: { text: 'No position' } }) as never }
  readers.push(broken, broken)
  const failed = await bring(staff, file)
  expect(failed).toMatchObject({
    state: 'refused',
    refusal: {
      line: 4,
      reason: expect.stringContaining('The extension was disabled after errors. probe: The product is invalid'),
    },
  })
  await shop.services.extensions.settle()
  expect(await shop.db.selectFrom('products').select('id').execute()).toEqual([])
  await expect(isRefused()).rejects.toThrow('The columns of this file are unknown')

  const owned = wooCsv([{ ID: '1', Type: 'simple', Name: 'Mug', 'Regular price': '9', Stock: '1' }])
  expect((await bring(staff, owned)).counts).toMatchObject({ create: 1 })
  await staff.api(switchExtension, { params: { name: 'woocommerce-import' }, body: { is_enabled: false } })
  await expect(staff.api(beginImport, { body: sentFiles(owned) })).rejects.toThrow(
    'The columns of this file are unknown',
  )
})
