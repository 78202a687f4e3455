import fc from 'fast-check'
import { expect, test } from 'vitest'
import { often } from '../../../../tests/deep.ts'
import { collectionForm, createdCollection } from '../../../../tests/fixtures/collections.ts'
import {
  collectionsFile,
  exportedCollections,
  runCollections,
  uploadCollectionsFile,
} from '../../../../tests/fixtures/import-catalogue.ts'
import { blackPng } from '../../../../tests/fixtures/png.ts'
import { openShop, type Person } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { getCollection, getMenu } from '../../collections/collections.contract.ts'
import {
  deleteCollection,
  listCollectionTree,
  moveCollection,
  updateCollection,
} from '../../collections/editing/edit-collections.contract.ts'
import { csvRows } from '../file/safe-cells.server.ts'
import { type CollectionsOfFile, importCollections } from './collections-csv.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const tree = async (staff: Person) =>
  (await staff.api(listCollectionTree, { query: { page_size: '100' } })).results.map(
    ({ slug, depth }) => `${'  '.repeat(depth - 1)}${slug}`,
  )
const errorsOf = ({ rows }: CollectionsOfFile) =>
  rows.flatMap(({ errors }) => errors.map(({ line, column, reason }) => `${line} ${column}: ${reason}`))

test('an unchanged export of collections changes nothing when it is imported', async () => {
  const home = await createdCollection(staff, {
    title: 'Home, "sweet"',
    slug: 'home',
    text: '=Not a formula\n\n- one\n- two',
    in_menu: 'true',
    leads_home: 'true',
    picture: new File([new Uint8Array(blackPng({ width: 640, height: 480 }))], 'picture.png', { type: 'image/png' }),
    picture_alt: 'A room',
    meta_title: '+Home',
    meta_description: 'All for it',
  })
  await createdCollection(staff, { slug: 'new', rule: 'price_range=0,30&new=true', state: 'hidden' })
  const table = await createdCollection(staff, { slug: 'table', parent: home.id })
  await createdCollection(staff, { slug: 'mugs', parent: table.id })
  const out = await exportedCollections(shop, staff)
  const same = await runCollections(staff, out)
  expect(same).toMatchObject({ done: true, counts: { create: 0, update: 0, unchanged: 4, invalid: 0 }, rows: [] })
  expect(await exportedCollections(shop, staff)).toBe(out)

  // The file restores deleted collections, except manually assigned products.
  for (const slug of ['mugs', 'table', 'new']) await staff.api(deleteCollection, { params: { slug }, query: {} })
  const unnumbered = out.replace(/,\d+\r\n/g, ',\r\n')
  const back = await uploadCollectionsFile(staff, unnumbered)
  expect(back).toMatchObject({ done: false, counts: { create: 3, update: 0, unchanged: 1 } })
  expect(await tree(staff)).toEqual(['home'])
  await runCollections(staff, unnumbered)
  expect(await tree(staff)).toEqual(['home', '  table', '    mugs', 'new'])
  const again = (await exportedCollections(shop, staff)).replace(/,\d+\r\n/g, ',\r\n')
  expect(again).toBe(unnumbered)
})

test('moves collections into and among each other, including rotations', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const one = await createdCollection(staff, { slug: 'one', in_menu: 'true' })
  const two = await createdCollection(staff, { slug: 'two', parent: one.id })
  await createdCollection(staff, { slug: 'three', parent: two.id })
  for (const slug of ['a', 'b', 'c']) await createdCollection(staff, { slug })
  const swapped = await runCollections(staff, 'slug,parent\nthree,\ntwo,three\none,two\n')
  expect(swapped.counts).toMatchObject({ update: 3, invalid: 0 })
  expect(await tree(staff)).toEqual(['a', 'b', 'c', 'three', '  two', '    one'])
  const moved = await runCollections(staff, 'slug,place,place_exported\na,1,1\nb,2,2\nc,1,3\n')
  expect(moved.rows).toMatchObject([{ slug: 'c', changed: [{ field: 'place', old: '3', new: '1' }] }])
  expect(await tree(staff)).toEqual(['c', 'a', 'b', 'three', '  two', '    one'])
  // A move in the tree keeps the place in the menu.
  expect((await shop.visitor.api(getMenu, {})).collections).toMatchObject([{ slug: 'one' }])
  await runCollections(staff, 'slug,title,parent,place\nnew,New,three,1\n')
  expect(await tree(staff)).toEqual(['c', 'a', 'b', 'three', '  new', '  two', '    one'])
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.map(({ field }) => field)).toEqual(expect.arrayContaining(['collection', 'parent']))
})

test('reports invalid rows with line and column and skips only these', async () => {
  const home = await createdCollection(staff, { slug: 'home' })
  const table = await createdCollection(staff, { slug: 'table', parent: home.id })
  await createdCollection(staff, { slug: 'mugs', parent: table.id })
  const file = [
    'slug,title,parent,place,state,in_menu,leads_home,rule,picture,colour',
    'home,Home,mugs,,,,,,,red',
    'deep,Deep,mugs,,,,,,,',
    'lost,Lost,nowhere,,,,,,,',
    'below,Below,lost,,,,,,,',
    'UPPER CASE,Upper,,,,,,,,',
    'named,,,,,,,,,',
    'ruled,Ruled,,0,,,,"price_range=30,0",,',
    'led,Led,,,,,true,new=true,,',
    'shown,Shown,,first,secret,maybe,,,photo.jpg,',
    'same,Same,,,,,,,,',
    'same,Same again,,,,,,,,',
    'short,Short',
    'good,Good,home,,,true,,,,',
  ].join('\n')
  const found = await runCollections(staff, file)
  expect(errorsOf(found)).toEqual([
    '2 parent: A collection cannot be inside itself.',
    '3 parent: Collections have 3 levels at most.',
    '4 parent: Invalid pk "nowhere" - object does not exist.',
    '5 parent: Invalid pk "lost" - object does not exist.',
    '6 slug: Slug Must Be only Alphanumeric and -',
    '7 title: This field may not be blank.',
    '8 rule: These filters are not valid. Check prices and options.',
    '8 place: Ensure this value is greater than or equal to 1.',
    '9 leads_home: Only a manual collection has an order in which its products can come first.',
    expect.stringMatching(/^10 state: /),
    '10 in_menu: Must be a valid boolean.',
    '10 picture: The shop has no such picture. Upload a ZIP that contains it.',
    '10 place: "first" is not a whole number; write only digits, like 12.',
    '11 slug: This collection is also on line 12.',
    '12 slug: This collection is also on line 11.',
    '13 : This row has 2 cells, but the first row has 10.',
  ])
  expect(found).toMatchObject({ done: true, untaken: ['colour'], counts: { create: 1, update: 0, invalid: 12 } })
  expect(await tree(staff)).toEqual(['home', '  table', '    mugs', '  good'])
})

test.each([
  ['', 'The submitted file is empty.'],
  ['name,title\nx,y', 'Line 1: The first line must contain the column names, including "slug".'],
  ['slug,slug\nx,y', 'Line 1: The column "slug" occurs twice.'],
  ['slug,title,price\nmug,Mug,3', 'Line 1: This file contains products. Import it as a catalogue, above.'],
  ['slug,title\n"x,y', 'Line 2: A quotation mark is opened here and never closed.'],
  ['slug,title\nx,\0', 'Line 1: The file is not UTF-8. Save it as "CSV UTF-8".'],
])('refuses a file that is not a collections CSV: %j', async (file, said) => {
  await expect(uploadCollectionsFile(staff, file)).rejects.toThrow(JSON.stringify({ collections: [said] }))
})

test('never overwrites changes made since the export and repeats the dry run after later changes', async () => {
  await createdCollection(staff, { slug: 'one', title: 'One' })
  await createdCollection(staff, { slug: 'two', title: 'Two' })
  const file = (await exportedCollections(shop, staff)).replace(',One,', ',Uno,').replace(',Two,', ',Due,')
  const { seen, counts } = await uploadCollectionsFile(staff, file)
  expect(counts).toMatchObject({ update: 2 })
  await staff.api(updateCollection, { params: { slug: 'two' }, body: collectionForm({ text: 'More' }) })
  const other = await staff.api(importCollections, { body: collectionsFile(file, seen) })
  expect(other).toMatchObject({ done: false, counts: { update: 1, invalid: 1 } })
  expect(errorsOf(other)).toEqual(['3 version: This collection was changed by someone else. Reload it and try again.'])
  const done = await staff.api(importCollections, { body: collectionsFile(file, other.seen) })
  expect(done).toMatchObject({ done: true })
  const titleOf = async (slug: string) => (await staff.api(getCollection, { params: { slug } })).title
  expect([await titleOf('one'), await titleOf('two')]).toEqual(['Uno', 'Two'])
  // An unedited old export does not revert an order changed since.
  await staff.api(moveCollection, { params: { slug: 'two' }, body: { to: 'up' } })
  await runCollections(staff, file)
  expect(await tree(staff)).toEqual(['two', 'one'])

  await staff.api(updateCollection, { params: { slug: 'one' }, body: collectionForm({ slug: 'uno' }) })
  expect(errorsOf(await uploadCollectionsFile(staff, file))).toContain(
    '2 slug: This collection has the slug “uno” now.',
  )
  await createdCollection(staff, { slug: 'three-Big' })
  await staff.api(updateCollection, { params: { slug: 'three-Big' }, body: collectionForm({ slug: 'tre' }) })
  expect(errorsOf(await uploadCollectionsFile(staff, 'slug,title,version\nthree-Big,Three,1\n'))).toEqual([
    '2 slug: This collection has the slug “tre” now.',
  ])
})

test('limits the changed collections per import and the listed rows', async () => {
  const sheet = (count: number) =>
    ['slug,title', ...Array.from({ length: count }, (_, index) => `made-${index},Made ${index}`)].join('\n')
  expect((await uploadCollectionsFile(staff, sheet(2000))).counts).toMatchObject({ create: 2000 })
  await expect(uploadCollectionsFile(staff, sheet(2001))).rejects.toThrow(
    'A file can change at most 2000 collections. Import it in parts.',
  )
  await expect(uploadCollectionsFile(staff, sheet(10_001))).rejects.toThrow('A file may have at most 10000 rows.')
})

test('imports concurrent with edits, moves and deletions succeed or report a conflict, and the tree stays valid', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await createdCollection(staff), await createdCollection(staff)]
    const file = `slug,parent,title\n${one.slug},${two.slug},Filed\n`
    const { seen } = await uploadCollectionsFile(staff, file)
    const [run, edit] = await Promise.allSettled([
      staff.api(importCollections, { body: collectionsFile(file, seen) }),
      round % 2 === 0
        ? staff.api(updateCollection, { params: { slug: two.slug }, body: collectionForm({ parent: one.id }) })
        : staff.api(deleteCollection, { params: { slug: two.slug }, query: {} }),
    ])
    const isDone = run.status === 'fulfilled' && run.value.done
    expect(run.status).toBe('fulfilled')
    // Two collections moved into each other: only one move succeeds. Deletion always succeeds and keeps the children.
    if (round % 2 === 0) expect([isDone, edit.status === 'fulfilled'].filter(Boolean)).toHaveLength(1)
    else expect(edit.status).toBe('fulfilled')
    const found = await staff.api(getCollection, { params: { slug: one.slug } })
    expect(found.title).toBe(isDone ? 'Filed' : one.title)
  }
})

const CHARACTERS = [...'=+-@\'"|\\,;:#*[]()_ aZ9éß€🍵\n', '\u00a0', 'ﬁ', '\t']
const written = (max: number) =>
  fc.array(fc.constantFrom(...CHARACTERS), { maxLength: max }).map((characters) => characters.join('').slice(0, max))
const line = (max: number) => written(max).map((text) => text.replace(/[\n\t]/g, ' ').trim())

test('any collections survive export and import unchanged', { timeout: 60_000 }, async () => {
  let number = 0
  const collection = fc.record({
    title: line(60).map((text) => `x${text}`),
    text: written(300),
    rule: fc.constantFrom('', 'new=true', 'price_range=0,30&in_stock=true', 'option=Size:Large|odd'),
    state: fc.constantFrom('published', 'hidden'),
    in_menu: fc.constantFrom('true', 'false'),
    meta_title: line(40),
    meta_description: line(80),
    picture_alt: line(40),
    isInside: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(collection, { minLength: 1, maxLength: 6 }), async (wishes) => {
      const columns = ['slug', 'parent', ...Object.keys(wishes[0] ?? {}).filter((name) => name !== 'isInside')]
      const rows = wishes.map(({ isInside, ...wish }, index) => [
        `made-${number + index}`,
        isInside && index > 0 ? `made-${number}` : '',
        ...Object.values(wish),
      ])
      number += wishes.length
      const made = await runCollections(staff, csvRows([columns, ...rows]))
      expect(errorsOf(made)).toEqual([])
      const out = await exportedCollections(shop, staff)
      expect(await runCollections(staff, out)).toMatchObject({ counts: { create: 0, update: 0, invalid: 0 }, rows: [] })
      expect(await exportedCollections(shop, staff)).toBe(out)
    }),
    { numRuns: often(10), endOnFailure: true },
  )
})
