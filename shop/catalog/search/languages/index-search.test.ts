import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../../../server/db/migrate.ts'
import { openDatabase } from '../../../../server/db/open.ts'
import { migrateTo } from '../../../../tests/databases/migrate-to.ts'
import { otherDatabase } from '../../../../tests/databases/other-database.ts'
import { addFrenchCatalogue } from '../../../../tests/fixtures/french/french-catalogue.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { migrations } from '../../../migrations.server.ts'
import { searchProducts } from '../query/search-products.server.ts'
import { search } from '../search.contract.ts'
import { indexInLanguage } from './index-search.server.ts'
import { getSearchIndex } from './search-index.contract.ts'
import { changeIndexedLanguage, findSearchIndex, indexNextProducts } from './search-index-store.server.ts'

const PAGING = { page: 1, size: 100 }
const never = new AbortController().signal

const count = async ({ visitor }: TestShop, search_query: string) =>
  (await visitor.api(search, { params: { search_query }, query: {} })).count

test('a change of the language indexes all rows again, keeps the search available, and records no event', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop()
  await addFrenchCatalogue(shop.db)
  const staff = await shop.staff()
  // By English rules, the plural has another stem.
  expect(await count(shop, 'chevaux')).toBe(1)
  const events = await shop.db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst()
  const versions = await shop.db.selectFrom('products').select(['id', 'version', 'updated_at']).orderBy('id').execute()

  // A transaction holds one product, so indexing can't finish.
  await shop.db.transaction().execute(async (tx) => {
    await sql`select from products where slug = 'boite-a-the' for update`.execute(tx)
    await staff.api(saveSettings.identity, { body: { version: 0, name: 'Comptoir', language: 'fr' } })
    await until(async () => {
      const { is_ready, remaining } = await staff.api(getSearchIndex, {})
      return !is_ready && remaining === 1
    })
    expect(await count(shop, 'bouilloire')).toBeGreaterThan(0)
    // A product that is added meanwhile is found before and after.
    const key = 'd'.repeat(24)
    const added = {
      slug: 'chevaux',
      title: 'Chevaux de bois',
      description: 'En bois.',
      price_cents: 100,
      thumbnail_key: key,
    }
    await shop.db.insertInto('products').values(added).execute()
    expect(await count(shop, 'bois')).toBeGreaterThan(0)
  })
  await until(async () => (await staff.api(getSearchIndex, {})).is_ready)
  expect(await staff.api(getSearchIndex, {})).toEqual({
    language: 'fr',
    is_ready: true,
    translations: [],
    remaining: 0,
  })
  expect(await count(shop, 'cheval')).toBe(4)
  expect(await count(shop, 'chevaux')).toBe(4)

  const after = await shop.db.selectFrom('products').select(['id', 'version', 'updated_at']).orderBy('id').execute()
  expect(after.slice(0, versions.length)).toEqual(versions)
  const since = await shop.db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst()
  // That of the added product.
  expect(Number(since?.count) - Number(events?.count)).toBeLessThanOrEqual(2)

  // Back to English: the English index is complete at any time.
  await staff.api(saveSettings.identity, { body: { version: 1, name: 'Comptoir', language: 'en' } })
  await until(async () => (await staff.api(getSearchIndex, {})).language === 'en')
  expect(await count(shop, 'chevaux')).toBe(2)
  expect(await count(shop, 'bouilloire')).toBeGreaterThan(0)
})

test('indexing continues after an interruption, in two processes at once, and with the last language', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop()
  await addFrenchCatalogue(shop.db)
  await shop.jobs.stop()
  const choose = (language: string) =>
    sql`insert into settings (name, values, version, updated_at) values ('identity', ${JSON.stringify({ language })}, 1, now())
      on conflict (name) do update set values = excluded.values`.execute(shop.db)
  await choose('fr')
  // One process ends after the first batch.
  expect(await changeIndexedLanguage(shop.db, 'fr')).toBe(true)
  expect(await indexNextProducts(shop.db, 0)).not.toBeNull()
  expect(await findSearchIndex(shop.db)).toEqual({ language: 'fr', isReady: false })

  const other = openDatabase(shop.connection)
  const run = () => [shop.db, other].map((db) => indexInLanguage(db, () => {}, never))
  await Promise.all(run())
  expect(await findSearchIndex(shop.db)).toEqual({ language: 'fr', isReady: true })
  const both = run()
  await choose('de')
  await Promise.all([...both, ...run()])
  expect(await findSearchIndex(shop.db)).toEqual({ language: 'de', isReady: true })
  const { rows } = await sql`
    select search_language, count(*)::int as count from products
    where local_headline is not distinct from search_headline('de', title, variant_names, facts, collection_keys, maker || ' ' || model)
    group by 1`.execute(shop.db)
  const [{ count: all } = { count: 0 }] = (
    await sql<{ count: number }>`select count(*)::int from products`.execute(shop.db)
  ).rows
  expect(rows).toEqual([{ search_language: 'de', count: all }])

  // A language without a stemmer compares whole words.
  await choose('pl')
  await Promise.all(run())
  const { count: found } = await searchProducts(shop.db, 'bouilloire', { paging: PAGING, language: 'pl' })
  expect(found).toBeGreaterThan(0)
  await other.destroy()
})

test('an existing French shop is indexed again after the upgrade', { tags: ['deep'] }, async () => {
  await using database = await otherDatabase('template1')
  const { db } = database
  await migrateTo(db, '450-discounts')
  await addFrenchCatalogue(db)
  await sql`insert into settings (name, values, version, updated_at)
    values ('identity', '{"name":"Comptoir","language":"fr"}', 1, now())`.execute(db)
  await migrate(db, migrations)
  expect(await findSearchIndex(db)).toEqual({ language: 'en', isReady: true })
  await indexInLanguage(db, () => {}, never)
  const found = await searchProducts(db, 'cheval', { paging: PAGING, language: 'fr' })
  expect(found.count).toBe((await searchProducts(db, 'chevaux', { paging: PAGING, language: 'fr' })).count)
  expect(found.count).toBeGreaterThan(1)
})

test('the functions of languages read English words as the English functions do', async () => {
  await using shop = await openShop()
  const texts = [
    'Chef’s knives, 20 cm',
    'T-shirt and Möbel for the garden',
    'Half leaves 0.5 l 00012345',
    'the',
    'Wi-Fi',
  ]
  for (const text of texts) {
    const { rows } = await sql`
      select search_words_of('en', ${text}) = search_words_of(${text}) as words,
        search_key('en', ${text}) is not distinct from search_key(${text}) as key,
        search_term('en', ${text})::text is not distinct from search_term(${text})::text as term`.execute(shop.db)
    expect({ text, ...(rows[0] as object) }).toEqual({ text, words: true, key: true, term: true })
  }
})
