import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { addedPage, formOf, menuLink, readMenus, writeMenus } from '../../../tests/fixtures/menus.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { waitingStatements } from '../../../tests/processes/waiting-statements.ts'
import { getCollection } from '../../catalog/collections/collections.contract.ts'
import { updateCollection } from '../../catalog/collections/editing/edit-collections.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { editedPages } from '../pages/edit-pages.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

test('of concurrent saves one succeeds, also against a collection and a page that join the menus', async () => {
  const menus = await readMenus(staff)
  const saves = await Promise.allSettled(
    ['A', 'B', 'C'].map((label) => writeMenus(staff, { ...menus, shop: [menuLink(label, '/a')] })),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(String(saves.find((one) => one.status === 'rejected')?.reason)).toContain('409 The menus were changed')

  for (const at of [1, 2, 3]) {
    const before = await readMenus(staff)
    const [saved] = await Promise.allSettled([
      writeMenus(staff, { ...before, shop: [...before.shop, menuLink(`Link ${at}`, '/a')] }),
      createdCollection(staff, { slug: `one-${at}`, title: `One ${at}`, in_menu: 'true' }),
      addedPage(staff, `two-${at}`, 'header'),
    ])
    const { shop: entries, header } = await readMenus(staff)
    expect(entries.map(({ title }) => title)).toContain(`One ${at}`)
    expect(header.map(({ title }) => title)).toContain(`two-${at}`)
    expect(entries.some(({ label }) => label === `Link ${at}`)).toBe(saved.status === 'fulfilled')
  }
})

test('saves of the menus and of a page at once do not block each other', { tags: ['deep'] }, async () => {
  const [one, two] = [await addedPage(staff, 'one'), await addedPage(staff, 'two', 'footer')]
  const linked = [one, two].map(({ id }) => ({ kind: 'page' as const, target: String(id) }))
  const change = (id: number, { menu, version }: { menu: 'header' | 'footer'; version: number }) => {
    const { id: _, ...page } = one
    const body = { ...page, slug: `page-${id}`, menu, version }
    return staff.api(editedPages.change, { params: { id: String(id) }, body })
  }
  const refusals: string[] = []
  for (let round = 1; round <= 12; round += 1) {
    const menus = await readMenus(staff)
    const header = [menuLink(`Link ${round}`, '/a'), { kind: 'shop' }, ...(round % 2 ? linked : [])]
    const menu = round % 2 ? 'footer' : 'header'
    // A save without a change keeps the version, so it is not the number of the round.
    const versions = await shop.db.selectFrom('content_pages').select(['id', 'version']).execute()
    const versionOf = (id: number) => versions.find((page) => page.id === id)?.version ?? 0
    const settled = await Promise.allSettled([
      writeMenus(staff, { ...menus, header }),
      change(one.id, { menu, version: versionOf(one.id) }),
      change(two.id, { menu, version: versionOf(two.id) }),
      createdCollection(staff, { slug: `cups-${round}`, title: `Cups ${round}`, in_menu: 'true' }),
      addedPage(staff, `new-${round}`, menu),
    ])
    refusals.push(...settled.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : [])))
    const flags = await shop.db.selectFrom('content_pages').select(['id', 'menu']).orderBy('id').execute()
    const { header: links, footer } = await readMenus(staff)
    const has = (entries: readonly { kind: string; target: string }[], id: number) =>
      entries.some(({ kind, target }) => kind === 'page' && target === String(id))
    const expected = flags.map(({ id }) => ({
      ...{
        id,
        menu: has(links, id)
          ? 'header'
          : has(
                footer.flatMap((column) => column.links),
                id,
              )
            ? 'footer'
            : 'none',
      },
    }))
    expect(flags).toEqual(expected)
  }
  // Only the save of the menus can be refused, by its version.
  expect(refusals.filter((text) => !text.includes('409 The menus were changed'))).toEqual([])
})

test('a save of the menus waits for a page that is being saved, without a deadlock', async () => {
  const page = await addedPage(staff, 'workshop', 'header')
  const menus = await readMenus(staff)
  const saving = await shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('content_pages').select('id').where('id', '=', page.id).forUpdate().execute()
    // Without the page, so that its field changes too.
    const saving = writeMenus(staff, { ...menus, header: [{ kind: 'shop' }] })
    await expect.poll(() => waitingStatements(shop.db)).toBeGreaterThan(0)
    await tx.updateTable('content_pages').set({ title: 'Atelier' }).where('id', '=', page.id).execute()
    return { saving }
  })
  expect((await saving.saving).header).toMatchObject([{ kind: 'shop' }])
  const stored = await shop.db.selectFrom('content_pages').select(['title', 'menu']).where('id', '=', page.id).execute()
  expect(stored).toEqual([{ title: 'Atelier', menu: 'none' }])
})

test('in_menu adds at most 24 collections per level, subcollections only below their parent', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const cups = await createdCollection(staff, { slug: 'cups', title: 'Cups' })
  const small = await createdCollection(staff, { slug: 'small', title: 'Small', in_menu: 'true', parent: cups.id })
  const inMenu = async (slug: string) => (await staff.api(getCollection, { params: { slug } })).in_menu
  expect((await readMenus(staff)).shop).toEqual([])
  expect(await inMenu('small')).toBe(false)
  const menus = await readMenus(staff)
  const filled = Array.from({ length: 23 }, () => menuLink('A', '/a'))
  await writeMenus(staff, { ...menus, shop: filled })
  await staff.api(updateCollection, { params: { slug: 'cups' }, body: formOf({ in_menu: 'true' }) })
  await staff.api(updateCollection, { params: { slug: 'small' }, body: formOf({ in_menu: 'true' }) })
  const last = (await readMenus(staff)).shop.at(-1)
  expect(last).toMatchObject({ title: 'Cups', links: [{ title: 'Small', target: String(small.id) }] })
  await createdCollection(staff, { slug: 'late', title: 'Late', in_menu: 'true' })
  expect((await readMenus(staff)).shop).toHaveLength(24)
  expect([await inMenu('cups'), await inMenu('small'), await inMenu('late')]).toEqual([true, true, false])
})

test('a menu that is longer than the limits can be saved, but not extended', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { insertId } = await sql<{ insertId: number }>`
    with one as (insert into menu_entries (menu, position, kind, label) values ('shop', 0, 'heading', 'All') returning id)
    select id as "insertId" from one`
    .execute(shop.db)
    .then(({ rows: [row] }) => row ?? { insertId: 0 })
  await sql`
    insert into menu_entries (menu, parent_id, position, kind, target, label)
    select 'shop', parent, n, 'link', '/a', 'Link ' || n
    from generate_series(1, 201) as n, (values (null::bigint), (${insertId}::bigint)) as parents (parent)
    where parent is not null or n <= 30`.execute(shop.db)
  const menus = await readMenus(staff)
  expect([menus.shop.length, menus.shop[0]?.links.length]).toEqual([31, 201])
  const renamed = menus.shop.map((entry, index) => (index === 1 ? { ...entry, label: 'Renamed' } : entry))
  const saved = await writeMenus(staff, { ...menus, shop: renamed })
  expect(saved.shop[1]?.label).toBe('Renamed')
  await expect(writeMenus(staff, { ...saved, shop: [...saved.shop, menuLink('A', '/a')] })).rejects.toThrow(
    'at most 24 entries',
  )
})

test('another target with the same title is a change, and a saved title of a target is not', async () => {
  const [one, two] = [await addedPage(staff, 'one'), await addedPage(staff, 'two')]
  const same = async ({ id, version, ...page }: typeof one) =>
    staff.api(editedPages.change, { params: { id: String(id) }, body: { ...page, title: 'Same', version } })
  await Promise.all([same(one), same(two)])
  const menus = await readMenus(staff)
  const page = (id: number, title = '') => ({ kind: 'page', target: String(id), title })
  const first = await writeMenus(staff, { ...menus, shop: [page(one.id)] })
  const second = await writeMenus(staff, { ...first, shop: [page(two.id)] })
  expect(second.shop).toMatchObject([{ target: String(two.id) }])
  const { results } = await staff.api(auditLog, { query: { menus: 1 } })
  expect(results[0]).toMatchObject({ old: 'Same: /pages/one', new: 'Same: /pages/two' })
  expect((await writeMenus(staff, { ...second, shop: [page(two.id, 'Outdated')] })).version).toBe(second.version)
  // The title that was sent names the target if it was deleted before the save.
  await staff.api(editedPages.remove, { params: { id: String(one.id) }, query: { version: 2 } })
  const now = await readMenus(staff)
  const third = await writeMenus(staff, { ...now, shop: [page(one.id, 'Same'), page(two.id, 'Same')] })
  expect(third.shop).toMatchObject([{ title: 'Same', state: 'deleted' }, { state: 'shown' }])
})
