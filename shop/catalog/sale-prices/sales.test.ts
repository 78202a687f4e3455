import { expect, test } from 'vitest'
import { addPerson } from '../../../tests/fixtures/people.ts'
import { aPicture, createdProduct, productForm } from '../../../tests/fixtures/product-form.ts'
import { agePrices, aMug, saleForm, salePricesOf } from '../../../tests/fixtures/sales.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { currentUser } from '../../core/auth/session.contract.ts'
import { addToCart, quoteCart } from '../../sales/cart/cart.contract.ts'
import { listOrders } from '../../sales/orders/orders.contract.ts'
import { placeOrder } from '../../sales/orders/placing/place-order.server.ts'
import { updateProduct } from '../products/products.contract.ts'
import { getProductBySlug, listProducts } from '../products/read/catalogue.contract.ts'
import { search, suggestProducts } from '../search/search.contract.ts'
import { endSale, listSales, sales } from './sales.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

test('shows the sale price everywhere, with compare-at price and discount', async () => {
  const mug = await aMug(shop, { variants: [{ name: 'Small' }, { name: 'Large', priceCents: 3000 }] })
  const mia = await shop.customer('Mia')
  const [small = 0, large = 0] = mug.variantIds
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 15 }) })

  const product = await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })
  expect(product.price).toBe('20.00')
  expect(product.variants.map(({ price, reduced }) => [price, reduced])).toEqual([
    [null, { price: '17.00', before: '20.00', percent: 15, until: null }],
    ['30.00', { price: '25.50', before: '30.00', percent: 15, until: null }],
  ])
  for (const variant of [small, large]) await mia.api(addToCart, { body: { product: mug.id, variant, quantity: 1 } })
  expect((await mia.api(quoteCart, {})).price).toBe('42.50')
  const wanted = [{ product: mug.id, variant: large, quantity: 2 }]
  await shop.db.transaction().execute((tx) => placeOrder(tx, { userId: mia.id, wanted, now: shop.clock.now }))
  expect((await mia.api(listOrders, { query: {} })).results[0]?.price).toBe('51.00')
  const found = async (price_range: string) =>
    (await shop.visitor.api(search, { params: { search_query: 'mug' }, query: { price_range } })).count
  expect([await found('16,18'), await found('18,20'), await found('25,26')]).toEqual([1, 0, 1])
  const { products } = await shop.visitor.api(suggestProducts, { query: { q: 'mug' } })
  expect(products[0]).toMatchObject({ price: '17.00', is_lowest_price: true })
})

test('the compare-at price is the lowest of the last 30 days and is omitted if not higher', async () => {
  const mug = await aMug(shop)
  const change = (price: string) => staff.api(updateProduct, { params: { slug: 'mug' }, body: productForm({ price }) })
  // 18 for 40 days, 16 for one day, then 25 for 20 days.
  await change('18.00')
  await agePrices(shop, 19)
  await change('16.00')
  await agePrices(shop, 1)
  await change('25.00')
  await agePrices(shop, 20)
  const id = (await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 20 }) })).id
  expect(await salePricesOf(shop)).toEqual([{ price: '20.00', before: null, percent: null, until: null }])
  await staff.api(sales.change, {
    params: { id: String(id) },
    body: saleForm({ products: [mug.id], percent: 40 }),
  })
  expect(await salePricesOf(shop)).toEqual([{ price: '15.00', before: '16.00', percent: 6, until: null }])
  // Prices older than 30 days do not count.
  await staff.api(endSale, { params: { id: String(id) } })
  await agePrices(shop, 31)
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 20 }) })
  expect(await salePricesOf(shop)).toEqual([{ price: '20.00', before: '25.00', percent: 20, until: null }])
})

test('the next sale is compared with the last one unless it continues and only gets cheaper', async () => {
  const mug = await aMug(shop)
  const { id } = await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 20 }) })
  await staff.api(sales.change, {
    params: { id: String(id) },
    body: saleForm({ products: [mug.id], percent: 50 }),
  })
  expect(await salePricesOf(shop)).toMatchObject([{ price: '10.00', before: '20.00', percent: 50 }])
  await agePrices(shop, 1)
  // After a price increase, the latest sale price is the lowest of the last 30 days.
  await staff.api(sales.change, {
    params: { id: String(id) },
    body: saleForm({ products: [mug.id], percent: 30 }),
  })
  expect(await salePricesOf(shop)).toMatchObject([{ price: '14.00', before: null }])
  await staff.api(sales.remove, { params: { id: String(id) }, query: {} })
  expect(await salePricesOf(shop)).toEqual([null])
  await agePrices(shop, 5)
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 20 }) })
  expect(await salePricesOf(shop)).toMatchObject([{ price: '16.00', before: null }])
})

test('ignores prices from before the product could be bought as compare-at prices', async () => {
  const mug = await createdProduct(staff, { slug: 'mug', price: '1.00', state: 'draft' })
  const change = (wish: Parameters<typeof productForm>[0]) =>
    staff.api(updateProduct, { params: { slug: 'mug' }, body: productForm(wish) })
  await change({ price: '20.00', state: 'published' })
  await agePrices(shop, 2)
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 10 }) })
  expect(await salePricesOf(shop)).toMatchObject([{ price: '18.00', before: '20.00', percent: 10 }])
})

test('drafts published with a sale and variants added to a sale have no compare-at price', async () => {
  const bowl = await createdProduct(staff, { slug: 'bowl', price: '20.00', state: 'draft' })
  const mug = await createdProduct(staff, { slug: 'mug', price: '20.00' })
  await agePrices(shop, 40)
  const { id } = await staff.api(sales.add, { body: saleForm({ products: [bowl.id, mug.id], percent: 10 }) })
  const further = saleForm({ products: [bowl.id, mug.id], percent: 20 })
  await staff.api(sales.change, { params: { id: String(id) }, body: further })
  await staff.api(updateProduct, { params: { slug: 'bowl' }, body: productForm({ state: 'published' }) })
  expect(await salePricesOf(shop, 'bowl')).toMatchObject([{ price: '16.00', before: null, percent: null }])
  const joined = { name: 'New', stock: 5, images: [{ image: await aPicture() }] }
  const form = productForm({ variants: [{ for_update_id: mug.variants[0]?.id ?? 0 }, joined] })
  await staff.api(updateProduct, { params: { slug: 'mug' }, body: form })
  expect((await salePricesOf(shop)).at(-1)).toMatchObject({ price: '16.00', before: null, percent: null })
  // A price that was charged for a while is the compare-at price of the next step.
  await agePrices(shop, 2)
  const last = saleForm({ products: [bowl.id, mug.id], percent: 50 })
  await staff.api(sales.change, { params: { id: String(id) }, body: last })
  expect(await salePricesOf(shop, 'bowl')).toMatchObject([{ price: '10.00', before: '16.00' }])
})

test('sales start and end at their times and invalidate cached pages', async () => {
  const mug = await aMug(shop)
  const start = shop.clock.now.getTime()
  const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString()
  const planned = await staff.api(sales.add, {
    body: saleForm({ products: [mug.id], percent: 25, starts_at: at(1), ends_at: at(2) }),
  })
  expect(planned).toMatchObject({ phase: 'planned', products: 1, product_ids: [mug.id] })
  expect(await salePricesOf(shop)).toEqual([null])
  const listed = async () => (await shop.visitor.api(listProducts, { query: {} })).results[0]?.variants[0]?.reduced
  expect(await listed()).toBeNull()

  shop.clock.now = new Date(start + 3_600_000 + 1)
  shop.jobs.wake()
  await until(async () => (await salePricesOf(shop))[0] !== null)
  expect(await listed()).toEqual({ price: '15.00', before: '20.00', percent: 25, until: at(2) })
  shop.clock.now = new Date(start + 7_200_000 + 1)
  shop.jobs.wake()
  await until(async () => (await salePricesOf(shop))[0] === null)
  expect(await listed()).toBeNull()
  const later = shop.as((await addPerson(shop.db, { isStaff: true, now: shop.clock.now })).token)
  expect((await later.api(listSales, { query: {} })).results).toMatchObject([{ phase: 'ended', products: 1 }])
  await expect(
    later.api(sales.change, { params: { id: String(planned.id) }, body: saleForm({ products: [mug.id] }) }),
  ).rejects.toThrow('409')
})

test('the lowest of several sale prices applies, and a higher one has no effect', async () => {
  const mug = await aMug(shop, { variants: [{ name: 'Small' }, { name: 'Large', priceCents: 3000 }] })
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 10 }) })
  const { id } = await staff.api(sales.add, {
    body: saleForm({ products: [mug.id], percent: '', price: '19' }),
  })
  expect(await salePricesOf(shop)).toMatchObject([{ price: '18.00' }, { price: '19.00', before: '30.00', percent: 36 }])
  await staff.api(endSale, { params: { id: String(id) } })
  expect(await salePricesOf(shop)).toMatchObject([{ price: '18.00' }, { price: '27.00' }])
})

test('price changes and new variants during a sale are reduced too', async () => {
  const mug = await createdProduct(staff, { slug: 'mug', price: '20.00' })
  await agePrices(shop, 40)
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 50 }) })
  await staff.api(updateProduct, { params: { slug: 'mug' }, body: productForm({ price: '30.00' }) })
  // A lower price, but without a compare-at price that was never charged.
  expect(await salePricesOf(shop)).toMatchObject([{ price: '15.00' }])
  await staff.api(updateProduct, { params: { slug: 'mug' }, body: productForm({ price: '18.00' }) })
  expect(await salePricesOf(shop)).toMatchObject([{ price: '9.00' }])
})

test('lists sales by page, phase and words, and sorts them', async () => {
  const mug = await aMug(shop)
  const add = (name: string, days: number) => {
    const starts_at = new Date(shop.clock.now.getTime() + days * 86_400_000).toISOString()
    return staff.api(sales.add, { body: saleForm({ products: [mug.id], name, starts_at }) })
  }
  const ids = [(await add('Winter mugs', 1)).id, (await add('winter lamps', 2)).id, (await add('Spring', 0)).id]
  const names = async (query: Record<string, string>) => {
    const { results, count } = await staff.api(listSales, { query })
    const own = results.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    return [own, count]
  }
  expect(await names({ q: ' WINTER ' })).toEqual([['winter lamps', 'Winter mugs'], 2])
  expect(await names({ q: 'winter m', sort: 'name' })).toEqual([['winter lamps', 'Winter mugs'], 2])
  expect(await names({ q: 'winter', sort: 'starts_at', descending: 'false' })).toEqual([
    ['Winter mugs', 'winter lamps'],
    2,
  ])
  expect((await names({ phase: 'running', page_size: '1' }))[0]).toEqual(['Spring'])
  expect((await names({ phase: 'ended', q: 'spring' }))[0]).toEqual([])
  expect(await names({ q: 'winter', page: '2', page_size: '1' })).toEqual([['Winter mugs'], 2])
})

test('a cart stores the prices at which products were added', async () => {
  const mug = await aMug(shop)
  const mia = await shop.customer('Mia')
  await mia.api(addToCart, { body: { product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 1 } })
  await staff.api(sales.add, { body: saleForm({ products: [mug.id], percent: 20 }) })
  expect((await mia.api(currentUser, {})).cartitem_set).toMatchObject([{ added_price: '20.00' }])
  expect((await mia.api(quoteCart, {})).price).toBe('16.00')
  await mia.api(addToCart, { body: { product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 2 } })
  expect((await mia.api(currentUser, {})).cartitem_set).toMatchObject([{ added_price: '16.00', quantity: 2 }])
})

test('a sale cannot start in the past', async () => {
  const mug = await aMug(shop)
  const form = saleForm({ products: [mug.id], percent: 25, starts_at: '2020-01-01T00:00:00Z' })
  const { id, starts_at } = await staff.api(sales.add, { body: form })
  expect(starts_at).toBe(shop.clock.now.toISOString())
  const later = new Date(shop.clock.now.getTime() + 86_400_000).toISOString()
  await staff.api(sales.change, { params: { id: String(id) }, body: form })
  const planned = await staff.api(sales.add, { body: { ...form, starts_at: later } })
  const moved = await staff.api(sales.change, { params: { id: String(planned.id) }, body: form })
  expect(moved).toMatchObject({ starts_at: shop.clock.now.toISOString(), phase: 'running' })
})

test.each<[Parameters<typeof saleForm>[0], string]>([
  [{ percent: '' }, 'percent'],
  [{ price: '5' }, 'percent'],
  [{ percent: 91 }, 'percent'],
  [{ percent: '', price: '0' }, 'price'],
  [{ percent: '', price: '20' }, 'price'],
  [{ ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
  [{ starts_at: '2099-01-02T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' }, 'ends_at'],
  [{ starts_at: 'soon' }, 'starts_at'],
  [{ products: [] }, 'products'],
  [{ products: [999_999] }, 'products'],
  [{ name: ' ' }, 'name'],
])('reports invalid fields of a sale: %o', async (wish, field) => {
  const mug = await aMug(shop)
  await expect(staff.api(sales.add, { body: saleForm({ products: [mug.id], ...wish }) })).rejects.toThrow(
    `{"${field}":`,
  )
})
