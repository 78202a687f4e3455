import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { listMessages } from '../../content/messages/contact.contract.ts'
import { currentUser } from './session.contract.ts'
import { makeStaff, removeStaff } from './staff.server.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

test('reads staff roles for each request, and losing a role ends all sessions', async () => {
  const mia = await shop.customer('Mia')
  const read = () => mia.api(listMessages, { query: {} })
  await expect(read()).rejects.toThrow('403 You do not have permission to perform this action.')
  expect(await makeStaff(shop.db, 'MIA@example.com')).toBe(true)
  expect(await read()).toMatchObject({ count: 0 })
  await makeStaff(shop.db, 'mia@example.com', 'catalogue')
  await expect(read()).rejects.toThrow('403 You do not have permission to perform this action.')
  await makeStaff(shop.db, 'mia@example.com', 'orders')
  expect(await read()).toMatchObject({ count: 0 })
  await shop.db.updateTable('users').set({ staff_role: null, staff_since: null }).execute()
  await expect(read()).rejects.toThrow('403')

  await makeStaff(shop.db, 'mia@example.com')
  expect(await removeStaff(shop.db, 'mia@example.com')).toBe(true)
  await expect(read()).rejects.toThrow('401 Invalid token.')
  expect(await removeStaff(shop.db, 'nobody@example.com')).toBe(false)
})

test('returns the role to staff and an unchanged response to customers', async () => {
  const [ada, mia] = [await shop.staff('orders'), await shop.customer()]
  expect(await ada.api(currentUser, {})).toMatchObject({ is_staff: true, staff_role: 'orders' })
  expect(Object.keys(await mia.api(currentUser, {}))).not.toContain('staff_role')
})

test('a token has the prefix shop_, 32 random bytes and a checksum, so a mistyped one costs no query', async () => {
  await using shop = await openShop()
  const { token = '' } = await shop.customer('Mia')
  expect(token).toMatch(/^shop_[\w-]{43}[\w-]{6}$/)
  const before = shop.queries()
  const mistyped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')
  const answer = await shop.app.inject({ url: '/api/user/', headers: { authorization: `Token ${mistyped}` } })
  expect(answer.json()).toEqual({ detail: 'Invalid token.' })
  expect(shop.queries()).toBe(before)
})
