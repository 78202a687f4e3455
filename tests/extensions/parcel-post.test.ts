import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { defineExtension, type Parcel } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { parcelPost } from '../../extensions/parcel-post/index.ts'
import { saveExtensionSettings, switchExtension } from '../../shop/admin/settings/extensions/extensions.contract.ts'
import { getProductBySlug } from '../../shop/catalog/products/read/catalogue.contract.ts'
import { addToCart } from '../../shop/sales/cart/cart.contract.ts'
import { quoteCheckout } from '../../shop/sales/checkout/checkout.contract.ts'
import { placeManualOrder, quoteManualOrder } from '../../shop/sales/orders/manual/manual-orders.contract.ts'
import { readStaffOrder } from '../../shop/sales/orders/staff/order/staff-order.contract.ts'
import { getOfferTerms } from '../../shop/sales/terms/offer-terms/offer-terms.contract.ts'
import { addSellable, BERLIN, checkOutCart, openSellingShop, putInCart } from '../fixtures/selling/selling-shop.ts'
import type { Person } from '../processes/open-shop.ts'

const offers = async (person: Person, country: 'FR' | 'DE' | 'IT' = 'FR') => {
  const { methods } = await person.api(quoteCheckout, { query: { country } })
  return methods.map(({ name, price }) => `${name}: ${price}`)
}
const methodOf = async (person: Person, name: string, country: 'FR' | 'DE' = 'FR') => {
  const { methods } = await person.api(quoteCheckout, { query: { country } })
  return methods.find((method) => method.name === name)?.id ?? 0
}

test('docs/develop/extensions.md contains the example, in under 150 lines', async () => {
  const source = await readFile('extensions/parcel-post/index.ts', 'utf8')
  expect(source.split('\n').length).toBeLessThan(150)
  expect(await readFile('docs/develop/extensions.md', 'utf8')).toContain(`\`\`\`ts\n${source}\`\`\``)
})

test('a carrier offers rates by weight and country, and the order stores the rate, also without the extension', async () => {
  await using selling = await openSellingShop({ extensions: [parcelPost] })
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, { title: 'Mug', priceCents: 12_50 }), 3)
  // 1.5 kg with the default weight.
  expect(await offers(mia)).toEqual([
    'Home in France: 4.90',
    'Parcel post: 6.90',
    'Parcel post express: 14.90',
    'In the shop: 0.00',
  ])
  expect(await offers(mia, 'DE')).toEqual(['Parcel post: 6.90', 'Home in the Union: 12.00', 'In the shop: 0.00'])
  expect(await offers(mia, 'IT')).toEqual(['Home in the Union: 12.00', 'In the shop: 0.00'])

  const method = await methodOf(mia, 'Parcel post', 'DE')
  const order = await checkOutCart(mia, { delivery: BERLIN, method })
  expect(order).toMatchObject({ price: '44.40' })
  await staff.api(switchExtension, { params: { name: 'parcel-post' }, body: { is_enabled: false } })
  const row = await shop.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    ...{ carrier_rate: 'parcel-post:standard', method_id: null, method_name: 'Parcel post', delivery_cents: 690 },
  })
  await putInCart(mia, await addSellable(shop, { title: 'Cup', priceCents: 12_50 }), 1)
  await expect(checkOutCart(mia, { delivery: BERLIN, method })).rejects.toThrow(
    'This shipping method is no longer available',
  )
})

test('staff create orders with rates of carriers, and see the rate', async () => {
  await using selling = await openSellingShop({ extensions: [parcelPost] })
  const { shop, staff } = selling
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50 })
  const wish = { lines: [{ product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 3 }], country: 'DE' as const }
  const { methods } = await staff.api(quoteManualOrder, { body: wish })
  const method = methods.find(({ name }) => name === 'Parcel post')?.id ?? 0
  const { total } = await staff.api(quoteManualOrder, { body: { ...wish, method } })
  const form = { key: randomUUID(), name: 'Ben', delivery: BERLIN, payment: 'received', received_on: '2026-11-22' }
  const place = () => staff.api(placeManualOrder, { body: { ...form, lines: wish.lines, method, total } })
  const order = await place()
  expect(order).toMatchObject({
    ...{ price: '44.40', delivery_price: '6.90', method: 'Parcel post', carrier_rate: 'parcel-post:standard' },
  })
  expect(await place()).toMatchObject({ id: order.id })
  const params = { id: String(order.id) }
  expect(await staff.api(readStaffOrder, { params })).toMatchObject({ carrier_rate: 'parcel-post:standard' })
  const changed = { name: 'Post', baseCents: '900', kiloCents: '0', freeFromCents: '6000' }
  await staff.api(saveExtensionSettings, {
    ...{ params: { name: 'parcel-post' }, body: { version: 0, ...changed } as never },
  })
  form.key = randomUUID()
  await expect(place()).rejects.toThrow('409 The order has changed and was not placed')
})

test('a shop without own shipping methods shows the times of a carrier, and why it has no rate for a parcel', async () => {
  await using selling = await openSellingShop({ extensions: [parcelPost] })
  const { shop } = selling
  await shop.db.updateTable('delivery_methods').set({ is_on: false }).where('is_collection', '=', false).execute()
  const mug = await addSellable(shop, { priceCents: 12_50, variants: [{ name: 'Mug' }, { name: 'Anvil' }] })
  const [small = 0, anvil = 0] = mug.variantIds
  await shop.db.updateTable('variants').set({ weight_grams: 40_000 }).where('id', '=', anvil).execute()
  const terms = await shop.visitor.api(getOfferTerms, { params: { slug: mug.slug } })
  expect(terms.deliveries).toEqual([
    {
      ...{ variants: [small], countries: ['FR'], price: '5.70', free_from: null },
      ...{ ready_from: 1, ready_to: 2, way_from: 1, way_to: 2 },
    },
  ])
  expect(terms.returns?.countries).toEqual(['BE', 'DE', 'FR'])

  const mia = await shop.customer('Mia')
  await mia.api(addToCart, { body: { product: mug.id, variant: anvil, quantity: 1 } })
  const reasonIn = async (country: 'DE' | 'IT') => {
    const { not_delivered } = await mia.api(quoteCheckout, { query: { country } })
    return not_delivered?.reason
  }
  expect(await reasonIn('DE')).toBe('no_rate')
  expect(await reasonIn('IT')).toBe('not_served')
  const { methods } = await mia.api(quoteCheckout, { query: { country: 'DE' } })
  const collection = methods[0]?.id ?? 0
  await expect(checkOutCart(mia, { delivery: BERLIN, method: collection + 1_000 })).rejects.toThrow(
    'No shipping method for this parcel',
  )
})

test('refuses an order with total_changed if the rate changed, and shows the badge above the threshold', async () => {
  await using selling = await openSellingShop({ extensions: [parcelPost] })
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 60_00 })
  await putInCart(mia, mug, 1)
  const method = await methodOf(mia, 'Parcel post')
  const { total } = await mia.api(quoteCheckout, { query: { method: String(method) as never } })
  const save = (version: number, body: object) =>
    staff.api(saveExtensionSettings, { params: { name: 'parcel-post' }, body: { version, ...body } as never })
  const { slug } = await shop.db
    .selectFrom('products')
    .select('slug')
    .where('title', '=', 'Mug')
    .executeTakeFirstOrThrow()
  const slots = async () => (await shop.visitor.api(getProductBySlug, { params: { slug } })).slots
  expect(await slots()).toBeUndefined()
  await save(0, { name: 'Post', baseCents: '900', kiloCents: '0', freeFromCents: '6000' })
  expect(await slots()).toMatchObject({ 'product.price': [{ title: 'Free delivery with Post' }] })
  await expect(checkOutCart(mia, { method, total })).rejects.toThrow('409 The order has changed and was not placed')
  expect(await offers(mia)).toContain('Post: 0.00')
})

test('carriers are never called inside the transaction of an order, and a failing one offers nothing', async () => {
  const seen: { parcel: Parcel; isOpen: boolean }[] = []
  let answer: unknown = []
  const opened = new AsyncLocalStorage<true>()
  let transactions = 0
  const probe = defineExtension({
    ...{ name: 'probe', version: '1.0.0', for: '*' },
    shipping: {
      countries: ['FR'],
      rates: (parcel) => {
        seen.push({ parcel, isOpen: opened.getStore() ?? false })
        if (answer === 'throws') throw new Error('no rates')
        return answer as never
      },
    },
  })
  await using selling = await openSellingShop({ extensions: [probe] })
  const { shop } = selling
  // Notes what runs in a transaction. Those of background jobs may be open at the same time.
  const { db } = shop.services
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (run) =>
      execute((tx) => {
        transactions += 1
        return opened.run(true, () => run(tx))
      })
    return builder
  }
  const mia = await shop.customer('Mia')
  const rate = { id: 'one', name: 'One', cents: 100, transit: { from: 1, to: 1 } }
  for (const wrong of ['throws', [{ ...rate, cents: 0.5 }]]) {
    answer = wrong
    await putInCart(mia, await addSellable(shop, { priceCents: 10_00 }), 1)
    expect(await offers(mia)).toEqual(['Home in France: 4.90', 'In the shop: 0.00'])
  }
  answer = [rate]
  expect(await offers(mia)).toContain('One: 1.00')
  const before = seen.length
  const order = await checkOutCart(mia, { method: await methodOf(mia, 'One') })
  expect(order.price).toBe('21.00')
  expect(seen.length).toBeGreaterThan(before)
  expect(transactions).toBeGreaterThan(0)
  expect(seen.filter(({ isOpen }) => isOpen)).toEqual([])
  expect(seen.at(-1)?.parcel).toEqual({ grams: 1_000, goodsCents: 20_00, country: 'FR' })
})
