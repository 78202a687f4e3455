import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from '../../../lib/formula-cells.ts'
import {
  bring,
  finishImport,
  importNotesOf,
  productsOf,
  runImportOf,
  sentFiles,
} from '../../../tests/fixtures/import-catalogue.ts'
import { aPicture } from '../../../tests/fixtures/product-form.ts'
import { zipOf } from '../../../tests/fixtures/zip.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { withoutOtherLoad } from '../../../tests/shortest-of.ts'
import { beginImport, exportCatalogue, listImports } from './catalogue-csv.contract.ts'
import { joined, split } from './file/safe-cells.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const HEADER = 'slug,title,description,price,thumbnail,variant,stock,images'
const rowWith = (picture: string, slug = 'mug') => `${slug},Mug,A mug,12,${picture},One,1,${picture}`
const NO_ZIP = 'Upload a valid ZIP. The file you uploaded was either not a ZIP or a corrupted ZIP.'
const NO_PICTURE = 'This product has no picture yet. It is imported as a draft.'
const NO_IMAGE = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'

const refusal = (staff: Person, csv: string | Buffer, zip?: Buffer) =>
  staff.api(beginImport, { body: sentFiles(csv, zip) }).then(String, ({ message }: Error) => message)

test('refuses an invalid or broken ZIP and ZIP bombs before unpacking', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const csv = `${HEADER}\n${rowWith('a.jpg')}`
  const zeros = Buffer.alloc(50 * 1024 * 1024)
  const whole = zipOf([{ name: 'a.jpg', content: randomBytes(1000) }])
  expect(await refusal(staff, csv, Buffer.from('no zip'))).toContain(NO_ZIP)
  expect(await refusal(staff, csv, whole.subarray(100))).toContain(NO_ZIP)
  expect(await refusal(staff, csv, zipOf([{ name: '../../a.jpg', content: zeros.subarray(0, 10) }]))).toContain(NO_ZIP)
  expect(await refusal(staff, csv, zipOf([{ name: '/etc/a.jpg', content: zeros.subarray(0, 10) }]))).toContain(NO_ZIP)
  expect(await refusal(staff, csv, zipOf([{ name: 'a.jpg', content: zeros }]))).toContain('compression ratio')
  const noise = randomBytes(10_000_000)
  const bomb = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, content: noise, claimed: 999_000_000 }))
  expect(await refusal(staff, csv, zipOf(bomb))).toContain('at most 4096 MB together')
  const content = Buffer.alloc(0)
  const crowd = Array.from({ length: 20_001 }, (_, index) => ({ name: `${index}.jpg`, content }))
  expect(await refusal(staff, csv, zipOf(crowd))).toContain('at most 20000 files')
  expect((await staff.api(listImports, { query: {} })).count).toBe(0)
  expect(await readdir(join(shop.config.dataDir, 'uploads'))).toEqual([])
})

test('a product with a refused picture in the ZIP is imported as a draft with the reason', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const good = await aPicture()
  const zip = zipOf([
    { name: 'good.jpg', content: good },
    { name: 'liar.jpg', content: Buffer.alloc(2_000_000, 'x'), claimed: 2000 },
    { name: 'drawing.jpg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: 'half.jpg', content: good.subarray(0, good.length / 2) },
    { name: 'empty.jpg', content: Buffer.alloc(0) },
    { name: 'large.jpg', content: Buffer.concat([good, randomBytes(9_000_000)]) },
    { name: 'a/twice.jpg', content: good },
    { name: 'b/twice.jpg', content: await aPicture({ colour: '#3a3' }) },
  ])
  const names = ['good', 'liar', 'drawing', 'half', 'empty', 'large', 'twice', 'a/twice', 'none']
  const rows = names.map((name, index) => rowWith(`${name}.jpg`, `mug-${index}`))
  const found = await bring(staff, [HEADER, ...rows].join('\n'), zip)
  const notes = (await importNotesOf(staff, found)).filter((note) => note.includes('thumbnail'))
  expect(notes.filter((note) => !note.endsWith(NO_PICTURE))).toEqual([
    `3 thumbnail: ${NO_IMAGE}`,
    '4 thumbnail: This is an SVG. Upload a JPEG, PNG or WebP.',
    `5 thumbnail: ${NO_IMAGE}`,
    '6 thumbnail: The submitted file is empty.',
    '7 thumbnail: Ensure the file is at most 8 MB.',
    '8 thumbnail: The ZIP has more than one "twice.jpg". Name its folder too.',
    '10 thumbnail: The ZIP has no "none.jpg".',
  ])
  expect(notes.filter((note) => note.endsWith(NO_PICTURE))).toHaveLength(7)
  expect((await finishImport(staff, found.id)).counts).toMatchObject({ create: 9, done: 9, failed: 0 })
  const products = await shop.db.selectFrom('products').select('state').orderBy('slug').execute()
  expect(products.map(({ state }) => state)).toEqual(
    names.map((name) => (name === 'good' || name === 'a/twice' ? 'published' : 'draft')),
  )
  // A picture used twice in a product is stored once; the third image is the placeholder.
  expect(await shop.db.selectFrom('images').select('key').execute()).toHaveLength(3)
  expect(await readdir(join(shop.config.dataDir, 'uploads'))).toEqual([])
  await expect.poll(() => readdir(join(shop.config.dataDir, 'imports'))).toEqual([])
})

test('refuses a file that is not a catalogue with line and reason', async () => {
  expect(await refusal(staff, '')).toContain('The submitted file is empty.')
  expect(await refusal(staff, 'name,price\nMug,12')).toContain('The first line must name the columns')
  expect(await refusal(staff, '\n\uFEFFИмя,Артикул\nЧашка,1\n')).toContain('unknown or in another language')
  expect(await refusal(staff, 'slug,slug\nmug,12')).toContain('occurs twice')
  const columns = Array.from({ length: 500 }, (_, index) => `,column ${index}`).join('')
  expect(await refusal(staff, `slug${columns}\nmug`)).toContain('A file may have at most 500 columns.')
  // A Japanese comma contains a byte that is not assigned in Windows-1252.
  expect(await refusal(staff, Buffer.from([...Buffer.from('slug;title\nmug;'), 0x81, 0x41]))).toContain(
    'The file is not UTF-8.',
  )
  expect(await refusal(staff, Buffer.from('\uFEFFslug;title\nmug;Tee', 'utf16le'))).toContain('The file is not UTF-8.')
  const quote = await bring(staff, 'slug,title\nmug,"two\r\nlines"\n\ncup,"a"b\npot,Pot')
  expect(quote).toMatchObject({
    state: 'refused',
    refusal: { line: 5, reason: expect.stringMatching(/^Unexpected quotation mark/) },
  })
  const late = `${HEADER}\n${`${rowWith('a.jpg')}\n`.repeat(3000)}mug,"never closed`
  expect(await bring(staff, late)).toMatchObject({ state: 'refused', refusal: { line: 3002 } })
  await expect(finishImport(staff, quote.id)).rejects.toThrow('409')
  const endless = `cup-${'p'.repeat(196)}`
  expect(await productsOf(staff, await bring(staff, `slug,title\n${endless},Cup`))).toMatchObject([
    {
      slug: endless.slice(0, 100),
      action: 'invalid',
      errors: [{ reason: 'Ensure this field has no more than 80 characters.' }, {}, {}, {}],
    },
  ])
  const odd = await runImportOf(staff, 'slug,title\n,Nobody\nmug,Mug,more\nMUG,Again\ncup')
  expect((await productsOf(staff, odd)).map(({ slug, errors }) => [slug, errors[0]?.reason])).toEqual([
    ['', 'This field may not be blank.'],
    ['mug', 'This row has 3 cells, but the first row has 2.'],
    ['cup', 'This row has 1 cells, but the first row has 2.'],
  ])
})

test('only staff can export and import catalogues', async () => {
  const mia = await shop.customer('Mia')
  for (const [person, status] of [
    [shop.visitor, '401'],
    [mia, '403'],
  ] as const) {
    expect(await refusal(person, `${HEADER}\n`)).toContain(status)
    await expect(person.api(exportCatalogue, {})).rejects.toThrow(status)
    await expect(person.api(listImports, { query: {} })).rejects.toThrow(status)
  }
})

test('reads ten thousand rows while the shop continues to respond', { tags: ['deep'] }, async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    rowWith('none.jpg', `mug-${Math.floor(index / 4)}`).replace('One', `V${index % 4}`),
  )
  const { id } = await staff.api(beginImport, { body: sentFiles([HEADER, ...rows].join('\n')) })
  let answered = 0
  let slowest = 0
  const isRead = async () => {
    const began = performance.now()
    await shop.app.inject('/healthz')
    slowest = Math.max(slowest, performance.now() - began)
    answered += 1
    const { results } = await staff.api(listImports, { query: {} })
    return results.find((one) => one.id === id)?.state === 'ready'
  }
  await expect.poll(isRead, { interval: 10, timeout: 60_000 }).toBe(true)
  const { results } = await staff.api(listImports, { query: {} })
  expect(results[0]?.counts).toMatchObject({ invalid: 0, create: 2500 })
  expect(answered).toBeGreaterThan(5)
  expect(withoutOtherLoad(slowest)).toBeLessThan(1_000)
})

test('accepts invalid character references in a WooCommerce export', async () => {
  const columns = 'ID,Type,Name,Regular price,Parent,Stock,Images,Categories,SKU,Attribute 1 name,Attribute 1 value(s)'
  const file = `${columns}\n1,simple,Mug,5,,1,a.jpg,Ho&#0;me,M&#xD;&#0;1,Gla&#55296;ze,Bl&#0;ue\n`
  const found = await bring(staff, file)
  expect(found).toMatchObject({ state: 'ready', interrupted: false })
})

test('any text survives formula escaping and joining into one cell', () => {
  const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '|', '\\', '\t', '\r', 'a', ' ', '＝') })
  fc.assert(
    fc.property(text, (one) => {
      expect(unescapeFormula(escapeFormula(one))).toBe(one)
      expect(escapeFormula(one)).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
  fc.assert(
    fc.property(fc.array(text, { minLength: 2 }), (texts) => {
      expect(split(joined(texts))).toEqual(texts)
    }),
  )
})
