import fc from 'fast-check'
import { expect, test } from 'vitest'
import { often } from '../../testing/deep.ts'
import { bring, exported, importErrorsOf, runImportOf } from '../../testing/people-and-things/import-catalogue.ts'
import { createdProduct, productForm } from '../../testing/people-and-things/product-form.ts'
import { createdCollection } from '../../testing/people-and-things/some-collections.ts'
import { addProduct } from '../../testing/people-and-things/some-products.ts'
import { openShop } from '../../testing/processes/open-shop.ts'
import { updateProduct } from '../product-editing/products.contract.ts'
import { csvLine, joined } from './file/safe-cells.server.ts'
import { COLUMNS, type Column } from './formats/own-sheet.server.ts'

/** What is hard on the way through a file: formulas, quotes, separators of cells and of lists, accents, letters of two units. */
const LETTERS = [...'=+-@\'"|\\,;:#*[]()_ aZ9éß€🍵', '\u00a0', 'ﬁ']
const written = (max: number, more: readonly string[] = []) =>
  fc
    .array(fc.constantFrom(...LETTERS, ...more), { maxLength: max - 1 })
    .map((characters) => `x${characters.join('')}`.slice(0, max).trim())

/** No option may have one in its name. */
const withoutColon = (name: string) => name.replaceAll(':', '').trim()

const withCheckDigit = (digits: string) => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const price = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2))
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text)

const variant = fc.record({
  name: written(40),
  value: written(30),
  color: maybe(fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`)),
  stock: fc.integer({ min: 0, max: 1_000_000 }),
  price: maybe(price),
  sku: maybe(written(30)),
  gtin: maybe(
    fc.integer({ min: 0, max: 999_999_999_999 }).map((digits) => withCheckDigit(String(digits).padStart(12, '0'))),
  ),
  weight: maybe(fc.integer({ min: 1, max: 1_000_000 }).map(String)),
  contents: maybe(fc.constantFrom('250 g', '0.75 l', '12 pieces', '1.5 m', '33 ml', '2 kg')),
  alt: maybe(written(60)),
})

const product = fc.record({
  title: written(80),
  description: written(400, ['\n', '\n\n', '\t']),
  maker: maybe(fc.constantFrom('Atelier Morel', 'Lumen, Lyon')),
  vat_class: fc.constantFrom('standard', 'reduced'),
  withdrawal: fc.constantFrom('allowed', 'made_to_order'),
  facts: maybe(fc.constantFrom('Material: Oak; oiled', 'Material: Oak\nMade in: France, Burgundy')),
  meta_title: maybe(written(60)),
  meta_description: maybe(written(150)),
  price,
  percent: maybe(fc.integer({ min: 1, max: 90 }).map(String)),
  alt: maybe(written(60)),
  options: fc.uniqueArray(written(20).map(withoutColon), {
    maxLength: 3,
    selector: (name) => name.normalize('NFC').trim().toLowerCase(),
  }),
  collections: fc.subarray(['table', 'gifts']),
  state: fc.constantFrom('draft', 'published', 'hidden'),
  published_from: maybe(
    fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((moment) => moment.toISOString()),
  ),
  variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
  bundlesBefore: fc.boolean(),
})

/** The rows of a product in the shop's own format; numbers keep what must differ apart. */
function rowsOf(wish: typeof product extends fc.Arbitrary<infer T> ? T : never, number: number, key: string) {
  return wish.variants.map((one, place): { [column in Column]?: string } => ({
    slug: `thing-${number}`,
    ...(place === 0 && {
      title: wish.title,
      description: wish.description,
      facts: wish.facts,
      maker: wish.maker,
      vat_class: wish.vat_class,
      withdrawal: wish.withdrawal,
      meta_title: wish.meta_title,
      meta_description: wish.meta_description,
      price: wish.price,
      reduced_percent: wish.percent,
      reduced_until: wish.percent && '2090-01-01T00:00:00Z',
      thumbnail: key,
      thumbnail_alt: wish.alt,
      bundled: wish.bundlesBefore ? 'mug' : '',
      options: joined(wish.options),
      collections: joined(wish.collections),
      state: wish.state,
      published_from: wish.published_from,
    }),
    variant: `${place} ${one.name}`,
    variant_options: joined(wish.options.map(() => `${place} ${one.value}`)),
    color: one.color,
    stock: String(one.stock),
    variant_price: one.price,
    sku: one.sku && `${number}-${place} ${one.sku}`,
    gtin: one.gtin,
    weight: one.weight,
    contents: one.contents,
    images: key,
    image_alts: joined([one.alt]),
  }))
}

test('whatever a catalogue holds, taken out and brought in again it changes nothing', {
  timeout: 120_000,
}, async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  for (const slug of ['table', 'gifts']) await createdCollection(staff, { slug })
  const mug = await addProduct(shop.db, { slug: 'mug' })
  const { thumbnail_key: key } = await shop.db
    .selectFrom('products')
    .select('thumbnail_key')
    .where('id', '=', mug.id)
    .executeTakeFirstOrThrow()
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 8 }), async (wishes) => {
      const rows = wishes.flatMap((wish) => rowsOf(wish, number++, key))
      const sheet = [csvLine(COLUMNS), ...rows.map((row) => csvLine(COLUMNS.map((column) => row[column] ?? '')))].join(
        '',
      )
      const made = await runImportOf(staff, sheet)
      expect(await importErrorsOf(staff, made)).toEqual([])
      expect(made.counts).toMatchObject({ create: wishes.length, invalid: 0, failed: 0, done: wishes.length })

      const out = await exported(shop, staff)
      for (const { title } of wishes) expect(out).toContain(title.normalize('NFC').replaceAll('"', '""'))
      const again = await runImportOf(staff, out)
      expect(again.counts).toMatchObject({ create: 0, update: 0, invalid: 0, unchanged: number + 1 })
      expect(await exported(shop, staff)).toBe(out)
    }),
    { numRuns: often(12), endOnFailure: true },
  )
})

test.each(['mug', 'mug-Large'])(
  'an export from before a product had another slug makes no second one of it; a new product may have that slug: %s',
  async (slug) => {
    await using shop = await openShop()
    const staff = await shop.staff()
    await createdProduct(staff, { slug })
    const file = await exported(shop, staff)
    await staff.api(updateProduct, { params: { slug }, body: productForm({ slug: 'cup' }) })
    expect(await importErrorsOf(staff, await bring(staff, file))).toEqual([
      '2 slug: This product has the slug “cup” now.',
    ])
    const [head = '', row = ''] = file.split('\r\n')
    const [columns, cells] = [head.split(','), row.split(',')]
    cells[columns.indexOf('version')] = ''
    const found = await bring(staff, `${head}\r\n${cells.join(',')}\r\n`)
    expect(found.counts).toMatchObject({ create: 1, invalid: 0 })
  },
)
