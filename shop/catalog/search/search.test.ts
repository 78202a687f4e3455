import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/any-character.ts'
import { often } from '../../../tests/deep.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { listPopularProducts, MAX_SUGGESTIONS, search, suggestProducts } from './search.contract.ts'

const shop = await openSharedShop()

const look = (search_query: string) => ({ params: { search_query }, query: {} })

test('returns a page of products like the list, with neighbouring pages and corrected words', async () => {
  for (let n = 0; n < 30; n += 1) await addProduct(shop.db, { title: `Lantern ${n}` })
  const page = await shop.visitor.api(search, { params: { search_query: 'lantren' }, query: { page_size: '20' } })
  expect(page).toMatchObject({
    count: 30,
    previous: null,
    next: 'https://shop.example/api/search/lantren/?page_size=20&page=2',
    corrected: 'lantern',
  })
  const as = (token?: string) =>
    shop.app.inject({ url: '/api/search/lantern/', ...(token && { headers: { authorization: `Token ${token}` } }) })
  const mia = await shop.customer('Mia')
  const [seenByVisitor, seenByCustomer] = [await as(), await as(mia.token)]
  expect(seenByVisitor.json()).toEqual(seenByCustomer.json())
  expect(seenByVisitor.json().results[0]).toMatchObject({
    title: 'Lantern 29',
    variants: [{ stock: 20, can_review: false }],
  })
})

test('products cached from other lists need no statement', async () => {
  for (let n = 0; n < 3; n += 1) await addProduct(shop.db, { title: `Lantern ${n}` })
  await shop.visitor.api(search, look('lantern'))
  const before = shop.queries()
  const { results } = await shop.visitor.api(search, { ...look('lantern'), query: { sort: 'latest' } })
  expect(results).toHaveLength(3)
  expect(shop.queries() - before).toBe(1)
})

const ODD = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  ':*',
  '&|!',
  '(',
  '<->',
  "a'b",
  'a & b',
  '!a',
  'a:*',
  '\\\\',
  '--',
  '/*',
  '$1',
  '{}',
  '🙂',
  '🙂🙂🙂',
  'ﬁ',
  'ß',
  '½',
  'İ',
  '\u0301',
  'a\u0301',
  '字',
  'x'.repeat(100),
  '🙂'.repeat(100),
]

test('unusual words are searched literally', async () => {
  await addProduct(shop.db)
  for (const typed of ODD) {
    const answer = await shop.app.inject(`/api/search/${encodeURIComponent(typed)}/`)
    expect([typed, answer.statusCode, answer.json().results]).toEqual([typed, 200, expect.any(Array)])
    const suggested = await shop.app.inject(`/api/suggestions/?${new URLSearchParams({ q: typed })}`)
    expect([typed, suggested.statusCode]).toEqual([typed, 200])
  }
})

test('reports invalid words at their field', async () => {
  const wrong = {
    ['a'.repeat(101)]: 'Ensure this field has no more than 100 characters.',
    ['a'.repeat(400)]: 'Ensure this field has no more than 100 characters.',
    '%20%20': 'This field may not be blank.',
    '%00': 'Not a valid string.',
    '%E2%80%AEabc': 'Not a valid string.',
  }
  for (const [path, text] of Object.entries(wrong)) {
    const answer = await shop.app.inject(`/api/search/${path}/`)
    expect([answer.statusCode, answer.json()]).toEqual([400, { search_query: [text] }])
    const suggested = await shop.app.inject(`/api/suggestions/?q=${path}`)
    expect([suggested.statusCode, suggested.json()]).toEqual([400, { q: [text] }])
  }
})

test('any typed text gets a response without a server error', async () => {
  await addProduct(shop.db, { title: 'Café & co', description: "50 % l'été" })
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: anyCharacter, maxLength: 40 }),
      fc.constantFrom('', '%ED%A0%80', '%'),
      async (text, broken) => {
        const answer = await shop.app.inject(`/api/search/${encodeURIComponent(text.toWellFormed())}${broken}/`)
        expect([200, 400, 404]).toContain(answer.statusCode)
      },
    ),
    { numRuns: often(60) },
  )
})

test('suggestions complete the last word and show the best products, eight entries at most', async () => {
  for (let n = 0; n < 12; n += 1) await addProduct(shop.db, { title: `Lantern ${n}`, description: 'A lane of light.' })
  await addProduct(shop.db, { title: 'Langoustine café' })
  const suggest = (q: string) => shop.visitor.api(suggestProducts, { query: { q } })

  const begun = await suggest('lan')
  expect(begun.completions).toEqual(['lantern', 'langoustine'])
  expect(begun.completions.length + begun.products.length).toBe(MAX_SUGGESTIONS)
  expect(begun.products[0]).toMatchObject({
    title: 'Langoustine café',
    price: '12.50',
    thumbnail: expect.stringMatching(/\/320\.webp$/),
  })
  expect((await suggest('langoustine ca')).completions).toEqual(['langoustine café'])
  expect((await suggest('lantern ')).completions).toEqual([])
  expect((await suggest('lantren')).completions).toEqual(['lantern'])
  expect((await suggest('lantren')).products).toHaveLength(MAX_SUGGESTIONS - 1)
  // Matches in descriptions are suggested only without matches in titles.
  expect((await suggest('light')).products).toHaveLength(MAX_SUGGESTIONS)
  expect(await suggest('xyzzy')).toEqual({ completions: [], pages: [], products: [] })
  await addProduct(shop.db, { title: 'Wax, 250 g' })
  expect(await suggest('wax 250g')).toMatchObject({ completions: [], products: [{ title: 'Wax, 250 g' }] })
})

test('popular products are the recent bestsellers, then the most reviewed, without deleted ones', async () => {
  const [plain, bought, gone, reviewed] = [
    await addProduct(shop.db),
    await addProduct(shop.db),
    await addProduct(shop.db),
    await addProduct(shop.db),
  ]
  const { thumbnail_key } = await shop.db.selectFrom('products').select('thumbnail_key').executeTakeFirstOrThrow()
  const [order, cancelled] = await shop.db
    .insertInto('orders')
    .values([
      { status: 'making', total_cents: 0 },
      { status: 'cancelled', total_cents: 0 },
    ])
    .returning('id')
    .execute()
  for (const { id, variantIds } of [bought, gone, plain]) {
    const line = {
      order_id: (id === plain.id ? cancelled : order)?.id ?? 0,
      product_id: id,
      variant_id: variantIds[0] ?? 0,
      quantity: 2,
      title: 'x',
      variant_name: 'x',
    }
    await shop.db
      .insertInto('order_lines')
      .values({ ...line, unit_price_cents: 1, thumbnail_key })
      .execute()
  }
  await shop.db
    .insertInto('reviews')
    .values({ product_id: reviewed.id, variant_id: reviewed.variantIds[0] ?? 0, body: 'Good.', half_stars: 9 })
    .execute()
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
  const { results } = await shop.visitor.api(listPopularProducts, {})
  expect(results.map(({ id }) => id)).toEqual([bought.id, reviewed.id, plain.id])
})

test('of equally popular products the newest comes first', async () => {
  const ids: number[] = []
  for (let n = 0; n < 3; n += 1) ids.push((await addProduct(shop.db)).id)
  const { results } = await shop.visitor.api(listPopularProducts, {})
  expect(results.map(({ id }) => id)).toEqual(ids.toReversed())
})
