import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../../tests/fixtures/selling/selling-shop.ts'
import { recordPayment } from '../../../orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../../../orders/staff/steps/steps.contract.ts'
import { getPaymentsState, recordManualRefund } from '../staff/staff-payments.contract.ts'

const DAY = '2026-11-23'

/** Opens a shop in which Mia has ordered a mug by transfer. */
async function openWithOrder() {
  const selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 10 }] })
  await putInCart(mia, mug, 2)
  const order = await checkOutCart(mia)
  const params = { id: String(order.id) }
  return {
    ...{ ...selling, order, params },
    note: (again?: string, amount = order.price, received_on = DAY) =>
      staff.api(recordPayment, { params, body: { amount, received_on, ...(again && { again }) } }),
    toSee: async () => (await staff.api(getPaymentsState, {})).needs_you,
    told: async () =>
      (await shop.emails('mia@example.com')).filter(({ subject }) => /we refund your payment/.test(subject)),
    [Symbol.asyncDispose]: () => selling[Symbol.asyncDispose](),
  }
}

test('records a second payment of a paid order once for a manual refund, and notifies the customer', async () => {
  await using world = await openWithOrder()
  const { shop, staff, order, params, note, toSee, told } = world
  const key = randomUUID()
  await expect(note(key)).rejects.toThrow('409 This order has not been paid yet')
  await note()
  await expect(note()).rejects.toThrow('409 This order has already been paid.')
  // The form is submitted three times, and by two staff members.
  const answers = await Promise.allSettled([note(key), note(key), note(key), note(randomUUID()), note(randomUUID())])
  const refused = answers.filter(({ status }) => status === 'rejected').length
  expect([2, 4]).toContain(refused)
  expect(await toSee()).toMatchObject([{ kind: 'refund_by_hand', order: order.id, amount: order.price }])
  expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining('Your order was already paid.')])
  // A different amount is a different payment. The first payment is untouched, and cancelling refunds only that one.
  expect(await note(randomUUID(), '7.00')).toMatchObject({
    status: 'making',
    payment: { state: 'paid', refunded: '0.00' },
  })
  expect((await toSee()).map(({ amount }) => amount)).toEqual([order.price, '7.00'])
  for (const { id } of await toSee())
    await staff.api(recordManualRefund, { body: { id: String(id), paid_back_on: DAY, bank_reference: 'B1' } })
  expect(await toSee()).toEqual([])
  await staff.api(transitionOrder, { params, body: { to: 'cancelled' } })
  const rows = await shop.db.selectFrom('refunds').select(['cents', 'because', 'state']).orderBy('id').execute()
  expect(rows).toMatchObject([
    { because: 'surplus', state: 'done' },
    { cents: 7_00, because: 'surplus', state: 'done' },
    { because: 'cancelled', state: 'requested' },
  ])
})

test('rejects a second payment without an amount or with a future date', async () => {
  await using world = await openWithOrder()
  const { note, toSee } = world
  await note()
  await expect(note(randomUUID(), '0')).rejects.toThrow('400')
  await expect(note(randomUUID(), '5.00', '2027-01-01')).rejects.toThrow('This date is in the future.')
  expect(await toSee()).toEqual([])
})
