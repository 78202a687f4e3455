import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../../../server/db/open.ts'
import { addDemoCatalogue } from '../../../../tests/fixtures/demo-catalogue.ts'
import { addTranslatedCatalogue } from '../../../../tests/fixtures/french/french-catalogue.ts'
import { FRENCH_SEARCHES } from '../../../../tests/fixtures/french/french-searches.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { ENGLISH_SEARCHES } from '../../../../tests/fixtures/searches/english-searches.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { updatePhrases, updateTranslation } from '../../../core/translations/translations.contract.ts'
import { updateAttributeFilter } from '../../attributes/attributes.contract.ts'
import { synonyms } from '../synonyms/synonyms.contract.ts'
import { indexInLanguage } from './index-search.server.ts'
import { getSearchIndex } from './search-index.contract.ts'

type Searches = typeof ENGLISH_SEARCHES

const never = new AbortController().signal

const offer = (staff: Person, version: number, other_languages: string) =>
  staff.api(saveSettings.identity, { body: { version, name: 'Comptoir', first_language: 'en', other_languages } })

async function isIndexed(staff: Person, languages: string): Promise<boolean> {
  const { translations, remaining } = await staff.api(getSearchIndex, {})
  const areReady = remaining === 0 && translations.every(({ is_ready }) => is_ready)
  return areReady && translations.map(({ language }) => language).join(' ') === languages
}

async function read(shop: TestShop, url: string, language = 'fr') {
  const { statusCode, body } = await shop.app.inject({ url, headers: { 'x-page-language': language } })
  expect(statusCode, body).toBe(200)
  return JSON.parse(body)
}

const found = (shop: TestShop, words: string, language?: string) =>
  read(shop, `/api/search/${encodeURIComponent(words)}/?page_size=5`, language)
/** Returns the original slugs of the found products. */
async function slugs(shop: TestShop, words: string, language?: string): Promise<string[]> {
  const ids: number[] = (await found(shop, words, language)).results.map(({ id }: { id: number }) => id)
  const rows = await shop.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.slug ?? [])
}

/** Runs every nth search, and returns those that do not find their product among the first five. */
async function missedOf(shop: TestShop, searches: Searches, language: string, nth: number): Promise<string[]> {
  const missed: string[] = []
  const all = Object.values(searches).flatMap(Object.entries<string>)
  for (const [typed, slug] of all.filter((_, place) => place % nth === 0)) {
    const first = await slugs(shop, typed, language)
    if (!first.includes(slug)) missed.push(`${typed} finds ${first.join(', ') || 'nothing'}, not ${slug}`)
  }
  return missed
}

async function openTranslatedShop(): Promise<TestShop> {
  const shop = await openShop()
  const staff = await shop.staff()
  await addDemoCatalogue(shop.db, shop.clock.now)
  await addTranslatedCatalogue(shop.db)
  await offer(staff, 0, 'fr')
  await until(() => isIndexed(staff, 'fr'))
  return shop
}

test('pages of each language find products by the texts and rules of their language', async () => {
  await using shop = await openTranslatedShop()
  expect(await missedOf(shop, FRENCH_SEARCHES, 'fr', 8)).toEqual([])
  expect(await missedOf(shop, ENGLISH_SEARCHES, 'en', 8)).toEqual([])

  // Typed words have the stems of the index, also stop words and irregular forms.
  const forms = 'a meme etait bijoux travaux blanche nouvelles bel yeux allumées carrée lampes théières d’hiver 42'
  const { rows: others } = await sql`
    select word, language from (select word from search_words union select unnest(${forms.split(' ')}::text[])) as known,
      unnest('{fr,en,de,nl,xx}'::text[]) as language
    where search_stem(language, word) is distinct from search_typed_stem(language, word)`.execute(shop.db)
  expect(others).toEqual([])

  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect(await slugs(shop, 'lampe')).toEqual(await slugs(shop, 'lampes'))
  const asked = (query.mock.calls as unknown as [pg.QueryConfig][]).find(([{ text }]) => text?.includes('all_words'))
  query.mockRestore()
  const { text = '', values = [] } = asked?.[0] ?? {}
  const plan = await shop.db.executeQuery(CompiledQuery.raw(`explain (format json) ${text}`, values))
  expect(JSON.stringify(plan.rows)).toContain('search_documents_words')
  expect(await slugs(shop, 'théière')).toEqual(await slugs(shop, 'theiere'))
  // English pages do not read French texts, and corrections have the accents of their language.
  expect(await slugs(shop, 'cheval', 'en')).toEqual([])
  expect(await found(shop, 'theirre')).toMatchObject({ corrected: 'théière', left_out: [] })
  const suggested = await read(shop, '/api/suggestions/?q=th%C3%A9i')
  expect(suggested.completions).toContain('théière')
  expect(suggested.products[0].title).toMatch(/théière/i)
  for (const typed of ['xyzzy', 'qwertyuiop', '9999999'])
    expect(await found(shop, typed)).toMatchObject({ count: 0, corrected: null })
})

test('all French and English searches find their product in one shop', {
  tags: ['deep'],
  timeout: 300_000,
}, async () => {
  await using shop = await openTranslatedShop()
  expect(await missedOf(shop, FRENCH_SEARCHES, 'fr', 1)).toEqual([])
  expect(await missedOf(shop, ENGLISH_SEARCHES, 'en', 1)).toEqual([])
})

test('follows each change of a translated text, a short text, an original, a synonym and a collection', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { id, slug } = await addProduct(shop.db, {
    title: 'Mug',
    description: 'Holds tea.',
    variants: [{ name: 'Blue' }, { name: 'Red' }],
  })
  await shop.db.updateTable('products').set({ facts: 'Material: Stoneware' }).where('id', '=', id).execute()
  await staff.api(updateAttributeFilter, { body: { name: 'Material', can_filter: true } })
  await offer(staff, 0, 'fr')
  await until(() => isIndexed(staff, 'fr'))

  const translate = (field: string, seen: string, value: string) =>
    staff.api(updateTranslation, {
      params: { language: 'fr', kind: 'product', id: String(id) },
      body: { texts: [{ field, seen, value }] },
    })
  const phrase = (group: 'attribute_values' | 'attribute_names' | 'variants', source: string, value: string) =>
    staff.api(updatePhrases, {
      params: { language: 'fr', group },
      body: { phrases: [{ source, seen: '', value }] },
    })
  // The original is shown and found until it is translated, field by field.
  expect(await slugs(shop, 'mug')).toEqual([slug])
  await Promise.all([translate('title', '', 'Gobelet'), translate('description', '', 'Pour les chevaux.')])
  expect(await slugs(shop, 'gobelets')).toEqual([slug])
  expect(await slugs(shop, 'chevaux')).toEqual([slug])
  expect(await slugs(shop, 'mug')).toEqual([])
  expect(await slugs(shop, 'gobelet', 'en')).toEqual([])
  expect(await slugs(shop, 'mugs', 'en')).toEqual([slug])

  await phrase('attribute_values', 'Stoneware', 'Grès')
  await phrase('attribute_names', 'Material', 'Matière')
  await phrase('variants', 'Red', 'Rouge')
  await until(async () => (await slugs(shop, 'gres')).length === 1 && (await slugs(shop, 'rouge')).length === 1)
  const [, red] = await shop.db.selectFrom('variants').select('id').where('product_id', '=', id).orderBy('id').execute()
  expect((await found(shop, 'gobelet rouge')).results[0].matching_variant).toBe(red?.id)
  expect(await read(shop, '/api/filters/?q=gobelet')).toMatchObject({
    count: 1,
    facts: [{ name: 'Material', label: 'Matière', values: [{ value: 'Stoneware', label: 'Grès', count: 1 }] }],
  })
  expect((await read(shop, '/api/filters/?q=mug', 'en')).facts[0]).not.toHaveProperty('label')
  // Lists name the chosen filters.
  for (const list of ['/api/product/?', '/api/search/gobelet/?']) {
    const url = `${list}fields=card&fact=Material:Stoneware`
    expect(await read(shop, url)).toMatchObject({ count: 1, labels: { Material: 'Matière', Stoneware: 'Grès' } })
    expect(await read(shop, url, 'en')).not.toHaveProperty('labels')
  }

  await translate('description', 'Pour les chevaux.', '')
  await shop.db.updateTable('products').set({ description: 'Holds soup.' }).where('id', '=', id).execute()
  expect(await slugs(shop, 'chevaux')).toEqual([])
  expect(await slugs(shop, 'soup')).toEqual([slug])
  await staff.api(synonyms.add, { body: { terms: ['chope', 'gobelets'] } })
  expect(await slugs(shop, 'chopes')).toEqual([slug])

  const { rows } = await sql<{ id: number }>`
    insert into collections (slug, title) values ('kitchen', 'Kitchen') returning id`.execute(shop.db)
  await sql`insert into collection_products (collection_id, product_id, position) values (${rows[0]?.id}, ${id}, 0)`.execute(
    shop.db,
  )
  await staff.api(updateTranslation, {
    params: { language: 'fr', kind: 'collection', id: String(rows[0]?.id) },
    body: { texts: [{ field: 'title', seen: '', value: 'Cuisine' }] },
  })
  expect(await slugs(shop, 'cuisine')).toEqual([slug])
  expect(await slugs(shop, 'cuisine', 'en')).toEqual([])
  const hidden = await addProduct(shop.db, { title: 'Secret' })
  await shop.db.updateTable('products').set({ state: 'draft' }).where('id', '=', hidden.id).execute()
  expect(await slugs(shop, 'secret')).toEqual([])
})

test('only offered languages have documents, and indexing continues after an interruption and in two processes', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { id, slug } = await addProduct(shop.db, { title: 'Mug' })
  const count = async () =>
    (await sql<{ count: number }>`select count(*)::int from search_documents`.execute(shop.db)).rows[0]?.count
  expect(await count()).toBe(0)
  await offer(staff, 0, 'fr')
  await until(() => isIndexed(staff, 'fr'))
  expect(await count()).toBe(1)
  await sql`insert into product_translations values (${id}, 'fr', 'title', 'Gobelet', '', now())`.execute(shop.db)
  expect(await slugs(shop, 'gobelet')).toEqual([slug])

  await offer(staff, 1, '')
  // The languages change before the documents are deleted.
  await until(async () => (await isIndexed(staff, '')) && (await count()) === 0)
  // Changed while the language is not offered.
  await sql`update product_translations set value = 'Timbale' where product_id = ${id}`.execute(shop.db)

  await shop.jobs.stop()
  await offer(staff, 2, 'fr')
  // A transaction with a changed text delays the change of the languages, so that no document has an old text.
  const other = openDatabase(shop.connection)
  const stopped = new AbortController()
  await shop.db.transaction().execute(async (tx) => {
    await sql`update products set description = 'Pour la soupe.' where id = ${id}`.execute(tx)
    const waiting = indexInLanguage(other, () => {}, stopped.signal)
    await expect(
      Promise.race([waiting, indexInLanguage(shop.db, () => {}, AbortSignal.timeout(500))]),
    ).rejects.toThrow()
    stopped.abort()
    await expect(waiting).rejects.toThrow()
    expect(await count()).toBe(0)
    // Until the documents are complete, pages search the originals.
    expect(await slugs(shop, 'mug')).toEqual([slug])
  })
  await Promise.all([shop.db, other].map((db) => indexInLanguage(db, () => {}, never)))
  expect(await slugs(shop, 'timbale')).toEqual([slug])
  expect(await slugs(shop, 'soupe')).toEqual([slug])
  await other.destroy()
})
