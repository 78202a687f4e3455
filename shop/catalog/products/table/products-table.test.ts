import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { RequestOf } from '../../../../lib/endpoint.ts'
import { createdCollection } from '../../../../tests/fixtures/collections.ts'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { createdProduct } from '../../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { agePrices, saleForm } from '../../../../tests/fixtures/sales.ts'
import type { Person, TestShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { addToCart } from '../../../sales/cart/cart.contract.ts'
import { addProductsToCollection } from '../../collections/editing/edit-collections.contract.ts'
import { saveManufacturer } from '../../manufacturers/manufacturers.contract.ts'
import { sales } from '../../sale-prices/sales.contract.ts'
import { getProductBySlug } from '../read/catalogue.contract.ts'
import { bulkEditProducts, editStaffProduct, listStaffProducts } from './products-table.contract.ts'
import { countFigures } from './products-table-store.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

type Query = RequestOf<typeof listStaffProducts>['query']

const slugs = async (staff: Person, query: Query = {}) =>
  (await staff.api(listStaffProducts, { query })).results.map(({ slug }) => slug)

/** Waits until the figures requested by a visit are counted. */
async function counted(shop: TestShop, staff: Person): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000)
  await slugs(staff)
  shop.jobs.wake()
  await until(async () => {
    const { counted_at } = await shop.db
      .selectFrom('product_figures_age')
      .select('counted_at')
      .executeTakeFirstOrThrow()
    return Number(counted_at) === shop.clock.now.getTime()
  })
}

test('finds products in any state by part of title or slug, beginning of a SKU, or GTIN', async () => {
  await addProduct(shop.db, { slug: 'everyday-mug', title: 'Café mug', variants: [{ name: 'Red', sku: 'MUG-RED' }] })
  const bowl = await addProduct(shop.db, { slug: 'bowl', title: '100 % bowl', variants: [{ name: 'One', sku: 'B_1' }] })
  await shop.db.updateTable('products').set({ state: 'hidden' }).where('id', '=', bowl.id).execute()
  await shop.db.updateTable('variants').set({ gtin: '4006381333931' }).where('product_id', '=', bowl.id).execute()
  const find = (q: string) => slugs(staff, { q })
  expect(await find('MUG')).toEqual(['everyday-mug'])
  expect(await find('day-m')).toEqual(['everyday-mug'])
  expect(await find('mug-r')).toEqual(['everyday-mug'])
  expect(await find('400-6381 333931')).toEqual(['bowl'])
  expect(await find('b_')).toEqual(['bowl'])
  expect(await find('0 %')).toEqual(['bowl'])
  // Fewer than three characters find only the beginning of a word.
  expect(await find('mu')).toEqual(['everyday-mug'])
  expect(await find('ug')).toEqual([])
  expect(await find('x')).toEqual([])
  expect(await find('')).toEqual(['bowl', 'everyday-mug'])
})

test('products that were added after the last count come last in orders by stock and sales, on the right page', async () => {
  for (const [slug, stock] of [
    ['mug', 3],
    ['bowl', 8],
    ['vase', 5],
  ] as const)
    await addProduct(shop.db, { slug, variants: [{ name: 'One', stock }] })
  await countFigures(shop.db, shop.clock.now)
  for (const slug of ['lamp', 'chair']) await addProduct(shop.db, { slug, variants: [{ name: 'One', stock: 4 }] })
  const pages = (query: Record<string, string>) =>
    Promise.all(['1', '2', '3', '4'].map((page) => slugs(staff, { ...query, page, page_size: '2' }).catch(() => [])))
  expect(await pages({ sort: 'stock' })).toEqual([['mug', 'vase'], ['bowl', 'chair'], ['lamp'], []])
  expect(await pages({ sort: 'stock', descending: 'true' })).toEqual([['bowl', 'vase'], ['mug', 'chair'], ['lamp'], []])
  expect((await pages({ sort: 'sold' })).flat().slice(3)).toEqual(['chair', 'lamp'])
})

test('finds a page of more products than are looked up by name', async () => {
  await addProduct(shop.db, { slug: 'mug' })
  await sql`
    insert into products (slug, title, description, price_cents, thumbnail_key, updated_at)
    select 'cup-' || n, 'Cup', 'A cup.', 100, thumbnail_key, to_timestamp(n)
    from generate_series(1, 2100) as n, products where slug = 'mug' and deleted_at is null`.execute(shop.db)
  const { results, count } = await staff.api(listStaffProducts, {
    query: { q: 'cup', sort: 'changed', page_size: '2' },
  })
  expect([count, results.map(({ slug }) => slug)]).toEqual([2100, ['cup-1', 'cup-2']])
})

test('filters by manual collection, also combined with words', async () => {
  const mug = await addProduct(shop.db, { slug: 'mug' })
  const bowl = await addProduct(shop.db, { slug: 'bowl' })
  await addProduct(shop.db, { slug: 'lamp' })
  await createdCollection(staff, { slug: 'table', state: 'hidden' })
  await staff.api(addProductsToCollection, { params: { slug: 'table' }, body: { products: [mug.id, bowl.id] } })
  expect((await slugs(staff, { collection: 'table', sort: 'title' })).toSorted()).toEqual(['bowl', 'mug'])
  expect(await slugs(staff, { collection: 'table', q: 'mu' })).toEqual(['mug'])
  expect(await slugs(staff, { collection: 'nothing' })).toEqual([])
})

test('shows price, stock, state and sales in each row, and sorts and filters by them', async () => {
  const mia = await shop.customer('Mia')
  const mug = await addProduct(shop.db, {
    slug: 'mug',
    title: 'B mug',
    priceCents: 2000,
    variants: [
      { name: 'S', stock: 0 },
      { name: 'L', stock: 30 },
    ],
  })
  const bowl = await addProduct(shop.db, {
    slug: 'bowl',
    title: 'a bowl',
    priceCents: 900,
    variants: [{ name: 'One', stock: 5 }],
  })
  await addProduct(shop.db, { slug: 'vase', title: 'C vase', priceCents: 5000, variants: [{ name: 'One', stock: 50 }] })
  await addOrder(shop.db, { userId: mia.id, productId: bowl.id, variantIds: bowl.variantIds, status: 'making' })
  await agePrices(shop, 40)
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 70 }) })
  await counted(shop, staff)

  const { results, counts } = await staff.api(listStaffProducts, { query: { sort: 'title' } })
  expect(results).toMatchObject([
    { slug: 'bowl', price: '9.00', lowest_price: '9.00', stock: 5, sold: expect.any(Number), state: 'published' },
    {
      slug: 'mug',
      price: '20.00',
      lowest_price: '6.00',
      is_reduced: true,
      stock: 30,
      variants: [{ stock: 0 }, { stock: 30 }],
    },
    { slug: 'vase', stock: 50, sold: 0 },
  ])
  expect(results[0]?.sold).toBeGreaterThan(0)
  expect(counts).toEqual({ sold_out: 1, low: 1, reduced: 1, draft: 0, hidden: 0, published: 3 })
  expect(await slugs(staff, { sort: 'price' })).toEqual(['mug', 'bowl', 'vase'])
  expect(await slugs(staff, { sort: 'price', descending: 'true' })).toEqual(['vase', 'bowl', 'mug'])
  expect(await slugs(staff, { sort: 'stock' })).toEqual(['bowl', 'mug', 'vase'])
  expect(await slugs(staff, { sort: 'lowest_stock' })).toEqual(['mug', 'bowl', 'vase'])
  expect((await slugs(staff, { sort: 'sold', descending: 'true' }))[0]).toBe('bowl')
  expect(await slugs(staff, { only: 'sold_out' })).toEqual(['mug'])
  expect(await slugs(staff, { only: 'low' })).toEqual(['bowl'])
  expect(await slugs(staff, { only: 'reduced' })).toEqual(['mug'])
  // Never sold at another price, so it has no compare-at price.
  const jug = await createdProduct(staff, { slug: 'jug', title: 'Jug', price: '40.00', state: 'draft' })
  await staff.api(sales.add, { body: saleForm({ products: [jug.id], percent: 10 }) })
  await staff.api(editStaffProduct, { params: { id: String(jug.id) }, body: { state: 'published' } })
  expect((await staff.api(listStaffProducts, { query: { q: 'jug' } })).results).toMatchObject([{ is_reduced: true }])
  expect((await slugs(staff, { only: 'reduced' })).sort()).toEqual(['jug', 'mug'])
})

test('saves inline edits of price, stock and state immediately and records them', async () => {
  const mug = await addProduct(shop.db, { slug: 'mug', priceCents: 2000, variants: [{ name: 'S' }, { name: 'L' }] })
  const [, large = 0] = mug.variantIds
  const edit = (body: RequestOf<typeof editStaffProduct>['body']) =>
    staff.api(editStaffProduct, { params: { id: String(mug.id) }, body })
  expect(await edit({ price: '22.50' })).toMatchObject({ price: '22.50', version: 2 })
  expect(await edit({ variant: large, stock: '3', version: 2 })).toMatchObject({ stock: 23, version: 3 })
  const seen = await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })
  expect([seen.price, seen.variants.map(({ stock }) => stock)]).toEqual(['22.50', [20, 3]])
  await expect(edit({ price: '1', version: 2 })).rejects.toThrow('409')
  await expect(edit({ price: '-1' })).rejects.toThrow('{"price":')
  await expect(edit({ stock: '3' })).rejects.toThrow('{"variant":')
  await expect(edit({ variant: 999_999, stock: '3' })).rejects.toThrow('404')
  await edit({ state: 'hidden' })
  await expect(shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).rejects.toThrow('404')
  const { results } = await staff.api(auditLog, { query: { product: String(mug.id) } })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['state', 'published', 'hidden'],
    ['variants[L][stock]', '20', '3'],
    ['price', '20.00', '22.50'],
  ])
  const movements = shop.db.selectFrom('stock_movements').select(['change', 'stock_after', 'staff_name'])
  expect(await movements.where('reason', '=', 'counted').where('variant_id', 'in', mug.variantIds).execute()).toEqual([
    { change: -17, stock_after: 3, staff_name: 'Staff Test' },
  ])
})

test('applies a bulk action to all possible products and reports the refused ones', async () => {
  const sizes = [{ name: 'S' }, { name: 'L', priceCents: 3000 }]
  const mug = await addProduct(shop.db, { slug: 'mug', priceCents: 2000, variants: sizes })
  const bowl = await addProduct(shop.db, { slug: 'bowl', priceCents: 1 })
  const gone = await addProduct(shop.db, { slug: 'gone' })
  const all = [mug.id, bowl.id, gone.id]
  const edit = (body: Omit<RequestOf<typeof bulkEditProducts>['body'], 'ids'>, ids = all) =>
    staff.api(bulkEditProducts, { body: { ids, ...body } })
  expect(await edit({ delete: true }, [gone.id])).toEqual({ done: 1, unchanged: 0, refused: [], undo: null })
  expect(await edit({ price_percent: -55 })).toMatchObject({
    done: 1,
    unchanged: 0,
    refused: [
      { id: bowl.id, reason: 'One of its prices would be too low or too high.' },
      { id: gone.id, reason: 'Not found.' },
    ],
  })
  const { price, variants } = await staff.api(getProductBySlug, { params: { slug: 'mug' } })
  expect([price, ...variants.map((variant) => variant.price)]).toEqual(['9.00', null, '13.50'])
  expect(await edit({ stock: 7 }, [mug.id, bowl.id])).toMatchObject({ done: 2, refused: [] })
  expect(await edit({ state: 'hidden' }, [mug.id, bowl.id])).toMatchObject({ done: 2, refused: [] })
  const { results } = await staff.api(listStaffProducts, { query: {} })
  expect(results.map(({ state, stock }) => [state, stock]).toSorted()).toEqual([
    ['hidden', 14],
    ['hidden', 7],
  ])
  await expect(edit({})).rejects.toThrow('Send exactly one change.')
  await expect(edit({ stock: 1, state: 'draft' })).rejects.toThrow('Send exactly one change.')
  await expect(staff.api(bulkEditProducts, { body: { ids: [], stock: 1 } })).rejects.toThrow('{"ids":')
})

test('concurrent bulk actions, edits and orders complete without lost stock changes', async () => {
  const mia = await shop.customer('Mia')
  const things = await Promise.all(Array.from({ length: 6 }, () => addProduct(shop.db, { priceCents: 1000 })))
  const ids = things.map(({ id }) => id)
  const results = await Promise.all([
    staff.api(bulkEditProducts, { body: { ids, price_percent: 100 } }),
    staff.api(bulkEditProducts, { body: { ids: ids.toReversed(), price_percent: 100 } }),
    ...things.map(({ id, variantIds }) =>
      staff.api(editStaffProduct, { params: { id: String(id) }, body: { variant: variantIds[0] ?? 0, stock: 9 } }),
    ),
    ...things.map(({ id, variantIds }) =>
      mia.api(addToCart, { body: { product: id, variant: variantIds[0] ?? 0, quantity: 1 } }),
    ),
  ])
  expect(results.slice(0, 2)).toMatchObject([
    { done: 6, refused: [] },
    { done: 6, refused: [] },
  ])
  const rows = (await staff.api(listStaffProducts, { query: {} })).results
  expect(rows.map(({ price, stock, version }) => [price, stock, version])).toEqual(ids.map(() => ['40.00', 9, 4]))
})

test('marks products without contact details of their manufacturer', async () => {
  const lamp = await addProduct(shop.db, { slug: 'lamp' })
  await addProduct(shop.db, { slug: 'mug' })
  const details = { address: 'Crest', contact: 'hello@lumen.example', responsible: '' }
  await staff.api(saveManufacturer, { body: { name: 'Lumen', ...details, version: 0 } })
  await shop.db.updateTable('products').set({ maker: 'lumen' }).where('id', '=', lamp.id).execute()
  const { results } = await staff.api(listStaffProducts, { query: { sort: 'title' } })
  expect(Object.fromEntries(results.map(({ slug, has_maker_details }) => [slug, has_maker_details]))).toEqual({
    ...{ lamp: true, mug: false },
  })
})
