import { expect, test } from 'vitest'
import { listen } from '../../../server/db/listen.ts'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { getContentPage, listContentPages } from './content-pages.contract.ts'
import { type EditedPage, editedPages, movePage } from './edit-pages.contract.ts'

const pages = await builtPages()
const REPAIRS = {
  title: 'Repairs',
  slug: 'repairs',
  text: '### Lamps\n\nWe **mend** what we sold. [Write](javascript:alert(1)) <script>alert(1)</script>',
  menu: 'footer' as const,
  state: 'published' as const,
  meta_title: '',
  meta_description: '',
}
const change = (staff: Person, { id, version, ...page }: EditedPage, fields: Partial<EditedPage>) =>
  staff.api(editedPages.change, { params: { id: String(id) }, body: { ...page, ...fields, version } })
const titles = async (staff: Person) => (await staff.api(editedPages.list, {})).pages.map(({ title }) => title)

test('a new shop has drafts of common pages, visible only to staff', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  expect(await titles(staff)).toEqual(['About us', 'Delivery and returns', 'Legal notice', 'Privacy', 'Accessibility'])
  expect(await shop.visitor.api(listContentPages, {})).toEqual({ pages: [] })
  await expect(shop.visitor.api(getContentPage, { params: { slug: 'privacy' } })).rejects.toThrow('404')
  expect(await staff.api(getContentPage, { params: { slug: 'privacy' } })).toMatchObject({ state: 'draft' })
  expect((await shop.app.inject('/pages/privacy')).statusCode).toBe(404)
  expect((await shop.app.inject('/sitemap.xml')).body).not.toContain('/pages/')
})

test('a page is published in a menu, indexed, moved, hidden and deleted, and cached pages are updated', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const body = async (path: string) => (await shop.app.inject(path)).body
  expect(await body('/contact')).not.toContain('/pages/')
  const made = await staff.api(editedPages.add, { body: REPAIRS })
  expect(await body('/contact')).toContain('href="/pages/repairs"')
  expect(await body('/sitemap.xml')).toContain('https://shop.example/pages/repairs')
  const page = await body('/pages/repairs')
  expect(page).toMatch(/<h2[^>]*>Lamps<\/h2>/)
  expect(page).toContain('<strong')
  expect(page).not.toMatch(/<script>alert|href="javascript/)
  expect(page).toContain('"@type":"WebPage"')

  const moved = await change(staff, made, { slug: 'mending', title: 'Mending' })
  const old = await shop.app.inject('/pages/repairs')
  expect([old.statusCode, old.headers.location]).toEqual([301, '/pages/mending'])
  await change(staff, moved, { state: 'hidden' })
  expect((await shop.app.inject('/pages/mending')).statusCode).toBe(404)
  expect(await body('/contact')).not.toContain('/pages/')
  const remove = (version: number) =>
    staff.api(editedPages.remove, { params: { id: String(made.id) }, query: { version } })
  await expect(remove(1)).rejects.toThrow('409 This page was changed')
  await remove(3)
  expect(await titles(staff)).not.toContain('Mending')
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results[0]).toMatchObject({ kind: 'content_page', field: 'page', old: 'Mending', new: null })
})

test('keeps a consistent page order when pages are moved concurrently', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const all = (await staff.api(editedPages.list, {})).pages
  await staff.api(movePage, { params: { id: String(all[4]?.id) }, body: { to: 'up' } })
  expect((await titles(staff)).slice(3)).toEqual(['Accessibility', 'Privacy'])
  await staff.api(movePage, { params: { id: String(all[0]?.id) }, body: { to: 'up' } })
  expect((await titles(staff))[0]).toBe('About us')
  await Promise.all(all.map(({ id }) => staff.api(movePage, { params: { id: String(id) }, body: { to: 'down' } })))
  expect([...(await titles(staff))].sort()).toEqual(all.map(({ title }) => title).sort())
  const places = await shop.db.selectFrom('content_pages').select('position').orderBy('position').execute()
  expect(places.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
})

test('of concurrent saves of a page one succeeds; a duplicate slug is reported at its field', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const made = await staff.api(editedPages.add, { body: REPAIRS })
  const saves = await Promise.allSettled(['A', 'B', 'C'].map((title) => change(staff, made, { title })))
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(String(saves.find((one) => one.status === 'rejected')?.reason)).toContain('409 This page was changed')
  const twins = await Promise.allSettled([
    staff.api(editedPages.add, { body: { ...REPAIRS, slug: 'twin' } }),
    staff.api(editedPages.add, { body: { ...REPAIRS, slug: 'twin' } }),
  ])
  expect(twins.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(staff.api(editedPages.add, { body: { ...REPAIRS, title: ' ', slug: 'No Slug' } })).rejects.toThrow(
    /(?=.*"title":\["This field may not be blank)(?=.*"slug":\["Slug Must Be only Alphanumeric and -)/,
  )
  await expect(staff.api(editedPages.add, { body: REPAIRS })).rejects.toThrow(
    '"slug":["A page with this slug already exists."]',
  )
})

test('saving a page invalidates it and the pages that link to it; a draft invalidates nothing', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const told: string[] = []
  let isListening = false
  const listener = listen(shop.connection, {
    catalogue_changed: (notice) => {
      // The first event confirms the subscription.
      if (notice) told.push(notice)
      else isListening = true
    },
  })
  await expect.poll(() => isListening).toBe(true)
  const made = await staff.api(editedPages.add, { body: { ...REPAIRS, state: 'draft' } })
  expect((await shop.app.inject('/contact')).statusCode).toBe(200)
  const text = await change(staff, made, { text: 'Another.' })
  expect(shop.cache.has('/contact')).toBe(true)
  const out = await change(staff, text, { state: 'published' })
  expect((await shop.app.inject('/contact')).body).toContain('/pages/repairs')
  await change(staff, out, { text: 'Once more.' })
  expect(shop.cache.has('/contact')).toBe(true)
  await expect
    .poll(() => told)
    .toEqual([
      `edit content-page:${made.id} content-pages`,
      'edit menu',
      `edit content-page:${made.id}`,
      `edit content-page:${made.id} content-page-dates content-pages`,
      `edit content-page:${made.id} content-page-dates`,
    ])
  await listener.stop()
})
