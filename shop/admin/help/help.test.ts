import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { SETTINGS_GROUPS } from '../../core/settings/settings-groups.contract.ts'
import { GUIDES, getGuide, listGuides } from './help.contract.ts'
import { TOPICS, topicOf } from './screen-topics.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

/** Settings groups that other screens edit, and the group that `/admin/settings` shows. */
const NOT_IN_SETTINGS = ['sections', 'footer', 'selling', 'identity']

/** Screens below an item of the navigation with separate help. */
const OWN_HELP = [
  ...['/admin/products/create', '/admin/orders/new', '/admin/contact/answers', '/admin/reports/discounts'],
  ...['/admin/accounting/oss', '/admin/accounting/payouts', '/admin/accounting/gift_cards'],
]

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs')

test('serves each page of the guide with its sections, pictures and links', async () => {
  const staff = await shop.staff('orders')
  expect((await readdir(join(DOCS, 'guide'))).toSorted()).toEqual(GUIDES.map((name) => `${name}.md`).toSorted())
  const { guides } = await staff.api(listGuides, {})
  expect(guides.map(({ name }) => name)).toEqual(GUIDES)
  const anchors = new Map(guides.map(({ name, sections }) => [name as string, sections.map(({ id }) => id)]))
  const pictures = new Set<string>()
  for (const name of GUIDES) {
    const { title, summary, html } = await staff.api(getGuide, { params: { name } })
    expect([title, summary]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/^[A-Z].+\.$/)])
    for (const [, path = ''] of html.matchAll(/<img src="([^"]+)"/g)) pictures.add(path)
    for (const [, link = ''] of html.matchAll(/<a href="([^"]+)"/g)) {
      if (link.startsWith('https://')) continue
      const [, guide = name, section] = /^(?:\/admin\/help\/([a-z-]+))?(?:#(.+))?$/.exec(link) ?? []
      expect([link, anchors.get(guide)]).toEqual([
        link,
        section ? expect.arrayContaining([section]) : expect.anything(),
      ])
    }
  }
  expect(pictures.size).toBeGreaterThan(3)
  for (const path of pictures) {
    const { statusCode, headers } = await shop.app.inject(path)
    expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/webp'])
  }
  expect((await shop.app.inject('/api/guide_pictures/..%2fREADME.md')).statusCode).toBe(404)
})

test('each screen of the admin navigation has help that links to an existing section', async () => {
  const { guides } = await (await shop.staff()).api(listGuides, {})
  const navigation = await readFile(join(import.meta.dirname, '..', 'shell', 'navigation.ts'), 'utf8')
  // The screens that create a record have the help of their list.
  const links = navigation.matchAll(/(?<!create: \{ )to: href\('([^':]+?)(?:\/:group\?)?'/g)
  const screens = [...links].map(([, path = '']) => path)
  expect(screens.length).toBeGreaterThan(20)
  for (const path of screens) expect([path, topicOf(path)]).toEqual([path, path === '/admin/help' ? undefined : path])
  const groups = Object.keys(SETTINGS_GROUPS).filter((group) => !NOT_IN_SETTINGS.includes(group))
  const connections = ['mail-server', 'public-address', 'stripe', 'backups']
  const settings = [...groups, ...connections].map((name) => `/admin/settings/${name}`)
  for (const path of [...settings, ...OWN_HELP]) expect(topicOf(path)).toBe(path)
  for (const { guide, section } of Object.values(TOPICS)) {
    const ids = guides.find(({ name }) => name === guide)?.sections.map(({ id }) => id)
    expect(ids).toEqual(section ? expect.arrayContaining([section]) : expect.anything())
  }
  expect(topicOf('/admin/products/update/bowl')).toBe('/admin/products/update')
  expect(topicOf('/admin/orders/17/address')).toBe('/admin/orders')
  expect(topicOf('/account')).toBeUndefined()
})
