import { expect, test } from 'vitest'
import { openShop, type Person } from '../../../../tests/processes/open-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { fillIn } from './fill-in.ts'
import { MAX_SAVED_REPLIES, orderSavedReplies, savedReplies } from './saved-replies.contract.ts'

const add = (staff: Person, name: string, body = 'Hello {name}!') =>
  staff.api(savedReplies.add, { body: { name, body } })
const names = async (staff: Person) => (await staff.api(savedReplies.list, {})).saved_replies.map(({ name }) => name)

test('staff add, change, reorder and delete saved replies, with log entries', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const [thanks, delay] = [await add(staff, 'Thanks'), await add(staff, 'Delay')]
  expect(await names(staff)).toEqual(['Thanks', 'Delay'])
  await staff.api(orderSavedReplies, { body: { ids: [delay.id, thanks.id] } })
  expect(await names(staff)).toEqual(['Delay', 'Thanks'])
  const params = { id: String(delay.id) }
  const changed = await staff.api(savedReplies.change, {
    params,
    body: { name: 'Late', body: 'About order {order}', version: 1 },
  })
  expect(changed).toMatchObject({ name: 'Late', version: 2 })
  await staff.api(savedReplies.remove, { params, query: { version: 2 } })
  expect(await names(staff)).toEqual(['Thanks'])
  const { results } = await staff.api(auditLog, { query: { saved_reply: delay.id } })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['body', 'About order {order}', null],
    ['name', 'Late', null],
    ['body', 'Hello {name}!', 'About order {order}'],
    ['name', 'Delay', 'Late'],
    ['position', '2', '1'],
    ['body', null, 'Hello {name}!'],
    ['name', null, 'Delay'],
  ])
})

test('refuses the second of two concurrent changes of a saved reply or of the order', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const { id, version } = await add(staff, 'Thanks')
  const params = { id: String(id) }
  const change = (body: string) => staff.api(savedReplies.change, { params, body: { name: 'Thanks', body, version } })
  const both = await Promise.allSettled([change('One'), change('Two')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(staff.api(savedReplies.remove, { params, query: { version } })).rejects.toThrow('409')
  // One list with a reply missing, one with a duplicate.
  await add(staff, 'Delay')
  for (const ids of [[id], [id, id]])
    await expect(staff.api(orderSavedReplies, { body: { ids } })).rejects.toThrow('409 Another staff member has added')
})

test('rejects duplicate names, unknown placeholders and too many saved replies', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const both = await Promise.allSettled([add(staff, 'Thanks'), add(staff, 'THANKS')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((one) => one.status === 'rejected')?.reason.message).toContain(
    '{"name":["Another saved reply has this name."]}',
  )
  await expect(add(staff, ' ', '{Name} {order}')).rejects.toThrow(
    '{"name":["This field may not be blank."],"body":["{Name} is not a placeholder. Use {name} or {order}."]}',
  )
  const others = Array.from({ length: MAX_SAVED_REPLIES - 1 }, (_, n) => ({ name: `N${n}`, body: 'x', position: n }))
  await shop.db.insertInto('saved_replies').values(others).execute()
  await expect(add(staff, 'One more')).rejects.toThrow('You can save at most 50 replies. Delete one first.')
})

test('fills in known placeholders and leaves unknown ones', () => {
  const body = 'Hello {name}, {name}! Order {order}.'
  expect(fillIn(body, { name: '$& {order}', order: 12 })).toBe('Hello $& {order}, $& {order}! Order 12.')
  expect(fillIn(body, { name: 'Mia', order: null })).toBe('Hello Mia, Mia! Order {order}.')
})
