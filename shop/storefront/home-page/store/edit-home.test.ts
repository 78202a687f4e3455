import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../../../server/db/migrate.ts'
import { migrateTo } from '../../../../tests/databases/migrate-to.ts'
import { otherDatabase } from '../../../../tests/databases/other-database.ts'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { blackPng } from '../../../../tests/fixtures/png.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import {
  addProductToCollection,
  deleteCollection,
} from '../../../catalog/collections/editing/edit-collections.contract.ts'
import { getSettings, saveSettings } from '../../../core/settings/settings.contract.ts'
import { migrations } from '../../../migrations.server.ts'
import { sweepImages } from '../../../ui/images/sweep-images.server.ts'
import { getHomeSections, previewHome, saveHomeSections, uploadHomePicture } from './edit-home.contract.ts'
import { getHome } from './home.contract.ts'
import { findSections } from './sections-store.server.ts'

type Body = Parameters<typeof asBody>[0]
const asBody = (sections: readonly Record<string, unknown>[]) => sections as never

const edited = (staff: Person) => staff.api(getHomeSections, {})
const save = async (staff: Person, sections: Body, version?: number) =>
  staff.api(saveHomeSections, {
    body: { version: version ?? (await edited(staff)).version, sections: asBody(sections) },
  })
const shown = async ({ visitor }: TestShop) => (await visitor.api(getHome, {})).sections
const picture = async (staff: Person, shape = 'wide') => {
  const body = new FormData()
  const png = new Uint8Array(blackPng({ width: 500, height: 400 }))
  body.set('picture', new File([png], 'a.png', { type: 'image/png' }))
  body.set('shape', shape)
  return (await staff.api(uploadHomePicture, { body })).picture
}

const button = { button_label: '', button_link: '' }
const TEXT = { kind: 'text', heading: 'Our story', text: '# Roots\nWe **mend** things.' }
const REVIEWS = { kind: 'reviews', heading: '', min_stars: 4, count: 3 }

test('shows each kind in order, repeated kinds too, and leaves out hidden, empty and ended sections', async () => {
  await using shop = await openShop()
  const staff = await shop.staff('catalogue')
  const [mug, pot] = [await addProduct(shop.db, { title: 'Mug' }), await addProduct(shop.db, { title: 'Pot' })]
  const table = await createdCollection(await shop.staff(), { slug: 'table', title: 'Table' })
  await staff.api(addProductToCollection, { params: { slug: 'table', product: String(mug.id) }, body: {} })
  const [wide, small, video] = [await picture(staff), await picture(staff, 'picture'), await picture(staff, 'video')]
  const ends_at = new Date(shop.clock.now.getTime() + 86_400_000).toISOString()
  const hero = { kind: 'hero', picture: wide, headline: 'Spring', text: '', button_label: 'See', button_link: '/' }
  const products = { kind: 'products', heading: 'Ours', source: 'chosen', products: [pot.id, mug.id], count: 4 }
  const collection = { kind: 'collection', heading: '', collection: table.id, count: 4 }
  const saved = await save(staff, [
    hero,
    { ...hero, headline: 'Summer' },
    TEXT,
    {
      kind: 'picture_text',
      picture: small,
      picture_alt: 'A bench',
      side: 'right',
      heading: 'Craft',
      text: '',
      ...button,
    },
    collection,
    products,
    { ...products, source: 'newest', products: [] },
    { ...products, source: 'popular', products: [] },
    { kind: 'countdown', headline: 'Sale', text: '', ends_at, ...button },
    { kind: 'video', heading: '', link: 'https://video.example/1', title: 'How we work', picture: video },
    { ...TEXT, is_hidden: true },
    REVIEWS,
    { kind: 'story', product: mug.id },
  ])
  expect(saved).toMatchObject({
    version: 1,
    products: [{ id: pot.id }, { id: mug.id }],
    collections: [{ title: 'Table' }],
  })
  const home = await shown(shop)
  expect(home).toMatchObject([
    { kind: 'hero', headline: 'Spring', button_label: 'See' },
    { kind: 'hero', headline: 'Summer', picture: wide },
    { kind: 'text', heading: 'Our story', text_blocks: [{ kind: 'heading' }, { kind: 'paragraph' }] },
    { kind: 'picture_text', picture_alt: 'A bench', side: 'right', text_blocks: [] },
    { kind: 'collection', collection: { slug: 'table', title: 'Table' }, products: [{ title: 'Mug' }] },
    { kind: 'products', products: [{ title: 'Pot' }, { title: 'Mug' }] },
    { kind: 'products', products: [{ title: 'Pot' }, { title: 'Mug' }] },
    { kind: 'products', products: [{}, {}] },
    { kind: 'countdown', ends_at },
    { kind: 'video', link: 'https://video.example/1' },
    { kind: 'story', product: { title: 'Mug' } },
  ])
  expect(home.map(({ id }) => id)).toEqual(
    saved.sections.flatMap(({ id, kind }, at) => (at === 10 || kind === 'reviews' ? [] : id)),
  )
  shop.clock.now = new Date(ends_at)
  shop.cache.drop()
  expect((await shown(shop)).map(({ kind }) => kind)).not.toContain('countdown')
})

test('invalidates the page when a shown product, collection or picture changes or is deleted', async () => {
  await using shop = await openShop()
  const [staff, owner] = [await shop.staff('catalogue'), await shop.staff()]
  const mug = await addProduct(shop.db, { title: 'Mug' })
  const table = await createdCollection(owner, { slug: 'table', title: 'Table' })
  const wide = await picture(staff)
  const products = { kind: 'products', heading: 'Ours', source: 'chosen', products: [mug.id], count: 4 }
  const collection = { kind: 'collection', heading: '', collection: table.id, count: 4 }
  const hero = { kind: 'hero', picture: wide, headline: 'Spring', text: '', ...button }
  const kinds = async () => (await shown(shop)).map(({ kind }) => kind)
  await save(staff, [products, collection, hero])
  expect(await kinds()).toEqual(['products', 'hero'])
  await staff.api(addProductToCollection, { params: { slug: 'table', product: String(mug.id) }, body: {} })
  expect(await kinds()).toEqual(['products', 'collection', 'hero'])
  await owner.api(deleteCollection, { params: { slug: 'table' }, query: {} })
  expect(await kinds()).toEqual(['products', 'hero'])
  await shop.db.updateTable('products').set({ state: 'hidden' }).where('id', '=', mug.id).execute()
  shop.cache.drop()
  expect(await kinds()).toEqual(['hero'])
  // A hidden product stays chosen; a deleted collection is refused until another one is chosen.
  const { sections, products: chosen } = await edited(staff)
  expect(chosen).toMatchObject([{ title: 'Mug' }])
  await expect(save(staff, sections)).rejects.toThrow(
    '{"sections":[{},{"collection":["This collection no longer exists. Choose another one."]}]}',
  )
  // The picture of a section is never swept; it is swept after its section was removed.
  const DAYS = 86_400_000
  const sweep = async (days: number) => sweepImages(shop.services, new Date(shop.clock.now.getTime() + days * DAYS))
  const pictures = async () => (await shop.db.selectFrom('images').select('key').execute()).map(({ key }) => key)
  await sweep(1)
  await sweep(2)
  expect(await pictures()).toContain(wide.split('/')[2])
  await save(staff, [TEXT])
  await sweep(3)
  // Staff may still edit a page with the picture.
  await sweep(3.9)
  expect(await pictures()).toContain(wide.split('/')[2])
  await sweep(4.1)
  expect(await pictures()).not.toContain(wide.split('/')[2])
  await expect(save(staff, [hero])).rejects.toThrow(
    '{"sections":[{"picture":["This picture no longer exists. Upload it again."]}]}',
  )
})

test('refuses invalid sections at their fields', async () => {
  await using shop = await openShop()
  const staff = await shop.staff('catalogue')
  const { id } = await addProduct(shop.db)
  const products = { kind: 'products', heading: 'Ours', source: 'chosen', products: [id], count: 4 }
  const hero = { kind: 'hero', picture: '', headline: '', text: '', button_label: 'See', button_link: '' }
  const refusals: [Body, string][] = [
    [[TEXT, hero], '{"sections":[{},{"picture":["Choose a picture."],"headline":["This field may not be blank."]'],
    [[TEXT, { ...hero, picture: '/media/x' }], '"picture":["Upload the picture first."]'],
    [[{ ...TEXT, text: ' ' }], '{"sections":[{"text":["This field may not be blank."]}]}'],
    [[{ ...products, products: [] }], '{"products":["Choose at least one product."]}'],
    [[{ ...products, products: [id, 999] }], '{"products":["Invalid pk \\"999\\" - object does not exist."]}'],
    [[{ ...products, products: [id, id] }], '{"products":["Name each product once."]}'],
    [[{ kind: 'story', product: 999 }], '{"product":["Invalid pk \\"999\\" - object does not exist."]}'],
    [[{ kind: 'collection', heading: '', collection: null, count: 4 }], '{"collection":["Choose a collection."]}'],
    [
      [{ kind: 'countdown', headline: 'Sale', text: '', ends_at: '', ...button }],
      '{"ends_at":["Enter a valid date and time."]}',
    ],
    [
      [{ kind: 'countdown', headline: 'Sale', text: '', ends_at: '2020-01-01T00:00:00Z', ...button }],
      '{"ends_at":["Choose a time in the future.',
    ],
    [
      [{ kind: 'video', heading: '', link: 'http://video.example', title: 'A', picture: '' }],
      '"link":["Write the web address of the video. It begins with https://."]',
    ],
    [[{ kind: 'carousel' }], 'Unknown kind of section.'],
    [[{ kind: 'new' }, { kind: 'new' }], '{"sections":[{},{"kind":["This section can be added only once."]}]}'],
    [[TEXT, { ...TEXT, id: 1 }, { ...TEXT, id: 1 }], '{"sections":[{},{},{"id":["Name each section once."]}]}'],
    [Array.from({ length: 21 }, () => TEXT), '{"sections":["A home page can have at most 20 sections."]}'],
  ]
  for (const [sections, error] of refusals) await expect(save(staff, sections)).rejects.toThrow(error)
  expect((await edited(staff)).version).toBe(0)
  const complete = { ...hero, picture: await picture(staff), headline: 'Spring' }
  await expect(save(staff, [complete])).rejects.toThrow('{"button_link":["Enter the address that the button opens."]}')
  await expect((await shop.staff('orders')).api(getHomeSections, {})).rejects.toThrow('403')
})

test('of two concurrent saves one is refused, and the audit log names order and content', async () => {
  await using shop = await openShop()
  const [anna, ben] = [await shop.staff('catalogue'), await shop.staff()]
  const { version, sections } = await edited(anna)
  const [first, second] = await Promise.allSettled([
    save(anna, [...sections, TEXT], version),
    save(
      ben,
      [{ kind: 'video', heading: '', link: 'https://v.example/', title: 'A', picture: await picture(ben) }],
      version,
    ),
  ])
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = first.status === 'rejected' ? first : second
  expect(String((refused as PromiseRejectedResult).reason)).toContain('409')
  const now = await edited(anna)
  expect(now.version).toBe(version + 1)
  const entries = () =>
    shop.db.selectFrom('audit_entries').select(['field', 'old_value', 'new_value']).orderBy('id', 'desc').execute()
  await save(anna, [TEXT])
  const made = (await edited(anna)).sections
  expect(await save(anna, made)).toMatchObject({ version: version + 2 })
  await save(anna, [{ ...made[0], text: 'Shorter', is_hidden: true }])
  expect((await entries()).slice(0, 2)).toMatchObject([
    { field: 'sections[content]', new_value: 'text; heading: Our story; text: Shorter' },
    { field: 'sections[order]', old_value: 'text “Our story”', new_value: '(text “Our story”)' },
  ])
})

test('previews unsaved sections without invalid and hidden ones, and stores nothing', async () => {
  await using shop = await openShop()
  const staff = await shop.staff('catalogue')
  await addProduct(shop.db, { title: 'Mug' })
  const newest = { kind: 'products', heading: 'New', source: 'newest', products: [], count: 4 }
  const { sections } = await staff.api(previewHome, {
    body: { sections: [TEXT, { kind: 'hero' }, { kind: 'unknown' }, newest, { ...newest, is_hidden: true }] },
  })
  expect(sections).toMatchObject([
    { id: -1, kind: 'text', heading: 'Our story' },
    { id: -4, kind: 'products', products: [{ title: 'Mug' }] },
  ])
  expect((await edited(staff)).version).toBe(0)
})

test('the settings API still arranges the automatic sections and keeps the others in place', async () => {
  await using shop = await openShop()
  const [staff, owner] = [await shop.staff('catalogue'), await shop.staff()]
  const { id } = await addProduct(shop.db)
  const { sections } = await edited(staff)
  expect(sections.map(({ kind }) => kind)).toEqual(['counter', 'collections', 'new', 'story', 'reviews'])
  await save(staff, [TEXT, ...sections.slice(0, 3)])
  const before = (await owner.api(getSettings, {})).sections
  expect(before).toEqual({ version: 1, values: { shown: 'counter collections new', counter: '', story: '' } })
  const body = { shown: 'new story', counter: '', story: String(id), version: 1 }
  await owner.api(saveSettings.sections, { body })
  const { version, sections: after } = await edited(staff)
  expect(version).toBe(2)
  expect(after).toMatchObject([
    { kind: 'text', is_hidden: false },
    { kind: 'new', is_hidden: false },
    { kind: 'story', is_hidden: false, product: id },
    { kind: 'counter', is_hidden: true },
    { kind: 'collections', is_hidden: true },
  ])
})

test('migrates the arrangement of an earlier release, and the default one', { tags: ['deep'] }, async () => {
  for (const saved of [undefined, { shown: 'story new', counter: '7 5', story: '9' }]) {
    await using database = await otherDatabase('template1')
    const { db } = database
    await migrateTo(db, '230-bulk-undo')
    if (saved)
      await sql`insert into settings (name, values) values ('sections', ${JSON.stringify(saved)}::jsonb)`.execute(db)
    await migrate(db, migrations)
    const sections = (await findSections(db)).map(({ id: _, ...section }) => section)
    const reviews = { kind: 'reviews', heading: '', min_stars: 4.5, count: 3 }
    expect(sections).toEqual(
      saved
        ? [
            { kind: 'story', is_hidden: false, product: 9 },
            { kind: 'new', is_hidden: false },
            { kind: 'counter', is_hidden: true, products: [7, 5] },
            { kind: 'collections', is_hidden: true },
            { ...reviews, is_hidden: true },
          ]
        : [
            { kind: 'counter', is_hidden: false, products: [] },
            { kind: 'collections', is_hidden: false },
            { kind: 'new', is_hidden: false },
            { kind: 'story', is_hidden: false, product: null },
            { ...reviews, is_hidden: false },
          ],
    )
  }
})
