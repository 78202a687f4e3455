import { expect, test } from 'vitest'
import { DAY, SECOND } from '../../../../../server/durations.ts'
import { openShop, type TestShop } from '../../../../../tests/processes/open-shop.ts'
import { listMessages, sendMessage } from '../../contact.contract.ts'
import { answerMessage, readThread, undoAnswer } from '../thread.contract.ts'
import { readOwnThread, writeAgain } from './write-again.contract.ts'

const MIA = 'mia@example.com'

/** Sends a contact message and delivers an answer to it. */
async function answered(shop: TestShop) {
  const staff = await shop.staff()
  const message = { name: 'Mia Wong', email: MIA, title: 'The mug', body: 'Is it safe in the oven?' }
  const params = { id: String((await shop.visitor.api(sendMessage, { body: message })).id) }
  await staff.api(answerMessage, { params, body: { body: 'Yes.', last_reply: 0 } })
  return { staff, params, token: await newestToken(shop) }
}

/** Returns the token in the link of the newest answer. */
async function newestToken(shop: TestShop): Promise<string> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * SECOND)
  const email = (await shop.emails(MIA)).at(-1)
  return /\/contact\/thread#(\S+)/.exec(email?.text ?? '')?.[1] ?? ''
}

test('the link of an answer shows the thread without an account and accepts one reply', async () => {
  await using shop = await openShop({ env: { SHOP_EMAIL: 'owner@shop.example' } })
  const { staff, params, token } = await answered(shop)
  const thread = await shop.visitor.api(readOwnThread, { body: { token } })
  expect(thread).toMatchObject({ title: 'The mug', may_write: true })
  expect(thread.said.map(({ from, body }) => [from, body])).toEqual([
    ['writer', 'Is it safe in the oven?'],
    ['shop', 'Yes.'],
  ])
  expect(JSON.stringify(thread)).not.toMatch(/mia@|Staff/)

  const write = (body: string) => shop.visitor.api(writeAgain, { body: { token, body } })
  // A second submit and a second tab have the same result.
  const presses = await Promise.all([write('And the lid?'), write('And the lid?')])
  for (const { may_write, said } of presses) expect([may_write, said.length]).toEqual([false, 3])
  await expect(write('And the box?')).rejects.toThrow('This link has already been used for a reply.')

  const { replies, answered_on, last_reply } = await staff.api(readThread, { params })
  expect([answered_on, replies.map(({ kind }) => kind)]).toEqual([null, ['answer', 'written']])
  expect((await staff.api(listMessages, { query: {} })).waiting).toBe(1)
  const emails = await shop.emails('owner@shop.example')
  expect(emails).toHaveLength(2)
  expect(emails[1]).toMatchObject({ replyTo: MIA, subject: 'Re: Message: The mug' })
  expect(emails[1]?.references).toHaveLength(2)

  // The next answer has a new link.
  await staff.api(answerMessage, { params, body: { body: 'It too.', last_reply } })
  const next = await newestToken(shop)
  expect(next).not.toBe(token)
  expect(await shop.visitor.api(readOwnThread, { body: { token: next } })).toMatchObject({ may_write: true })
})

test('refuses an invalid or expired link, and one of a deleted message', async () => {
  await using shop = await openShop()
  const { token } = await answered(shop)
  const [id = '', signature = ''] = token.split('.')
  const read = (changed: string) => shop.visitor.api(readOwnThread, { body: { token: changed } })
  for (const wrong of [`${Number(id) + 1}.${signature}`, `${id}.${signature.slice(1)}A`, `${id}.`, 'x', `0${token}`])
    await expect(read(wrong)).rejects.toThrow('404 Not found.')
  shop.clock.now = new Date(shop.clock.now.getTime() + 29 * DAY)
  await read(token)
  shop.clock.now = new Date(shop.clock.now.getTime() + DAY)
  await expect(read(token)).rejects.toThrow('404')
  await expect(shop.visitor.api(writeAgain, { body: { token, body: 'Hello?' } })).rejects.toThrow('404')
})

test('undoing an answer keeps a message waiting that got a reply meanwhile', async () => {
  await using shop = await openShop()
  const { staff, params, token } = await answered(shop)
  const first = await staff.api(readThread, { params })
  const body = { body: 'It too.', last_reply: first.last_reply }
  const { last_reply } = await staff.api(answerMessage, { params, body })
  await shop.visitor.api(writeAgain, { body: { token, body: 'And the lid?' } })
  await staff.api(undoAnswer, { params: { ...params, answer: String(last_reply) } })
  const { replies, answered_on } = await staff.api(readThread, { params })
  expect([answered_on, replies.map(({ kind }) => kind)]).toEqual([null, ['answer', 'written']])
})
