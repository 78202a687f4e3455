import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPerson } from '../../../../../tests/fixtures/people.ts'
import { addProduct } from '../../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../../tests/processes/open-shop.ts'
import { answerReview, deleteReview, hideReview, reportReview } from '../moderation.contract.ts'
import { listStaffReviews, type ReviewState } from './all-reviews.contract.ts'

/** Adds reviews of two products, one day apart, the last one newest. */
async function reviewed(shop: TestShop, ratings: readonly number[]) {
  const products = [await addProduct(shop.db, { title: 'Mug' }), await addProduct(shop.db, { title: 'Bowl' })]
  await sql`
    insert into reviews (product_id, variant_id, body, half_stars, created_at)
    select (${products.map(({ id }) => id)}::bigint[])[1 + n % 2], (${products.map(({ variantIds }) => variantIds[0])}::bigint[])[1 + n % 2],
      'Review ' || n || ', 100% clay_fired', rating * 2, timestamptz '2026-01-01' + n * interval '1 day'
    from unnest(${ratings}::numeric[]) with ordinality as given(rating, n)`.execute(shop.db)
}

interface Filters {
  stars?: '1' | '2' | '3' | '4' | '5'
  state?: ReviewState
  q?: string
  page?: string
  page_size?: string
}

/** Returns the numbers of the found reviews. */
async function found(staff: Person, query: Filters = {}): Promise<number[]> {
  const { results, count } = await staff.api(listStaffReviews, { query })
  if (query.page === undefined) expect(count).toBe(results.length)
  return results.map(({ body }) => Number(/\d+/.exec(body)?.[0]))
}

test('staff list all reviews, newest first, and filter by stars, state and words', async () => {
  await using shop = await openShop()
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia')]
  await reviewed(shop, [5, 4.5, 4, 1, 0.5, 3])
  const ids = (await staff.api(listStaffReviews, { query: {} })).results.map(({ id }) => String(id)).toReversed()
  const params = (n: number) => ({ id: ids[n - 1] ?? '' })
  await staff.api(hideReview, { params: params(4), body: { reason: 'It advertises.' } })
  await staff.api(answerReview, { params: params(5), body: { body: 'We are sorry.' } })
  await staff.api(answerReview, { params: params(2), body: { body: 'Thank you.' } })
  await mia.api(reportReview, { params: params(3), body: { reason: 'It is false.' } })

  expect(await found(staff)).toEqual([6, 5, 4, 3, 2, 1])
  expect(await found(staff, { page: '2', page_size: '4' })).toEqual([2, 1])
  // Half stars are rounded up.
  expect(await found(staff, { stars: '5' })).toEqual([2, 1])
  expect(await found(staff, { stars: '1' })).toEqual([5, 4])
  expect(await found(staff, { state: 'hidden' })).toEqual([4])
  expect(await found(staff, { state: 'reported' })).toEqual([3])
  expect(await found(staff, { state: 'answered' })).toEqual([5, 2])
  expect(await found(staff, { state: 'unanswered' })).toEqual([6, 3, 1])
  expect(await found(staff, { state: 'unanswered', page: '2', page_size: '2' })).toEqual([1])
  expect(await found(staff, { state: 'answered', stars: '5' })).toEqual([2])
  expect(await found(staff, { q: 'REVIEW 3' })).toEqual([3])
  expect(await found(staff, { q: '100% clay_' })).toHaveLength(6)
  expect(await found(staff, { q: '1_0' })).toEqual([])
  expect(await found(staff, { q: 'review', state: 'hidden', stars: '1' })).toEqual([4])

  await staff.api(deleteReview, { params: params(6) })
  expect(await found(staff)).toEqual([5, 4, 3, 2, 1])
})

test('reports too short words and invalid stars at their field, and pages beyond the last', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const ask = (query: object) => staff.api(listStaffReviews, { query })
  await expect(ask({ q: 'ab' })).rejects.toThrow('{"q":["Ensure this field has at least 3 characters."]}')
  await expect(ask({ stars: '6' })).rejects.toThrow(/^400 .*"stars"/)
  await expect(ask({ page: '2' })).rejects.toThrow('404 Invalid page.')
  const { token = '' } = await addPerson(shop.db, { first: 'Leo', email: 'leo@example.com', now: shop.clock.now })
  await expect(shop.as(token).api(listStaffReviews, { query: {} })).rejects.toThrow('403')
})
