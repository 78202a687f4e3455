import { expect, test } from 'vitest'
import { addDiscount } from '../../../../tests/fixtures/discounts.ts'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { quoteCheckout } from '../../checkout/checkout.contract.ts'
import { enterCode } from '../entering/cart-code.contract.ts'

const TIERS = JSON.stringify([{ pieces: 2, value: 1_000 }, { pieces: 3, value: 2_000 }]) // biome-ignore format: one line

test('each kind of offer has the same cents in cart, quote, order and e-mail', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 20_00, variants: [{ name: 'One', stock: 99 }] })
  const cloth = await addSellable(shop, { title: 'Cloth', priceCents: 10_00, variants: [{ name: 'One', stock: 99 }] })
  const set = { kind: 'buy_x_get_y', value: 0, buy_pieces: 2, get_pieces: 1, get_rate: 10_000 } as const
  const both = [mug.id, cloth.id]
  await addDiscount(shop.db, { name: 'Tiers', code: 'TIERS', kind: 'quantity_tiers', value: 0, tiers: TIERS })
  await addDiscount(shop.db, { name: '3 for 2', code: '3FOR2', ...set })
  await addDiscount(shop.db, {
    name: 'Cloth free',
    code: 'CLOTH',
    ...set,
    products: [mug.id],
    get_scope: 'products',
    get_products: [cloth.id],
  })
  await addDiscount(shop.db, {
    name: 'Any 3',
    code: 'ANY3',
    kind: 'bundle_price',
    value: 0,
    bundle_cents: 39_99,
    buy_pieces: 3,
  })
  await addDiscount(shop.db, {
    name: 'Pair',
    code: 'PAIR',
    kind: 'bundle_price',
    value: 0,
    bundle_cents: 25_00,
    bundle_of: 'each',
    products: both,
  })
  await addDiscount(shop.db, {
    name: 'Mug',
    code: 'VARIANT',
    value: 5_000,
    scope: 'variants',
    variants: mug.variantIds,
  })
  for (const [code, off, ofMug, ofCloth] of [
    ['TIERS', '10.00', '8.00', '2.00'],
    ['3FOR2', '10.00', '0.00', '10.00'],
    ['CLOTH', '10.00', '0.00', '10.00'],
    ['ANY3', '10.01', '8.01', '2.00'],
    ['PAIR', '5.00', '3.33', '1.67'],
    ['VARIANT', '20.00', '20.00', '0.00'],
  ] as const) {
    const mia = await shop.customer(`Mia ${code}`)
    await putInCart(mia, mug, 2)
    await putInCart(mia, cloth, 1)
    const cart = await mia.api(enterCode, { body: { code } })
    expect(cart).toMatchObject({ price: '50.00', code: { code, problem: null }, discounts: [{ goods: off }] })
    const quoted = await mia.api(quoteCheckout, { query: {} })
    const order = await checkOutCart(mia)
    expect([order.price, order.discounts]).toEqual([quoted.total, cart.discounts])
    expect(order.order_product_items.map(({ discount }) => discount)).toEqual([ofMug, ofCloth])
    const { email } = await mia.api(currentUser, {})
    expect((await shop.emails(email)).at(-1)?.text).toContain(`(${code}): −€${off}`)
  }
})

test('a code of an offer says what to add, in sentences', async () => {
  await using selling = await openSellingShop()
  const { shop, methods } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { priceCents: 20_00 })
  const other = await addSellable(shop)
  await putInCart(mia, mug, 1)
  const set = { kind: 'buy_x_get_y', value: 0, buy_pieces: 1, get_pieces: 1, get_rate: 5_000 } as const
  const tiers = { kind: 'quantity_tiers', value: 0, tiers: TIERS } as const
  const bundle = { kind: 'bundle_price', value: 0, bundle_cents: 30_00, buy_pieces: 3 } as const
  const each = { ...bundle, bundle_of: 'each', products: [mug.id, other.id] } as const
  await addDiscount(shop.db, { code: 'TIERS', ...tiers })
  await addDiscount(shop.db, { code: 'EACH-TIER', ...tiers, tiers_per: 'product', tier_unit: 'amount' })
  await addDiscount(shop.db, { code: 'SET', ...set, buy_pieces: 2, get_rate: 10_000 })
  await addDiscount(shop.db, {
    code: 'OTHER',
    ...set,
    products: [mug.id],
    get_scope: 'products',
    get_products: [other.id],
  })
  await addDiscount(shop.db, { code: 'BUNDLE', ...bundle })
  await addDiscount(shop.db, { code: 'EACH', ...each })
  await addDiscount(shop.db, {
    code: 'CHEAP',
    ...tiers,
    ...bundle,
    buy_pieces: 1,
    bundle_cents: 20_00,
    bundle_of: 'each',
    products: [mug.id],
  })
  await addDiscount(shop.db, { code: 'SHIP', kind: 'free_shipping', value: 0, methods: [methods.union] })
  for (const [code, problem] of [
    ['TIERS', 'Add 1 more item of this offer to get 10 % off.'],
    ['EACH-TIER', 'Add 1 more of the same product to get €10.00 off each item.'],
    ['SET', 'Add 2 more items of this offer to get 1 item free.'],
    ['OTHER', 'Add 1 reduced item of this offer to get 50 % off 1 item.'],
    ['BUNDLE', 'Add 2 more items of this offer to get 3 items for €30.00.'],
    ['EACH', 'Add 1 more product of this bundle to get the bundle for €30.00.'],
    ['CHEAP', 'These items do not cost more than the price of this offer.'],
    ['SHIP', 'This code applies to some shipping methods. Choose another method at checkout.'],
  ] as const)
    expect((await mia.api(enterCode, { body: { code } })).code).toEqual({ code, problem })

  const quote = async (country: 'FR' | 'DE') => (await mia.api(quoteCheckout, { query: { country } })).total
  expect([await quote('FR'), await quote('DE')]).toEqual(['24.90', '20.00'])
})

test('a discount for named customers is refused for others', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const [mia, bob] = [await shop.customer('Mia'), await shop.customer('Bob')]
  const mug = await addSellable(shop, { priceCents: 20_00 })
  const { id } = await mia.api(currentUser, {})
  await addDiscount(shop.db, { code: 'NAMED', customers: [id], tag_id: 0 })
  for (const person of [mia, bob]) await putInCart(person, mug, 1)
  expect(await mia.api(enterCode, { body: { code: 'NAMED' } })).toMatchObject({ total: '18.00' })
  await expect(bob.api(enterCode, { body: { code: 'NAMED' } })).rejects.toThrow('This code is not valid.')
})
