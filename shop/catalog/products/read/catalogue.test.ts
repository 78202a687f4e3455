import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { getProductBySlug, listProducts } from './catalogue.contract.ts'

const shop = await openSharedShop()

test('lists the newest product first, 28 per page, with absolute links to the neighbouring pages', async () => {
  for (let day = 1; day <= 30; day += 1)
    await addProduct(shop.db, { slug: `p${day}`, listed: new Date(Date.UTC(2026, 0, day)) })

  const first = await shop.visitor.api(listProducts, { query: {} })
  expect(first).toMatchObject({ count: 30, previous: null, next: 'https://shop.example/api/product/?page=2' })
  expect(first.results).toHaveLength(28)
  expect(first.results[0]?.slug).toBe('p30')

  const second = await shop.visitor.api(listProducts, { query: { page: '2' } })
  expect(second.results.map(({ slug }) => slug)).toEqual(['p2', 'p1'])
  expect(second.previous).toBe('https://shop.example/api/product/?page=1')
  expect(second.next).toBeNull()
})

test.each(['0', '-1', '3', 'abc', '1.5', '99999999999'])('refuses page %s of two', async (page) => {
  for (let index = 0; index < 3; index += 1) await addProduct(shop.db)
  const answer = await shop.app.inject(`/api/product/?page_size=2&page=${page}`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ detail: 'Invalid page.' })
})

test('an empty shop has one empty page', async () => {
  expect(await shop.visitor.api(listProducts, { query: {} })).toEqual({
    count: 0,
    next: null,
    previous: null,
    results: [],
  })
})

test('a page has at most 100 products, ignores invalid sizes, and needs as many queries as a page of one', async () => {
  const pageOf = async (page_size: string) => {
    const before = shop.queries()
    const { results } = await shop.visitor.api(listProducts, { query: { page_size } })
    return { length: results.length, queries: shop.queries() - before }
  }
  const { slug } = await addProduct(shop.db)
  const one = await pageOf('1')
  expect(one).toEqual({ length: 1, queries: expect.any(Number) })
  expect(one.queries).toBeGreaterThan(0)
  await sql`
    with many as (
      insert into products (slug, title, description, price_cents, thumbnail_key)
      select 'many-' || n, 'Many', 'Of many.', 100, thumbnail_key
      from products, generate_series(1, 101) as n where slug = ${slug} returning id)
    insert into variants (product_id, name, stock, position) select id, 'One', 1, 0 from many`.execute(shop.db)
  shop.cache.drop()
  expect(await pageOf('500')).toEqual({ length: 100, queries: one.queries })
  expect((await pageOf('many')).length).toBe(28)
})

test('returns exactly the requested ids in order, without deleted products', async () => {
  const [mug, lamp, gone] = [await addProduct(shop.db), await addProduct(shop.db), await addProduct(shop.db)]
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
  const { results, count } = await shop.visitor.api(listProducts, {
    query: { id: `${lamp.id},${gone.id},${mug.id},999999` },
  })
  expect(results.map(({ id }) => id)).toEqual([lamp.id, mug.id])
  expect(count).toBe(2)
})

test.each(['x', '1,,2', '1;2', '-1', '1.5', ''])('reports invalid ids (%j) at their field', async (id) => {
  const answer = await shop.app.inject(`/api/product/?id=${encodeURIComponent(id)}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ id: ['A valid integer is required.'] })
})

test('a product contains everything that its page shows', async () => {
  const mug = await addProduct(shop.db, {
    slug: 'stoneware-mug',
    title: 'Stoneware mug',
    priceCents: 2205,
    variants: [
      { name: 'Celadon', color: '#a8c3b0', stock: 3, pictures: 2 },
      { name: 'Ink', color: '#1f2a44', stock: 0 },
    ],
  })
  const [plate, gone] = [await addProduct(shop.db), await addProduct(shop.db)]
  await shop.db
    .insertInto('product_bundles')
    .values([
      { product_id: mug.id, bundled_product_id: gone.id, position: 0 },
      { product_id: mug.id, bundled_product_id: plate.id, position: 1 },
    ])
    .execute()
  await shop.db
    .insertInto('product_recommendations')
    .values({ product_id: mug.id, recommended_product_id: plate.id, position: 0 })
    .execute()
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()

  const product = await shop.visitor.api(getProductBySlug, { params: { slug: 'stoneware-mug' } })
  expect(product).toMatchObject({
    slug: 'stoneware-mug',
    title: 'Stoneware mug',
    price: '22.05',
    new: true,
    average_rating: null,
    reviews_length: 0,
    recommended_reviews: [],
    frequentlyBoughtTogether: [plate.id],
    recommended_products: [plate.id],
    version: 1,
  })
  expect(product.thumbnail).toMatch(/^\/media\/[0-9a-z]{24}\/1280\.webp$/)
  expect(product.variants).toMatchObject([
    { name: 'Celadon', color: '#a8c3b0', stock: 3, default: true, can_review: false, posted_review: null },
    { name: 'Ink', color: '#1f2a44', stock: 0, default: false },
  ])
  expect(product.variants[0]?.images).toHaveLength(2)
})

test.each(['unknown', 'STONEWARE-MUG', '%00', '..%2f', "'"])('does not find an unknown slug (%s)', async (slug) => {
  const mug = await addProduct(shop.db, { slug: 'stoneware-mug' })
  const deleted = await addProduct(shop.db, { slug: 'unknown' })
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', deleted.id).execute()
  expect(mug.id).toBeGreaterThan(0)
  const answer = await shop.app.inject(`/api/product/${slug}/`)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ detail: 'Not found.' })
})

test('average, count and the two best reviews follow the reviews exactly', async () => {
  const mug = await addProduct(shop.db, { variants: [{ name: 'One' }, { name: 'Two' }] })
  const ratings = [9, 10, 3, 8]
  for (const [index, half_stars] of ratings.entries()) {
    const { id } = await shop.customer(`Mia${index}`)
    await shop.db
      .insertInto('reviews')
      .values({
        product_id: mug.id,
        variant_id: mug.variantIds[0] ?? 0,
        user_id: id,
        body: `Review ${half_stars}`,
        half_stars,
      })
      .execute()
  }
  const read = () => shop.visitor.api(getProductBySlug, { params: { slug: mug.slug } })
  expect(await read()).toMatchObject({
    average_rating: 3.8,
    reviews_length: 4,
    recommended_reviews: [{ rating: 5 }, { rating: 4.5 }],
  })

  await shop.db.deleteFrom('users').where('first_name', '=', 'Mia1').execute()
  shop.cache.drop()
  expect((await read()).recommended_reviews[0]?.user).toEqual({
    first_name: 'Former',
    last_name: 'customer',
    avatar: null,
  })

  await shop.db.updateTable('reviews').set({ half_stars: 1 }).where('half_stars', '=', 10).execute()
  await shop.db.deleteFrom('reviews').where('half_stars', '=', 3).execute()
  shop.cache.drop()
  expect(await read()).toMatchObject({ average_rating: 3, reviews_length: 3 })
})

test('a customer who received a variant may review it and sees their own review', async () => {
  const mug = await addProduct(shop.db, { variants: [{ name: 'One' }, { name: 'Two' }] })
  const mia = await shop.customer('Mia')
  const { thumbnail_key } = await shop.db.selectFrom('products').select('thumbnail_key').executeTakeFirstOrThrow()
  for (const [index, status] of (['delivered', 'making'] as const).entries()) {
    const order = await shop.db
      .insertInto('orders')
      .values({ user_id: mia.id, status, total_cents: 100 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { quantity: 1, title: 'Mug', variant_name: 'One', unit_price_cents: 100, thumbnail_key }
    await shop.db
      .insertInto('order_lines')
      .values({ ...line, order_id: order.id, product_id: mug.id, variant_id: mug.variantIds[index] ?? 0 })
      .execute()
  }
  await shop.db
    .insertInto('reviews')
    .values({ product_id: mug.id, variant_id: mug.variantIds[0] ?? 0, user_id: mia.id, body: 'Good.', half_stars: 9 })
    .execute()

  const own = await mia.api(getProductBySlug, { params: { slug: mug.slug } })
  expect(own.variants).toMatchObject([
    { can_review: true, posted_review: { body: 'Good.', rating: 4.5 } },
    { can_review: false, posted_review: null },
  ])
  const seenByOthers = await shop.visitor.api(getProductBySlug, { params: { slug: mug.slug } })
  expect(seenByOthers.variants).toMatchObject([{ can_review: false, posted_review: null }, { can_review: false }])
})
