import { afterAll, expect, test } from 'vitest'
import { addProduct, type SomeProduct } from '../../../../tests/fixtures/products.ts'
import {
  addSellable,
  BERLIN,
  bodyFor,
  checkOutCart,
  LYON,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { TestShop } from '../../../../tests/processes/open-shop.ts'
import { changeAddress, listAddresses, saveAddress } from '../../../core/addresses/saved/saved-addresses.contract.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { listOrderEmails, listStaffOrderEmails } from '../../orders/emails/order-emails.contract.ts'
import { listOrders } from '../../orders/orders.contract.ts'
import { checkOut, quoteCheckout } from '../checkout.contract.ts'

const selling = await openSellingShop()
afterAll(() => selling[Symbol.asyncDispose]())

async function withMug(shop: TestShop, name: string, quantity: number) {
  const customer = await shop.customer(name)
  await putInCart(customer, await addSellable(shop, { priceCents: 12_50 }), quantity)
  return customer
}

const stockOf = async ({ db }: TestShop, variant: number) =>
  (await db.selectFrom('variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow()).stock
const movementsOf = ({ db }: TestShop, { variantIds }: SomeProduct) =>
  db
    .selectFrom('stock_movements')
    .select(['change', 'reason'])
    .where('order_id', 'is not', null)
    .where('variant_id', 'in', variantIds)
    .orderBy('id')
    .execute()

test('reserves stock, empties the cart and stores the agreed data of an order to be paid by transfer', async () => {
  const { shop } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 10 }] })
  await putInCart(mia, mug, 2)
  const order = await checkOutCart(mia)
  expect(order).toMatchObject({
    status: 'awaiting_payment',
    price: '29.90',
    delivery_price: '4.90',
    taxes: [{ rate: '20.00', gross: '29.90', net: '24.92', vat: '4.98' }],
    method: 'Home in France',
    is_collection: false,
    promised: { earliest: '2026-11-26', latest: '2026-11-30' },
    addresses: {
      delivery: ['Mia Test', '12 rue Mercière', '69002 Lyon'],
      billing: ['Mia Test', '12 rue Mercière', '69002 Lyon'],
    },
    payment: { means: 'transfer', state: 'open', amount: '29.90', ends_on: '2026-11-30T09:00:00.000Z', paid_on: null },
    cancelled_because: null,
    steps: [{ status: 'awaiting_payment' }],
  })
  expect(order.payment?.reference).toMatch(/^RF\d{8,}$/)
  // The order returned by the checkout equals the one read from the database.
  expect((await mia.api(listOrders, { query: {} })).results).toEqual([order])
  expect(await stockOf(shop, mug.variantIds[0] ?? 0)).toBe(8)
  expect(await movementsOf(shop, mug)).toEqual([{ change: -2, reason: 'held' }])
  expect((await mia.api(currentUser, {})).cartitem_set).toEqual([])
  expect(await mia.api(quoteCheckout, { query: {} })).toMatchObject({ waiting: null, transfers: [{ id: order.id }] })
})

test('starts an order to be collected at once and takes its payment on collection', async () => {
  const { shop, methods } = selling
  const mia = await shop.customer()
  const mug = await addSellable(shop, { priceCents: 12_50 })
  await putInCart(mia, mug, 2)
  const order = await checkOutCart(mia, {
    method: methods.collect,
    payment: 'collection',
    delivery: undefined,
    billing: BERLIN,
  })
  expect(order).toMatchObject({
    status: 'making',
    price: '25.00',
    is_collection: true,
    collection_place: '12 rue des Arts',
    addresses: { delivery: null, billing: ['Mia Test', 'Oranienstraße 1', '10999 Berlin', 'Germany'] },
    payment: { means: 'collection', state: 'open', ends_on: '2026-12-02T22:59:00.000Z' },
  })
  expect(await movementsOf(shop, mug)).toEqual([{ change: -2, reason: 'held' }])
})

test('sends an e-mail with lines, payment details, terms and withdrawal form', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const contact = { email: 'anna@example.com', telephone: '', address: '', hours: '', social: '' }
  await staff.api(saveSettings.contact, { body: { version: 0, ...contact } })
  const mia = await shop.customer('Mia')
  const { email } = await mia.api(currentUser, {})
  await putInCart(mia, await addSellable(shop, { title: 'Mug', priceCents: 12_50 }), 2)
  const { id, payment } = await checkOutCart(mia)
  const [mail] = await shop.emails(email)
  expect(mail?.subject).toBe(`Your order ${id} at Comptoir`)
  for (const said of [
    'FR76 3000 6000 0112 3456 7890 189',
    'Pay to: Anna Söhne',
    'Deliver to: Mia Test, 12 rue Mercière, 69002 Lyon',
    `Reference: ${payment?.reference}`,
    'Amount: €29.90',
    'Until: 30 November 2026',
    'Arrives: Thursday 26 to Monday 30 November',
    '12 rue Mercière, 69002 Lyon',
    '2 × Mug, One: €25.00',
    'Home in France: €4.90',
    'VAT of 20 % contained: €4.98',
    'Total: €29.90',
    'within 14 days',
  ])
    expect(mail?.text).toContain(said)
  // The logo is embedded, so it is not listed as an attachment.
  const files = mail?.attachments?.filter(({ cid }) => cid === undefined)
  expect(files?.map(({ filename }) => filename)).toEqual(['terms.txt', 'withdrawal-form.txt'])
  expect(String(files?.[0]?.content)).toMatch(/^1\. /)
  // Only the customer and staff can read the sent e-mail with its files later; equal files are stored once.
  await checkOutCart(await withMug(shop, 'Ben', 1))
  await shop.emails('ben@example.com')
  expect(await shop.db.selectFrom('email_files').select('hash').execute()).toHaveLength(2)
  const params = { id: String(id) }
  const [kept] = await mia.api(listOrderEmails, { params })
  expect(kept).toMatchObject({ subject: mail?.subject, words: mail?.text, time_sent: expect.any(String) })
  expect(kept?.files).toEqual(files?.map(({ filename, content }) => ({ name: filename, words: String(content) })))
  expect(await staff.api(listStaffOrderEmails, { params })).toEqual([kept])
  await expect((await shop.customer('Eve')).api(listOrderEmails, { params })).rejects.toThrow('404')
  const versions = await shop.db
    .selectFrom('terms_versions')
    .innerJoin('orders', 'terms_hash', 'hash')
    .select('words')
    .distinct()
    .execute()
  expect(versions).toEqual([{ words: String(files?.[0]?.content) }])
})

test('rejects an order after any price change', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { priceCents: 12_50 })
  await putInCart(mia, mug, 2)
  const body = bodyFor(await mia.api(quoteCheckout, { query: {} }))
  const order = () => mia.api(checkOut, { body })
  await shop.db.updateTable('products').set({ price_cents: 13_00 }).execute()
  await expect(order()).rejects.toThrow('409 The order has changed and was not placed.')
  await shop.db.updateTable('products').set({ price_cents: 12_50 }).execute()
  await shop.db
    .updateTable('delivery_methods')
    .set({ brackets: JSON.stringify([{ up_to: null, cents: 500 }]) })
    .execute()
  await expect(order()).rejects.toThrow('409')
  expect(await movementsOf(shop, mug)).toEqual([])
  expect((await mia.api(listOrders, { query: {} })).count).toBe(0)
  await shop.db
    .updateTable('settings')
    .set({ values: JSON.stringify({ state: '' }) })
    .where('name', '=', 'selling')
    .execute()
  await expect(order()).rejects.toThrow('409 Checking out is temporarily disabled')
  await staff.api(saveSettings.vat, { body: { version: 1, mode: 'none' } })
})

test('rejects an order with a later delivery date than shown and accepts an earlier one', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop), 1)
  const body = bodyFor(await mia.api(quoteCheckout, { query: {} }), { latest: '2026-11-30' })
  // After the cut-off.
  shop.clock.now = new Date('2026-11-23T14:00:00Z')
  await expect(mia.api(checkOut, { body })).rejects.toThrow('409 The order has changed')
  shop.clock.now = new Date('2026-11-23T10:00:00Z')
  expect(await mia.api(checkOut, { body })).toMatchObject({ promised: { latest: '2026-11-30' } })
})

test('offers no payment method for an order of ten million euros', async () => {
  const { shop } = selling
  const mia = await shop.customer()
  const palace = await addSellable(shop, { priceCents: 9_999_999_00 })
  await putInCart(mia, palace, 2)
  expect(await mia.api(quoteCheckout, { query: {} })).toMatchObject({ total: '19999998.00', means: [] })
})

test.each<[what: string, more: object, error: string]>([
  ['no address', { delivery: undefined }, '{"delivery":["Enter the delivery address."]}'],
  ['a country of another zone', { delivery: BERLIN }, '{"method":["This shipping method is no longer available.'],
  ['a wrong postcode', { delivery: { ...LYON, postcode: '1' } }, '{"delivery":{"postcode":["Enter a postcode like'],
  ['a method that is none', { method: 999 }, '{"method":["This shipping method is no longer available.'],
  ['payment on collection', { payment: 'collection' }, '{"payment":["This payment method is no longer available.'],
  ['no line', { lines: [] }, '{"lines":["This list may not be empty."]}'],
  ['more than there is', { quantity: 21 }, '{"order_product_items":[{"quantity":["too much quantity selected"]}]}'],
])(
  '%s is an error at its field, and nothing is ordered',
  async (_what, { quantity, ...more }: { quantity?: number }, error) => {
    const { shop } = selling
    const mia = await shop.customer()
    const mug = await addSellable(shop)
    await putInCart(mia, mug, 1)
    const body = bodyFor(await mia.api(quoteCheckout, { query: {} }), more)
    if (quantity !== undefined) body.lines = [{ product: mug.id, variant: mug.variantIds[0] ?? 0, quantity }]
    await expect(mia.api(checkOut, { body })).rejects.toThrow(error)
    expect(await movementsOf(shop, mug)).toEqual([])
  },
)

test('reports an unserved country at the country and a missing manufacturer at the line', async () => {
  const { shop, methods } = selling
  const mia = await shop.customer()
  const mug = await addSellable(shop)
  await putInCart(mia, mug, 1)
  const body = bodyFor(await mia.api(quoteCheckout, { query: {} }))
  await shop.db.updateTable('delivery_methods').set({ is_on: false }).where('id', '=', methods.home).execute()
  await expect(mia.api(checkOut, { body })).rejects.toThrow(
    '{"delivery":{"country":["We don’t deliver to this country."]}}',
  )
  await shop.db.updateTable('delivery_methods').set({ is_on: true }).execute()
  const lamp = await addProduct(shop.db)
  const lines = [{ product: lamp.id, variant: lamp.variantIds[0] ?? 0, quantity: 1 }]
  await expect(mia.api(checkOut, { body: { ...body, lines } })).rejects.toThrow(
    'its manufacturer has no contact details',
  )
})

test('saves the address on request and stores a copy in the order', async () => {
  const { shop } = selling
  const mia = await shop.customer()
  const { id, version } = await mia.api(saveAddress, { body: LYON })
  await putInCart(mia, await addSellable(shop), 1)
  const { addresses } = await checkOutCart(mia, { delivery: BERLIN, keep_address: true })
  expect(await mia.api(listAddresses, {})).toMatchObject([LYON, BERLIN])
  await mia.api(changeAddress, { params: { id: String(id) }, body: { ...LYON, street: '1 quai', version } })
  const [order] = (await mia.api(listOrders, { query: {} })).results
  expect(order?.addresses).toEqual(addresses)
})
