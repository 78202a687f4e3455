import { expect, test } from 'vitest'
import { often } from '../../../../../tests/deep.ts'
import {
  addSellable,
  checkOutCart,
  LYON,
  openSellingShop,
  putInCart,
} from '../../../../../tests/fixtures/selling/selling-shop.ts'
import type { TestShop } from '../../../../../tests/processes/open-shop.ts'
import { currentUser } from '../../../../core/auth/session.contract.ts'
import { addToCart } from '../../../cart/cart.contract.ts'
import { cancelOwnOrder, listOrders } from '../../../orders/orders.contract.ts'
import { recordPayment } from '../../../orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../../../orders/staff/steps/steps.contract.ts'
import { expireUnpaidOrders } from './unpaid-orders.server.ts'

const DAY = 86_400_000
const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const TODAY = '2026-11-23'

const sweep = ({ services }: TestShop) => expireUnpaidOrders(services)

async function openWithOrder() {
  const selling = await openSellingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 10 }] })
  await putInCart(mia, mug, 2)
  const order = await checkOutCart(mia)
  const { email } = await mia.api(currentUser, {})
  // The order confirmation is sent by a job; waiting for it makes it the first e-mail.
  await shop.emails(email)
  const [variant = 0] = mug.variantIds
  const stock = async () =>
    (await shop.db.selectFrom('variants').select('stock').where('id', '=', variant).executeTakeFirstOrThrow()).stock
  const moved = async () => {
    const rows = await shop.db.selectFrom('stock_movements').select('change').execute()
    return rows.reduce((sum, { change }) => sum + change, 0)
  }
  const own = async () => (await mia.api(listOrders, { query: {} })).results[0]
  return {
    ...selling,
    mia,
    mug,
    variant,
    order,
    email,
    stock,
    moved,
    own,
    [Symbol.asyncDispose]: selling[Symbol.asyncDispose],
  }
}

test('restores stock and cart lines of an order that its customer cancels unpaid', async () => {
  await using world = await openWithOrder()
  const { shop, mia, mug, order, email, stock, moved, own } = world
  for (const _ of [1, 2]) await mia.api(cancelOwnOrder, params(order))
  expect(await own()).toMatchObject({
    status: 'cancelled',
    cancelled_because: 'given_up',
    payment: { state: 'closed' },
    steps: [{ status: 'awaiting_payment' }, { status: 'cancelled' }],
  })
  expect([await stock(), await moved()]).toEqual([10, 10])
  expect((await mia.api(currentUser, {})).cartitem_set).toMatchObject([
    { product: mug.id, quantity: 2, saveForLater: false },
  ])
  const [, lapsed, ...more] = await shop.emails(email)
  expect([lapsed?.subject, more]).toEqual([`Your order ${order.id} is cancelled`, []])
  await checkOutCart(mia)
})

test('rejects cancellation by another customer and of a paid order', async () => {
  await using world = await openWithOrder()
  const { shop, staff, mia, order } = world
  const ida = await shop.customer('Ida')
  await expect(ida.api(cancelOwnOrder, params(order))).rejects.toThrow('404 Not found.')
  await staff.api(recordPayment, { ...params(order), body: { amount: '29.90', received_on: TODAY } })
  await expect(mia.api(cancelOwnOrder, params(order))).rejects.toThrow('409 This order no longer awaits payment.')
})

test('reminds a customer once after three days and cancels the order after seven', async () => {
  await using world = await openWithOrder()
  const { shop, mia, order, email, own, stock } = world
  const began = shop.clock.now.getTime()
  const after = async (ms: number) => {
    shop.clock.now = new Date(began + ms)
    await Promise.all([sweep(shop), sweep(shop), sweep(shop)])
    return (await shop.emails(email)).map(({ subject }) => subject)
  }
  expect(await after(2.9 * DAY)).toHaveLength(1)
  for (const days of [3, 5])
    expect(await after(days * DAY)).toEqual([
      `Your order ${order.id} at Comptoir`,
      `Your order ${order.id} at Comptoir awaits your transfer`,
    ])
  await after(7 * DAY - 1)
  expect(await own()).toMatchObject({ status: 'awaiting_payment' })
  const sent = await after(7 * DAY)
  expect([sent.length, sent[2]]).toEqual([3, `Your order ${order.id} was not paid in time`])
  // It is listed separately.
  expect(await own()).toBeUndefined()
  const { results, lapsed } = await mia.api(listOrders, { query: { lapsed: 'true' } })
  expect([results, lapsed]).toMatchObject([[{ id: order.id, status: 'cancelled', cancelled_because: 'not_paid' }], 1])
  const one = await mia.api(listOrders, { query: { order: String(order.id) } })
  expect(one.count).toBe(1)
  expect(await stock()).toBe(10)
})

test('restores cart lines up to the stock and the cart’s limit, and keeps larger quantities', async () => {
  await using world = await openWithOrder()
  const { shop, mia, mug, variant, order } = world
  await mia.api(addToCart, { body: { product: mug.id, variant, quantity: 5 } })
  await mia.api(cancelOwnOrder, params(order))
  expect((await mia.api(currentUser, {})).cartitem_set).toMatchObject([{ variant, quantity: 5 }])
  const again = await checkOutCart(mia)
  // Stock was corrected to 0: only the reserved pieces existed.
  await shop.db.updateTable('variants').set({ stock: 0 }).where('id', '=', variant).execute()
  const filler = await addSellable(shop, { variants: Array.from({ length: 100 }, (_, n) => ({ name: `V${n}` })) })
  await putInCart(mia, filler, ...filler.variantIds.map(() => 1))
  await mia.api(cancelOwnOrder, params(again))
  const { cartitem_set } = await mia.api(currentUser, {})
  expect([cartitem_set.length, cartitem_set.some((line) => line.variant === variant)]).toEqual([100, false])
})

test('records a transfer of the full amount once, starts the order and notifies its customer', async () => {
  await using world = await openWithOrder()
  const { shop, staff, order, email, own, stock } = world
  const note = (amount: string, received_on = TODAY) =>
    staff.api(recordPayment, { ...params(order), body: { amount, received_on } })
  await expect(note('20.00')).rejects.toThrow('{"amount":["€9.90 is missing: the order costs €29.90."]}')
  await expect(note('30')).rejects.toThrow('The amount is €0.10 too high: the order costs €29.90.')
  await expect(note('29.90', '2026-11-24')).rejects.toThrow('{"received_on":["This date is in the future."]}')
  await expect(staff.api(transitionOrder, { ...params(order), body: { to: 'shipping' } })).rejects.toThrow('409')
  const answers = await Promise.allSettled([note('29,90 €'), note('29.90'), note('29.90')])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await own()).toMatchObject({
    status: 'making',
    payment: { state: 'paid', paid_on: shop.clock.now.toISOString() },
    steps: [{ status: 'awaiting_payment' }, { status: 'making' }],
  })
  const [, paid, ...more] = await shop.emails(email)
  expect([paid?.subject, more]).toEqual([`Your order ${order.id} at Comptoir: your payment has arrived`, []])
  expect(await stock()).toBe(8)
})

test('requires payment before an order is handed over', async () => {
  await using selling = await openSellingShop()
  const { shop, staff, methods } = selling
  const mia = await shop.customer('Mia')
  await putInCart(mia, await addSellable(shop, { priceCents: 12_50 }), 1)
  const order = await checkOutCart(mia, {
    method: methods.collect,
    payment: 'collection',
    delivery: undefined,
    billing: LYON,
  })
  const step = (to: 'shipping' | 'shipped' | 'delivered') =>
    staff.api(transitionOrder, { ...params(order), body: { to } })
  await step('shipping')
  await step('shipped')
  const { email } = await mia.api(currentUser, {})
  // The confirmation is sent by a separate job and may arrive later.
  const subject = `Your order ${order.id} at Comptoir is ready to be collected`
  const ready = (await shop.emails(email)).find((one) => one.subject === subject)
  expect(ready?.text).toContain('Where: 12 rue des Arts')
  await expect(step('delivered')).rejects.toThrow('409 This order has not been paid yet.')
  await staff.api(recordPayment, { ...params(order), body: { amount: '12.50', received_on: TODAY } })
  expect(await step('delivered')).toMatchObject({ status: 'delivered', payment: { state: 'paid' } })
})

test('ends in one state when an order is paid, cancelled and expired concurrently, with matching stock movements', {
  timeout: often(60_000),
}, async () => {
  await using world = await openWithOrder()
  const { shop, staff, mia, mug, stock, moved, order } = world
  await mia.api(cancelOwnOrder, params(order))
  let buyer = mia
  for (let round = 0; round < often(4); round += 1) {
    // A customer with five expired orders has to wait.
    if (round % 5 === 4) buyer = await shop.customer(`Buyer${round}`)
    await putInCart(buyer, mug, 2)
    const one = await checkOutCart(buyer)
    await shop.db.updateTable('orders').set({ held_until: shop.clock.now }).where('id', '=', one.id).execute()
    const ways = [
      () => buyer.api(cancelOwnOrder, params(one)),
      () => staff.api(recordPayment, { ...params(one), body: { amount: one.price, received_on: TODAY } }),
      () => staff.api(transitionOrder, { ...params(one), body: { to: 'cancelled', from: 'awaiting_payment' } }),
      () => sweep(shop),
    ]
    const turned = [...ways.slice(round % 4), ...ways.slice(0, round % 4)]
    await Promise.allSettled(turned.map((way) => way()))
    const [now] = (await buyer.api(listOrders, { query: { order: String(one.id) } })).results
    const isPaid = now?.status === 'making'
    // A late payment is refunded, or reactivates an order that has just expired.
    expect([now?.status, now?.payment]).toMatchObject(
      isPaid
        ? ['making', { state: 'paid', refunded: '0.00' }]
        : ['cancelled', { state: 'surplus', refunded: one.price }],
    )
    expect(await stock()).toBe(await moved())
    if (isPaid) await staff.api(transitionOrder, { ...params(one), body: { to: 'cancelled' } })
    expect(await stock()).toBe(10)
  }
})
