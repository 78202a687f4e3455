import { expect, test } from 'vitest'
import { addDiscount } from '../../../../tests/fixtures/discounts.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { addToCart, quoteCart } from '../cart.contract.ts'

test('quotes a cart at current prices and reports lines that cannot be bought outside the total', async () => {
  await using shop = await openShop()
  const [mia, tom] = [await shop.customer('Mia'), await shop.customer('Tom')]
  const mug = await addProduct(shop.db, { priceCents: 1250, variants: [{ name: 'Red' }, { name: 'Blue' }] })
  const lamp = await addProduct(shop.db, { priceCents: 9_999, variants: [{ name: 'One', stock: 5 }] })
  const gone = await addProduct(shop.db)
  const [red = 0, blue = 0] = mug.variantIds
  const [bulb = 0] = lamp.variantIds
  for (const [product, variant, quantity, saveForLater] of [
    [mug.id, red, 3, false],
    [mug.id, blue, 2, true],
    [lamp.id, bulb, 5, false],
    [gone.id, gone.variantIds[0] ?? 0, 1, false],
  ] as const) {
    await mia.api(addToCart, { body: { product, variant, quantity, saveForLater } })
  }
  await shop.db.updateTable('variants').set({ stock: 4 }).where('id', '=', bulb).execute()
  await shop.db.updateTable('variants').set({ deleted_at: new Date() }).where('product_id', '=', gone.id).execute()
  await shop.db.updateTable('products').set({ price_cents: 1_301 }).where('id', '=', mug.id).execute()

  const id = expect.any(Number)
  expect(await mia.api(quoteCart, {})).toEqual({
    currency: 'EUR',
    ...{ price: '39.03', discounts: [], code: null, announced: [], takes_codes: false, total: '39.03' },
    pieces: 3,
    lines: [
      { id, product: mug.id, variant: red, quantity: 3, unit_price: '13.01', price: '39.03', is_buyable: true },
      { id, product: lamp.id, variant: bulb, quantity: 5, unit_price: '99.99', price: '499.95', is_buyable: false },
    ],
  })
  // Besides the session, an addition and a quote take one statement each, also with discounts.
  await addDiscount(shop.db)
  const statements = async (call: () => Promise<unknown>) => {
    const before = shop.queries()
    await call()
    return shop.queries() - before
  }
  const body = { product: mug.id, variant: red, quantity: 1, saveForLater: false }
  expect(await statements(() => mia.api(addToCart, { body }))).toBe(2)
  expect(await statements(() => mia.api(quoteCart, {}))).toBe(2)
  expect(await tom.api(quoteCart, {})).toMatchObject({
    currency: 'EUR',
    price: '0.00',
    total: '0.00',
    pieces: 0,
    lines: [],
  })
})
