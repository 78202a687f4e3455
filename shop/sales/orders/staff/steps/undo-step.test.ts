import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../../../server/db/open.ts'
import { SECOND } from '../../../../../server/durations.ts'
import { startJobs } from '../../../../../server/jobs/start-jobs.ts'
import { sendEmails } from '../../../../../server/mail/outbox.ts'
import { often } from '../../../../../tests/deep.ts'
import { anOrder, buy, step, stocks, take } from '../../../../../tests/fixtures/placed-order.ts'
import { openShop, type Person, type TestShop } from '../../../../../tests/processes/open-shop.ts'
import { auditLog } from '../../../../core/activity-log/audit-log.contract.ts'
import { listOrders } from '../../orders.contract.ts'
import { readStaffOrder } from '../order/staff-order.contract.ts'
import type { StaffStep } from './step-form.contract.ts'
import { transitionOrders, undoSteps } from './steps.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const undo = (staff: Person, status: StaffStep, ...orders: number[]) =>
  staff.api(undoSteps, { body: { status, orders } })
const whole = (staff: Person, id: number) => staff.api(readStaffOrder, { params: { id: String(id) } })
const later = (shop: TestShop, ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}
const TOO_LATE = 'It is too late to undo this: the e-mail is on its way.'

test('removes a step undone within ten seconds except from the history, and does not send its e-mail', async () => {
  await using shop = await openShop()
  const { staff, mia, id } = await anOrder(shop)
  await step(staff, id, 'shipping')
  later(shop, 20 * SECOND)
  await step(staff, id, 'shipped', { tracking: '42' })
  later(shop, 9 * SECOND)
  expect(await whole(staff, id)).toMatchObject({ status: 'shipped', undo: { status: 'shipped', ms: 1 * SECOND } })
  expect(await undo(staff, 'shipped', id)).toEqual({ done: [id], refused: [] })

  const seen = await whole(staff, id)
  expect(seen).toMatchObject({ status: 'shipping', tracking: null, undo: null })
  expect(seen.steps.map(({ status }) => status)).toEqual(['making', 'shipping'])
  expect(seen.undone).toMatchObject([{ status: 'shipped', by: 'Staff Test', undone_by: 'Staff Test' }])
  expect(seen.undone[0]?.undone_on).toBe(shop.clock.now.toISOString())
  expect(seen.emails.map(({ subject }) => subject)).toEqual([
    `Your order ${id} at Comptoir is being prepared for shipping`,
  ])
  const [theirs] = (await mia.api(listOrders, { query: {} })).results
  expect(theirs?.steps.map(({ status }) => status)).toEqual(['making', 'shipping'])
  const log = await staff.api(auditLog, { query: { order: String(id) } })
  expect(log.results[0]).toMatchObject({ field: 'status', old: 'shipped', new: 'shipping' })

  // The step can be taken again with a different tracking number.
  await step(staff, id, 'shipped', { tracking: '43' })
  const emails = await shop.emails('mia@example.com')
  expect(emails.map(({ subject }) => subject.split(' was ')[1])).toEqual([undefined, 'shipped'])
  expect(emails[1]?.text).toContain('Its tracking number: 43')
  expect((await whole(staff, id)).emails.map(({ subject, time_sent }) => [subject, time_sent !== null])).toEqual([
    [`Your order ${id} at Comptoir is being prepared for shipping`, true],
    [`Your order ${id} at Comptoir was shipped`, true],
  ])
})

test('rejects undoing after ten seconds, after the next step, or twice, with a reason', async () => {
  await using shop = await openShop()
  const { staff, id } = await anOrder(shop)
  await step(staff, id, 'shipping')
  expect((await undo(staff, 'shipped', id)).refused).toEqual([
    { id, reason: 'This order was changed by someone else meanwhile.' },
  ])
  expect((await undo(staff, 'shipping', id)).done).toEqual([id])
  expect((await undo(staff, 'shipping', id)).refused).toHaveLength(1)
  await step(staff, id, 'shipping')
  later(shop, 10 * SECOND)
  expect(await undo(staff, 'shipping', id, 999)).toEqual({
    done: [],
    refused: [
      { id, reason: TOO_LATE },
      { id: 999, reason: 'Not found.' },
    ],
  })
  expect(await whole(staff, id)).toMatchObject({ status: 'shipping', undo: null })
})

test('takes the stock again when a cancellation is undone, and rejects that if it was sold', async () => {
  const { staff, mia, mug, id } = await anOrder(shop)
  await step(staff, id, 'cancelled')
  expect(await stocks(shop, mug)).toEqual([10, 10])
  expect((await undo(staff, 'cancelled', id)).done).toEqual([id])
  expect(await stocks(shop, mug)).toEqual([8, 7])
  expect(await whole(staff, id)).toMatchObject({ status: 'making' })

  await take(staff, id, 'shipping', 'cancelled')
  await buy(shop, mia, mug, [9, 0 + 1])
  expect((await undo(staff, 'cancelled', id)).refused[0]?.reason).toContain('sold to other customers')
  expect(await stocks(shop, mug)).toEqual([1, 9])
  expect(await whole(staff, id)).toMatchObject({ status: 'cancelled', undone: [{ status: 'cancelled' }] })
})

test('either recalls or sends an e-mail when undoing and sending run concurrently', { tags: ['deep'] }, async () => {
  await using shop = await openShop({ outbox: 'none' })
  const { staff, mia, mug } = await anOrder(shop)
  // In a process with a fast clock the ten seconds are already over.
  const db = openDatabase(shop.connection)
  const sent: string[] = []
  const ahead = () => new Date(shop.clock.now.getTime() + 10 * SECOND)
  const winners = { undone: 0, sent: 0 }
  /**
   * The number of queries by which undoing starts earlier. It is adjusted after each round so that both reach the
   * e-mail at the same moment.
   */
  let lead = 2
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await db.selectFrom('jobs').select('id').execute()
  }
  try {
    for (let round = 0; round < often(4); round += 1) {
      const id = await buy(shop, mia, mug, [1])
      await shop.db.updateTable('variants').set({ stock: 10 }).execute()
      await step(staff, id, 'shipping')
      sent.length = 0
      const jobs = startJobs({ db, clock: ahead, log: () => {} })
      const post = { db, sender: () => ({ from: 'shop@example.com' }), clock: ahead, secret: shop.secret }
      const undoing = turns(-lead).then(() => undo(staff, 'shipping', id))
      await turns(lead)
      sendEmails(jobs, { ...post, send: async ({ subject }) => void sent.push(subject) })
      const { done } = await undoing
      const waits = () => shop.db.selectFrom('jobs').select('id').where('name', '=', 'send-email').execute()
      await expect.poll(async () => (await waits()).length).toBe(0)
      await jobs.stop()
      const { status } = await whole(staff, id)
      expect([done.length, sent.length, status]).toEqual(done.length === 1 ? [1, 0, 'making'] : [0, 1, 'shipping'])
      winners[done.length === 1 ? 'undone' : 'sent'] += 1
      lead += done.length === 1 ? -2 : 2
    }
  } finally {
    await db.destroy()
  }
  expect(Math.min(winners.undone, winners.sent)).toBeGreaterThan(0)
})

test('moves each of eight orders once in two concurrent bulk actions, and names those already moved', async () => {
  const { staff, mia: lea, mug, id } = await anOrder(shop, 'Lea')
  await shop.db.updateTable('variants').set({ stock: 100 }).execute()
  const ids = [id]
  while (ids.length < 8) ids.push(await buy(shop, lea, mug, [1]))
  const bea = await shop.customer()
  await shop.db.updateTable('users').set({ staff_role: 'owner' }).where('id', '=', bea.id).execute()
  const mark = (who: Person, some: number[]) =>
    who.api(transitionOrders, {
      body: { to: 'shipping', orders: some.map((one) => ({ id: one, from: 'making' as const })) },
    })
  const both = await Promise.all([mark(staff, ids), mark(bea, ids.toReversed())])
  expect(both.flatMap(({ done }) => done).sort((one, other) => one - other)).toEqual(ids)
  for (const { refused } of both)
    for (const { reason } of refused)
      expect(reason).toBe('This order was changed by someone else. Reload it and try again.')
  const emails = await shop.emails('lea@example.com')
  expect(emails).toHaveLength(8)
  // An order that cannot take the step is reported and does not block the others.
  const last = await buy(shop, lea, mug, [1])
  const answer = await staff.api(transitionOrders, {
    body: {
      to: 'shipped',
      orders: [
        { id: last, from: 'making' },
        { id, from: 'shipping' },
      ],
    },
  })
  expect(answer).toEqual({
    done: [id],
    refused: [{ id: last, reason: 'An order that is making cannot become shipped yet.' }],
  })
})
