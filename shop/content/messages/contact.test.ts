import { afterAll, expect, test } from 'vitest'
import { addOrder } from '../../../tests/fixtures/orders.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { listOrders } from '../../sales/orders/orders.contract.ts'
import { listMessages, sendMessage } from './contact.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const message = {
  name: 'Mia Wong',
  email: 'mia@example.com',
  title: 'The mug',
  body: 'Is it safe in the oven?\nAnd in the cold?',
}

test('stores a message and sends it to the shop, with the writer’s address for replies', async () => {
  await using shop = await openShop({ env: { SHOP_EMAIL: 'owner@shop.example' } })
  const answer = await shop.visitor.api(sendMessage, { body: message })
  expect(answer).toMatchObject(message)
  const [email] = await shop.emails('owner@shop.example')
  expect(email).toMatchObject({ replyTo: 'mia@example.com', subject: 'Message: The mug' })
  expect(email?.text).toContain('And in the cold?')
  expect(await shop.db.selectFrom('contact_messages').select('title').execute()).toEqual([{ title: 'The mug' }])
})

test('a message cannot inject markup or e-mail headers', async () => {
  await using shop = await openShop({ env: { SHOP_EMAIL: 'owner@shop.example' } })
  const body = { ...message, name: '<b>Mia</b>', title: 'Hello <script>', body: '<img src=x onerror=alert(1)> please' }
  await shop.visitor.api(sendMessage, { body })
  const [email] = await shop.emails('owner@shop.example')
  // The only image is the shop's logo.
  expect(email?.html?.replace('<img src="cid:logo"', '')).not.toMatch(/<script|<img|<b>/)
  for (const title of ['Hello\r\nBcc: all@example.com', 'Hello\u0000']) {
    const refused = await shop.app.inject({ method: 'POST', url: '/api/contact/', body: { ...message, title } })
    expect(refused.json()).toEqual({ title: ['Not a valid string.'] })
  }
  const twoMailboxes = await shop.app.inject({
    method: 'POST',
    url: '/api/contact/',
    body: { ...message, email: 'a@b.example, c@d.example' },
  })
  expect(twoMailboxes.json()).toEqual({ email: ['Enter a valid email address.'] })
})

test('a title that looks like an encoded word arrives as typed', async () => {
  await using shop = await openShop({ env: { SHOP_EMAIL: 'owner@shop.example' } })
  const title = '=?utf-8?Q?x=0D=0ABcc:_all@example.com?='
  await shop.visitor.api(sendMessage, { body: { ...message, title } })
  const [email] = await shop.emails('owner@shop.example')
  expect(email?.subject).toBe('Message: = ?utf-8?Q?x=0D=0ABcc:_all@example.com?=')
})

test.each([
  [{ name: '' }, { name: ['This field may not be blank.'] }],
  [{ name: 'x'.repeat(101) }, { name: ['Ensure this field has no more than 100 characters.'] }],
  [{ title: 'x'.repeat(151) }, { title: ['Ensure this field has no more than 150 characters.'] }],
  [{ body: 'too short' }, { body: ['Ensure this field has at least 10 characters.'] }],
  [{ body: '🙂'.repeat(5_001) }, { body: ['Ensure this field has no more than 5000 characters.'] }],
  [{ email: null }, { email: ['This field may not be null.'] }],
])('%j is refused at its field', async (change, errors) => {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/contact/', body: { ...message, ...change } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual(errors)
})

test('limits messages to five in ten minutes per address', async () => {
  await using shop = await openShop({ env: { RATE_LIMITS: 'on' } })
  const send = () => shop.app.inject({ method: 'POST', url: '/api/contact/', body: message })
  for (let count = 0; count < 5; count += 1) expect((await send()).statusCode).toBe(201)
  const sixth = await send()
  expect(sixth.statusCode).toBe(429)
  expect(sixth.json().detail).toMatch(/^Request was throttled\. Expected available in \d+ seconds\.$/)
})

test('a message may refer to the writer’s order, but not to another customer’s', async () => {
  await using shop = await openShop({ env: { SHOP_EMAIL: 'owner@shop.example' } })
  const mia = await shop.customer('Mia')
  const { id, variantIds } = await addProduct(shop.db)
  await addOrder(shop.db, { userId: mia.id, productId: id, variantIds })
  const [own] = (await mia.api(listOrders, { query: {} })).results
  const order = own?.id ?? 0
  expect(await mia.api(sendMessage, { body: { ...message, order } })).toMatchObject({ order })
  expect((await shop.emails('owner@shop.example'))[0]?.text).toContain(`wrote about order ${order}:`)
  const staff = await shop.staff()
  expect((await staff.api(listMessages, { query: {} })).results.map((one) => one.order)).toEqual([order])
  for (const other of [shop.visitor, await shop.customer('Leo')])
    await expect(other.api(sendMessage, { body: { ...message, order } })).rejects.toThrow('object does not exist')
})
