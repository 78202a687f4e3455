import { expect, test } from 'vitest'
import { addSellable, checkOutCart, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { saveManufacturer } from '../../../catalog/manufacturers/manufacturers.contract.ts'
import { editedPages, getEditedPage } from '../../../content/pages/edit-pages.contract.ts'
import { getDemo, removeDemo } from '../../../core/demo-data/demo-goods.contract.ts'
import { markDemo } from '../../../core/demo-data/demo-goods-store.server.ts'
import { getSettings, saveSettings } from '../../../core/settings/settings.contract.ts'
import { getShop } from '../../../core/settings/shop.contract.ts'
import { listStaffOrderEmails } from '../../orders/emails/order-emails.contract.ts'
import { recordPayment } from '../../orders/staff/staff-orders.contract.ts'
import { shippingMethods } from '../../shipping/delivery.contract.ts'
import { getReadiness, openSelling, switchTestMode } from '../selling.contract.ts'

/** A closed shop with one demo product and one shipping method. */
async function openDemo() {
  const shop = await openShop()
  const staff = await shop.staff()
  const days = { ready_from: 1, ready_to: 2, way_from: 2, way_to: 3 }
  await staff.api(shippingMethods.add, { body: { ...days, zone: 1, name: 'Home', brackets: [':4.90'] } as never })
  await staff.api(saveManufacturer, {
    body: { name: 'Lumen', address: 'Crest', contact: 'https://lumen.example', responsible: '', version: 0 },
  })
  const mug = await addSellable(shop, { priceCents: 12_50, variants: [{ name: 'Red', stock: 10 }] })
  await markDemo(shop.db, [])
  const turn = (is_on: boolean) => staff.api(switchTestMode, { body: { is_on } })
  const stock = async () =>
    (await shop.db.selectFrom('variants').select('stock').where('product_id', '=', mug.id).executeTakeFirstOrThrow())
      .stock
  return { shop, staff, mug, turn, stock, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('fills in examples and opens the checkout for test orders with one call', async () => {
  await using demo = await openDemo()
  const { shop, staff, mug, turn, stock } = demo
  expect(await staff.api(getReadiness, {})).toMatchObject({ is_open: false, test_mode: 'off' })
  const before = await staff.api(getReadiness, {})
  expect(await turn(true)).toEqual({ ...before, test_mode: 'on' })
  expect(await shop.visitor.api(getShop, {})).toMatchObject({
    is_selling: true,
    is_test_mode: true,
    legal: { operator: 'Atelier Exemple' },
  })
  await expect(staff.api(openSelling, { body: { is_open: true } })).rejects.toThrow('409 End the test mode')

  const mia = await shop.customer('Mia')
  await putInCart(mia, mug, 2)
  const order = await checkOutCart(mia)
  expect(order).toMatchObject({ taxes: [{ rate: '20.00' }], payment: { means: 'transfer', is_test: true } })
  const [email] = await staff.api(listStaffOrderEmails, { params: { id: String(order.id) } })
  expect(email?.words).toContain('This is a test order: nothing is charged or delivered.')
  expect(await stock()).toBe(8)
})

test('removes the examples and keeps the owner’s entries when test mode ends', async () => {
  await using demo = await openDemo()
  const { shop, staff, turn } = demo
  const contact = { email: 'anna@example.com', telephone: '', address: '', hours: '', social: '' }
  await staff.api(saveSettings.contact, { body: { version: 0, ...contact } })
  const before = await staff.api(getSettings, {})
  await Promise.all([turn(true), turn(true), turn(true)])
  const { legal } = await staff.api(getSettings, {})
  await staff.api(saveSettings.legal, { body: { ...legal.values, version: legal.version, operator: 'Söhne SARL' } })
  await Promise.all([turn(false), turn(false)])
  const after = await staff.api(getSettings, {})
  expect(after.contact.values).toEqual(before.contact.values)
  expect(after.vat.values).toEqual(before.vat.values)
  expect(after.payments.values).toEqual(before.payments.values)
  expect(after.legal.values).toEqual({ ...before.legal.values, operator: 'Söhne SARL' })
  expect(await shop.visitor.api(getShop, {})).toMatchObject({ is_selling: false, is_test_mode: false })
})

test('refuses test mode in an open shop, without demo products and without a shipping method', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const start = () => staff.api(switchTestMode, { body: { is_on: true } })
  expect(await staff.api(getReadiness, {})).toMatchObject({ test_mode: 'unavailable' })
  await expect(start()).rejects.toThrow('409 The test mode requires demo products')
  await addSellable(shop)
  await markDemo(shop.db, [])
  await expect(start()).rejects.toThrow('409 Add a shipping method')
  await shop.db
    .insertInto('settings')
    .values({ name: 'selling', values: '{"state":"open"}', version: 1, updated_at: shop.clock.now })
    .execute()
  await expect(start()).rejects.toThrow('409 The checkout is open')
})

test('ends test mode and removes all test orders, including paid ones, with the demo', async () => {
  await using demo = await openDemo()
  const { shop, staff, mug, turn, stock } = demo
  await turn(true)
  const mia = await shop.customer('Mia')
  await putInCart(mia, mug, 2)
  const paid = await checkOutCart(mia)
  await staff.api(recordPayment, {
    params: { id: String(paid.id) },
    body: { amount: paid.price, received_on: '2026-11-01' } as never,
  })
  await putInCart(mia, mug, 1)
  await checkOutCart(mia)
  expect((await staff.api(getDemo, {})).going).toMatchObject({ test_orders: 2, orders: 0 })
  const { going } = await staff.api(removeDemo, { body: { confirmation: 'REMOVE' } })
  expect(going).toMatchObject({ test_orders: 0, products: 0 })
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
  expect(await stock()).toBe(10)
  expect(await shop.visitor.api(getShop, {})).toMatchObject({ is_selling: false, is_test_mode: false })
})

test('lists demo pages in the launch checklist until they are edited', async () => {
  await using demo = await openDemo()
  const { shop, staff } = demo
  const { pages } = await staff.api(editedPages.list, {})
  const id = pages[0]?.id ?? 0
  const params = { id: String(id) }
  await shop.db.updateTable('content_pages').set({ state: 'published' }).where('id', '=', id).execute()
  const pagesLine = async () => (await staff.api(getReadiness, {})).lines.find(({ key }) => key === 'pages')
  expect(await pagesLine()).toBeUndefined()
  await shop.db.insertInto('demo_things').values({ kind: 'page', id }).execute()
  expect(await pagesLine()).toMatchObject({ is_ready: false, is_needed: false, count: 1 })
  const { id: _, ...page } = await staff.api(getEditedPage, { params })
  await staff.api(editedPages.change, { params, body: { ...page, text: 'We deliver on Tuesdays.' } })
  expect(await pagesLine()).toBeUndefined()
})
