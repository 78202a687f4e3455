import { expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { deleteMessage, listMessages, markAnswered, markWaiting, sendMessage } from '../contact.contract.ts'

const write = async (shop: TestShop, title: string) => {
  const body = { name: 'Mia', email: 'mia@example.com', title, body: 'Is it safe in the oven?' }
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  return (await shop.visitor.api(sendMessage, { body })).id
}

test('staff read messages, the newest first, and mark answered ones', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  for (const title of ['One', 'Two', 'Three']) await write(shop, title)
  const read = async (query: { answered?: 'true' | 'false'; page?: string; page_size?: string }) => {
    const { results, count, waiting } = await staff.api(listMessages, { query })
    return { titles: results.map(({ title }) => title), count, waiting }
  }
  expect(await read({})).toEqual({ titles: ['Three', 'Two', 'One'], count: 3, waiting: 3 })
  expect(await read({ page: '2', page_size: '2' })).toMatchObject({ titles: ['One'], count: 3 })

  const [, two] = (await staff.api(listMessages, { query: {} })).results
  const params = { id: String(two?.id) }
  const noted = shop.clock.now.toISOString()
  expect(await staff.api(markAnswered, { params })).toEqual({ ...two, answered_on: noted })
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  // Marking it again keeps the first time.
  expect(await staff.api(markAnswered, { params })).toMatchObject({ answered_on: noted })
  expect(await read({ answered: 'true' })).toEqual({ titles: ['Two'], count: 1, waiting: 2 })
  expect(await read({ answered: 'false' })).toEqual({ titles: ['Three', 'One'], count: 2, waiting: 2 })
  expect(await staff.api(markWaiting, { params })).toEqual(two)
  expect(await read({ answered: 'true' })).toEqual({ titles: [], count: 0, waiting: 3 })
})

test('only staff can read messages', async () => {
  await using shop = await openShop()
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia')]
  const params = { id: String(await write(shop, 'One')) }
  for (const endpoint of [markAnswered, markWaiting, deleteMessage]) {
    await expect(mia.api(endpoint, { params })).rejects.toThrow('403 You do not have permission')
    await expect(shop.visitor.api(endpoint, { params })).rejects.toThrow('401 Authentication credentials')
    for (const id of ['999999', '0', 'x', '99999999999999999999'])
      await expect(staff.api(endpoint, { params: { id } })).rejects.toThrow('404 Not found.')
  }
  await expect(mia.api(listMessages, { query: {} })).rejects.toThrow('403')
  await expect(shop.visitor.api(listMessages, { query: {} })).rejects.toThrow('401')
  await expect(staff.api(listMessages, { query: { page: '2' } })).rejects.toThrow('404 Invalid page.')
})

test('of two concurrent deletions one succeeds, and the log contains no text of the message', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const [id] = [await write(shop, 'Forget me'), await write(shop, 'Another')]
  const params = { id: String(id) }
  const both = await Promise.allSettled([staff.api(deleteMessage, { params }), staff.api(deleteMessage, { params })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((one) => one.status === 'rejected')?.reason.message).toContain('404 Not found.')
  const left = await staff.api(listMessages, { query: {} })
  expect([left.results.map(({ title }) => title), left.waiting]).toEqual([['Another'], 1])
  const { results } = await staff.api(auditLog, { query: { message: id } })
  expect(results).toMatchObject([{ kind: 'message', subject: id, field: 'message', new: null, by: 'Staff Test' }])
  expect(results[0]?.old).toMatch(/^received on \d{4}-\d\d-\d\d$/)
})
