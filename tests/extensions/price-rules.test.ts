import { defineExtension, number, type PricedCart, type Reduction } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { quoteCart } from '../../shop/sales/cart/cart.contract.ts'
import { checkOut, quoteCheckout } from '../../shop/sales/checkout/checkout.contract.ts'
import { enterCode } from '../../shop/sales/discounts/entering/cart-code.contract.ts'
import { addDiscount } from '../fixtures/discounts.ts'
import { addSellable, bodyFor, checkOutCart, openSellingShop, putInCart } from '../fixtures/selling/selling-shop.ts'

/** Ten cents off per unit from three units on, and delivery for a euro less on first orders. */
const perUnit = defineExtension({
  name: 'per-unit',
  version: '1.0.0',
  for: '^0.1',
  settings: { cents: number({ label: 'Cents per unit', default: 10 }) },
  prices: {
    reductions: ({ lines, customer }, { cents }) => [
      ...lines.flatMap(({ quantity }, line) =>
        quantity >= 3 ? [{ name: 'Three or more', cents: cents * quantity, lines: [line] }] : [],
      ),
      ...(customer.isFirstOrder ? [{ name: 'First order', deliveryCents: 1_00 }] : []),
    ],
  },
})

/** An extension with these reductions. */
const reducing = (reductions: (cart: PricedCart) => readonly Reduction[]) =>
  defineExtension({ name: 'reducing', version: '1.0.0', for: '^0.1', prices: { reductions } })

test('price rules of an extension apply after the discounts of the shop, in quote, order and e-mail', async () => {
  await using selling = await openSellingShop({ extensions: [perUnit] })
  const { shop } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, { priceCents: 10_00 }), 3)
  await putInCart(mia, await addSellable(shop, { priceCents: 5_00 }), 1)
  await addDiscount(shop.db, { code: 'TEN', name: 'Ten' })
  await mia.api(enterCode, { body: { code: 'TEN' } })
  const discounts = [
    { name: 'Ten', code: 'TEN', goods: '3.50', delivery: '0.00' },
    { name: 'Three or more', code: null, goods: '0.30', delivery: '0.00' },
  ]
  expect(await mia.api(quoteCart, {})).toMatchObject({ price: '35.00', total: '31.20', discounts })
  const first = { name: 'First order', code: null, goods: '0.00', delivery: '1.00' }
  const order = await checkOutCart(mia)
  expect(order).toMatchObject({ price: '35.10', delivery_price: '3.90', discounts: [...discounts, first] })
  expect(order.order_product_items.map(({ discount }) => discount)).toEqual(['3.30', '0.50'])
  await putInCart(mia, await addSellable(shop, { priceCents: 5_00 }), 1)
  expect(await mia.api(quoteCheckout, { query: {} })).toMatchObject({ total: '9.90', discounts: [] })
})

test('reductions never make a line negative, and an order with another reduction than shown is refused', async () => {
  let cents = 1_000_00
  await using selling = await openSellingShop({
    extensions: [
      reducing(() => [
        { name: 'Everything', cents, deliveryCents: 2_00 },
        { name: 'More', cents },
      ]),
    ],
  })
  const { shop } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, { priceCents: 10_00 }), 1)
  const quoted = await mia.api(quoteCheckout, { query: {} })
  expect(quoted).toMatchObject({ total: '2.90', delivery: '2.90' })
  cents = 1_00
  await expect(mia.api(checkOut, { body: bodyFor(quoted) })).rejects.toThrow('409 The order has changed')
})

test('a rule that throws or returns wrong reductions reduces nothing', async () => {
  const wrong: (() => readonly Reduction[])[] = [
    () => [{ name: 'Negative', cents: -1 }],
    () => [{ name: 'Fraction', cents: 0.5 }],
    () => {
      throw new Error('It is broken.')
    },
  ]
  for (const reductions of wrong) {
    await using selling = await openSellingShop({ extensions: [reducing(reductions)] })
    const mia = await selling.shop.customer('Mia')
    await putInCart(mia, await addSellable(selling.shop, { priceCents: 10_00 }), 1)
    expect(await mia.api(quoteCart, {})).toMatchObject({ total: '10.00', discounts: [] })
    await selling.shop.services.extensions.settle()
    const errors = await selling.shop.db.selectFrom('extension_errors').select('place').execute()
    expect(errors).toContainEqual({ place: 'price rules' })
  }
})
