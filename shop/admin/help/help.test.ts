import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inLanguage } from '../../../server/language/in-language.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { SETTINGS_GROUPS } from '../../core/settings/settings-groups.contract.ts'
import { loadTranslations } from '../../translations.server.ts'
import { GUIDES, getGuide, listGuides } from './help.contract.ts'
import { renderGuide } from './render-guide.server.ts'
import { type HelpedScreen, TOPICS, topicOf } from './screen-topics.ts'
import { texts } from './texts.ts'

loadTranslations()
const shop = await openShop({ languages: { first: 'en', others: ['fr'] } })
afterAll(() => shop[Symbol.asyncDispose]())

/** Settings groups that other screens edit, and the group that `/admin/settings` shows. */
const NOT_IN_SETTINGS = ['sections', 'footer', 'selling', 'identity']

/** Screens below an item of the navigation with separate help. */
const OWN_HELP = [
  ...['/admin/products/create', '/admin/orders/new', '/admin/contact/answers', '/admin/reports/discounts'],
  ...['/admin/accounting/oss', '/admin/accounting/payouts', '/admin/accounting/gift_cards'],
]

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs')

test.for(['en', 'fr'] as const)('serves each page in %s with its sections, pictures and links', async (language) => {
  const staff = await shop.staff('orders')
  const files = await Array.fromAsync(glob('*.md', { cwd: join(DOCS, 'guide') }))
  expect(files.toSorted()).toEqual(GUIDES.map((name) => `${name}.md`).toSorted())
  const { guides } = await inLanguage(language, () => staff.api(listGuides, {}))
  expect(guides.map(({ name }) => name)).toEqual(GUIDES)
  const anchors = new Map(guides.map(({ name, sections }) => [name as string, sections.map(({ id }) => id)]))
  const pictures = new Set<string>()
  for (const name of GUIDES) {
    const page = await inLanguage(language, () => staff.api(getGuide, { params: { name } }))
    const { title, summary, html } = page
    expect([page.language, title, summary]).toEqual([
      ...[language, expect.stringMatching(/^\p{Lu}/u), expect.stringMatching(/^\p{Lu}.+\.$/u)],
    ])
    expect(summary).not.toMatch(/^(?:For owners|Pour les propriétaires)/)
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

test('sections have the same anchors in each language, so that links of the admin lead to them', async () => {
  const staff = await shop.staff()
  const [english, french] = await Promise.all(
    (['en', 'fr'] as const).map((language) => inLanguage(language, () => staff.api(listGuides, {}))),
  )
  const idsOf = (list: typeof english) => list?.guides.map(({ sections }) => sections.map(({ id }) => id))
  expect(idsOf(french)).toEqual(idsOf(english))
  const { html } = await renderGuide('discounts', 'fr')
  expect(html).toContain('<a href="#kinds">type</a>')
  expect(html).toContain('<h2 id="kinds">Types</h2>')
  expect(html).toContain('<a href="/admin/help/products#run-a-sale">promotion</a>')
})

test('a page that is not translated is English', async () => {
  const english = await renderGuide('orders', 'en')
  expect(english).toMatchObject({ language: 'en', title: 'Orders' })
  expect(await renderGuide('orders', 'xx' as never)).toEqual(english)
})

test('help topics, which the search finds, are the titles of their sections in each language', async () => {
  const topicsAndTitles = async (language: 'en' | 'fr') => {
    const pages = await Promise.all(GUIDES.map((name) => renderGuide(name, language)))
    return (Object.keys(TOPICS) as HelpedScreen[]).map((screen) => {
      const { guide, section } = TOPICS[screen]
      const page = pages.find(({ name }) => name === guide)
      const title = section ? page?.sections.find(({ id }) => id === section)?.title : page?.title
      return { screen, title, topic: inLanguage(language, () => texts.ABOUT[screen].topic) }
    })
  }
  // Some topics name their page instead, because the title of the section is too short for a link.
  const english = await topicsAndTitles('en')
  const equal = new Set(english.filter(({ title, topic }) => title === topic).map(({ screen }) => screen))
  expect(equal.size).toBeGreaterThan(50)
  const french = (await topicsAndTitles('fr')).filter(({ screen }) => equal.has(screen))
  expect(french.filter(({ title, topic }) => title !== topic)).toEqual([])
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
