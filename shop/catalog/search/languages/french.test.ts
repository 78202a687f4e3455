import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { seededRandom } from '../../../../demo/random.ts'
import {
  addFrenchCatalogue,
  addTranslatedCatalogue,
  frenchCatalogue,
} from '../../../../tests/fixtures/french/french-catalogue.ts'
import { FRENCH_SEARCHES } from '../../../../tests/fixtures/french/french-searches.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { type search, suggestProducts } from '../search.contract.ts'
import { synonyms } from '../synonyms/synonyms.contract.ts'

type Page = z.output<(typeof search.schema.response)[200]>

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').toLowerCase()

async function openFrenchShop(): Promise<{ shop: TestShop; staff: Person } & AsyncDisposable> {
  const shop = await openShop()
  const staff = await shop.staff()
  await staff.api(saveSettings.identity, { body: { version: 0, name: 'Comptoir', language: 'fr' } })
  await until(async () => {
    const row = await shop.db.selectFrom('search_index').selectAll().executeTakeFirst()
    return row?.language === 'fr' && row.is_ready
  })
  await addFrenchCatalogue(shop.db)
  return { shop, staff, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** Opens an English shop with the French texts as translations. */
async function openTranslatedShop(): Promise<{ shop: TestShop } & AsyncDisposable> {
  const shop = await openShop()
  const staff = await shop.staff()
  await addTranslatedCatalogue(shop.db)
  await staff.api(saveSettings.identity, { body: { version: 0, name: 'Comptoir', other_languages: 'fr' } })
  await until(async () => (await shop.db.selectFrom('search_languages').selectAll().executeTakeFirst())?.is_ready)
  return { shop, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function found(shop: TestShop, words: string, page_size = '100'): Promise<Page> {
  const url = `/api/search/${encodeURIComponent(words)}/?page_size=${page_size}`
  const { statusCode, body } = await shop.app.inject({ url, headers: { 'x-page-language': 'fr' } })
  expect(statusCode, body).toBe(200)
  return JSON.parse(body)
}
const slugs = async (shop: TestShop, words: string, size?: string) =>
  (await found(shop, words, size)).results.map(({ slug }) => slug)

/** Returns a word with a wrong, missing, additional or swapped letter after the first one. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const typo = LETTERS[Math.floor(random() * LETTERS.length)] ?? ''
  const [before, here, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)]
  return (
    [before + typo + next + after, before + next + after, before + typo + here + next + after][
      Math.floor(random() * 4)
    ] ?? before + next + here + after
  )
}

test('French searches find the product among the first five, despite plurals, accents, elisions and errors', async () => {
  await using french = await openFrenchShop()
  const { shop, staff } = french
  const searches = Object.entries(FRENCH_SEARCHES).flatMap(([kind, wanted]) =>
    Object.entries(wanted).map(([typed, slug]) => ({ kind, typed, slug })),
  )
  const missed: string[] = []
  for (const { kind, typed, slug } of searches) {
    const first = await slugs(shop, typed, '5')
    if (!first.includes(slug)) missed.push(`${kind}: ${typed} finds ${first.join(', ') || 'nothing'}, not ${slug}`)
  }
  expect(missed).toEqual([])
  expect(searches.length).toBeGreaterThanOrEqual(80)

  expect(await slugs(shop, 'lampe')).toEqual(await slugs(shop, 'lampes'))
  expect(await slugs(shop, 'cheval')).toEqual(await slugs(shop, 'chevaux'))
  expect(await slugs(shop, 'théière')).toEqual(await slugs(shop, 'theiere'))
  for (const typed of ['xyzzy', 'qwertyuiop', 'blorptang', '9999999'])
    expect(await found(shop, typed)).toMatchObject({ count: 0, corrected: null })

  // Corrections and completions have their accents.
  expect(await found(shop, 'theirre')).toMatchObject({ corrected: 'théière', left_out: [] })
  expect((await shop.visitor.api(suggestProducts, { query: { q: 'théi' } })).completions).toContain('théière')

  // Codes are found in any language; synonyms are compared by French rules.
  const [teapot] = await slugs(shop, 'Théière japonaise en fonte')
  const { rows } = await sql<{ sku: string }>`
    select sku from variants join products on products.id = product_id where slug = ${teapot}`.execute(shop.db)
  expect(await slugs(shop, rows[0]?.sku ?? '')).toEqual([teapot])
  await staff.api(synonyms.add, { body: { terms: ['destrier', 'cheval'] } })
  expect(await slugs(shop, 'destriers')).toEqual(expect.arrayContaining(['cheval-a-bascule', 'serre-livres']))
})

test('20 French misspellings by one edit find their product', { tags: ['deep'] }, () =>
  expectCorrections(20, openFrenchShop),
)

test.each([
  ['a French shop', openFrenchShop],
  ['the French pages of an English shop', openTranslatedShop],
])('300 French misspellings by one edit find their product in %s', { tags: ['deep'], timeout: 300_000 }, (_, open) =>
  expectCorrections(300, open),
)

async function expectCorrections(misspellings: number, open: typeof openTranslatedShop): Promise<void> {
  await using french = await open()
  const { shop } = french
  const words = frenchCatalogue.flatMap(({ slug, title, variants }) =>
    (plain(`${title} ${variants.join(' ')}`).match(/[a-z]+/g) ?? [])
      // Most products have only this variant, so the search finds more of them than a page has.
      .filter((word) => word.length >= 5 && word !== 'unique')
      .map((word) => ({ slug, word })),
  )
  const random = seededRandom(7)
  const missed: string[] = []
  for (let tried = 0; tried < misspellings; ) {
    const { slug, word } = words[Math.floor(random() * words.length)] ?? { slug: '', word: '' }
    const typed = misspell(word, random)
    // Another word of the shop is not corrected.
    const { rows } = await sql`
      select from search_words where language = 'fr' and (word = ${typed} or local_stem = search_stem('fr', ${typed}))
      union all select where search_stem('fr', ${typed}) is null`.execute(shop.db)
    if (rows.length > 0) continue
    tried += 1
    if (!(await slugs(shop, typed)).includes(slug)) missed.push(`${typed} for ${word}`)
  }
  expect(missed).toEqual([])
}
