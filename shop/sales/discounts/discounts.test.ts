import { expect, test } from 'vitest'
import { addDiscount } from '../../../tests/fixtures/discounts.ts'
import {
  addSellable,
  BERLIN,
  bodyFor,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../tests/fixtures/selling/selling-shop.ts'
import { currentUser } from '../../core/auth/session.contract.ts'
import { quoteCart } from '../cart/cart.contract.ts'
import { checkOut, quoteCheckout } from '../checkout/checkout.contract.ts'
import { cancelOwnOrder, listOrders } from '../orders/orders.contract.ts'
import { enterCode, removeCode } from './entering/cart-code.contract.ts'

test('a code takes a percentage off: the same cents in cart, quote, order, e-mail and CSV', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  await addDiscount(shop.db, { name: 'Welcome', code: 'WELCOME10', value: 1_000 })
  await putInCart(mia, await addSellable(shop, { title: 'Mug', priceCents: 12_45 }), 1)
  await putInCart(mia, await addSellable(shop, { title: 'Lamp', priceCents: 33_33 }), 1)

  const cart = await mia.api(enterCode, { body: { code: ' welcome 10 ' } })
  expect(cart).toMatchObject({
    ...{ price: '45.78', total: '41.21', code: { code: 'WELCOME10', problem: null } },
    discounts: [{ name: 'Welcome', code: 'WELCOME10', goods: '4.57', delivery: '0.00' }],
  })
  const quoted = await mia.api(quoteCheckout, { query: {} })
  expect(quoted).toMatchObject({ goods: '45.78', delivery: '4.90', total: '46.11', discounts: cart.discounts })
  expect(quoted.lines.map(({ price, discount }) => [price, discount])).toEqual([
    ['12.45', '1.24'],
    ['33.33', '3.33'],
  ])
  expect(quoted.taxes).toEqual([{ rate: '20.00', gross: '46.11', net: '38.43', vat: '7.68' }])

  const order = await checkOutCart(mia)
  expect(order).toMatchObject({ price: '46.11', delivery_price: '4.90', discounts: cart.discounts })
  expect(order.order_product_items.map(({ discount }) => discount)).toEqual(['1.24', '3.33'])
  expect((await mia.api(listOrders, { query: {} })).results).toEqual([order])
  const { email } = await mia.api(currentUser, {})
  const [mail] = await shop.emails(email)
  for (const line of ['Discount: Welcome (WELCOME10): −€4.57', 'Total: €46.11']) expect(mail?.text).toContain(line)
  const { body: csv } = await shop.app.inject({
    url: '/api/orders.csv',
    headers: { authorization: `Token ${staff.token}` },
  })
  expect(csv).toContain('46.11')
  expect(csv).toMatch(/,4\.57,WELCOME10/)
  // The code was used; the next cart starts without one.
  expect(await mia.api(quoteCart, {})).toMatchObject({ code: null, discounts: [] })
})

test('keeps a code before its conditions are met, with the reason, and refuses unknown and ended ones', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { priceCents: 20_00 })
  await putInCart(mia, mug, 1)
  const past = new Date(shop.clock.now.getTime() - 1_000)
  await addDiscount(shop.db, { code: 'FROM50', minimum_cents: 50_00 })
  await addDiscount(shop.db, { code: 'THREE', minimum_pieces: 3 })
  await addDiscount(shop.db, { code: 'TO-DE', countries: ['DE'] })
  await addDiscount(shop.db, { code: 'OTHERS', products: [(await addSellable(shop)).id] })
  await addDiscount(shop.db, { code: 'ENDED', ends_at: past })
  await addDiscount(shop.db, { code: 'LATER', starts_at: new Date(shop.clock.now.getTime() + 1_000) })
  await addDiscount(shop.db, { code: 'OFF', is_active: false })
  await addDiscount(shop.db, { code: 'TAGGED', tag_id: 1 })
  const enter = (code: string) => mia.api(enterCode, { body: { code } })
  for (const [code, problem] of [
    ['FROM50', 'Add items for €30.00 more to use this code.'],
    ['THREE', 'Add 2 more items to use this code.'],
    ['TO-DE', 'This code applies to deliveries to Germany.'],
    ['OTHERS', 'This code does not apply to these items.'],
  ] as const)
    expect(await enter(code)).toMatchObject({ total: '20.00', discounts: [], code: { code, problem } })
  const refusal = /400.*"code":\["This code is not valid\."\]/
  for (const code of ['NEVER', 'ENDED', 'LATER', 'OFF', 'TAGGED', '€'])
    await expect(enter(code), code).rejects.toThrow(refusal)
  // A refused code leaves the earlier one.
  expect((await mia.api(quoteCart, {})).code?.code).toBe('OTHERS')

  await enter('TO-DE')
  expect(await mia.api(quoteCheckout, { query: { country: 'DE' } })).toMatchObject({
    total: '30.00',
    code: { problem: null },
  })
  expect(await mia.api(quoteCheckout, { query: { country: 'FR' } })).toMatchObject({ total: '24.90', discounts: [] })
  expect(await checkOutCart(mia, { delivery: BERLIN })).toMatchObject({ price: '30.00' })
  expect(await mia.api(removeCode, {})).toMatchObject({ code: null })
})

test('amounts, free shipping, collections and sale prices: each discount takes off what it says', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { priceCents: 20_00 })
  const lamp = await addSellable(shop, { priceCents: 30_00 })
  await shop.db
    .updateTable('variants')
    .set({ reduced_cents: 10_00, prior_cents: 20_00, reduced_since: shop.clock.now } as never)
    .where('product_id', '=', mug.id)
    .execute()
  await putInCart(mia, mug, 1)
  await putInCart(mia, lamp, 1)
  const collection = await shop.db
    .insertInto('collections')
    .values({ slug: 'lamps', title: 'Lamps', position: 0 } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('collection_products')
    .values({ collection_id: collection.id, product_id: lamp.id, position: 0 })
    .execute()
  await addDiscount(shop.db, { code: 'FIVE', kind: 'amount', value: 5_00 })
  await addDiscount(shop.db, { code: 'HUGE', kind: 'amount', value: 500_00 })
  await addDiscount(shop.db, { code: 'SHIP', kind: 'free_shipping', value: 0 })
  await addDiscount(shop.db, { code: 'LAMPS', value: 5_000, collections: [collection.id] })
  await addDiscount(shop.db, { code: 'FULL', value: 1_000, excludes_reduced: true })
  for (const [code, total] of [
    ['FIVE', '39.90'],
    ['HUGE', '4.90'],
    ['SHIP', '40.00'],
    ['LAMPS', '29.90'],
    ['FULL', '41.90'],
  ] as const) {
    await mia.api(enterCode, { body: { code } })
    expect([code, (await mia.api(quoteCheckout, { query: {} })).total]).toEqual([code, total])
  }
})

test('discounts that combine apply together, another one alone, and the lowest total wins', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, { priceCents: 100_00 }), 1)
  const total = async () => {
    const { total, discounts, code } = await mia.api(quoteCart, {})
    return [total, discounts.map(({ name }) => name), code?.problem]
  }
  await addDiscount(shop.db, { name: 'Automatic', value: 1_000, combines: true })
  await addDiscount(shop.db, { name: 'Also', kind: 'amount', value: 5_00, combines: true })
  expect(await total()).toEqual(['85.00', ['Automatic', 'Also'], undefined])
  await addDiscount(shop.db, { name: 'Alone', code: 'ALONE', value: 1_200 })
  await mia.api(enterCode, { body: { code: 'ALONE' } })
  expect(await total()).toEqual([
    '85.00',
    ['Automatic', 'Also'],
    'Another discount takes off more. Only one of the two applies.',
  ])
  await addDiscount(shop.db, { name: 'Better', code: 'BETTER', value: 2_000 })
  await mia.api(enterCode, { body: { code: 'BETTER' } })
  expect(await total()).toEqual(['80.00', ['Better'], null])
  await addDiscount(shop.db, { name: 'Together', code: 'TOGETHER', value: 1_000, combines: true })
  await mia.api(enterCode, { body: { code: 'TOGETHER' } })
  expect(await total()).toEqual(['76.50', ['Automatic', 'Also', 'Together'], null])
})

test('an order that costs nothing needs no payment and is prepared at once', async () => {
  await using selling = await openSellingShop()
  const { shop, methods } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, { priceCents: 12_50 }), 2)
  await addDiscount(shop.db, { code: 'GIFT', value: 10_000 })
  await mia.api(enterCode, { body: { code: 'GIFT' } })
  const quoted = await mia.api(quoteCheckout, { query: { method: String(methods.collect) as never } })
  expect(quoted).toMatchObject({ total: '0.00', means: [], taxes: [{ gross: '0.00', vat: '0.00' }] })
  const order = await mia.api(checkOut, { body: bodyFor(quoted, { payment: '' }) })
  expect(order).toMatchObject({ price: '0.00', status: 'making', payment: null })
  await mia.ordersConfirmed()
  const { email } = await mia.api(currentUser, {})
  expect((await shop.emails(email)).at(-1)?.text).toContain('Total: €0.00')
})

test('a cancelled unpaid order returns its use, and its code to the cart', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { priceCents: 20_00, variants: [{ name: 'One', stock: 20 }] })
  await addDiscount(shop.db, { code: 'ONCE', max_uses: 1, max_uses_per_customer: 1 })
  const order = async () => {
    await putInCart(mia, mug, 1)
    await mia.api(enterCode, { body: { code: 'ONCE' } })
    return checkOutCart(mia)
  }
  const first = await order()
  expect(first.price).toBe('22.90')
  await putInCart(mia, mug, 1)
  await expect(mia.api(enterCode, { body: { code: 'ONCE' } })).rejects.toThrow('This code is not valid.')
  await mia.api(cancelOwnOrder, { params: { id: String(first.id) } })
  expect((await mia.api(quoteCart, {})).code).toEqual({ code: 'ONCE', problem: null })
  expect((await order()).price).toBe('22.90')
})
