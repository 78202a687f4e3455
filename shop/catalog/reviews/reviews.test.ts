import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addOrder } from '../../../tests/fixtures/orders.ts'
import { addProduct, type SomeProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { getProductBySlug } from '../products/read/catalogue.contract.ts'
import { changeReview, listReviews, postReview } from './reviews.contract.ts'

const shop = await openSharedShop()

const one = (product: SomeProduct) => product.variantIds[0] ?? 0
const two = (product: SomeProduct) => product.variantIds[1] ?? 0

/** A customer with delivered orders of all variants of a product. */
async function buyer(shop: TestShop, name: string, product: SomeProduct): Promise<Person> {
  const person = await shop.customer(name)
  await addOrder(shop.db, { userId: person.id, productId: product.id, variantIds: product.variantIds })
  return person
}

const mugWithTwo = (shop: TestShop) =>
  addProduct(shop.db, { slug: 'mug', variants: [{ name: 'One' }, { name: 'Two' }] })

const send = (shop: TestShop, person: Person, body: unknown, method: 'POST' | 'PUT' = 'POST', id?: number) =>
  shop.app.inject({
    method,
    url: id === undefined ? '/api/reviews/' : `/api/reviews/${id}/`,
    headers: { authorization: `Token ${person.token}` },
    body: body as object,
  })

test('a customer reviews a delivered variant once and changes the review, visible to everyone', async () => {
  const mug = await mugWithTwo(shop)
  const mia = await shop.customer('Mia')
  const ordered = new Date('2026-03-01T10:00:00Z')
  await addOrder(shop.db, { userId: mia.id, productId: mug.id, variantIds: [one(mug)], ordered })
  shop.clock.now = new Date('2026-04-01T10:00:00Z')
  // The session would have expired at the new time, so it is renewed.
  await shop.db.updateTable('auth_tokens').set({ created_at: shop.clock.now, last_used_at: shop.clock.now }).execute()

  const posted = await mia.api(postReview, {
    body: { body: ' Holds its heat.\r\nAnd mine. ', rating: 4.5, variant: one(mug) },
  })
  expect(posted).toEqual({
    id: expect.any(Number),
    body: 'Holds its heat.\nAnd mine.',
    rating: 4.5,
    variant: one(mug),
    user: { first_name: 'Mia', last_name: 'Test', avatar: null },
    created_on: '2026-04-01T10:00:00.000Z',
    changed_on: null,
    verified: true,
    bought_on: '2026-03-01',
    answer: null,
    hidden_reason: null,
  })
  await expect(mia.api(postReview, { body: { body: 'Again.', rating: 5, variant: one(mug) } })).rejects.toThrow(
    '{"non_field_errors":["You have already reviewed this variant."]}',
  )

  shop.clock.now = new Date('2026-04-02T10:00:00Z')
  const changed = await mia.api(changeReview, {
    params: { id: String(posted.id) },
    body: { body: 'Chipped.', rating: '2', variant: String(one(mug)) },
  })
  expect(changed).toMatchObject({ id: posted.id, rating: 2, body: 'Chipped.', changed_on: '2026-04-02T10:00:00.000Z' })

  const { hidden_reason: _, ...seen } = changed
  expect(await shop.visitor.api(listReviews, { query: { productslug: 'mug' } })).toEqual({
    count: 1,
    next: null,
    previous: null,
    results: [seen],
    rating_counts: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
    average_rating: 2,
    reviews_length: 1,
  })
  const product = await mia.api(getProductBySlug, { params: { slug: 'mug' } })
  expect(product).toMatchObject({ average_rating: 2, reviews_length: 1, recommended_reviews: [seen] })
  expect(product.variants).toMatchObject([{ can_review: true, posted_review: changed }, { can_review: false }])
})

const REFUSED: [string, object, Record<string, string>][] = [
  ['nothing', {}, { body: 'required', rating: 'required', variant: 'required' }],
  ['null', { body: null, rating: null, variant: null }, { body: 'null', rating: 'null', variant: 'null' }],
  ['blank text', { body: ' \n ', rating: 5 }, { body: 'blank' }],
  ['text of another kind', { body: 7, rating: 5 }, { body: 'string' }],
  ['more than 5,000 characters', { body: '🙂'.repeat(5_001), rating: 5 }, { body: 'long' }],
  ['text that changes direction', { body: 'a\u202Eb', rating: 5 }, { body: 'string' }],
  ['0 stars', { body: 'x', rating: 0 }, { rating: 'steps' }],
  ['5.5 stars', { body: 'x', rating: 5.5 }, { rating: 'steps' }],
  ['4.3 stars', { body: 'x', rating: '4.3' }, { rating: 'steps' }],
  ['-1 star', { body: 'x', rating: -1 }, { rating: 'steps' }],
  ['1e300 stars', { body: 'x', rating: 1e300 }, { rating: 'steps' }],
  ['stars in words', { body: 'x', rating: 'five' }, { rating: 'number' }],
  ['stars in a list', { body: 'x', rating: [5] }, { rating: 'number' }],
  ['a variant in words', { body: 'x', rating: 5, variant: 'mug' }, { variant: 'integer' }],
  ['a variant that is not there', { body: 'x', rating: 5, variant: 999_999 }, { variant: 'pk' }],
  ['everything wrong', { body: '', rating: 9, variant: '999999' }, { body: 'blank', rating: 'steps', variant: 'pk' }],
]

const TEXTS: Record<string, string> = {
  required: 'This field is required.',
  null: 'This field may not be null.',
  blank: 'This field may not be blank.',
  string: 'Not a valid string.',
  long: 'Ensure this field has no more than 5000 characters.',
  steps: 'Rating must be between 0.5 and 5 in steps of 0.5.',
  number: 'A valid number is required.',
  integer: 'A valid integer is required.',
  pk: 'Invalid pk "999999" - object does not exist.',
}

test('reports all invalid fields at once', async () => {
  const mug = await mugWithTwo(shop)
  const mia = await buyer(shop, 'Mia', mug)
  for (const [what, body, errors] of REFUSED) {
    const whole = Object.keys(body).length === 0 ? body : { variant: one(mug), ...body }
    const answer = await send(shop, mia, whole)
    const texts = Object.entries(errors).map(([field, text]) => [field, [TEXTS[text]]])
    expect([what, answer.statusCode, answer.json()]).toEqual([what, 400, Object.fromEntries(texts)])
  }
})

test('refuses a review of a variant that was not received, together with other errors', async () => {
  const mug = await mugWithTwo(shop)
  const mia = await shop.customer('Mia')
  await addOrder(shop.db, { userId: mia.id, productId: mug.id, variantIds: [one(mug)], status: 'shipped' })
  await addOrder(shop.db, { userId: mia.id, productId: mug.id, variantIds: [two(mug)], status: 'shipping' })

  const notBought = ['You can only review variants you have bought.']
  const refused = await send(shop, mia, { body: '', rating: 5, variant: two(mug) })
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { body: ['This field may not be blank.'], variant: notBought },
  ])
  expect((await send(shop, mia, { body: 'x', rating: 5, variant: two(mug) })).json()).toEqual({ variant: notBought })
  expect((await send(shop, mia, { body: 'x', rating: 5, variant: one(mug) })).statusCode).toBe(201)

  const visitor = await shop.app.inject({ method: 'POST', url: '/api/reviews/', body: {} })
  expect([visitor.statusCode, visitor.json()]).toEqual([
    401,
    { detail: 'Authentication credentials were not provided.' },
  ])
})

test('another customer’s review is not found, and a review keeps its variant', async () => {
  const mug = await mugWithTwo(shop)
  const [mia, ben] = [await buyer(shop, 'Mia', mug), await buyer(shop, 'Ben', mug)]
  const { id } = await mia.api(postReview, { body: { body: 'Mine.', rating: 5, variant: one(mug) } })
  const theirs = await send(shop, ben, { body: 'Hacked.', rating: 0.5, variant: one(mug) }, 'PUT', id)
  const missing = await send(shop, ben, { body: 'Hacked.', rating: 0.5, variant: one(mug) }, 'PUT', 999_999)
  expect([theirs.statusCode, theirs.json()]).toEqual([404, { detail: 'Not found.' }])
  expect(missing.json()).toEqual(theirs.json())
  expect((await send(shop, mia, { body: 'x', rating: 5, variant: two(mug) }, 'PUT', id)).json()).toEqual({
    variant: ['You cannot change the reviewed variant.'],
  })
  expect((await shop.visitor.api(listReviews, { query: {} })).results).toMatchObject([{ id, body: 'Mine.', rating: 5 }])
})

test('ten concurrent posts by one customer create one review', async () => {
  const mug = await mugWithTwo(shop)
  const mia = await buyer(shop, 'Mia', mug)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => send(shop, mia, { body: `Try ${n}`, rating: 4, variant: one(mug) })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(400)])
  for (const refused of answers.filter(({ statusCode }) => statusCode === 400))
    expect(refused.json()).toEqual({ non_field_errors: ['You have already reviewed this variant.'] })
  expect((await shop.visitor.api(listReviews, { query: {} })).count).toBe(1)
})

test('fifty concurrent reviews and edits keep average, count and histogram exact', { tags: ['deep'] }, async () => {
  await using shop = await openShop()
  const mug = await mugWithTwo(shop)
  const people = await Promise.all(Array.from({ length: 25 }, (_, n) => buyer(shop, `Mia${n}`, mug)))
  const early = await Promise.all(
    people.map((mia, n) =>
      mia.api(postReview, { body: { body: 'Early.', rating: 0.5 + (n % 10) / 2, variant: one(mug) } }),
    ),
  )
  const answers = await Promise.all(
    people.flatMap((mia, n) => [
      send(shop, mia, { body: 'New.', rating: 0.5 + ((n * 3) % 10) / 2, variant: two(mug) }),
      send(shop, mia, { body: 'Edited.', rating: 0.5 + ((n * 7) % 10) / 2 }, 'PUT', early[n]?.id),
    ]),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(25).fill(200), ...Array(25).fill(201)])

  const recount = async (variant?: number) => {
    const { rows } = await sql<{ counts: number[]; average: string; total: number }>`
      select round(avg(half_stars)::numeric / 2, 1) as average, count(*) as total, array(
        select (select count(*) from reviews where half_stars = n and (${variant ?? null}::bigint is null or variant_id = ${variant ?? null}))::integer
        from generate_series(1, 10) as n order by n) as counts
      from reviews where ${variant ?? null}::bigint is null or variant_id = ${variant ?? null}`.execute(shop.db)
    const [found] = rows
    return {
      rating_counts: found?.counts,
      average_rating: Number(found?.average),
      reviews_length: found?.total,
      count: found?.total,
    }
  }
  expect(await shop.visitor.api(listReviews, { query: { productslug: 'mug' } })).toMatchObject(await recount())
  for (const variant of mug.variantIds)
    expect(await shop.visitor.api(listReviews, { query: { variantid: String(variant) } })).toMatchObject(
      await recount(variant),
    )
  const { average_rating, reviews_length } = await recount()
  expect(await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).toMatchObject({
    average_rating,
    reviews_length,
  })
})

test('limits review writes to thirty per minute and customer, from any address', async () => {
  await using shop = await openShop({ env: { RATE_LIMITS: 'on' } })
  const mug = await mugWithTwo(shop)
  const [mia, ben] = [await buyer(shop, 'Mia', mug), await buyer(shop, 'Ben', mug)]
  const { id } = (await send(shop, mia, { body: 'x', rating: 5, variant: one(mug) })).json()
  for (let count = 1; count < 30; count += 1)
    expect((await send(shop, mia, { body: `x${count}`, rating: 5 }, 'PUT', id)).statusCode).toBe(200)
  const refused = await send(shop, mia, { body: 'x', rating: 5, variant: two(mug) })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  expect((await send(shop, ben, { body: 'x', rating: 5, variant: one(mug) })).statusCode).toBe(201)
})
