import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { often } from '../../../tests/deep.ts'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { bring, exported, finishImport, importErrorsOf, runImportOf } from '../../../tests/fixtures/import-catalogue.ts'
import { createdProduct, productForm } from '../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { updateProduct } from '../products/products.contract.ts'
import { getProductBySlug } from '../products/read/catalogue.contract.ts'
import { importedProducts } from './catalogue-csv.contract.ts'
import { csvRows, joined } from './file/safe-cells.server.ts'
import { COLUMNS, type Column } from './formats/own-sheet.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

/** Difficult text: formulas, quotes, cell and list separators, accents and surrogate pairs. */
const LETTERS = [...'=+-@\'"|\\,;:#*[]()_ aZ9éß€🍵', '\u00a0', 'ﬁ']
const written = (max: number, more: readonly string[] = []) =>
  fc
    .array(fc.constantFrom(...LETTERS, ...more), { maxLength: max - 1 })
    .map((characters) => `x${characters.join('')}`.slice(0, max).trim())

/** Option names must not contain a colon. */
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

/** Returns the rows of a product in the shop's own format. The number keeps unique values unique. */
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

test('any catalogue survives export and import unchanged', { tags: ['deep'], timeout: 120_000 }, async () => {
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
      const sheet = csvRows([COLUMNS, ...rows], COLUMNS)
      const made = await runImportOf(staff, sheet)
      expect(await importErrorsOf(staff, made)).toEqual([])
      expect(made.counts).toMatchObject({ create: wishes.length, invalid: 0, failed: 0, done: wishes.length })

      const out = await exported(shop, staff)
      for (const { title } of wishes) expect(out).toContain(title.normalize('NFC').replaceAll('"', '""'))
      const again = await runImportOf(staff, out)
      expect(again.counts).toMatchObject({ create: 0, update: 0, invalid: 0, unchanged: number + 1 })
      expect(await exported(shop, staff)).toBe(out)
    }),
    { numRuns: often(4), endOnFailure: true },
  )
})

test.each(['mug', 'mug-Large'])(
  'an export with a former slug does not create a second product, and a new product can use the slug: %s',
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

/** An export independent of row order: products with their variants by name, without the version. */
function contentsOf(csv: string) {
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  const variantColumns = COLUMNS.slice(COLUMNS.indexOf('variant'))
  const part = (row: Record<string, string> | undefined, isOfVariant: boolean) =>
    COLUMNS.filter((column) => column !== 'version' && variantColumns.includes(column) === isOfVariant).map(
      (column) => row?.[column],
    )
  return [...Map.groupBy(rows, ({ slug }) => slug)].map(([, group]) => [
    part(group[0], false),
    group.map((row) => part(row, true)).sort(),
  ])
}

test('any order of the rows of an export imports the same products', { tags: ['deep'], timeout: 60_000 }, async () => {
  for (const slug of ['cup', 'mug', 'pot'])
    await addProduct(shop.db, {
      slug,
      variants: ['S', 'M', 'L'].map((name, index) => ({ name, stock: index + 2, sku: `${slug}-${name}` })),
    })
  const before = contentsOf(await exported(shop, staff))
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...Array(9).keys()], { minLength: 9 }), async (order) => {
      const [header, ...rows] = (await exported(shop, staff)).trimEnd().split('\r\n')
      const shuffled = [header, ...order.map((place) => rows[place])].join('\r\n')
      const found = await bring(staff, shuffled)
      expect(found.counts).toMatchObject({ create: 0, invalid: 0 })
      const { results } = await staff.api(importedProducts, { params: { id: String(found.id) }, query: {} })
      expect(results.flatMap(({ changed }) => changed.flatMap(({ removed = [] }) => removed))).toEqual([])
      await finishImport(staff, found.id)
      expect(contentsOf(await exported(shop, staff))).toEqual(before)
    }),
    { numRuns: often(15), endOnFailure: true },
  )
})

test('rows of two products that alternate keep all variants of both', async () => {
  const file = await readFile(join(import.meta.dirname, 'cases/own-interleaved.csv'), 'utf8')
  const variants = ['S', 'M', 'L'].map((name, stock) => ({ name, stock }))
  const keys: string[] = []
  for (const slug of ['d-variants', 'e-variants']) {
    const { id } = await addProduct(shop.db, { slug, variants })
    const images = await shop.db
      .selectFrom('variant_images')
      .innerJoin('variants', 'variants.id', 'variant_id')
      .select('image_key')
      .where('product_id', '=', id)
      .execute()
    keys.push(...images.map(({ image_key }) => image_key))
  }
  let place = 0
  const [key = ''] = keys
  const here = file.replace(/[0-9a-f]{24}\.webp/g, () => `${keys[place++] ?? key}.webp`)
  const found = await runImportOf(staff, here)
  expect(found.counts).toMatchObject({ update: 2, invalid: 0, done: 2 })
  for (const slug of ['d-variants', 'e-variants']) {
    const product = await staff.api(getProductBySlug, { params: { slug } })
    expect(product.variants.map(({ name }) => name)).toEqual(['S', 'M', 'L'])
  }
})

test('an error in one row of a product leaves the product unchanged, at any position', async () => {
  for (const slug of ['cup', 'mug'])
    await addProduct(shop.db, {
      slug,
      variants: [
        { name: 'S', stock: 3 },
        { name: 'M', stock: 4 },
      ],
    })
  const before = await exported(shop, staff)
  const [header = '', cupS, cupM, mugS, mugM = ''] = before.trimEnd().split('\r\n')
  const cells = mugM.split(',')
  cells[header.split(',').indexOf('stock')] = 'many'
  const found = await runImportOf(staff, [header, mugS, cupS, cells.join(','), cupM].join('\r\n'))
  expect(found.counts).toMatchObject({ unchanged: 1, update: 0, invalid: 1, done: 0 })
  expect(await exported(shop, staff)).toBe(before)
})

test('refuses a file with separated rows when a row has no slug', async () => {
  const found = await bring(staff, 'slug,variant,stock\nmug,S,1\ncup,S,1\nmug,M,1\n,L,1\n')
  expect(found).toMatchObject({
    state: 'refused',
    refusal: { line: 5, reason: 'Fill in "slug" in each row: the rows of this product are not consecutive.' },
  })
})
