import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPagePath } from '../../lib/texts/page-paths.ts'
import { builtPages } from '../../server/pages/built-pages.ts'
import { openShop } from '../../tests/processes/open-shop.ts'
import { fillShop } from '../fill-shop.ts'

const SHOP = 'https://shop.example'
const alternatesIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language = '', to = '']) => [language, to.slice(SHOP.length)],
    ),
  )
const languageOf = (path: string) => (/^\/fr(?=[/?#]|$)/.test(path) ? 'fr' : 'en')

test('each page of the demo exists in both languages, in one language only, and links to pages without a redirect', {
  timeout: 600_000,
}, async () => {
  await using shop = await openShop({ pages: await builtPages(), languages: { first: 'en', others: ['fr'] } })
  await fillShop({
    ...{ db: shop.db, dataDir: shop.config.dataDir, now: shop.clock.now, say: () => {} },
    storePicture: async (content) => {
      const key = createHash('sha256').update(content).digest('hex').slice(0, 24)
      return { key, width: 1280, height: 960 }
    },
    hashPassword: async (plain) => plain,
    recommendProducts: async () => {},
  })
  const pairs = new Map<string, Record<string, string>>()
  const waiting = new Set(['/', '/fr'])
  const faults: string[] = []
  const untranslated = new Set<string>()
  for (const path of waiting) {
    const language = languageOf(path)
    const { statusCode, body } = await shop.app.inject({ url: path, headers: { accept: 'text/html' } })
    if (statusCode !== 200) {
      faults.push(`${path}: ${statusCode}`)
      continue
    }
    const note = (isFault: boolean, fault: string) => isFault && faults.push(`${path}: ${fault}`)
    note(!body.includes(`<html lang="${language}"`), 'language of the document')
    // Only names are not translated. The switch names the languages.
    const foreign = [...body.matchAll(/<(?!html|li|a [^>]*hreflang)[^>]* lang="([^"]+)"[^>]*>([^<]*)/gi)]
    for (const [, of, text = ''] of foreign) if (of !== language) untranslated.add(text)
    const links = [...body.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>/g)].filter(([, to = '']) => isPagePath(to))
    for (const [tag, to = ''] of links) {
      const address = to.replaceAll('&amp;', '&').split('#', 1)[0] ?? ''
      note(languageOf(address) !== language && !/hreflang/i.test(tag), `link to ${address}`)
      waiting.add(address)
    }
    pairs.set(path, alternatesIn(body))
  }
  for (const [path, alternates] of pairs) {
    const own = alternates[languageOf(path)]
    if (own === undefined) continue
    for (const language of ['en', 'fr']) {
      const other = alternates[language]
      if (other === undefined) faults.push(`${path}: no page in ${language}`)
      else if (pairs.get(other)?.[languageOf(path)] !== own) faults.push(`${path}: ${other} is no pair`)
    }
    if (alternates['x-default'] !== alternates.en) faults.push(`${path}: x-default`)
  }
  expect(faults).toEqual([])
  const makers = await shop.db.selectFrom('makers').select(['name', 'responsible']).execute()
  const names = new Set(makers.flatMap(({ name, responsible }) => [name, responsible.split('\n')[0]]))
  const text = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  expect([...untranslated].filter((one) => !names.has(text(one).split('\n')[0] ?? ''))).toEqual([])
  const count = (language: string) => [...pairs.keys()].filter((path) => languageOf(path) === language).length
  expect(count('en')).toBeGreaterThan(150)
  expect(count('fr')).toBe(count('en'))
})
