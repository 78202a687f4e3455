import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { often } from '../../../../tests/deep.ts'
import { stocks } from '../../../../tests/fixtures/placed-order.ts'
import {
  addSellable,
  checkOutCart,
  LYON,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../../tests/processes/open-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { listOrders } from '../orders.contract.ts'
import { listStaffOrders } from '../staff/staff-orders.contract.ts'
import { placeManualOrder, quoteManualOrder, type SentManualOrder } from './manual-orders.contract.ts'

type Line = SentManualOrder['lines'][number]

/** Places a manual order with the total that the shop has quoted for it. */
async function write(staff: Person, lines: Line[], more: Partial<SentManualOrder>) {
  const wish = { lines, ...(more.method !== undefined && { method: more.method }) }
  const { total, method } = await staff.api(quoteManualOrder, { body: wish })
  const paid = { payment: 'received' as const, received_on: '2026-11-22' }
  const body = { key: randomUUID(), lines, total, method: method ?? 0, ...paid, ...more }
  return staff.api(placeManualOrder, { body })
}

test('stores a manual order for a name, paid at a changed price, with stock, totals, payment and audit log', async () => {
  await using selling = await openSellingShop()
  const { shop, staff, methods } = selling
  const mug = await addSellable(shop, { title: 'Mug', variants: [{ name: 'Red', stock: 5 }] })
  const line = { product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 2 }
  const asked = { ...line, price: '10', reason: 'A chip in the glaze' }
  const order = await write(staff, [asked], { method: methods.collect, name: 'Zoë of the market' })
  expect(order).toMatchObject({
    ...{ status: 'making', price: '20.00', is_manual: true, customer: null, is_collection: true },
    recipient: { name: 'Zoë of the market', email: '' },
    payment: { state: 'paid', amount: '20.00', means: 'collection' },
    taxes: [{ rate: '20.00', vat: '3.33' }],
  })
  expect(await stocks(shop, mug)).toEqual([3])
  const moved = shop.db.selectFrom('stock_movements').select(['change', 'reason']).where('order_id', '=', order.id)
  expect(await moved.execute()).toEqual([{ change: -2, reason: 'sold' }])
  const kept = shop.db.selectFrom('order_lines').select('price_reason').where('order_id', '=', order.id)
  expect(await kept.execute()).toEqual([{ price_reason: 'A chip in the glaze' }])
  const log = await staff.api(auditLog, { query: { order: String(order.id) } })
  expect(log.results.map(({ field, new: now }) => [field, now])).toEqual(
    expect.arrayContaining([
      ['order', '20.00'],
      ['payment', '20.00 (2026-11-22)'],
      ['price', 'Mug, Red: 10.00 (A chip in the glaze)'],
    ]),
  )
  expect((await staff.api(listStaffOrders, { query: { search: 'zoë OF' } })).results.map(({ id }) => id)).toEqual([
    order.id,
  ])

  await expect(write(staff, [{ ...line, price: '10' }], { name: 'Zoë' })).rejects.toThrow(
    'Enter the reason for the different price.',
  )
  await expect(write(staff, [line], {})).rejects.toThrow('Enter a name, or the e-mail address of an account.')
  await expect(write(staff, [line], { name: 'Zoë' })).rejects.toThrow('Enter the delivery address.')
  await expect(write(staff, [line], { name: 'Zoë', received_on: '2026-11-24', delivery: LYON })).rejects.toThrow(
    'This date is in the future.',
  )
  await expect(write(staff, [line], { name: 'Zoë', total: '1.00', delivery: LYON })).rejects.toThrow(
    '409 The order has changed',
  )
  await expect(write(staff, [{ ...line, quantity: 4 }], { name: 'Zoë', delivery: LYON })).rejects.toThrow(
    'too much quantity selected',
  )
  expect(await stocks(shop, mug)).toEqual([3])
})

test('stores a manual order for an account that awaits a transfer, once for eight submissions, and notifies the customer', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mug = await addSellable(shop, { title: 'Mug', variants: [{ name: 'Red', stock: 5 }] })
  const mia = await shop.customer('Mia')
  await shop.db.updateTable('users').set({ email_verified_at: shop.clock.now }).where('id', '=', mia.id).execute()
  const line = { product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 1 }
  const more = { email: 'mia@example.com', payment: 'transfer' as const, delivery: LYON, key: randomUUID() }
  const eight = await Promise.all(Array.from({ length: 8 }, () => write(staff, [line], more)))
  expect(new Set(eight.map(({ id }) => id)).size).toBe(1)
  const [theirs, ...others] = (await mia.api(listOrders, { query: {} })).results
  expect(others).toEqual([])
  expect(theirs).toMatchObject({
    id: eight[0]?.id,
    status: 'awaiting_payment',
    payment: { means: 'transfer', state: 'open' },
  })
  expect(await stocks(shop, mug)).toEqual([4])
  expect((await shop.emails('mia@example.com')).map(({ subject }) => subject)).toEqual([
    `Your order ${theirs?.id} at Comptoir`,
  ])

  // The same key is used concurrently for an order without an account.
  const key = randomUUID()
  const name = { name: 'Zoë', delivery: LYON, key }
  const again = await Promise.all(Array.from({ length: 8 }, () => write(staff, [line], name)))
  expect(new Set(again.map(({ id }) => id)).size).toBe(1)
  expect(await stocks(shop, mug)).toEqual([3])
})

test('sells the last piece either to staff or to a customer', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mug = await addSellable(shop, { title: 'Mug', variants: [{ name: 'Red', stock: 1 }] })
  const line = { product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 1 }
  for (let round = 0; round < often(2); round += 1) {
    await shop.db.updateTable('variants').set({ stock: 1 }).execute()
    const buyer = await shop.customer(`Buyer${round}`)
    await putInCart(buyer, mug, 1)
    const both = await Promise.allSettled([write(staff, [line], { name: 'Zoë', delivery: LYON }), checkOutCart(buyer)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stocks(shop, mug)).toEqual([0])
  }
})
