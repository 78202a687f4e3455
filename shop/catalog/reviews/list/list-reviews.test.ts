import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { listReviews } from '../reviews.contract.ts'

const shop = await openSharedShop()

/**
 * Adds reviews without authors, one day apart, the last one newest: odd numbers for the first variant, even ones for
 * the second.
 */
async function reviewed(shop: TestShop, slug: string, ratings: readonly number[]) {
  const product = await addProduct(shop.db, { slug, variants: [{ name: 'One' }, { name: 'Two' }] })
  await sql`
    insert into reviews (product_id, variant_id, body, half_stars, created_at)
    select ${product.id}, (${product.variantIds}::bigint[])[1 + (n - 1) % 2], 'Review ' || n, rating * 2,
      timestamptz '2026-01-01' + n * interval '1 day'
    from unnest(${ratings}::numeric[]) with ordinality as given(rating, n)`.execute(shop.db)
  return product
}

const bodies = ({ results }: { results: { body: string }[] }) => results.map(({ body }) => body)

test('lists the newest review first, 28 per page, and filters by variant and rating with correct counts', async () => {
  const mug = await reviewed(shop, 'mug', [...Array(28).fill(5), 0.5, 3, 3.5, 4])
  await reviewed(shop, 'lamp', [1, 1])
  const ask = (query: object) => shop.visitor.api(listReviews, { query: { productslug: 'mug', ...query } })

  const first = await ask({})
  expect(first).toMatchObject({ count: 32, previous: null, average_rating: 4.7, reviews_length: 32 })
  expect(first.next).toBe('https://shop.example/api/reviews/?productslug=mug&page=2')
  expect(bodies(first).slice(0, 2)).toEqual(['Review 32', 'Review 31'])
  expect(bodies(await ask({ page: '2' }))).toEqual(['Review 4', 'Review 3', 'Review 2', 'Review 1'])

  expect(bodies(await ask({ ratinglte: '4', ratinggte: '3' }))).toEqual(['Review 32', 'Review 31', 'Review 30'])
  const [odd = 0] = mug.variantIds
  const ofOne = await ask({ variantid: String(odd), ratinglte: '4.9' })
  expect(bodies(ofOne)).toEqual(['Review 31', 'Review 29'])
  expect(ofOne).toMatchObject({ count: 2, reviews_length: 16, rating_counts: [1, 0, 0, 0, 0, 0, 1, 0, 0, 14] })
  expect((await ask({ ratinggte: '5', page_size: '3', page: '10' })).count).toBe(28)
  expect(bodies(await ask({ ratinggte: '4', ratinglte: '5', page_size: '3', page: '10' }))).toEqual([
    'Review 2',
    'Review 1',
  ])
  expect((await shop.visitor.api(listReviews, { query: {} })).count).toBe(34)
  expect(await ask({ variantid: 'null' })).toMatchObject({ count: 32 })
})

test('unknown and deleted products, foreign variants and empty ranges have no reviews', async () => {
  await reviewed(shop, 'mug', [5])
  const lamp = await reviewed(shop, 'lamp', [4])
  const gone = await reviewed(shop, 'gone', [3])
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
  const nothing = { count: 0, results: [] }
  for (const query of [
    { productslug: 'nowhere' },
    { productslug: 'MUG' },
    { productslug: 'gone' },
    { productslug: 'mug', variantid: String(lamp.variantIds[0]) },
    { productslug: 'mug', ratinggte: '4', ratinglte: '3' },
    { productslug: 'mug', ratinggte: '9' },
    { productslug: 'mug', ratinglte: '-1' },
    { variantid: '999999999999999' },
  ])
    expect([query, await shop.visitor.api(listReviews, { query })]).toMatchObject([query, nothing])
  expect((await shop.visitor.api(listReviews, { query: {} })).count).toBe(2)
})

test('reports invalid parameters at their field and pages beyond the last', async () => {
  await reviewed(shop, 'mug', [5])
  const asked = async (query: string) => {
    const answer = await shop.app.inject(`/api/reviews/?${query}`)
    return [query, answer.statusCode, answer.json()]
  }
  for (const bound of ['five', '1e5', 'NaN', 'Infinity', '', '4,5', '0x1', '%00']) {
    const query = `ratinggte=${bound}`
    expect(await asked(query)).toEqual([query, 400, { ratinggte: ['A valid number is required.'] }])
  }
  for (const id of ['one', '-1', '1.5', '99999999999999999999']) {
    const query = `variantid=${id}`
    expect(await asked(query)).toEqual([query, 400, { variantid: ['A valid integer is required.'] }])
  }
  for (const page of ['0', '2', '999999999', 'x']) {
    const query = `productslug=mug&page=${page}&ratinglte=5&ratinggte=5`
    expect(await asked(query)).toEqual([query, 404, { detail: 'Invalid page.' }])
  }
  for (const query of [
    'productslug=%00',
    "productslug='",
    'productslug=a&productslug=b',
    'variantid=1&variantid=2',
    'page[]=1',
  ])
    expect((await asked(query))[1]).toBeLessThan(500)
})

test('a page of a hundred reviews needs as many queries as a page of one', async () => {
  await reviewed(shop, 'mug', Array(100).fill(4))
  const queriesFor = async (size: number) => {
    const before = shop.queries()
    expect((await shop.app.inject(`/api/reviews/?productslug=mug&page_size=${size}`)).json().results).toHaveLength(size)
    return shop.queries() - before
  }
  expect(await queriesFor(100)).toBe(await queriesFor(1))
})
