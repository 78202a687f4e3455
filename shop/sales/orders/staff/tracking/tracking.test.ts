import { expect, test } from 'vitest'
import { SECOND } from '../../../../../server/durations.ts'
import { anOrder, buy, step, take } from '../../../../../tests/fixtures/placed-order.ts'
import { openShop, type Person } from '../../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../../../core/activity-log/audit-log.contract.ts'
import { listOrders } from '../../orders.contract.ts'
import { readStaffOrder } from '../order/staff-order.contract.ts'
import { transitionOrders, undoSteps } from '../steps/steps.contract.ts'
import { saveTracking } from './tracking.contract.ts'

const shop = await openSharedShop()

const save = (staff: Person, id: number, body: { tracking: string; seen?: string; email?: boolean }) =>
  staff.api(saveTracking, { params: { id: String(id) }, body: { seen: '', ...body } })
const read = (staff: Person, id: number) => staff.api(readStaffOrder, { params: { id: String(id) } })
const subjects = (emails: readonly { subject: string }[]) => emails.map(({ subject }) => subject.split('Comptoir')[1])

const SHIPPED = [' is being prepared for shipping', ' was shipped']
const CHANGED = '409 Someone else changed the tracking number. Check the new one and save again.'

/** Opens a shop with an order after its “shipped” e-mail was sent. */
async function openWithShippedOrder() {
  const shop = await openShop()
  const order = await anOrder(shop)
  await take(order.staff, order.id, 'shipping', 'shipped')
  expect(subjects(await shop.emails('mia@example.com'))).toEqual(SHIPPED)
  return { shop, ...order, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('adds the tracking number of a shipped order and corrects it after delivery, with audit entries and without an e-mail', async () => {
  await using opened = await openWithShippedOrder()
  const { shop, staff, mia, id } = opened
  expect(await save(staff, id, { tracking: ' RR 42 FR ' })).toMatchObject({ status: 'shipped', tracking: 'RR 42 FR' })
  await step(staff, id, 'delivered')
  const corrected = { tracking: 'https://parcels.example/?n=43', seen: 'RR 42 FR' }
  expect(await save(staff, id, corrected)).toMatchObject({ status: 'delivered', tracking: corrected.tracking })
  const [seen] = (await mia.api(listOrders, { query: {} })).results
  expect(seen?.tracking).toBe(corrected.tracking)
  expect(await save(staff, id, { tracking: '', seen: corrected.tracking })).toMatchObject({ tracking: null })

  expect((await read(staff, id)).tracking_changes).toMatchObject([
    { tracking: 'RR 42 FR', by: 'Staff Test' },
    { tracking: corrected.tracking, by: 'Staff Test' },
    { tracking: null, by: 'Staff Test' },
  ])
  const log = await staff.api(auditLog, { query: { order: String(id) } })
  expect(log.results.filter(({ field }) => field === 'tracking').map((entry) => [entry.old, entry.new])).toEqual([
    [corrected.tracking, null],
    ['RR 42 FR', corrected.tracking],
    [null, 'RR 42 FR'],
  ])
  expect(subjects(await shop.emails('mia@example.com'))).toEqual([...SHIPPED, ' was delivered'])
})

test('sends one e-mail per saved change and none for a repeated request', async () => {
  await using opened = await openWithShippedOrder()
  const { shop, staff, id } = opened
  await Promise.all([1, 2].map(() => save(staff, id, { tracking: '42', email: true })))
  await save(staff, id, { tracking: '42', email: true })
  await save(staff, id, { tracking: 'https://parcels.example/?n=43', seen: '42', email: true })
  const emails = (await shop.emails('mia@example.com')).slice(2)
  expect(subjects(emails)).toEqual([': new tracking information', ': new tracking information'])
  expect(emails[0]?.text).toContain('The tracking number of your order: 42')
  expect(emails[1]?.text).toContain('Follow the parcel: https://parcels.example/?n=43')
})

test('keeps the first of two concurrent tracking numbers and refuses the second', async () => {
  await using opened = await openWithShippedOrder()
  const { shop, staff, id } = opened
  const answers = await Promise.allSettled(['42', '43'].map((tracking) => save(staff, id, { tracking, email: true })))
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason.message)] : []))
  expect(refused).toEqual([expect.stringContaining(CHANGED)])
  const [saved] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.tracking] : []))
  expect((await read(staff, id)).tracking).toBe(saved)
  expect((await shop.emails('mia@example.com')).slice(2)).toHaveLength(1)
})

test('replaces the “shipped” e-mail while it waits, and an undo recalls the replacement', async () => {
  const { staff, mia, mug, id } = await anOrder(shop)
  const other = await buy(shop, mia, mug, [1])
  for (const order of [id, other]) {
    await take(staff, order, 'shipping')
    await step(staff, order, 'shipped', { tracking: 'wrong' })
    await save(staff, order, { tracking: 'right', seen: 'wrong', email: true })
  }
  shop.clock.now = new Date(shop.clock.now.getTime() + 5 * SECOND)
  expect(await staff.api(undoSteps, { body: { status: 'shipped', orders: [other] } })).toMatchObject({ done: [other] })
  const shipped = (await shop.emails('mia@example.com')).filter(({ subject }) => !subject.includes('prepared'))
  expect(subjects(shipped)).toEqual([' was shipped'])
  expect(shipped[0]?.text).toContain('Its tracking number: right')
})

test('refuses a tracking number before shipping, for an order to be collected, for a forgotten order, and one that is too long', async () => {
  const { staff, id } = await anOrder(shop)
  const unshipped = '409 Only a shipped or delivered order has a tracking number.'
  await expect(save(staff, id, { tracking: '42' })).rejects.toThrow(unshipped)
  await expect(save(staff, 4711, { tracking: '42' })).rejects.toThrow('404')
  await take(staff, id, 'shipping')
  await shop.db.updateTable('orders').set({ is_collection: true }).where('id', '=', id).execute()
  const collected = /^400 .*An order to be collected has no tracking number\./
  await expect(step(staff, id, 'shipped', { tracking: '42' })).rejects.toThrow(collected)
  await take(staff, id, 'shipped')
  await expect(save(staff, id, { tracking: '42' })).rejects.toThrow(collected)
  await shop.db.updateTable('orders').set({ is_collection: false }).where('id', '=', id).execute()
  await expect(save(staff, id, { tracking: 'x'.repeat(201) })).rejects.toThrow(/^400 .*no more than 200 characters/)
  const forgotten = { forgotten_at: shop.clock.now, user_id: null, email: null, customer_name: null }
  await shop.db.updateTable('orders').set(forgotten).where('id', '=', id).execute()
  await expect(save(staff, id, { tracking: '42' })).rejects.toThrow('409 The personal data of this order was removed.')
  expect((await read(staff, id)).tracking).toBe(null)
})

test('marks several orders as shipped with a tracking number each, and names the order of a refused number', async () => {
  const { staff, mia, mug, id } = await anOrder(shop)
  const ids = [id, await buy(shop, mia, mug, [1]), await buy(shop, mia, mug, [1])] as const
  for (const one of ids) await take(staff, one, 'shipping')
  await shop.db.updateTable('orders').set({ is_collection: true }).where('id', '=', ids[2]).execute()
  const ship = (...trackings: (string | undefined)[]) =>
    staff.api(transitionOrders, {
      body: {
        to: 'shipped',
        orders: ids.map((one, n) => ({ id: one, from: 'shipping' as const, tracking: trackings[n] })),
      },
    })
  await expect(ship('42', 'x'.repeat(201))).rejects.toThrow(
    /^400 .*\{"orders":\[\{\},\{"tracking":\["Ensure this field has no more than 200 characters\."\]\}\]\}/,
  )
  expect((await read(staff, ids[0])).status).toBe('shipping')
  expect(await ship(' 42 ', undefined, '44')).toEqual({
    done: [ids[0], ids[1]],
    refused: [{ id: ids[2], reason: 'An order to be collected has no tracking number.' }],
  })
  const saved = await Promise.all(ids.map((one) => read(staff, one)))
  expect(saved.map(({ status, tracking }) => [status, tracking])).toEqual([
    ['shipped', '42'],
    ['shipped', null],
    ['shipping', null],
  ])
})
