import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toCents } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { often } from '../../../../tests/deep.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { priceOfVariant } from '../../pricing/variant-price.ts'
import { listProducts, type Product } from '../../products/read/catalogue.contract.ts'
import { Sort } from '../../products/read/lists/list-query.contract.ts'
import { search } from '../search.contract.ts'

const shop = await openSharedShop()

const PRODUCTS = 60
/** Few distinct prices and ratings, so that many products are equal. */
const PRICES = [300, 1250, 1250, 1999, 2000, 45_000, 89_900]

/** Adds lamps with the word in the title, in a variant or only in the description, with and without ratings. */
async function addLamps(db: Database): Promise<void> {
  for (let n = 0; n < PRODUCTS; n += 1) {
    const [inTitle, inVariant] = [n % 3 === 0, n % 3 === 1]
    const { id } = await addProduct(db, {
      title: inTitle ? 'Lamp' : 'Shade',
      description: 'Goes with any lamp.',
      priceCents: PRICES[n % PRICES.length] ?? 0,
      listed: new Date(Date.UTC(2026, 0, 1 + (n % 20))),
      // Some are sold out, some in one of two variants.
      variants: [
        { name: inVariant ? 'For a lamp' : 'Plain', stock: n % 2 },
        // Every fifth variant has its own price, equal to another product's.
        { name: 'Other', stock: n % 3, ...(n % 5 === 0 && { priceCents: PRICES[(n * 3) % PRICES.length] }) },
      ],
    })
    const counts = Array.from({ length: 10 }, (_, stars) =>
      (n * 7 + stars * 3) % 11 === 0 && n % 4 > 0 ? 1 + (n % 3) : 0,
    )
    await sql`update products set rating_counts = ${counts}::integer[] where id = ${id}`.execute(db)
  }
}

const down = (of: (product: Product) => number) => (one: Product, other: Product) => of(other) - of(one)
const rated = ({ average_rating }: Product) => average_rating ?? -1
const worth = ({ title, variants }: Product) => (title === 'Lamp' ? 2 : variants[0]?.name === 'For a lamp' ? 1 : 0)
const lowestPrice = (product: Product) =>
  Math.min(...product.variants.map((variant) => toCents(priceOfVariant(product, variant))))
const byId = down(({ id }) => id)
const byReviews = down(({ reviews_length }) => reviews_length)

/** The expected sort orders, implemented independently of SQL. */
const ORDERS: Record<Sort | 'featured', ((one: Product, other: Product) => number)[]> = {
  featured: [down(worth), byReviews, byId],
  price_high_to_low: [down(lowestPrice), byId],
  price_low_to_high: [down((product) => -lowestPrice(product)), byId],
  reviews_high_to_low: [down(rated), byReviews, byId],
  latest: [],
}

const range = (numbers: fc.Arbitrary<number>) =>
  fc.option(
    fc.tuple(numbers, numbers).map((pair) => pair.sort((one, other) => one - other)),
    { nil: undefined },
  )
const questions = fc.record({
  sort: fc.constantFrom(undefined, ...Sort.options),
  prices: range(fc.constantFrom(0, 3, 12.49, 12.5, 19.995, 20, 450, 500, 1e6)),
  ratings: range(fc.constantFrom(0.5, 2, 2.5, 3.3, 4, 5)),
  inStock: fc.boolean(),
  size: fc.constantFrom(7, 28, 100),
})

test('every combination of sort and filters equals the result computed in memory, page by page', {
  tags: ['deep'],
}, async () => {
  await addLamps(shop.db)
  // The default order of the product list is newest first.
  const { results: all } = await shop.visitor.api(listProducts, { query: { page_size: '100' } })

  await fc.assert(
    fc.asyncProperty(questions, async ({ sort, prices, ratings, inStock, size }) => {
      // The full scale does not filter.
      const isWhole = (range: readonly number[] | undefined, whole: string) => range?.join(',') === whole
      const [withinPrices, withinRatings] = [
        isWhole(prices, '0,500') ? undefined : prices,
        isWhole(ratings, '0.5,5') ? undefined : ratings,
      ]
      const expected = all
        .filter(
          ({ average_rating: average }) =>
            !withinRatings ||
            (average !== null && average >= (withinRatings[0] ?? 0) && average <= (withinRatings[1] ?? 0)),
        )
        .filter((product) =>
          product.variants.some((variant) => {
            const [price, [least = 0, most = Number.POSITIVE_INFINITY] = []] = [
              Number(priceOfVariant(product, variant)),
              withinPrices,
            ]
            return price >= least && price <= most && (!inStock || variant.stock > 0)
          }),
        )
        .toSorted(
          (one, other) =>
            ORDERS[sort ?? 'featured'].map((compare) => compare(one, other)).find((order) => order !== 0) ?? 0,
        )
        .map(({ id }) => id)

      const found: number[] = []
      for (let page = 1; found.length < expected.length || page === 1; page += 1) {
        const answer = await shop.visitor.api(search, {
          params: { search_query: 'lamp' },
          query: {
            page: String(page),
            page_size: String(size),
            ...(sort && { sort }),
            ...(prices && { price_range: prices.join(',') }),
            ...(ratings && { rating_range: ratings.join(',') }),
            ...(inStock && { in_stock: 'true' }),
          },
        })
        expect(answer.count).toBe(expected.length)
        expect(answer.results.length).toBe(Math.min(size, expected.length - found.length))
        found.push(...answer.results.map(({ id }) => id))
      }
      expect(found).toEqual(expected)
    }),
    { numRuns: often(40), seed: 5 },
  )
})

test('reports a range that is not two numbers at its field', async () => {
  const wrong = [
    '1',
    '1,2,3',
    '2,1',
    'a,b',
    ',',
    '1,',
    '',
    'NaN,NaN',
    '1e1,2e1',
    '1;2',
    'Infinity,Infinity',
    '1,2\u0000',
  ]
  for (const field of ['price_range', 'rating_range']) {
    for (const text of wrong) {
      const answer = await shop.app.inject(`/api/search/lamp/?${new URLSearchParams({ [field]: text })}`)
      expect([text, answer.statusCode, answer.json()]).toEqual([
        text,
        400,
        { [field]: ['Enter two numbers separated by a comma.'] },
      ])
    }
  }
})

test('reports all errors at once and refuses missing pages', async () => {
  const long = 'a'.repeat(101)
  const answer = await shop.app.inject(`/api/search/${long}/?sort=cheapest&price_range=2,1&in_stock=yes`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    search_query: ['Ensure this field has no more than 100 characters.'],
    sort: ['"cheapest" is not a valid choice.'],
    price_range: ['Enter two numbers separated by a comma.'],
    in_stock: ['"yes" is not a valid choice.'],
  })
  const beyond = await shop.app.inject('/api/search/lamp/?page=2')
  expect([beyond.statusCode, beyond.json()]).toEqual([404, { detail: 'Invalid page.' }])
})

test('a range over the whole slider filters nothing, in the API and on the page', async () => {
  await addProduct(shop.db, { title: 'Lamp', priceCents: 89_900 })
  const titles = async (query: string) => (await shop.app.inject(`/api/search/lamp/?${query}`)).json().count
  expect(await titles('price_range=0,500&rating_range=0.5,5')).toBe(1)
  expect(await titles('price_range=%200.00,500.0&rating_range=0.50,%205')).toBe(1)
  expect(await titles('price_range=0,501')).toBe(0)
  expect(await titles('rating_range=1,5')).toBe(0)
})

test('each sort is also a parameter with its name, and the parameter sort has priority', async () => {
  for (const priceCents of [2000, 1000, 3000]) await addProduct(shop.db, { title: 'Lamp', priceCents })
  const prices = async (query: string) => {
    const answer = await shop.app.inject(`/api/search/lamp/?${query}`)
    return answer.json().results.map(({ price }: Product) => Number(price))
  }
  for (const sort of Sort.options) expect(await prices(`${sort}=true`), sort).toEqual(await prices(`sort=${sort}`))
  expect(await prices('price_low_to_high=true')).toEqual([10, 20, 30])
  expect(await prices('price_high_to_low=true&price_low_to_high=false')).toEqual([30, 20, 10])
  expect(await prices('price_low_to_high=true&sort=price_high_to_low')).toEqual([30, 20, 10])
  const wrong = await shop.app.inject('/api/search/lamp/?latest=maybe')
  expect([wrong.statusCode, wrong.json()]).toEqual([400, { latest: ['"maybe" is not a valid choice.'] }])
})
