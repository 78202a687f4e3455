import { beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { sweepShop } from '../../../sweep.server.ts'
import { search, suggestProducts } from '../search.contract.ts'
import { forgetNoResultSearch, listNoResultSearches } from './no-results.contract.ts'
import { countNoResult, selectNoResults } from './no-results-store.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()
beforeEach(() => shop.db.deleteFrom('no_result_searches').execute())

const DAY = 86_400_000
const look = (person: Person, search_query: string, page = '1') =>
  person.api(search, { params: { search_query }, query: { page } })
const counts = async (staff: Person) =>
  Object.fromEntries((await staff.api(listNoResultSearches, {})).searches.map(({ words, count }) => [words, count]))
/** Counts are processed in order, so when this one is stored, all earlier ones are. */
async function whenCounted(shop: TestShop, staff: Person) {
  await look(shop.visitor, 'the very last')
  await expect.poll(() => counts(staff)).toHaveProperty('the very last')
  await staff.api(forgetNoResultSearch, { params: { words: 'the very last' } })
  return counts(staff)
}

test('counts searches without results by normalised words until staff delete them', async () => {
  await addProduct(shop.db, { title: 'Brass lantern' })
  const mia = await shop.customer('Mia')
  for (const typed of ['Théière', 'theiere!', 'brass lantern', 'lantren', 'lantern xylophone'])
    await look(shop.visitor, typed)
  await look(mia, 'THEIERE')
  await look(staff, 'theiere')
  await shop.visitor.api(suggestProducts, { query: { q: 'theiere' } })
  expect(await whenCounted(shop, staff)).toEqual({ theiere: 3, 'lantern xylophone': 1 })
  const { searches } = await staff.api(listNoResultSearches, {})
  expect(searches[0]).toEqual({ words: 'theiere', count: 3, last_day: shop.clock.now.toISOString().slice(0, 10) })

  await staff.api(forgetNoResultSearch, { params: { words: 'theiere' } })
  await expect(staff.api(forgetNoResultSearch, { params: { words: 'theiere' } })).rejects.toThrow('404 Not found.')
  expect(await counts(staff)).toEqual({ 'lantern xylophone': 1 })
})

test('never records words that may be personal data or are not product names', async () => {
  for (const typed of [
    'mia.bell@example.com',
    'mia(at)example.com',
    'www.example.com',
    'https://example',
    '06 12 34 56 78',
    'tel 0612345678',
    'FR76 3000 6000 01',
    'order 123456',
    '4242-4242-4242-4242',
    '12 34',
    '!!!',
    'x',
    `${'long '.repeat(6)}words`,
    'x'.repeat(61),
  ])
    await look(shop.visitor, typed)
  expect(await whenCounted(shop, staff)).toEqual({})
  for (const typed of ["'; drop table products; --", '<script>alert(1)</script>', 'oak table 120x80'])
    await look(shop.visitor, typed)
  expect(await whenCounted(shop, staff)).toEqual({
    'drop table products': 1,
    'script alert 1 script': 1,
    'oak table 120 80': 1,
  })
})

test('limits the recorded words per day and continues to count known ones', async () => {
  const now = shop.clock.now
  await countNoResult(shop.db, 'teapot', now)
  await Promise.all(Array.from({ length: 520 }, (_, n) => countNoResult(shop.db, `nonsense ${n}`, now)))
  const rows = () => shop.db.selectFrom('no_result_searches').select(['words', 'count']).execute()
  // Concurrent counts do not see each other; a running shop counts one at a time.
  expect((await rows()).length).toBeLessThanOrEqual(520)
  await countNoResult(shop.db, 'one too many', now)
  await Promise.all(Array.from({ length: 20 }, () => countNoResult(shop.db, 'teapot', now)))
  expect((await rows()).find(({ words }) => words === 'teapot')?.count).toBe(21)
  expect((await rows()).some(({ words }) => words === 'one too many')).toBe(false)
  expect((await staff.api(listNoResultSearches, {})).searches).toHaveLength(200)
})

test('staff see the last thirty days, and older searches are deleted after ninety', async () => {
  await using shop = await openShop()
  await countNoResult(shop.db, 'teapot', shop.clock.now)
  const begun = shop.clock.now.getTime()
  const kept = async (days: number) => {
    shop.clock.now = new Date(begun + days * DAY)
    await sweepShop({ ...shop, clock: () => shop.clock.now })
    const rows = await shop.db.selectFrom('no_result_searches').selectAll().execute()
    return { kept: rows.length, shown: (await selectNoResults(shop.db, shop.clock.now)).length }
  }
  expect(await kept(29)).toEqual({ kept: 1, shown: 1 })
  expect(await kept(30)).toEqual({ kept: 1, shown: 0 })
  expect(await kept(89)).toEqual({ kept: 1, shown: 0 })
  expect(await kept(90)).toEqual({ kept: 0, shown: 0 })
})

test('a search succeeds even if counting fails', async () => {
  await using shop = await openShop()
  await shop.db.schema.dropTable('no_result_searches').execute()
  expect(await look(shop.visitor, 'teapot')).toMatchObject({ count: 0 })
  await expect.poll(() => shop.visitor.warnings().join()).toContain('a search without a result was not counted')
})

test('only staff can list and delete searches without results', async () => {
  const mia = await shop.customer('Mia')
  for (const [who, status] of [
    [mia, /^403/],
    [shop.visitor, /^401/],
  ] as const) {
    await expect(who.api(listNoResultSearches, {})).rejects.toThrow(status)
    await expect(who.api(forgetNoResultSearch, { params: { words: 'teapot' } })).rejects.toThrow(status)
  }
})
