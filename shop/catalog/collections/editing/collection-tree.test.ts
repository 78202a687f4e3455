import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { collectionForm, createdCollection } from '../../../../tests/fixtures/collections.ts'
import { blackPng } from '../../../../tests/fixtures/png.ts'
import type { Person } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { findCollectionAddress, getCollection, getMenu, listCollections } from '../collections.contract.ts'
import { deleteCollection, listCollectionTree, moveCollection, updateCollection } from './edit-collections.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const change = (staff: Person, { slug }: { slug: string }, fields: Record<string, string | number | Blob>) =>
  staff.api(updateCollection, { params: { slug }, body: collectionForm(fields) })
const picture = (width: number, height: number) =>
  new File([new Uint8Array(blackPng({ width, height }))], 'picture.png', { type: 'image/png' })
const titlesAtTop = async (person: Person) =>
  (await person.api(listCollections, { query: {} })).results.map(({ title }) => title)

test('nests collections three levels deep and reports cycles at the field', async () => {
  const home = await createdCollection(staff, { title: 'Home', slug: 'home' })
  const table = await createdCollection(staff, { title: 'Table', slug: 'table', parent: home.id })
  const mugs = await createdCollection(staff, { title: 'Mugs', slug: 'mugs', parent: table.id })
  expect(mugs.parents).toEqual([
    { slug: 'home', title: 'Home' },
    { slug: 'table', title: 'Table' },
  ])
  const tooDeep = '{"parent":["Collections have 3 levels at most."]}'
  await expect(createdCollection(staff, { parent: mugs.id })).rejects.toThrow(tooDeep)
  const gifts = await createdCollection(staff, { title: 'Gifts', slug: 'gifts' })
  await expect(change(staff, home, { parent: gifts.id })).rejects.toThrow(tooDeep)
  for (const inside of [home, table, mugs])
    await expect(change(staff, home, { parent: inside.id })).rejects.toThrow(
      '{"parent":["A collection cannot be inside itself."]}',
    )
  await expect(change(staff, home, { parent: 999 })).rejects.toThrow('Invalid pk')
  await expect(createdCollection(staff, { slug: 'MUGS'.toLowerCase() })).rejects.toThrow('already exists')
  // Database triggers enforce the same rules.
  const asSql = (parent: number, of: number) =>
    sql`update collections set parent_id = ${parent} where id = ${of}`.execute(shop.db)
  await expect(asSql(mugs.id, home.id)).rejects.toThrow('a collection inside itself')
  await expect(asSql(gifts.id, home.id)).rejects.toThrow('collections_depth')
})

test('only one of two collections concurrently moved into each other succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await createdCollection(staff)
    const other = await createdCollection(staff)
    const moved = await Promise.allSettled([
      change(staff, one, { parent: other.id }),
      change(staff, other, { parent: one.id }),
    ])
    expect(moved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
})

test('hides the descendants of a hidden collection until it is published again', async () => {
  const home = await createdCollection(staff, { slug: 'home', in_menu: 'true' })
  const table = await createdCollection(staff, { slug: 'table', parent: home.id, in_menu: 'true' })
  await createdCollection(staff, { slug: 'mugs', parent: table.id })
  const see = (slug: string, person = shop.visitor) =>
    person.api(getCollection, { params: { slug } }).then(
      () => 'seen',
      () => 'not there',
    )
  const menu = async () => (await shop.visitor.api(getMenu, {})).collections
  expect(await see('mugs')).toBe('seen')
  expect(await menu()).toMatchObject([{ slug: 'home', inside: [{ slug: 'table' }] }])
  await change(staff, home, { state: 'hidden' })
  for (const slug of ['home', 'table', 'mugs']) {
    expect(await see(slug)).toBe('not there')
    expect(await see(slug, staff)).toBe('seen')
  }
  expect(await menu()).toEqual([])
  expect(await titlesAtTop(shop.visitor)).toEqual([])
  await change(staff, home, { state: 'published' })
  expect(await see('mugs')).toBe('seen')
  expect(await menu()).toMatchObject([{ slug: 'home', inside: [{ slug: 'table' }] }])
})

test('sorts collections as staff order them and invalidates cached responses', async () => {
  const [one, , three] = [
    await createdCollection(staff, { title: 'One' }),
    await createdCollection(staff, { title: 'Two' }),
    await createdCollection(staff, { title: 'Three' }),
  ]
  expect(await titlesAtTop(shop.visitor)).toEqual(['One', 'Two', 'Three'])
  const move = ({ slug }: { slug: string }, to: 'up' | 'down') =>
    staff.api(moveCollection, { params: { slug }, body: { to } })
  await move(three, 'up')
  expect(await titlesAtTop(shop.visitor)).toEqual(['One', 'Three', 'Two'])
  await move(one, 'down')
  expect(await titlesAtTop(shop.visitor)).toEqual(['Three', 'One', 'Two'])
  // Moving the first collection up has no effect.
  await move(three, 'up')
  expect(await titlesAtTop(shop.visitor)).toEqual(['Three', 'One', 'Two'])
  const { results } = await staff.api(listCollectionTree, { query: {} })
  expect(results.map(({ title, is_first, is_last }) => [title, is_first, is_last])).toEqual([
    ['Three', true, false],
    ['One', false, false],
    ['Two', false, true],
  ])
})

test('lists the whole tree with counts for staff and searches it by words', async () => {
  const home = await createdCollection(staff, { title: 'Home', slug: 'home' })
  await createdCollection(staff, { title: 'New', slug: 'new', rule: 'new=true' })
  await createdCollection(staff, { title: 'Table', slug: 'table', parent: home.id })
  const { count, results } = await staff.api(listCollectionTree, { query: {} })
  expect(count).toBe(3)
  expect(results.map(({ title, depth, inside, products }) => [title, depth, inside, products])).toEqual([
    ['Home', 1, 1, 0],
    ['Table', 2, 0, 0],
    ['New', 1, 0, null],
  ])
  const found = await staff.api(listCollectionTree, { query: { q: 'TABL' } })
  expect(found.results.map(({ title }) => title)).toEqual(['Table'])
})

test('reports a conflict when a collection was changed or deleted by someone else', async () => {
  const home = await createdCollection(staff, { title: 'Home' })
  const changes = await Promise.allSettled([
    change(staff, home, { title: 'House', version: home.version }),
    change(staff, home, { title: 'Home and garden', version: home.version }),
  ])
  expect(changes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = changes.find((one) => one.status === 'rejected')
  expect(String(refused?.reason)).toContain('409 This collection was changed by someone else.')
  await expect(
    staff.api(deleteCollection, { params: { slug: home.slug }, query: { version: home.version } }),
  ).rejects.toThrow('409')
  const ends = await Promise.allSettled([
    staff.api(deleteCollection, { params: { slug: home.slug }, query: { version: home.version + 1 } }),
    change(staff, home, { title: 'Mine', version: home.version + 1 }),
  ])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('redirects a changed address and moves the children of a deleted collection to its parent', async () => {
  const home = await createdCollection(staff, { title: 'Home', slug: 'home' })
  const table = await createdCollection(staff, { title: 'Table', slug: 'table', parent: home.id })
  await createdCollection(staff, { title: 'Mugs', slug: 'mugs', parent: table.id })
  const leads = (slug: string) => shop.visitor.api(findCollectionAddress, { params: { slug } })
  await change(staff, table, { slug: 'the-table' })
  expect(await leads('table')).toEqual({ slug: 'the-table' })
  await change(staff, { slug: 'the-table' }, { slug: 'table' })
  await expect(leads('table')).rejects.toThrow('404')
  expect(await leads('the-table')).toEqual({ slug: 'table' })

  await staff.api(deleteCollection, { params: { slug: 'table' }, query: {} })
  await expect(leads('the-table')).rejects.toThrow('404')
  const { inside } = await shop.visitor.api(getCollection, { params: { slug: 'home' } })
  expect(inside.map(({ title }) => title)).toEqual(['Mugs'])
  expect((await shop.visitor.api(getCollection, { params: { slug: 'mugs' } })).parents).toEqual([
    { slug: 'home', title: 'Home' },
  ])
})

test('reports all errors of a collection form at once and stores no picture', async () => {
  const broken = new File(['no picture'], 'a.png')
  await expect(
    createdCollection(staff, { title: ' ', slug: 'No Slug', rule: 'colour=red', parent: 'x', picture: broken }),
  ).rejects.toThrow(
    /(?=.*"title":\["This field may not be blank)(?=.*"slug")(?=.*"rule")(?=.*"parent")(?=.*"picture":\["Upload a valid image)/,
  )
  expect(await shop.db.selectFrom('images').select('key').execute()).toEqual([])
})

test('crops a picture to 4:3, replaces and removes it, and records every change', async () => {
  const made = await createdCollection(staff, { title: 'Home', picture: picture(64, 64), picture_alt: 'A room' })
  expect(made).toMatchObject({ picture: expect.stringMatching(/^\/media\//), picture_alt: 'A room' })
  expect(await shop.db.selectFrom('images').select(['width', 'height']).execute()).toEqual([{ width: 64, height: 48 }])
  const other = await change(staff, made, { picture: picture(80, 60) })
  expect(other.picture).not.toBe(made.picture)
  expect(await shop.db.selectFrom('images').select('width').execute()).toEqual([{ width: 80 }])
  expect((await change(staff, made, { picture: '' })).picture).toBeNull()
  expect(await shop.db.selectFrom('images').select('width').execute()).toEqual([])
  await change(staff, made, { title: 'House', in_menu: 'true' })
  const { results } = await staff.api(auditLog, { query: { collection: made.id } })
  expect(results.map(({ field, subject_title }) => [field, subject_title])).toEqual([
    ['in_menu', 'House'],
    ['title', 'House'],
    ['picture', 'House'],
    ['picture', 'House'],
    ['collection', 'House'],
  ])
})

test.each([
  '&',
  '?',
  'price_range=-9,-1',
  'price_range=-1,5',
  'price_range=0,0',
  'rating_range=6,9',
  'option=Size:Sm%00all',
])('reports the invalid rule "%s" at its field', async (rule) => {
  await expect(createdCollection(staff, { rule })).rejects.toThrow(`{"rule":["`)
})
