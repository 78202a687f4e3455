import { expect, test } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { addedPage, formOf, menuLink, readMenus, writeMenus } from '../../../tests/fixtures/menus.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { getCollection, getMenu } from '../../catalog/collections/collections.contract.ts'
import { deleteCollection, updateCollection } from '../../catalog/collections/editing/edit-collections.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { getSettings, saveSettings } from '../../core/settings/settings.contract.ts'
import { getShop } from '../../core/settings/shop.contract.ts'
import { getContentPage } from '../pages/content-pages.contract.ts'
import { editedPages } from '../pages/edit-pages.contract.ts'
import { getMenus } from './menus.contract.ts'

const pages = await builtPages()

test('shows entries of all kinds in their order, in header and footer, and updates cached pages at once', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const home = await createdCollection(staff, { slug: 'home', title: 'Home goods' })
  const table = await createdCollection(staff, { slug: 'table', title: 'Table', parent: home.id })
  const workshop = await addedPage(staff, 'workshop')
  const body = async () => (await shop.app.inject('/contact')).body
  expect(await body()).not.toContain('journal.example')
  const menus = await readMenus(staff)
  const saved = await writeMenus(staff, {
    version: menus.version,
    shop: [
      { kind: 'page', target: String(workshop.id), label: 'Our workshop' },
      { kind: 'collection', target: String(home.id), links: [{ kind: 'collection', target: String(table.id) }] },
      { kind: 'heading', label: 'More', links: [{ kind: 'screen', target: 'sales' }] },
    ],
    header: [
      menuLink('Journal', 'https://journal.example/a'),
      { kind: 'shop', label: 'Range' },
      { kind: 'screen', target: 'sales' },
    ],
    footer: [
      {
        kind: 'heading',
        label: 'The house',
        links: [menuLink('Care', '/pages/care#wool'), { kind: 'collection', target: String(table.id) }],
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
  expect((await writeMenus(staff, saved)).version).toBe(saved.version)
})

test('refuses unsafe and incomplete entries at their fields', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const menus = await readMenus(staff)
  const refused = (part: object) => expect(writeMenus(staff, { ...menus, ...part })).rejects
  for (const target of [
    'javascript:alert(1)',
    '//evil.example',
    'http://plain.example',
    '/\\evil.example',
    'pages/a',
    '',
  ])
    await refused({ shop: [menuLink('Link', target)] }).toThrow('"target":["Enter an address of this shop')
  await refused({ shop: [menuLink('', '/a')] }).toThrow('"label":["Enter a text."]')
  await refused({ footer: [...menus.footer, { kind: 'heading', label: '' }] }).toThrow('Enter a text.')
  await refused({ shop: [{ kind: 'screen', target: 'admin' }] }).toThrow('is not a valid choice')
  await refused({ header: [] }).toThrow('exactly one entry of the kind shop')
  await refused({ footer: [] }).toThrow('exactly one entry of the kind help')
  await refused({ header: [{ ...menus.header[0], links: [menuLink('A', '/a')] }] }).toThrow('no nested links')
  const many = (count: number) => Array.from({ length: count }, () => menuLink('A', '/a'))
  await refused({ shop: many(25) }).toThrow('{"shop":["The shop menu can have at most 24 entries. Remove some')
  await refused({ header: [...menus.header, ...many(24)] }).toThrow('{"header":["The header can have at most 24 links.')
  await refused({ shop: [{ ...menuLink('A', '/a'), links: many(201) }] }).toThrow(
    '"An entry can have at most 200 links.',
  )
  const columns = Array.from({ length: 8 }, () => ({ kind: 'heading', label: 'A' }))
  await refused({ footer: [...columns, { kind: 'help' }] }).toThrow(
    '{"footer":["The footer can have at most 8 columns.',
  )
  const automatic = { kind: 'collections', links: many(1) }
  await refused({ footer: [automatic, { kind: 'help' }] }).toThrow('The column that follows the shop menu has no own')
  expect((await readMenus(staff)).version).toBe(menus.version)
})

test('a link with a query is marked as current only on its list, own titles have the language of the shop', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const identity = (await staff.api(getSettings, {})).identity
  await staff.api(saveSettings.identity, { body: { name: 'Shop', language: 'fr', version: identity.version } })
  const menus = await readMenus(staff)
  const column = { kind: 'heading', label: 'Maison', links: [{ kind: 'screen', target: 'contact' }] }
  await writeMenus(staff, {
    ...menus,
    header: [{ kind: 'shop' }, { kind: 'screen', target: 'sales' }, { kind: 'screen', target: 'new' }],
    footer: [column, { kind: 'help' }],
  })
  const html = async (path: string) => (await shop.app.inject(path)).body
  const current = async (path: string) =>
    [
      ...(await html(path)).matchAll(
        /<a [^>]*aria-current="page"[^>]*href="([^"]*)"|<a [^>]*href="([^"]*)"[^>]*aria-current="page"/g,
      ),
    ]
      .map(([, one, other]) => one ?? other)
      .filter((to) => to?.startsWith('/?'))
  expect(await current('/?reduced=true&page=1')).toEqual(['/?reduced=true'])
  expect(await current('/')).toEqual([])
  const page = await html('/contact')
  expect(page).toMatch(/<p lang="fr"[^>]*>Maison</)
  expect(page).not.toMatch(/<div lang="fr"/)
  expect(page).toMatch(/<p class[^>]*>Help</)
})

test('hidden and deleted targets leave the menu and are marked in the editor', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  const cups = await createdCollection(staff, { slug: 'cups', title: 'Cups', in_menu: 'true' })
  const about = await addedPage(staff, 'workshop', 'header')
  const shown = async () => {
    const { shop: menu, header } = await shop.visitor.api(getMenus, {})
    return [...menu.entries, ...header.filter(({ to }) => to !== null)].map(({ title }) => title)
  }
  const states = async () => {
    const { shop: menu, header } = await readMenus(staff)
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
  const menus = await readMenus(staff)
  await writeMenus(staff, { ...menus, shop: [...menus.shop, menuLink('Journal', '/pages/journal')] })
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
  const page = await addedPage(staff, 'workshop', 'footer')
  const menus = await readMenus(staff)
  expect(menus.shop).toMatchObject([{ title: 'Cups', links: [{ title: 'Small' }] }])
  expect(menus.footer.find(({ kind }) => kind === 'help')?.links.at(-1)?.title).toBe('workshop')

  const footer = {
    kind: 'heading',
    label: 'The house',
    links: [{ kind: 'page', target: String(page.id), label: 'Us' }],
  }
  await writeMenus(staff, {
    ...menus,
    shop: [],
    footer: [footer, { kind: 'help', links: [menuLink('Care', '/pages/care')] }],
  })
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

  const refused = async (links: string, text: string) =>
    expect(
      staff.api(saveSettings.footer, { body: { ...group.values, version: group.version, links_1: links } }),
    ).rejects.toThrow(`{"links_1":["${text}`)
  await refused('A | /a\n'.repeat(9), 'Ensure this field has no more than 8 lines.')
  await refused(`${'a'.repeat(61)} | /a`, 'Ensure each text has no more than 60 characters.')
  await refused(`A | /${'a'.repeat(500)}`, 'Ensure each address has no more than 500 characters.')
  // The second column is new, the first one keeps its page.
  await staff.api(saveSettings.footer, {
    body: { ...group.values, version: group.version, title_2: 'News', links_2: 'Journal | https://journal.example' },
  })
  expect((await readMenus(staff)).footer).toMatchObject([
    { label: 'The house', links: [{ kind: 'page' }] },
    { label: 'News', links: [{ kind: 'link', target: 'https://journal.example' }] },
    { kind: 'help', links: [{ label: 'Care' }] },
  ])
  await staff.api(updateCollection, { params: { slug: 'cups' }, body: formOf({ in_menu: 'true' }) })
  expect((await readMenus(staff)).shop).toMatchObject([{ title: 'Cups' }])
  await staff.api(editedPages.change, { params: { id: String(page.id) }, body: { ...REPLACED(page), menu: 'header' } })
  expect((await readMenus(staff)).header.map(({ title }) => title)).toEqual(['Shop', 'workshop'])
  expect(await menuOfPage()).toBe('header')
})

test('visitors see no collections in the menus before the shop opens, staff do', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await createdCollection(staff, { slug: 'cups', title: 'Cups', in_menu: 'true' })
  await addedPage(staff, 'workshop', 'header')
  await staff.api(saveSettings.opening, { body: { version: 0, state: 'not_yet', notice: '', opens_on: '' } })
  const titles = async (person: Person | typeof shop.visitor) => {
    const { shop: menu, header, footer } = await person.api(getMenus, {})
    const links = [...menu.entries, ...header, ...footer.flatMap((column) => column.links)]
    return links.filter(({ to }) => to !== null).map(({ title }) => title)
  }
  expect(await titles(shop.visitor)).toEqual(['workshop', 'workshop'])
  expect(await titles(staff)).toEqual(['Cups', 'workshop', 'Cups', 'workshop'])
})

const REPLACED = ({ id: _, ...page }: Awaited<ReturnType<typeof addedPage>>) => page
