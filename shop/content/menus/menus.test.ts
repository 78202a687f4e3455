import { expect, test } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { getCollection, getMenu } from '../../catalog/collections/collections.contract.ts'
import { deleteCollection, updateCollection } from '../../catalog/collections/editing/edit-collections.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { getSettings, saveSettings } from '../../core/settings/settings.contract.ts'
import { getShop } from '../../core/settings/shop.contract.ts'
import { getContentPage } from '../pages/content-pages.contract.ts'
import { editedPages } from '../pages/edit-pages.contract.ts'
import { getEditedMenus, saveMenus } from './edit-menus.contract.ts'
import { getMenus } from './menus.contract.ts'

const pages = await builtPages()
const read = (staff: Person) => staff.api(getEditedMenus, {})
const save = (staff: Person, menus: object) => staff.api(saveMenus, { body: menus as never })
const link = (label: string, target: string) => ({ kind: 'link' as const, label, target })
const aPage = (staff: Person, slug: string, menu: 'header' | 'footer' | 'none' = 'none') =>
  staff.api(editedPages.add, {
    body: { title: slug, slug, text: '', menu, state: 'published', meta_title: '', meta_description: '' },
  })

test('shows entries of all kinds in their order, in header and footer, and updates cached pages at once', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const home = await createdCollection(staff, { slug: 'home', title: 'Home goods' })
  const table = await createdCollection(staff, { slug: 'table', title: 'Table', parent: home.id })
  const workshop = await aPage(staff, 'workshop')
  const body = async () => (await shop.app.inject('/contact')).body
  expect(await body()).not.toContain('journal.example')
  const menus = await read(staff)
  const saved = await save(staff, {
    version: menus.version,
    shop: [
      { kind: 'page', target: String(workshop.id), label: 'Our workshop' },
      { kind: 'collection', target: String(home.id), links: [{ kind: 'collection', target: String(table.id) }] },
      { kind: 'heading', label: 'More', links: [{ kind: 'screen', target: 'sales' }] },
    ],
    header: [
      link('Journal', 'https://journal.example/a'),
      { kind: 'shop', label: 'Range' },
      { kind: 'screen', target: 'sales' },
    ],
    footer: [
      {
        kind: 'heading',
        label: 'The house',
        links: [link('Care', '/pages/care#wool'), { kind: 'collection', target: String(table.id) }],
      },
      { kind: 'help', links: [{ kind: 'page', target: String(workshop.id) }] },
    ],
  })
  expect(saved.version).toBe(menus.version + 1)
  expect(await shop.visitor.api(getMenus, {})).toEqual({
    shop: {
      title: 'Range',
      own: true,
      entries: [
        { title: 'Our workshop', own: true, to: '/pages/workshop', links: [] },
        {
          ...{ title: 'Home goods', own: true, to: '/collections/home' },
          links: [{ title: 'Table', own: true, to: '/collections/table' }],
        },
        { title: 'More', own: true, to: null, links: [{ title: 'On sale', to: '/?reduced=true' }] },
      ],
    },
    header: [
      { title: 'Journal', own: true, to: 'https://journal.example/a' },
      { title: 'Range', own: true, to: null },
      { title: 'On sale', to: '/?reduced=true' },
    ],
    collections: [{ slug: 'home', title: 'Home goods' }],
    footer: [
      {
        ...{ kind: 'heading', title: 'The house', own: true },
        links: [
          { title: 'Care', own: true, to: '/pages/care#wool' },
          { title: 'Table', own: true, to: '/collections/table' },
        ],
      },
      {
        ...{ kind: 'help', title: 'Help' },
        links: [
          { title: 'Journal', own: true, to: 'https://journal.example/a', in_header: 'always' },
          { title: 'On sale', to: '/?reduced=true', in_header: 'always' },
          { title: 'workshop', own: true, to: '/pages/workshop' },
        ],
      },
    ],
  })
  const html = await body()
  expect(html).toMatch(/<a rel="noopener" [^>]*href="https:\/\/journal.example\/a">Journal</)
  expect(html.indexOf('>Journal<')).toBeLessThan(html.indexOf('Range<'))
  // The links of the specification stay.
  for (const fixed of ['>Home<', '>Contact us<', '>Terms of Service<', '>Orders<']) expect(html).toContain(fixed)

  const { results } = await staff.api(auditLog, { query: { menus: 1 } })
  expect(results.find(({ field }) => field === 'header')).toMatchObject({
    ...{ kind: 'menus', subject_address: '/admin/menus', old: 'Shop' },
    new: 'Journal: https://journal.example/a\nRange (Shop)\nOn sale',
  })
  // Saving without a change creates no version.
  expect((await save(staff, saved)).version).toBe(saved.version)
})

test('refuses unsafe and incomplete entries at their fields', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const menus = await read(staff)
  const refused = (part: object) => expect(save(staff, { ...menus, ...part })).rejects
  for (const target of [
    'javascript:alert(1)',
    '//evil.example',
    'http://plain.example',
    '/\\evil.example',
    'pages/a',
    '',
  ])
    await refused({ shop: [link('Link', target)] }).toThrow('"target":["Enter an address of this shop')
  await refused({ shop: [link('', '/a')] }).toThrow('"label":["Enter a text."]')
  await refused({ footer: [...menus.footer, { kind: 'heading', label: '' }] }).toThrow('Enter a text.')
  await refused({ shop: [{ kind: 'screen', target: 'admin' }] }).toThrow('is not a valid choice')
  await refused({ header: [] }).toThrow('exactly one entry of the kind shop')
  await refused({ footer: [] }).toThrow('exactly one entry of the kind help')
  await refused({ header: [{ ...menus.header[0], links: [link('A', '/a')] }] }).toThrow('no nested links')
  await refused({ shop: Array.from({ length: 25 }, () => link('A', '/a')) }).toThrow('400')
  expect((await read(staff)).version).toBe(menus.version)
})

test('of concurrent saves one succeeds, also against a collection and a page that join the menus', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const menus = await read(staff)
  const saves = await Promise.allSettled(
    ['A', 'B', 'C'].map((label) => save(staff, { ...menus, shop: [link(label, '/a')] })),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(String(saves.find((one) => one.status === 'rejected')?.reason)).toContain('409 The menus were changed')

  for (const at of [1, 2, 3]) {
    const before = await read(staff)
    const [saved] = await Promise.allSettled([
      save(staff, { ...before, shop: [...before.shop, link(`Link ${at}`, '/a')] }),
      createdCollection(staff, { slug: `one-${at}`, title: `One ${at}`, in_menu: 'true' }),
      aPage(staff, `two-${at}`, 'header'),
    ])
    const { shop: entries, header } = await read(staff)
    expect(entries.map(({ title }) => title)).toContain(`One ${at}`)
    expect(header.map(({ title }) => title)).toContain(`two-${at}`)
    expect(entries.some(({ label }) => label === `Link ${at}`)).toBe(saved.status === 'fulfilled')
  }
})

test('hidden and deleted targets leave the menu and are marked in the editor', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const cups = await createdCollection(staff, { slug: 'cups', title: 'Cups', in_menu: 'true' })
  const about = await aPage(staff, 'workshop', 'header')
  const shown = async () => {
    const { shop: menu, header } = await shop.visitor.api(getMenus, {})
    return [...menu.entries, ...header.filter(({ to }) => to !== null)].map(({ title }) => title)
  }
  const states = async () => {
    const { shop: menu, header } = await read(staff)
    return [...menu, ...header].filter(({ kind }) => kind !== 'shop').map(({ title, state }) => [title, state])
  }
  expect(await shown()).toEqual(['Cups', 'workshop'])
  await staff.api(updateCollection, { params: { slug: 'cups' }, body: formOf({ state: 'hidden' }) })
  const { version, id, ...fields } = about
  await staff.api(editedPages.change, { params: { id: String(id) }, body: { ...fields, state: 'hidden', version } })
  expect(await shown()).toEqual([])
  expect(await states()).toEqual([
    ['Cups', 'hidden'],
    ['workshop', 'hidden'],
  ])
  await staff.api(deleteCollection, { params: { slug: cups.slug }, query: {} })
  await staff.api(editedPages.remove, { params: { id: String(id) }, query: { version: version + 1 } })
  expect(await shown()).toEqual([])
  const deleted = [
    ['Cups', 'deleted'],
    ['workshop', 'deleted'],
  ]
  expect(await states()).toEqual(deleted)
  // Their titles stay when other entries are saved.
  const menus = await read(staff)
  await save(staff, { ...menus, shop: [...menus.shop, link('Journal', '/pages/journal')] })
  expect(await states()).toEqual([
    ['Cups', 'deleted'],
    ['Journal', 'shown'],
    ['workshop', 'deleted'],
  ])
  expect((await shop.app.inject('/contact')).statusCode).toBe(200)
})

test('in_menu of collections, menu of pages and the footer settings read and write the same menus', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const cups = await createdCollection(staff, { slug: 'cups', title: 'Cups', in_menu: 'true' })
  await createdCollection(staff, { slug: 'small', title: 'Small', in_menu: 'true', parent: cups.id })
  const page = await aPage(staff, 'workshop', 'footer')
  const menus = await read(staff)
  expect(menus.shop).toMatchObject([{ title: 'Cups', links: [{ title: 'Small' }] }])
  expect(menus.footer.find(({ kind }) => kind === 'help')?.links.at(-1)?.title).toBe('workshop')

  const footer = {
    kind: 'heading',
    label: 'The house',
    links: [{ kind: 'page', target: String(page.id), label: 'Us' }],
  }
  await save(staff, { ...menus, shop: [], footer: [footer, { kind: 'help', links: [link('Care', '/pages/care')] }] })
  const inMenu = async (slug: string) => (await staff.api(getCollection, { params: { slug } })).in_menu
  expect([await inMenu('cups'), await inMenu('small')]).toEqual([false, false])
  expect((await shop.visitor.api(getMenu, {})).collections).toEqual([])
  const menuOfPage = async () => (await shop.visitor.api(getContentPage, { params: { slug: 'workshop' } })).menu
  expect(await menuOfPage()).toBe('footer')
  expect((await shop.visitor.api(getShop, {})).footer).toEqual([
    { title: 'The house', links: [{ words: 'Us', to: '/pages/workshop' }] },
  ])
  const group = (await staff.api(getSettings, {})).footer
  expect(group.values).toMatchObject({ title_1: 'The house', links_1: 'Us | /pages/workshop' })

  // The second column is new, the first one keeps its page.
  await staff.api(saveSettings.footer, {
    body: { ...group.values, version: group.version, title_2: 'News', links_2: 'Journal | https://journal.example' },
  })
  expect((await read(staff)).footer).toMatchObject([
    { label: 'The house', links: [{ kind: 'page' }] },
    { label: 'News', links: [{ kind: 'link', target: 'https://journal.example' }] },
    { kind: 'help', links: [{ label: 'Care' }] },
  ])
  await staff.api(updateCollection, { params: { slug: 'cups' }, body: formOf({ in_menu: 'true' }) })
  expect((await read(staff)).shop).toMatchObject([{ title: 'Cups' }])
  await staff.api(editedPages.change, { params: { id: String(page.id) }, body: { ...REPLACED(page), menu: 'header' } })
  expect((await read(staff)).header.map(({ title }) => title)).toEqual(['Shop', 'workshop'])
  expect(await menuOfPage()).toBe('header')
})

test('visitors see no collections in the menus before the shop opens, staff do', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await createdCollection(staff, { slug: 'cups', title: 'Cups', in_menu: 'true' })
  await aPage(staff, 'workshop', 'header')
  await staff.api(saveSettings.opening, { body: { version: 0, state: 'not_yet', notice: '', opens_on: '' } })
  const titles = async (person: Person | typeof shop.visitor) => {
    const { shop: menu, header, footer } = await person.api(getMenus, {})
    const links = [...menu.entries, ...header, ...footer.flatMap((column) => column.links)]
    return links.filter(({ to }) => to !== null).map(({ title }) => title)
  }
  expect(await titles(shop.visitor)).toEqual(['workshop', 'workshop'])
  expect(await titles(staff)).toEqual(['Cups', 'workshop', 'Cups', 'workshop'])
})

const REPLACED = ({ id: _, ...page }: Awaited<ReturnType<typeof aPage>>) => page

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}
