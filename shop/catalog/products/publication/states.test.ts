import { expect, test } from 'vitest'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { createdProduct, productForm } from '../../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import type { Person } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { addToCart } from '../../../sales/cart/cart.contract.ts'
import { listOrders } from '../../../sales/orders/orders.contract.ts'
import { listReviews } from '../../reviews/reviews.contract.ts'
import { listPopularProducts, search, suggestProducts } from '../../search/search.contract.ts'
import { createProduct, updateProduct } from '../products.contract.ts'
import { getProductBySlug, listProducts } from '../read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const MUG = { slug: 'mug', title: 'Celadon mug' }

/** Returns what a person sees of a product in every place that can show it. */
async function foundBy({ api }: Person, other: string, id: number) {
  const titles = (list: { results: { title: string }[] }) => list.results.map(({ title }) => title)
  const there = await api(getProductBySlug, { params: { slug: other } })
  return {
    page: await api(getProductBySlug, { params: { slug: 'mug' } }).then(
      ({ title }) => title,
      ({ message }: Error) => message.slice(0, 3),
    ),
    home: titles(await api(listProducts, { query: {} })),
    byId: titles(await api(listProducts, { query: { id: String(id) } })),
    search: titles(await api(search, { params: { search_query: 'celadon' }, query: {} })),
    suggested: (await api(suggestProducts, { query: { q: 'celad' } })).completions,
    popular: titles(await api(listPopularProducts, {})),
    bundled: there.frequentlyBoughtTogether,
    similar: there.recommended_products,
  }
}

/** A mug, and a cup bundled with it. */
async function stocked(state?: string) {
  const mug = await createdProduct(staff, { ...MUG, ...(state && { state }) })
  const cup = await createdProduct(staff, { slug: 'cup', title: 'Plain mug', frequentlyBoughtTogether: [mug.id] })
  return { mug, cup }
}

const changed = (staff: Person, wish: Parameters<typeof productForm>[0]) =>
  staff.api(updateProduct, { params: { slug: 'mug' }, body: productForm(wish) })

const NOWHERE = {
  page: '404',
  home: ['Plain mug'],
  byId: [],
  search: [],
  suggested: [],
  popular: ['Plain mug'],
  bundled: [],
  similar: [],
}

test.each(['draft', 'hidden'] as const)(
  'hides a product in the state %s from visitors and customers but not from staff',
  async (state) => {
    const { mug } = await stocked(state)
    const mia = await shop.customer('Mia')
    for (const person of [shop.visitor, mia]) {
      expect(await foundBy(person, 'cup', mug.id)).toEqual(NOWHERE)
      expect((await person.api(listReviews, { query: { productslug: 'mug' } })).count).toBe(0)
    }
    const sitemap = await shop.app.inject({ url: '/sitemap-1.xml' })
    expect(sitemap.body).toContain('/products/cup')
    expect(sitemap.body).not.toContain('/products/mug')
    await expect(
      mia.api(addToCart, { body: { product: mug.id, variant: mug.variants[0]?.id ?? 0, quantity: 1 } }),
    ).rejects.toThrow()
    expect(await staff.api(getProductBySlug, { params: { slug: 'mug' } })).toMatchObject({
      title: 'Celadon mug',
      state,
    })
    // Staff still see the hidden bundled product in the edit form.
    expect((await staff.api(getProductBySlug, { params: { slug: 'cup' } })).frequentlyBoughtTogether).toEqual([mug.id])
    expect((await staff.api(listProducts, { query: { id: String(mug.id) } })).results).toHaveLength(1)
  },
)

test('hiding removes a product everywhere including carts, and publishing restores it', async () => {
  const { mug, cup } = await stocked()
  const mia = await shop.customer('Mia')
  const variant = mug.variants[0]?.id ?? 0
  await mia.api(addToCart, { body: { product: mug.id, variant, quantity: 2 } })
  await addOrder(shop.db, { userId: mia.id, productId: mug.id, variantIds: [variant] })
  const before = await foundBy(shop.visitor, 'cup', mug.id)
  expect(before).toEqual({
    page: 'Celadon mug',
    home: ['Plain mug', 'Celadon mug'],
    byId: ['Celadon mug'],
    search: ['Celadon mug'],
    suggested: ['celadon'],
    popular: ['Celadon mug', 'Plain mug'],
    bundled: [mug.id],
    similar: [mug.id],
  })
  const inCart = async () => (await mia.api(currentUser, {})).cartitem_set.map(({ quantity }) => quantity)
  const lineOfOrder = async () => (await mia.api(listOrders, { query: {} })).results[0]?.order_product_items[0]
  expect(await lineOfOrder()).toMatchObject({ title: expect.any(String), slug: 'mug' })

  await changed(staff, { state: 'hidden' })
  expect(await foundBy(shop.visitor, 'cup', mug.id)).toEqual(NOWHERE)
  expect(await inCart()).toEqual([])
  expect(await lineOfOrder()).toMatchObject({ title: expect.any(String), slug: null })

  await changed(staff, { state: 'published' })
  expect(await foundBy(shop.visitor, 'cup', mug.id)).toEqual(before)
  expect(await inCart()).toEqual([2])
  expect(cup.id).toBeGreaterThan(mug.id)
})

test('a published draft counts as new, and a republished product keeps its listing date', async () => {
  await createdProduct(staff, { ...MUG, state: 'draft' })
  await addProduct(shop.db, { slug: 'cup', listed: shop.clock.now })
  const start = shop.clock.now.getTime()
  const inDays = async (days: number) => {
    shop.clock.now = new Date(start + days * 86_400_000)
    return shop.as((await addPerson(shop.db, { isStaff: true, now: shop.clock.now })).token)
  }
  const listed = async () =>
    (await shop.visitor.api(listProducts, { query: {} })).results.map(({ slug, new: isNew }) => [slug, isNew])

  await changed(await inDays(90), { state: 'published' })
  expect(await listed()).toEqual([
    ['mug', true],
    ['cup', false],
  ])
  const later = await inDays(180)
  await changed(later, { state: 'hidden' })
  await changed(later, { state: 'published' })
  expect(await listed()).toEqual([
    ['mug', false],
    ['cup', false],
  ])
})

test('a scheduled product becomes public in every list at its date', async () => {
  const { mug } = await stocked()
  const from = new Date(shop.clock.now.getTime() + 3_600_000)
  await changed(staff, { published_from: from.toISOString() })
  expect(await foundBy(shop.visitor, 'cup', mug.id)).toEqual(NOWHERE)
  expect(await staff.api(getProductBySlug, { params: { slug: 'mug' } })).toMatchObject({
    state: 'published',
    published_from: from.toISOString(),
  })
  shop.clock.now = new Date(from.getTime() - 1)
  shop.jobs.wake()
  expect((await foundBy(shop.visitor, 'cup', mug.id)).page).toBe('404')
  shop.clock.now = new Date(from.getTime() + 1)
  shop.jobs.wake()
  await until(async () => (await foundBy(shop.visitor, 'cup', mug.id)).similar.length === 1)
  const found = await foundBy(shop.visitor, 'cup', mug.id)
  expect(found).toMatchObject({ page: 'Celadon mug', home: ['Celadon mug', 'Plain mug'], bundled: [mug.id] })
})

test('a product hidden before its date stays hidden, and clearing the date publishes it', async () => {
  await stocked()
  const from = new Date(shop.clock.now.getTime() + 3_600_000).toISOString()
  await changed(staff, { published_from: from })
  await changed(staff, { state: 'hidden' })
  const dates = async () => shop.db.selectFrom('jobs').select('key').where('name', '=', 'publish-products').execute()
  expect(await dates()).toEqual([{ key: from }])
  shop.clock.now = new Date(Date.parse(from) + 1)
  shop.jobs.wake()
  await until(async () => (await dates()).length === 0)
  await expect(shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).rejects.toThrow('404')

  shop.clock.now = new Date(Date.parse(from) - 60_000)
  await changed(staff, { state: 'published' })
  await expect(shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).rejects.toThrow('404')
  await changed(staff, { published_from: '' })
  await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })
})

test('reports an invalid state or date at its field', async () => {
  await stocked()
  await expect(changed(staff, { state: 'sold', published_from: 'soon' })).rejects.toThrow(
    '{"state":["\\"sold\\" is not a valid choice."],"published_from":["Enter a valid date and time."]}',
  )
  await expect(staff.api(createProduct, { body: productForm({ ...MUG, state: '' }) })).rejects.toThrow('"state":[')
})

test('concurrent hiding, ordering and adding variants leave no hidden variant for sale', {
  tags: ['deep'],
}, async () => {
  const { mug } = await stocked()
  const people = await Promise.all(['Ada', 'Bea', 'Cleo'].map((name) => shop.customer(name)))
  const variant = mug.variants[0]?.id ?? 0
  for (let round = 0; round < 6; round++) {
    const state = round % 2 === 0 ? 'hidden' : 'published'
    await Promise.allSettled([
      changed(staff, { state }),
      ...people.map(({ api }) => api(addToCart, { body: { product: mug.id, variant, quantity: 1 + round } })),
      changed(staff, { title: `Celadon mug ${round}` }),
    ])
    const rows = await shop.db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['for_sale', 'is_public', 'state'])
      .where('products.id', '=', mug.id)
      .execute()
    for (const row of rows)
      expect(row).toEqual({ ...row, for_sale: state === 'published', is_public: state === 'published' })
  }
  const { listed } = await shop.db.selectFrom('catalogue_size').select('listed').executeTakeFirstOrThrow()
  expect(listed).toBe(2)
})
