import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RequestOf } from '../../../lib/endpoint.ts'
import { step, take } from '../../../tests/fixtures/placed-order.ts'
import { openPayingShop } from '../../../tests/fixtures/selling/paying-shop.ts'
import { addSellable, checkOutCart, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../tests/processes/open-shop.ts'
import { myData } from '../../core/accounts/account.contract.ts'
import { recordPayment } from '../orders/staff/staff-orders.contract.ts'
import { remindOfWithdrawals } from './remind-of-withdrawals.server.ts'
import { recordReturnShipment, withdrawLines, withdrawWithoutOrder } from './statements/withdrawals.contract.ts'

type Words = RequestOf<typeof withdrawWithoutOrder>['body']
type Lines = RequestOf<typeof withdrawLines>['body']

const DAY = 24 * 60

/** Opens a shop in which Mia has paid for two red cups and a blue one at 12.50 each: 37.50 and 4.90 shipping. */
async function aPaidOrder() {
  const world = await openPayingShop()
  const { shop, staff, mia } = world
  const cups = await addSellable(shop, {
    title: 'Cup',
    priceCents: 12_50,
    variants: ['Red', 'Blue'].map((name) => ({ name, stock: 10 })),
  })
  await putInCart(mia, cups, 2, 1)
  const { id } = await checkOutCart(mia, { payment: 'transfer' })
  const params = { id: String(id) }
  await staff.api(recordPayment, { params, body: { amount: '42.40', received_on: '2026-11-23' } })
  const [red = 0, blue = 0] = cups.variantIds
  const line = (variant: number, quantity: number) => ({ variant, quantity })
  return {
    ...world,
    id,
    red,
    blue,
    line,
    all: [line(red, 2), line(blue, 1)],
    withdraw: (lines: Lines['lines'], more: Partial<Lines> = {}, person: Person = mia) =>
      person.api(withdrawLines, {
        params,
        body: { key: randomUUID(), name: 'Mia Test', email: 'mia@example.com', lines, ...more },
      }),
    stocks: async () => {
      const rows = shop.db.selectFrom('variants').select('stock').where('id', 'in', cups.variantIds).orderBy('id')
      return (await rows.execute()).map(({ stock }) => stock)
    },
    statements: () => shop.db.selectFrom('withdrawals').selectAll().orderBy('id').execute(),
  }
}

const refusal = (error: Error) => JSON.parse(error.message.slice(error.message.indexOf('{')))

test('cancels, restocks and refunds an unpacked order at once when it is withdrawn completely', async () => {
  await using world = await aPaidOrder()
  const { shop, withdraw, all, id, now, stocks, refunds } = world
  expect(await withdraw(all)).toMatchObject({ stage: 'cancelled', closed_on: shop.clock.now.toISOString() })
  expect(await now({ id })).toMatchObject({
    status: 'cancelled',
    cancelled_because: 'withdrawn',
    payment: { refunded: '42.40' },
    withdrawals: [{ stage: 'cancelled', items: '2 × Cup, Red\n1 × Cup, Blue' }],
  })
  expect(await refunds()).toMatchObject([{ cents: 42_40, because: 'withdrawn' }])
  expect(await stocks()).toEqual([10, 10])
  const email = (await shop.emails('mia@example.com')).at(-1)
  expect(email?.subject).toMatch(/^Withdrawal \d+ at Comptoir: we have received it$/)
  expect(email?.text).toContain('23 November 2026')
  expect(email?.text).toMatch(/Received: .*10:00:00.*(Central European|CET)/)
  expect(email?.text).toContain('It is cancelled')
  expect(email?.text).not.toMatch(/accepted/)
})

test('refunds withdrawn pieces of an unpacked order, and shipping with the last ones', async () => {
  await using world = await aPaidOrder()
  const { withdraw, line, red, blue, id, now, stocks, refunds } = world
  expect(await withdraw([line(red, 1), line(blue, 0)])).toMatchObject({ stage: 'cancelled' })
  expect(await now({ id })).toMatchObject({
    status: 'making',
    order_product_items: [
      { variant: red, quantity: 2, withdrawn: 1, refunded: 1 },
      { variant: blue, withdrawn: 0 },
    ],
  })
  expect(await stocks()).toEqual([9, 9])
  await withdraw([line(red, 1), line(blue, 1)])
  expect(await now({ id })).toMatchObject({ status: 'cancelled', payment: { refunded: '42.40' } })
  expect((await refunds()).map(({ cents }) => cents)).toEqual([12_50, 29_90])
  expect(await stocks()).toEqual([10, 10])
})

test('stores one withdrawal for repeated and concurrent submissions, at most the ordered quantity', async () => {
  await using world = await aPaidOrder()
  const { staff, withdraw, line, red, blue, id, statements, subjects } = world
  await step(staff, id, 'shipping')
  const key = randomUUID()
  const once = await Promise.all(Array.from({ length: 4 }, () => withdraw([line(red, 1)], { key })))
  expect(new Set(once.map((one) => one.id)).size).toBe(1)
  expect(await statements()).toHaveLength(1)
  // Eight tabs, each with its own key, withdraw all blue cups.
  const tabs = await Promise.all(Array.from({ length: 8 }, () => withdraw([line(blue, 1)])))
  expect(new Set(tabs.map((one) => one.id)).size).toBe(1)
  const more = await Promise.allSettled(Array.from({ length: 3 }, () => withdraw([line(red, 2)])))
  expect(refusal((more[0] as PromiseRejectedResult).reason)).toEqual({
    lines: [{ quantity: ['You can withdraw from at most 1 of this variant.'] }],
  })
  expect(await statements()).toHaveLength(2)
  expect((await subjects()).filter((subject) => subject.startsWith('Withdrawal'))).toHaveLength(2)
})

test('does not refund a disputed payment automatically', async () => {
  await using world = await aPaidOrder()
  const { shop, withdraw, all, id, now, refunds } = world
  await shop.db.updateTable('payments').set({ is_disputed: true }).execute()
  expect(await withdraw(all)).toMatchObject({ stage: 'received' })
  expect((await now({ id }))?.status).toBe('making')
  expect(await refunds()).toEqual([])
})

test('rejects withdrawals by other customers and of items not in the order', async () => {
  await using world = await aPaidOrder()
  const { shop, withdraw, line, red, variant, order } = world
  const ben = await shop.customer('Ben')
  await expect(withdraw([line(red, 1)], {}, ben)).rejects.toThrow('404 Not found.')
  await expect(withdraw([line(red, 1)], {}, shop.visitor)).rejects.toThrow('401')
  expect(await withdraw([line(variant, 1)]).catch(refusal)).toEqual({
    lines: [{ variant: ['This variant is not part of the order.'] }],
  })
  expect(await withdraw([line(red, 0)]).catch(refusal)).toEqual({
    lines: ['Choose the items from which you withdraw.'],
  })
  const unpaid = await order()
  const params = { id: String(unpaid.id) }
  const body = { key: randomUUID(), name: 'Mia', email: 'mia@example.com', lines: [line(variant, 1)] }
  await expect(world.mia.api(withdrawLines, { params, body })).rejects.toThrow('409 This order has not been paid.')
})

test('accepts a withdrawal after the fourteenth day and marks it as late', async () => {
  await using world = await aPaidOrder()
  const { shop, staff, withdraw, line, red, blue, id, now, statements } = world
  const deliveredAt = (time: string) =>
    shop.db
      .updateTable('order_steps')
      .set({ made_at: new Date(time) })
      .where('status', '=', 'delivered')
      .execute()
  await take(staff, id, 'shipping', 'shipped', 'delivered')
  expect(await now({ id })).toMatchObject({ withdrawal_ends: '2026-12-07' })
  await deliveredAt('2026-11-09T10:00:00Z')
  expect(await withdraw([line(red, 1)])).toMatchObject({ stage: 'received', due_on: '2026-12-07' })
  // The fourteenth day afterwards was last Friday.
  await deliveredAt('2026-11-06T10:00:00Z')
  await withdraw([line(blue, 1)])
  expect((await statements()).map(({ is_late }) => is_late)).toEqual([false, true])
})

test('gives the same answer without an account whether or not the order exists', async () => {
  await using world = await aPaidOrder()
  const { shop, id, statements, now } = world
  const words = (order_number: string, email: string): Words => ({
    ...{ key: randomUUID(), name: 'Mia Test', order_number, email, items: 'All of it' },
  })
  const real = await shop.visitor.api(withdrawWithoutOrder, { body: words(`#${id}`, 'MIA@example.com') })
  const unreal = await shop.visitor.api(withdrawWithoutOrder, { body: words('#4711', 'eve@example.com') })
  const stranger = await shop.visitor.api(withdrawWithoutOrder, { body: words(`#${id}`, 'eve@example.com') })
  for (const answer of [real, unreal, stranger])
    expect(answer).toEqual({ id: expect.any(Number), stated_on: shop.clock.now.toISOString() })
  expect((await statements()).map(({ order_id }) => order_id)).toEqual([id, null, null])
  // An unverified withdrawal cancels nothing.
  expect((await now({ id }))?.status).toBe('making')
  expect((await shop.emails('MIA@example.com')).at(-1)?.text).not.toContain('Cup')
  expect(await shop.emails('eve@example.com')).toHaveLength(2)
})

test('a withdrawal without login is marked as unverified on the order', async () => {
  await using world = await aPaidOrder()
  const { shop, id, now, withdraw, line, blue } = world
  const body: Words = {
    ...{ key: randomUUID(), name: 'Eve' },
    order_number: String(id),
    email: 'mia@example.com',
    items: 'Eve writes',
  }
  await shop.visitor.api(withdrawWithoutOrder, { body })
  await withdraw([line(blue, 1)])
  const { withdrawals = [] } = (await now({ id })) ?? {}
  expect(withdrawals.map(({ is_verified }) => is_verified)).toEqual([false, true])
})

test('omits free text if no order matches', async () => {
  await using world = await aPaidOrder()
  const { shop, id } = world
  const body = (email: string): Words => ({
    ...{ key: randomUUID(), name: 'Your bank', order_number: String(id), email, items: 'Buy at https://evil.example' },
  })
  const { id: unmatched } = await shop.visitor.api(withdrawWithoutOrder, { body: body('eve@example.com') })
  const [sent] = await shop.emails('eve@example.com')
  for (const content of [sent?.text, sent?.html]) {
    expect(content).toContain('The text of your statement is stored under this number.')
    for (const typed of ['bank', 'evil', 'Buy at']) expect(content).not.toContain(typed)
  }
  expect(sent?.subject).toContain(`Withdrawal ${unmatched}`)
  await shop.visitor.api(withdrawWithoutOrder, { body: body('mia@example.com') })
  expect((await shop.emails('mia@example.com')).at(-1)?.text).toContain('Buy at https://evil.example')
})

test('limits confirmations per recipient for order lines to five an hour, except for the address of the customer', async () => {
  await using world = await aPaidOrder()
  const { shop, staff, id, withdraw, line, red, statements } = world
  await shop.db.updateTable('order_lines').set({ quantity: 20 }).where('variant_id', '=', red).execute()
  await take(staff, id, 'shipping', 'shipped', 'delivered')
  const toStranger = () => withdraw([line(red, 1)], { name: 'Your bank', email: 'victim@third.example' })
  for (let count = 0; count < 5; count += 1) await toStranger()
  await expect(toStranger()).rejects.toThrow('429')
  const sent = await shop.emails('victim@third.example')
  expect(sent).toHaveLength(5)
  expect(sent.map(({ text }) => text).join()).not.toContain('bank')
  for (let count = 0; count < 7; count += 1) await withdraw([line(red, 1)], { email: 'MIA@example.com' })
  expect(await statements()).toHaveLength(12)
})

test('stores a repeated text once, and limits confirmations to five an hour per address and network', async () => {
  await using world = await aPaidOrder()
  const { shop, statements, pass } = world
  const words = (items: string): { body: Words } => ({
    body: { key: randomUUID(), name: 'Mia', order_number: '1', email: 'mia@example.com', items },
  })
  const same = await Promise.all(
    Array.from({ length: 6 }, () => shop.visitor.api(withdrawWithoutOrder, words('All of it'))),
  )
  expect(new Set(same.map(({ id }) => id)).size).toBe(1)
  for (const items of ['A', 'B', 'C', 'D']) await shop.visitor.api(withdrawWithoutOrder, words(items))
  await expect(shop.visitor.api(withdrawWithoutOrder, words('E'))).rejects.toThrow('429')
  expect(await statements()).toHaveLength(5)
  pass(61)
  await shop.visitor.api(withdrawWithoutOrder, words('E'))
  expect(await statements()).toHaveLength(6)
})

test('records that the goods were sent back, exports the withdrawal, and keeps it after the account is deleted', async () => {
  await using world = await aPaidOrder()
  const { shop, staff, mia, withdraw, line, red, id, now, statements } = world
  await take(staff, id, 'shipping', 'shipped', 'delivered')
  const { id: statement } = await withdraw([line(red, 2)])
  const params = { id: String(statement) }
  const sent = await mia.api(recordReturnShipment, { params, body: { tracking: 'RR 42 FR' } })
  expect(sent).toMatchObject({ stage: 'sent_back', tracking: 'RR 42 FR' })
  expect((await now({ id }))?.withdrawals).toEqual([sent])
  const ben = await shop.customer('Ben')
  await expect(ben.api(recordReturnShipment, { params, body: { tracking: '' } })).rejects.toThrow('404')
  expect(JSON.stringify(await mia.api(myData, {}))).toContain('2 × Cup, Red')
  await shop.db.deleteFrom('users').where('id', '=', mia.id).execute()
  expect(await statements()).toMatchObject([{ name: 'Mia Test', order_id: id, user_id: null }])
})

test('sends one daily e-mail to staff about all overdue withdrawals, also with several processes', async () => {
  await using world = await aPaidOrder()
  const { shop, staff, withdraw, line, red, id, pass } = world
  await take(staff, id, 'shipping', 'shipped')
  await withdraw([line(red, 1)])
  const countReminders = async () =>
    (await shop.db.selectFrom('emails').select('subject').where('subject', 'like', '%overdue%').execute()).length
  const remind = () => Promise.all([remindOfWithdrawals(shop.services), remindOfWithdrawals(shop.services)])
  pass(13 * DAY)
  await remind()
  expect(await countReminders()).toBe(0)
  pass(DAY + 1)
  await remind()
  expect(await countReminders()).toBe(1)
  pass(DAY - 60)
  await remind()
  expect(await countReminders()).toBe(1)
  pass(120)
  await remind()
  expect(await countReminders()).toBe(2)
})
