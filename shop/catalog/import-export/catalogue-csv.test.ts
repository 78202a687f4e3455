import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { catalogue } from '../../../demo/catalogue.ts'
import { addDemoCatalogue } from '../../../tests/fixtures/demo-catalogue.ts'
import {
  bring,
  exported,
  finishImport,
  importErrorsOf,
  productsOf,
  runImportOf,
} from '../../../tests/fixtures/import-catalogue.ts'
import { createdProduct, productForm, sendForm } from '../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { getProductBySlug } from '../products/read/catalogue.contract.ts'
import { listImports, runImport } from './catalogue-csv.contract.ts'
import { IMPORT_JOB } from './run/imports-store.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const FORMULAS = ['=HYPERLINK("http://evil.example";"x")', '+1', '-1', '@SUM(1)', "'=1", '＝1', '|\\', 'a|b']

test('an unchanged export changes nothing when it is imported', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await addDemoCatalogue(shop.db, shop.clock.now)
  for (const title of FORMULAS) {
    await addProduct(shop.db, {
      title,
      description: `${title}\n"quoted", and; more`,
      variants: [{ name: title, color: '#aabbcc', pictures: 2 }, { name: 'Other' }],
    })
  }
  const before = await exported(shop, staff)
  const found = await runImportOf(staff, before)
  expect(found.counts).toMatchObject({
    create: 0,
    update: 0,
    invalid: 0,
    unchanged: catalogue.length + FORMULAS.length,
  })
  expect(await exported(shop, staff)).toBe(before)
  expect((await staff.api(auditLog, { query: {} })).count).toBe(0)
  expect((await runImportOf(staff, before.replaceAll('\r\n', '\n').slice(1))).counts.unchanged).toBe(
    catalogue.length + FORMULAS.length,
  )
})

test('no exported cell begins like a formula', async () => {
  for (const title of FORMULAS) await addProduct(shop.db, { title, variants: [{ name: title }] })
  const [, ...rows] = (await exported(shop, staff)).trimEnd().split('\r\n')
  const cells = rows.flatMap((row) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
  expect(cells.filter((cell) => /^"?[=+\-@\t\r＝]/.test(cell))).toEqual([])
  expect(rows[0]).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")"`)
})

test('reports three invalid rows of 500 with line and reason and imports the other products', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const key = await aPictureOf(shop)
  const products = Array.from({ length: 100 }, (_, index) => [
    row({ slug: `thing-${index}`, key }),
    ...['Two', 'Three', 'Four', 'Five'].map((variant) => row({ key, variant })),
  ])
  const rows = products.flat()
  rows[10] = row({ slug: 'thing-2', key, price: '1.234' })
  rows[101] = row({ key, variant: 'Two', stock: 'many' })
  rows[499] = row({ key: 'f'.repeat(24), variant: 'one', title: 'Other' })
  const found = await bring(staff, `${HEADER}\n${rows.join('\n')}\n`)
  expect(found).toMatchObject({ state: 'ready', percent: 100, file: 'things.csv', counts: { create: 97, invalid: 3 } })
  expect(await importErrorsOf(staff, found)).toEqual([
    '12 price: "1.234" can be read in two ways; write 1234.00 or 1.23.',
    '103 stock: "many" is not a whole number; write only digits, like 12.',
    '501 title: This differs from line 497, which belongs to the same product.',
    '501 variant: variant with this name already exists.',
  ])

  const done = await finishImport(staff, found.id)
  expect(done).toMatchObject({ state: 'done', percent: 100, counts: { done: 97, failed: 0 } })
  const product = await staff.api(getProductBySlug, { params: { slug: 'thing-98' } })
  expect(product).toMatchObject({
    title: 'Thing',
    price: '12.50',
    variants: { length: 5, 0: { name: 'One', stock: 5 } },
  })
  expect((await staff.api(auditLog, { query: { product: String(product.id) } })).results).toMatchObject([
    { new: 'Thing', by: 'Staff Test' },
  ])
  const imported = shop.db.selectFrom('stock_movements').select('change').where('reason', '=', 'imported')
  const movements = await imported.execute()
  expect(movements).toHaveLength(97 * 5)
  expect(movements[0]).toEqual({ change: 5 })
})

test('leaves columns, variants and sold stock unchanged that the file does not mention', async () => {
  const { slug, variantIds } = await addProduct(shop.db, {
    slug: 'mug',
    variants: [
      { name: 'Blue', color: '#0000ff', stock: 20, pictures: 2 },
      { name: 'Red', stock: 7 },
    ],
  })
  const sheet = await exported(shop, staff)
  await sell(shop, variantIds[0], 3)
  await sell(shop, variantIds[1], 2)

  const dear = await bring(staff, '\uFEFFslug;price\r\nmug;13 or so\r\nMUG;\r\n')
  expect(await importErrorsOf(staff, dear)).toEqual(['2 price: "13 or so" is not a price; write it like 12.50.'])
  const priced = await bring(staff, '\uFEFFslug;price\r\nmug;13\r\nMUG;\r\n')
  expect(await productsOf(staff, priced)).toMatchObject([{ changed: [{ field: 'price', old: '12.50', new: '13.00' }] }])
  await finishImport(staff, priced.id)

  const recounted = sheet.replace(/,7,7,/, ',9,7,').replace(/,1,Blue/, ',,Blue')
  const found = await bring(staff, recounted.replace(',12.50,', ',13,'))
  expect(await productsOf(staff, found)).toMatchObject([
    // Two more than the listed stock. The two pieces sold in the meantime stay sold.
    { changed: [{ field: 'variants[Red][stock]', old: '5', new: '7' }] },
  ])
  await finishImport(staff, found.id)
  expect(await staff.api(getProductBySlug, { params: { slug } })).toMatchObject({
    price: '13.00',
    variants: [
      { id: variantIds[0], name: 'Blue', stock: 17, images: [{}, {}] },
      { id: variantIds[1], stock: 7 },
    ],
  })
})

test('the variants of a file replace all variants of the product, in its order', async () => {
  const { variantIds } = await addProduct(shop.db, { slug: 'mug', variants: [{ name: 'Blue' }, { name: 'Red' }] })
  const key = await aPictureOf(shop)
  const found = await bring(staff, `slug,variant,stock,images\nmug,red,,${key}\nmug,Green,3,${key}|${key}.webp\n`)
  expect(await productsOf(staff, found)).toMatchObject([
    {
      action: 'update',
      changed: [
        { field: 'variants', old: 'Blue, Red', new: 'red, Green', removed: { variants: 1, stock: 20 } },
        { field: 'variants[red][images]' },
      ],
    },
  ])
  await finishImport(staff, found.id)
  const { variants } = await staff.api(getProductBySlug, { params: { slug: 'mug' } })
  expect(variants).toMatchObject([
    { id: variantIds[1], name: 'red', stock: 20 },
    { name: 'Green', stock: 3, images: [{}, {}] },
  ])
})

test('bundles products of one file and refuses bundles with an invalid product', async () => {
  const key = await aPictureOf(shop)
  const rows = [
    row({ slug: 'pot', key, bundled: 'cup|saucer' }),
    row({ slug: 'cup', key, bundled: 'pot' }),
    row({ slug: 'saucer', key }),
    row({ slug: 'spoon', key, bundled: 'fork' }),
    row({ slug: 'fork', key, bundled: 'knife' }),
    row({ slug: 'self', key, bundled: 'self' }),
  ]
  const found = await bring(staff, [HEADER, ...rows].join('\n'))
  expect(await importErrorsOf(staff, found)).toEqual([
    '5 bundled: Invalid pk "fork" - object does not exist.',
    '6 bundled: Invalid pk "knife" - object does not exist.',
    '7 bundled: A product cannot be bundled with itself.',
  ])
  await finishImport(staff, found.id)
  const pot = await staff.api(getProductBySlug, { params: { slug: 'pot' } })
  const cup = await staff.api(getProductBySlug, { params: { slug: 'cup' } })
  const saucer = await staff.api(getProductBySlug, { params: { slug: 'saucer' } })
  expect([pot.frequentlyBoughtTogether, cup.frequentlyBoughtTogether]).toEqual([[cup.id, saucer.id], [pot.id]])
  expect(pot.recommended_products.slice(0, 2)).toEqual([cup.id, saucer.id])
})

test('never overwrites changes made since the export or the dry run', async () => {
  const { slug, id } = await createdProduct(staff, { title: 'Mug', slug: 'mug' })
  const sheet = (await exported(shop, staff)).replace(',Mug,', ',Cup,')
  const renamed = await bring(staff, sheet)
  const created = await bring(staff, [HEADER, row({ slug: 'late', key: await aPictureOf(shop) })].join('\n'))
  expect([renamed.counts.update, created.counts.create]).toEqual([1, 1])
  await sendForm(shop, staff, { slug, form: productForm({ price: '99' }) })
  await createdProduct(staff, { slug: 'late' })

  expect(await importErrorsOf(staff, await finishImport(staff, renamed.id))).toEqual([
    '2 : This product was changed by someone else. Reload it and try again.',
  ])
  expect(await importErrorsOf(staff, await finishImport(staff, created.id))).toEqual([
    '2 : product with this slug already exists.',
  ])
  expect(await importErrorsOf(staff, await bring(staff, sheet))).toEqual([
    '2 version: This product was changed by someone else. Reload it and try again.',
  ])
  expect(await staff.api(getProductBySlug, { params: { slug } })).toMatchObject({ id, title: 'Mug', price: '99.00' })
})

test('runs an import once when started concurrently and resumes it after a crash', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const key = await aPictureOf(shop)
  const found = await bring(staff, [HEADER, row({ slug: 'one', key }), row({ slug: 'two', key })].join('\n'))
  const params = { id: String(found.id) }
  const presses = await Promise.allSettled([1, 2, 3].map(() => staff.api(runImport, { params })))
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect.poll(async () => (await staff.api(listImports, { query: {} })).results[0]?.state).toBe('done')
  // The job still removes files.
  await expect.poll(() => shop.db.selectFrom('jobs').select('id').where('name', '=', IMPORT_JOB).execute()).toEqual([])

  await sql`update catalogue_imports set state = 'running'`.execute(shop.db)
  await sql`update catalogue_import_products set outcome = null where slug = 'two'`.execute(shop.db)
  await sql`update products set deleted_at = now() where slug = 'two'`.execute(shop.db)
  expect((await staff.api(listImports, { query: {} })).results).toMatchObject([{ interrupted: true, percent: 50 }])
  expect((await finishImport(staff, found.id)).counts).toMatchObject({ done: 2, failed: 0 })
  await expect(staff.api(runImport, { params })).rejects.toThrow('409')
})

const HEADER = 'slug,title,description,price,thumbnail,bundled,variant,stock,images'

/** A row without a slug is another variant of the product above it. */
function row({
  slug = '',
  key = '',
  title,
  price,
  stock = '5',
  bundled = '',
  variant = 'One',
}: Record<string, string>) {
  const own = slug === '' ? [title ?? '', '', price ?? '', ''] : ['Thing', '"A ""good"", thing"', price ?? '12.50', key]
  return [slug, ...own, bundled, variant, stock, key].join(',')
}

async function aPictureOf({ db }: TestShop): Promise<string> {
  await addProduct(db, { slug: 'with-picture' })
  const { thumbnail_key } = await db
    .selectFrom('products')
    .select('thumbnail_key')
    .where('slug', '=', 'with-picture')
    .executeTakeFirstOrThrow()
  return thumbnail_key
}

async function sell({ db }: TestShop, variant: number | undefined, pieces: number): Promise<void> {
  await sql`update variants set stock = stock - ${pieces} where id = ${variant}`.execute(db)
}
