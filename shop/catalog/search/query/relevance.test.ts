import { afterAll, expect, test } from 'vitest'
import { DEEP } from '../../../../tests/deep.ts'
import { addDemoCatalogue } from '../../../../tests/fixtures/demo-catalogue.ts'
import { ENGLISH_SEARCHES } from '../../../../tests/fixtures/searches/english-searches.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { search } from '../search.contract.ts'

const shop = await openShop()
await addDemoCatalogue(shop.db, shop.clock.now)
afterAll(() => shop[Symbol.asyncDispose]())

/** Searches that failed in user tests: the expected first result and the correction shown. */
const FIRST: Record<string, { first: string[]; corrected?: string; leftOut?: string[] }> = {
  mugg: { first: ['latte-mug', 'everyday-mug'], corrected: 'mugs' },
  'tee pot': { first: ['stoneware-teapot'], corrected: 'teapot' },
  'tea pot': { first: ['stoneware-teapot'] },
  teapot: { first: ['stoneware-teapot'] },
  'sketch book': { first: ['plein-air-sketchbook'] },
  sketchbook: { first: ['plein-air-sketchbook'] },
  coatrack: { first: ['facade-coat-rack'] },
  'coat rack': { first: ['facade-coat-rack'] },
  'olive oil 50cl': { first: ['cold-pressed-olive-oil'] },
  'olive oil 0,5 l': { first: ['cold-pressed-olive-oil'] },
  'coffee 250g': { first: ['cafe-de-midi'] },
  'coffee 250 g': { first: ['cafe-de-midi'] },
  'mug 300ml': { first: ['everyday-mug'] },
  gift: { first: ['after-the-rain-candle', 'dark-chocolate-72', 'marseille-soap', 'quince-and-bay-jelly'] },
  'cheap mug': { first: ['latte-mug', 'everyday-mug'], corrected: 'mug', leftOut: ['cheap'] },
  'coffee mug stoneware celadon blue red': {
    first: ['everyday-mug'],
    corrected: 'mug stoneware celadon blue red',
    leftOut: ['coffee'],
  },
  coffee: { first: ['cafe-de-midi'] },
  espresso: { first: ['cafe-de-midi'] },
  café: { first: ['cafe-de-midi'] },
  vaze: { first: ['bud-vase', 'terracotta-vase'], corrected: 'vase' },
  lmap: { first: ['enamel-pendant-lamp', 'mushroom-table-lamp'], corrected: 'lamp' },
  stonware: { first: ['stoneware-teapot'], corrected: 'stoneware' },
  'red mug': { first: ['everyday-mug'] },
}
const NONSENSE = ['xyzzy', 'qwertyuiop', 'asdfgh', 'zzzz', 'blorptang', 'vvvvv', 'mnbvcx', 'hjkl', '9999999']

test('the right product is among the first five, and nonsense finds nothing', async () => {
  const missed: string[] = []
  const queries = Object.entries(ENGLISH_SEARCHES).flatMap(([how, wanted]) =>
    Object.entries(wanted).map(([typed, slug]) => ({ how, typed, slug })),
  )
  // `npm run test:deep` runs all of them.
  const tried = queries.filter((_, index) => DEEP > 1 || index % 3 === 0)
  for (const { how, typed, slug } of tried) {
    const { results } = await shop.visitor.api(search, { params: { search_query: typed }, query: { page_size: '5' } })
    const found = results.map((product) => product.slug)
    if (!found.includes(slug)) missed.push(`${how}: ${typed} finds ${found.join(', ') || 'nothing'}, not ${slug}`)
  }
  expect(missed).toEqual([])
  expect(queries.length).toBeGreaterThanOrEqual(80)

  for (const typed of NONSENSE) {
    const { count, corrected } = await shop.visitor.api(search, { params: { search_query: typed }, query: {} })
    expect({ typed, count, corrected }).toEqual({ typed, count: 0, corrected: null })
  }
})

test('corrects failed searches of user tests and shows the correction', async () => {
  for (const [typed, { first, corrected = null, leftOut = [] }] of Object.entries(FIRST)) {
    const found = await shop.visitor.api(search, { params: { search_query: typed }, query: {} })
    expect({ typed, ...found }).toMatchObject({ typed, corrected, left_out: leftOut })
    expect({ typed, first: first.includes(found.results[0]?.slug ?? '') || found.results[0]?.slug }).toEqual({
      typed,
      first: true,
    })
  }
  const { results } = await shop.visitor.api(search, { params: { search_query: 'coffee' }, query: {} })
  expect(results.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['cafe-de-midi', 'stovetop-moka-pot']))
})
