import { afterAll, expect, test } from 'vitest'
import { MINUTE } from '../../../../server/durations.ts'
import {
  addSellable,
  checkOutCart,
  limitUnpaid,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { loadTranslations } from '../../../translations.server.ts'
import { quoteCheckout } from '../checkout.contract.ts'

const selling = await openSellingShop()
afterAll(() => selling[Symbol.asyncDispose]())

test('quotes a cart with shipping, dates and included VAT', async () => {
  const { shop, methods } = selling
  const mia = await shop.customer()
  const mug = await addSellable(shop, {
    title: 'Mug',
    priceCents: 12_50,
    variants: [{ name: 'Red' }, { name: 'Blue' }],
  })
  await putInCart(mia, mug, 2, 1)
  const quoted = await mia.api(quoteCheckout, { query: {} })
  expect(quoted).toMatchObject({
    country: 'FR',
    goods: '37.50',
    delivery: '4.90',
    total: '42.40',
    taxes: [{ rate: '20.00', gross: '42.40', net: '35.33', vat: '7.07' }],
    has_no_vat: false,
    method: methods.home,
    means: [{ id: 'transfer', days: 7 }],
    refused: [],
    not_delivered: null,
    waiting: null,
  })
  expect(quoted.lines).toMatchObject([
    { title: 'Mug', variant_name: 'Red', quantity: 2, unit_price: '12.50', price: '25.00', withdrawal: 'allowed' },
    { variant_name: 'Blue', quantity: 1, price: '12.50' },
  ])
  // Monday morning, before the cut-off: one or two days of preparation, two or three of delivery.
  expect(quoted.methods).toMatchObject([
    { name: 'Home in France', price: '4.90', earliest: '2026-11-26', latest: '2026-11-30', missing_to_free: '22.50' },
    { name: 'In the shop', price: '0.00', is_collection: true, place: '12 rue des Arts', missing_to_free: null },
  ])
  expect(quoted.countries).toHaveLength(28)
})

test('shows the unit price of variants with contents', async () => {
  const { shop } = selling
  const mia = await shop.customer()
  const jam = await addSellable(shop, { priceCents: 6_50, variants: [{ name: '250 g' }, { name: 'Set of two' }] })
  await shop.db.updateTable('variants').set({ contents: '250 g' }).where('name', '=', '250 g').execute()
  await putInCart(mia, jam, 2, 1)
  const { lines } = await mia.api(quoteCheckout, { query: {} })
  expect(lines.map(({ price, price_per }) => [price, price_per])).toEqual([
    ['13.00', { price: '26.00', per: 'kg' }],
    ['6.50', null],
  ])
})

test('uses the shipping methods of another country, or only collection if none serves it', async () => {
  const { shop, methods } = selling
  const mia = await shop.customer()
  const safe = await addSellable(shop, { priceCents: 50_00 })
  await putInCart(mia, safe, 1)
  const toGermany = () => mia.api(quoteCheckout, { query: { country: 'DE' } })
  expect(await toGermany()).toMatchObject({ total: '62.00', method: methods.union, not_delivered: null })
  await shop.db.updateTable('variants').set({ weight_grams: 6_000 }).execute()
  expect(await toGermany()).toMatchObject({
    total: '50.00',
    method: methods.collect,
    not_delivered: { reason: 'too_heavy', most: 5_000 },
    means: [{ id: 'collection', days: null }, { id: 'transfer' }],
  })
})

test('quotes a single variant without the cart', async () => {
  const { shop } = selling
  const mia = await shop.customer()
  const lamp = await addSellable(shop, { priceCents: 80_00 })
  await putInCart(mia, await addSellable(shop), 1)
  const [variant = 0] = lamp.variantIds
  expect(await mia.api(quoteCheckout, { query: { variant: String(variant), quantity: '2' } })).toMatchObject({
    lines: [{ variant, quantity: 2 }],
    goods: '160.00',
    delivery: '0.00',
  })
})

test('lists lines that cannot be ordered with reasons, outside the total', async () => {
  const { shop } = selling
  const mia = await shop.customer()
  const mug = await addSellable(shop, { priceCents: 10_00, variants: [{ name: 'Red' }, { name: 'Blue', stock: 5 }] })
  await putInCart(mia, mug, 1, 4)
  const lamp = await addSellable(shop, { title: 'Lamp' })
  await putInCart(mia, lamp, 1)
  await shop.db.updateTable('products').set({ maker: 'Unknown' }).where('id', '=', lamp.id).execute()
  await shop.db.updateTable('variants').set({ stock: 3 }).where('name', '=', 'Blue').execute()
  const { goods, lines, refused } = await mia.api(quoteCheckout, { query: {} })
  expect([goods, lines.map(({ variant_name }) => variant_name)]).toEqual(['10.00', ['Red']])
  expect(refused).toMatchObject([
    { variant_name: 'Blue', why: 'too much quantity selected', code: 'quantity_too_large' },
    {
      title: 'Lamp',
      why: 'This can’t be ordered yet: its manufacturer has no contact details.',
      code: 'not_orderable',
    },
  ])
})

test('states that a shop charges no VAT, and uses the rates of the destination if configured', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, { priceCents: 50_00 }), 1)
  const taxes = async (country: 'FR' | 'HU') => (await mia.api(quoteCheckout, { query: { country } })).taxes
  expect(await taxes('HU')).toMatchObject([{ rate: '20.00' }])
  await staff.api(saveSettings.vat, { body: { version: 1, mode: 'destination' } })
  expect(await taxes('HU')).toMatchObject([{ rate: '27.00', gross: '62.00' }])
  expect(await taxes('FR')).toMatchObject([{ rate: '20.00' }])
  await staff.api(saveSettings.vat, { body: { version: 2, mode: 'none' } })
  expect(await mia.api(quoteCheckout, { query: {} })).toMatchObject({ taxes: [], has_no_vat: true })
})

test('rejects a quote of a closed shop with the sentence of the specification', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  await expect(mia.api(quoteCheckout, { query: {} })).rejects.toThrow(
    '409 Checking out is temporarily disabled due to complications with our card payment provider.',
  )
})

test('shows the order just placed in an empty checkout, to its customer only and for half an hour', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const [mia, ben] = [await shop.customer('Mia'), await shop.customer('Ben')]
  const quoteOf = async (one: typeof mia) => (await one.api(quoteCheckout, { query: {} })).just_placed
  expect(await quoteOf(mia)).toBeNull()
  const mug = await addSellable(shop, { variants: [{ name: 'Red' }] })
  await putInCart(mia, mug, 1)
  const { id } = await checkOutCart(mia, { payment: 'collection', method: selling.methods.collect })
  expect([await quoteOf(mia), await quoteOf(ben)]).toEqual([id, null])
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect(await quoteOf(mia)).toBeNull()
  await shop.db.updateTable('orders').set({ status: 'making' }).where('id', '=', id).execute()
  await putInCart(mia, mug, 1)
  expect(await quoteOf(mia)).toBeNull()
  await shop.db.deleteFrom('cart_lines').execute()
  shop.clock.now = new Date(shop.clock.now.getTime() + 30 * MINUTE + 1)
  expect(await quoteOf(mia)).toBeNull()
})

test('a French page reads in French why payment methods and lines are refused', async () => {
  loadTranslations()
  await using selling = await openSellingShop({ languages: { first: 'en', others: ['fr'] } })
  const { shop } = selling
  await limitUnpaid(selling.staff, { max_first_total: '30', max_pieces: '3', max_stock_percent: '1' })
  const mia = await shop.customer('Mia')
  const [mug, pot] = [await addSellable(shop, { priceCents: 20_00 }), await addSellable(shop)]
  await putInCart(mia, mug, 2)
  await putInCart(mia, pot, 4)
  const headers = { authorization: `Token ${mia.token}`, 'x-page-language': 'fr' }
  const quote = (await shop.app.inject({ url: '/api/checkout/quote/', headers })).json()
  const why = /^Quantité maximale de cet article par commande.: 3\. Choisissez-en 3 ou moins\.$/
  expect(quote.refused).toMatchObject([{ why: expect.stringMatching(why) }])
  expect(quote.means).toContainEqual(
    expect.objectContaining({
      id: 'transfer',
      refused: expect.stringMatching(/^Une première commande .* peut coûter au plus 30,00.€\. Commandez moins/),
    }),
  )
  const post = { method: 'POST', url: '/api/cart/discount/', headers, payload: { code: 'A\0B' } } as const
  const { statusCode, body } = await shop.app.inject(post)
  expect([statusCode, JSON.parse(body)]).toEqual([400, { code: ['Ce code n’est pas valable.'] }])
})
