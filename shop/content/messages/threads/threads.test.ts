import { expect, test } from 'vitest'
import { SECOND } from '../../../../server/durations.ts'
import { addOrder } from '../../../../tests/fixtures/orders.ts'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { myData } from '../../../core/accounts/account.contract.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { deleteMessage, listMessages, sendMessage } from '../contact.contract.ts'
import { answerMessage, readThread, recordReply, undoAnswer } from './thread.contract.ts'

const MIA = 'mia@example.com'
const OWNER = { env: { SHOP_EMAIL: 'owner@shop.example' } }
const later = (shop: TestShop, ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

/** Sends a contact message and returns its route parameters. */
async function written(shop: TestShop, by: Person = shop.visitor) {
  const body = { name: 'Mia Wong', email: MIA, title: 'The mug', body: 'Is it safe\nin the oven?' }
  return { id: String((await by.api(sendMessage, { body })).id) }
}
const answer = (staff: Person, params: { id: string }, body: string, last_reply = 0) =>
  staff.api(answerMessage, { params, body: { body, last_reply } })
const read = (staff: Person, params: { id: string }) => staff.api(readThread, { params })

/** Lets ten seconds pass and returns the e-mails that were delivered. */
async function reached(shop: TestShop, to = MIA) {
  later(shop, 11 * SECOND)
  shop.jobs.wake()
  return shop.emails(to)
}

test('an answer is stored in its thread, marks the message, and leaves as an e-mail in the same thread', async () => {
  await using shop = await openShop(OWNER)
  const staff = await shop.staff()
  const params = await written(shop)
  await staff.ordersConfirmed()
  const thread = await answer(staff, params, 'Hello Mia,\n\nyes, up to 200 °C.')
  expect(thread).toMatchObject({
    title: 'The mug',
    answered_on: shop.clock.now.toISOString(),
    replies: [{ kind: 'answer', body: 'Hello Mia,\n\nyes, up to 200 °C.', by: 'Staff Test', email: { state: 'held' } }],
  })
  const [first] = await reached(shop)
  expect(first?.subject).toBe('Re: The mug')
  expect(first?.replyTo).toBeUndefined()
  // Staff write their own greeting, and the message is quoted below.
  expect(first?.text).toMatch(
    /^Hello Mia,\n\nyes, up to 200 °C\.\n\nYou wrote on .*:\n\n> Is it safe\n> in the oven\?\n/,
  )
  const [note] = await shop.emails('owner@shop.example')
  expect(first).toMatchObject({ inReplyTo: note?.messageId, references: [note?.messageId] })
  const sent = await read(staff, params)
  expect(sent.replies[0]?.email).toEqual({ state: 'sent', time_sent: shop.clock.now.toISOString() })

  await answer(staff, params, 'And the lid too.', sent.last_reply)
  const [, second] = await reached(shop)
  expect(second?.references).toEqual([note?.messageId, first?.messageId])
  expect((await read(staff, params)).replies.map(({ body }) => body)).toEqual([
    'Hello Mia,\n\nyes, up to 200 °C.',
    'And the lid too.',
  ])
  const { results } = await staff.api(auditLog, { query: { message: params.id } })
  expect(results.map(({ field, new: now }) => [field, now])).toEqual([
    ['answer', 'sent'],
    ['answer', 'sent'],
  ])
})

test('an answer sent twice is stored and e-mailed once', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const params = await written(shop)
  const presses = await Promise.all([1, 2, 3].map(() => answer(staff, params, 'Yes.')))
  for (const { replies } of presses) expect(replies).toHaveLength(1)
  expect(await reached(shop)).toHaveLength(1)
})

test('of two concurrent answers one is sent, and the other is refused', async () => {
  await using shop = await openShop()
  const anna = await shop.staff()
  const { token = '' } = await addPerson(shop.db, {
    first: 'Ben',
    email: 'ben@example.com',
    isStaff: true,
    now: shop.clock.now,
  })
  const ben = shop.as(token)
  const params = await written(shop)
  const both = await Promise.allSettled([answer(anna, params, 'Yes.'), answer(ben, params, 'No.')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { replies, last_reply } = await read(anna, params)
  expect(replies).toHaveLength(1)
  const refused = both.find((one) => one.status === 'rejected')
  expect(refused?.reason.message).toContain(`409 ${replies[0]?.by} has answered this message meanwhile.`)
  // After reading the newer reply, the staff member can answer.
  await answer(both[0].status === 'rejected' ? anna : ben, params, 'But not the lid.', last_reply)
  expect(await reached(shop)).toHaveLength(2)
})

test('an answer can be undone once within ten seconds; no e-mail leaves, and the message waits as before', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const params = await written(shop)
  const { last_reply } = await answer(staff, params, 'Yes.')
  const undo = (id = params.id) => staff.api(undoAnswer, { params: { id, answer: String(last_reply) } })
  const other = await written(shop)
  await expect(undo(other.id)).rejects.toThrow('404')
  later(shop, 9 * SECOND)
  const both = await Promise.allSettled([undo(), undo()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((one) => one.status === 'fulfilled')?.value).toEqual({ body: 'Yes.' })
  expect(await read(staff, params)).toMatchObject({ answered_on: null, replies: [], last_reply: 0 })
  expect(await reached(shop)).toEqual([])

  const again = await answer(staff, params, 'Yes, it is.')
  later(shop, 10 * SECOND)
  const late = staff.api(undoAnswer, { params: { id: params.id, answer: String(again.last_reply) } })
  await expect(late).rejects.toThrow('409 It is too late to undo this: the e-mail is on its way.')
})

test('an e-mailed reply is recorded once, and the message waits again as the latest', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const params = await written(shop)
  later(shop, SECOND)
  const other = await written(shop)
  await answer(staff, params, 'Yes.')
  later(shop, 60 * SECOND)
  const note = () => staff.api(recordReply, { params, body: { body: 'And the lid?' } })
  await Promise.all([note(), note()])
  const { replies, answered_on } = await read(staff, params)
  expect(replies.map(({ kind, by }) => [kind, by])).toEqual([
    ['answer', 'Staff Test'],
    ['noted', 'Staff Test'],
  ])
  expect(answered_on).toBeNull()
  const { results, waiting } = await staff.api(listMessages, { query: { answered: 'false' } })
  expect([results.map(({ id }) => String(id)), waiting]).toEqual([[params.id, other.id], 2])
  // The next answer quotes the writer's latest text.
  await answer(staff, params, 'It too.', replies.at(-1)?.id)
  expect((await reached(shop)).at(-1)?.text).toContain('> And the lid?')
})

test('shows the orders of the logged-in writer, not those of a typed address', async () => {
  await using shop = await openShop()
  const [staff, mia, leo] = [await shop.staff(), await shop.customer('Mia'), await shop.customer('Leo')]
  const { id, variantIds } = await addProduct(shop.db)
  for (const who of [mia, leo]) await addOrder(shop.db, { userId: who.id, productId: id, variantIds })
  const own = await read(staff, await written(shop, mia))
  expect(own.sender).toMatchObject({ account: { id: mia.id, email: MIA }, address_has_account: true, orders_count: 1 })
  expect(own.sender.orders).toHaveLength(1)
  // A visitor types her address, then a different logged-in customer does.
  const strange = await read(staff, await written(shop))
  expect(strange.sender).toEqual({ account: null, address_has_account: true, orders: [], orders_count: 0 })
  const others = await read(staff, await written(shop, leo))
  expect(others.sender.account?.id).toBe(leo.id)
  expect(others.sender.orders).not.toEqual(own.sender.orders)
})

test('rejects an empty or too long answer and unfilled placeholders at the field', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const params = await written(shop)
  for (const [body, error] of [
    ['', 'This field may not be blank.'],
    ['x'.repeat(5_001), 'Ensure this field has no more than 5000 characters.'],
    ['About order {order}', 'Replace {order} with its value.'],
  ] as const)
    await expect(answer(staff, params, body)).rejects.toThrow(JSON.stringify({ body: [error] }))
  expect((await read(staff, params)).replies).toEqual([])
})

test('deleting a message deletes its thread and unsent answers', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const params = await written(shop)
  await answer(staff, params, 'Yes.')
  await staff.api(deleteMessage, { params })
  await expect(read(staff, params)).rejects.toThrow('404')
  expect(await shop.db.selectFrom('message_replies').select('id').execute()).toEqual([])
  expect(await reached(shop)).toEqual([])
})

test('the writer’s data export contains the thread', async () => {
  await using shop = await openShop()
  const [staff, leo] = [await shop.staff(), await shop.customer('Leo')]
  // Written while logged in, under a different address.
  const params = await written(shop, leo)
  await answer(staff, params, 'Yes.')
  const data = await leo.api(myData, {})
  expect(data).toMatchObject({ messages: [{ title: 'The mug', replies: [{ kind: 'answer', body: 'Yes.' }] }] })
  expect(JSON.stringify(data)).not.toContain('Staff')
})
