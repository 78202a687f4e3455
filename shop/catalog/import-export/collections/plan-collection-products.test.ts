import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import {
  collectionsFile,
  exportedCollections,
  runCollections,
  uploadCollectionsFile,
} from '../../../../tests/fixtures/import-catalogue.ts'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { getCollection } from '../../collections/collections.contract.ts'
import {
  addProductsToCollection,
  addProductToCollection,
  deleteCollection,
  listCollectionProducts,
  removeProductFromCollection,
} from '../../collections/editing/edit-collections.contract.ts'
import { csvRows } from '../file/safe-cells.server.ts'
import { type CollectionsOfFile, importCollections } from './collections-csv.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const errorsOf = ({ rows }: CollectionsOfFile) =>
  rows.flatMap(({ errors }) => errors.map(({ line, column, reason }) => `${line} ${column}: ${reason}`))

async function placed(staff: Person, slug: string) {
  const { results } = await staff.api(listCollectionProducts, { params: { slug }, query: { page_size: '100' } })
  return results.map((product) => product.slug)
}

test('exports manual products in order, applies edited orders and ignores unedited cells', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const ids: number[] = []
  for (const slug of ['cup', 'mug', 'pot', 'jug']) ids.push((await addProduct(shop.db, { slug })).id)
  for (const slug of ['table', 'empty']) await createdCollection(staff, { slug })
  await createdCollection(staff, { slug: 'ruled', rule: 'new=true' })
  const put = (products: number[]) =>
    staff.api(addProductsToCollection, { params: { slug: 'table' }, body: { products } })
  await put([ids[2] ?? 0, ids[0] ?? 0])
  const out = await exportedCollections(shop, staff)
  expect(out).toContain(',pot|cup,p')
  expect(await runCollections(staff, out)).toMatchObject({ counts: { update: 0, unchanged: 3, invalid: 0 }, rows: [] })
  expect(await exportedCollections(shop, staff)).toBe(out)

  const version = async () => (await staff.api(getCollection, { params: { slug: 'table' } })).version
  const before = await version()
  const found = await runCollections(staff, out.replace(',pot|cup,', ',mug|Cup|pot,'))
  expect(found.rows).toMatchObject([
    { slug: 'table', changed: [{ field: 'products', old: '2: pot, cup', new: '3: mug, Cup, pot' }] },
  ])
  expect(await placed(staff, 'table')).toEqual(['mug', 'cup', 'pot'])
  expect(await version()).toBe(before)
  await put([ids[3] ?? 0])
  // An unedited old export does not revert the order. An edited one is refused.
  expect(await runCollections(staff, out)).toMatchObject({ counts: { update: 0, unchanged: 3 } })
  expect(errorsOf(await uploadCollectionsFile(staff, out.replace(',pot|cup,', ',cup|pot,')))).toEqual([
    '2 products: The products of this collection were changed by someone else. Export it again.',
  ])
  await runCollections(staff, 'slug,products\ntable,jug|mug\nempty,cup\n')
  expect([await placed(staff, 'table'), await placed(staff, 'empty')]).toEqual([['jug', 'mug'], ['cup']])
  await runCollections(staff, 'slug,products\ntable,\n')
  expect(await placed(staff, 'table')).toEqual([])
  const made = await runCollections(staff, 'slug,title,products\nnew,New,pot|cup\n')
  expect(made.counts).toMatchObject({ create: 1 })
  expect(await placed(staff, 'new')).toEqual(['pot', 'cup'])
  const { results } = await staff.api(auditLog, { query: { page_size: '100' } })
  expect(results.filter(({ field, old }) => field === 'products' && old !== null).map(({ old }) => old)).toEqual(
    expect.arrayContaining(['jug', 'mug', 'cup', 'pot']),
  )
})

test('reports invalid products at their cell and accepts the corrected lines', async () => {
  await addProduct(shop.db, { slug: 'cup' })
  for (const slug of ['one', 'two', 'good']) await createdCollection(staff, { slug })
  await createdCollection(staff, { slug: 'ruled', rule: 'new=true' })
  const file =
    'slug;products;title\none;cup|CUP;One\ntwo;cup|gone;\nruled;cup;Ruled\ngood;cup;=Good\nbad slug;;"a\nb"\n'
  const found = await uploadCollectionsFile(staff, file)
  expect(errorsOf(found)).toEqual([
    '2 products: “CUP” is listed twice.',
    '3 title: This field may not be blank.',
    '3 products: There is no product “gone”.',
    '4 products: The products of this collection are chosen by its rule.',
    expect.stringMatching(/^6 slug: /),
    expect.stringMatching(/^6 title: /),
  ])
  const [head, ...wrong] = found.wrong_lines.replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('what_is_wrong;slug;products;title')
  expect(wrong).toHaveLength(5)
  expect(wrong[0]).toBe('products: “CUP” is listed twice.;one;cup|CUP;One')
  const mended = found.wrong_lines
    .replace('cup|CUP', 'cup')
    .replace('cup|gone;', 'cup;Two')
    .replace('ruled;cup', 'ruled;')
  const run = await runCollections(staff, mended.slice(0, mended.indexOf('bad slug')).replace(/[^\n]*$/, ''))
  expect(run).toMatchObject({ done: true, untaken: [], counts: { invalid: 0, update: 3 }, wrong_lines: '' })
  expect([await placed(staff, 'one'), await placed(staff, 'two'), await placed(staff, 'good')]).toEqual([
    ['cup'],
    ['cup'],
    [],
  ])
})

test('splits product lists above the spreadsheet cell limit into several lines', { tags: ['deep'] }, async () => {
  await createdCollection(staff, { slug: 'many' })
  const slugs = Array.from({ length: 1000 }, (_, index) => `a-thing-with-a-name-that-is-rather-long-${index}`)
  await addProduct(shop.db, { slug: 'first' })
  await shop.db
    .insertInto('products')
    .columns(['slug', 'title', 'description', 'price_cents', 'thumbnail_key', 'created_at', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .select([
          sql<string>`unnest(${slugs}::text[])`.as('slug'),
          ...(['title', 'description', 'price_cents', 'thumbnail_key', 'created_at', 'updated_at'] as const),
        ])
        .where('deleted_at', 'is', null),
    )
    .execute()
  const turned = slugs.toReversed()
  await runCollections(
    staff,
    csvRows([
      ['slug', 'products'],
      ['many', turned.join('|')],
    ]),
  )
  const out = await exportedCollections(shop, staff)
  expect(out.split('\r\n').filter((row) => row.startsWith('many,'))).toHaveLength(2)
  expect(Math.max(...out.split(',').map(({ length }) => length))).toBeLessThan(32_767)
  expect(await runCollections(staff, out)).toMatchObject({ counts: { create: 0, update: 0, invalid: 0 } })
  await staff.api(deleteCollection, { params: { slug: 'many' }, query: {} })
  await runCollections(staff, out.replace(/,\d+\r\n/g, ',\r\n'))
  expect((await exportedCollections(shop, staff)).replace(/,\d+\r\n/g, '')).toBe(out.replace(/,\d+\r\n/g, ''))
})

test('concurrent imports, additions, removals and edits never deadlock, and added products stay', {
  tags: ['deep'],
}, async () => {
  const other = shop.as((await addPerson(shop.db, { isStaff: true })).token)
  const ids: number[] = []
  for (const slug of ['a', 'b', 'c', 'd', 'e']) ids.push((await addProduct(shop.db, { slug })).id)
  const [a = 0, b = 0, c = 0, , e = 0] = ids
  await createdCollection(staff, { slug: 'one' })
  await createdCollection(staff, { slug: 'two' })
  for (let round = 0; round < 8; round += 1) {
    await runCollections(staff, 'slug,products\none,a|b|c|d\ntwo,d|c|b|a\n')
    const file = 'slug,products\none,d|c|b\ntwo,b|a\n'
    const { seen } = await uploadCollectionsFile(staff, file)
    const [run, ...others] = await Promise.allSettled([
      staff.api(importCollections, { body: collectionsFile(file, seen) }),
      other.api(addProductToCollection, { params: { slug: 'one', product: String(e) }, body: { before: a } }),
      other.api(removeProductFromCollection, { params: { slug: 'two', product: String(b) } }),
      other.api(addProductToCollection, { params: { slug: 'two', product: String(c) }, body: {} }),
    ])
    expect([run, ...others].map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
    const isDone = run.status === 'fulfilled' && run.value.done
    const [one, two] = [await placed(staff, 'one'), await placed(staff, 'two')]
    expect(one).toContain('e')
    expect(one.filter((slug) => slug !== 'e')).toEqual(isDone ? ['d', 'c', 'b'] : ['a', 'b', 'c', 'd'])
    expect(new Set(two).size).toBe(two.length)
    await other.api(removeProductFromCollection, { params: { slug: 'one', product: String(e) } })
  }
})
