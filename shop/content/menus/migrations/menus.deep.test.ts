import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateTo } from '../../../../tests/databases/migrate-to.ts'
import { otherDatabase } from '../../../../tests/databases/other-database.ts'
import { findMenu } from '../../../catalog/collections/collections-store.server.ts'
import { findMenuEntries } from '../menus-store.server.ts'
import { shownMenus } from '../read-menus.server.ts'

test('menus begin with exactly the links that header and footer showed before', async () => {
  await using database = await otherDatabase('template1')
  const { db } = database
  await migrateTo(db, '230-bulk-undo')
  // Fifteen top-level collections. The earlier menu showed the first twelve published ones. More are nested.
  await sql`
    insert into collections (slug, title, position, in_menu, state, parent_id)
    select 'c-' || n, 'C ' || n, 100 - n, n <> 5, case when n = 14 then 'hidden' else 'published' end, null from generate_series(1, 15) as n`.execute(
    db,
  )
  await sql`
    insert into collections (slug, title, position, in_menu, parent_id)
    select 'inner-' || n, 'Inner ' || n, -n, n <> 2, (select id from collections where slug = 'c-15') from generate_series(1, 3) as n`.execute(
    db,
  )
  // Neither was shown: its parent is in no menu; it is on the third level.
  await sql`
    insert into collections (slug, title, position, in_menu, parent_id) values
    ('lost', 'Lost', 0, true, (select id from collections where slug = 'c-5')),
    ('deep', 'Deep', 0, true, (select id from collections where slug = 'inner-1'))`.execute(db)
  await sql`delete from content_pages`.execute(db)
  await sql`
    insert into content_pages (slug, title, menu, state, position) values
    ('one', 'One', 'header', 'published', 2), ('two', 'Two', 'header', 'published', 1), ('three', 'Three', 'footer', 'published', 0),
    ('draft', 'Draft', 'footer', 'draft', -1), ('none', 'None', 'none', 'published', 3)`.execute(db)
  const footer = {
    title_1: '',
    links_1: '',
    title_2: 'House',
    links_2: 'Work | /pages/one\nJournal|https://journal.example/a',
  }
  await sql`insert into settings (name, values) values ('footer', ${JSON.stringify(footer)})`.execute(db)

  await migrateTo(db, '250-menus')
  const { shop, header, footer: columns } = shownMenus(await findMenuEntries(db), true)
  const top = [15, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2]
  expect(shop.entries.map(({ to }) => to)).toEqual(top.map((n) => `/collections/c-${n}`))
  expect(shop.entries[0]?.links.map(({ title }) => title)).toEqual(['Inner 3', 'Inner 1'])
  expect((await findMenu(db)).map(({ slug }) => slug)).toEqual(top.map((n) => `c-${n}`))
  expect(header.map(({ title }) => title)).toEqual(['Shop', 'Two', 'One'])
  expect(columns.map(({ kind, title, links }) => [kind, title, ...links.map(({ to }) => to)])).toEqual([
    ['collections', 'Shop', ...top.slice(0, 6).map((n) => `/collections/c-${n}`)],
    ['heading', 'House', '/pages/one', 'https://journal.example/a'],
    ['help', 'Help', '/pages/two', '/pages/one', '/pages/three'],
  ])
  const flags = await db.selectFrom('collections').select('slug').where('in_menu', '=', true).orderBy('slug').execute()
  const expected = [...[...top, 14].map((n) => `c-${n}`), 'inner-1', 'inner-3']
  expect(flags.map(({ slug }) => slug).sort()).toEqual(expected.sort())
  // A published collection appears at its former place.
  await sql`update collections set state = 'published' where slug = 'c-14'`.execute(db)
  expect(shownMenus(await findMenuEntries(db), true).shop.entries[1]?.title).toBe('C 14')
})

test('the functions of an earlier release are replaced, entries stay, and flags without an entry are reset', async () => {
  await using database = await otherDatabase('template1')
  const { db } = database
  await migrateTo(db, '291-seen-notifications')
  const added = (slug: string, parent: string | null) =>
    sql`insert into collections (slug, title, position, in_menu, parent_id)
      values (${slug}, ${slug}, 0, true, (select id from collections where slug = ${parent}))`.execute(db)
  // Twelve were the maximum. The earlier function placed a subcollection without its parent at the top level.
  for (let count = 1; count <= 13; count += 1) await added(`c-${count}`, null)
  await sql`insert into collections (slug, title, position, in_menu) values ('hidden', 'Hidden', 0, false)`.execute(db)
  await sql`delete from menu_entries where collection_id = (select id from collections where slug = 'c-12')`.execute(db)
  await added('inner', 'hidden')
  const linked = async () => {
    const rows = await findMenuEntries(db)
    return rows.flatMap(({ menu, slug }) => (menu === 'shop' && slug !== null ? [slug] : []))
  }
  const flagged = async () => {
    const rows = await db.selectFrom('collections').select('slug').where('in_menu', '=', true).execute()
    return rows.map(({ slug }) => slug)
  }
  const before = await linked()
  expect(before).toContain('inner')
  expect(await flagged()).toContain('c-13')
  await migrateTo(db, '292-menu-places')
  expect(await linked()).toEqual(before)
  expect((await flagged()).sort()).toEqual([...before].sort())
  await sql`update collections set in_menu = true where slug = 'c-13'`.execute(db)
  await added('second', 'hidden')
  expect(await linked()).toEqual([...before, 'c-13'])
  expect(await flagged()).not.toContain('second')
})
