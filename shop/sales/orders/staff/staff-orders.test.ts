import { afterAll, expect, test } from 'vitest'
import { anOrder, buy, CHANGED, STEPS_TO, step, take } from '../../../../tests/fixtures/placed-order.ts'
import { openShop, type Person } from '../../../../tests/processes/open-shop.ts'
import { getProductBySlug } from '../../../catalog/products/read/catalogue.contract.ts'
import { deleteAccount, myData } from '../../../core/accounts/account.contract.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { listOrders } from '../orders.contract.ts'
import { listStaffOrders } from './staff-orders.contract.ts'
import { StepForm } from './steps/step-form.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

test('finds an order by its own e-mail address after the account has changed', async () => {
  const { staff, id } = await anOrder(shop)
  await shop.db.updateTable('orders').set({ email: 'Then@example.com' }).where('id', '=', id).execute()
  const found = async (search: string) =>
    (await staff.api(listStaffOrders, { query: { search } })).results.map((order) => order.id)
  expect(await found('then@EXAMPLE.com')).toEqual([id])
  expect(await found('mia@example.com')).toEqual([id])
  expect(await found('the@example.com')).toEqual([])
})

test('moves an order from making to delivered with e-mails to the customer and a tracking link', async () => {
  await using shop = await openShop()
  const { staff, mia, id } = await anOrder(shop)
  const start = shop.clock.now
  const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  const link = 'https://parcels.example/follow?n=42&lang=en'
  const taken = []
  for (const [n, to] of STEPS_TO.delivered.entries()) {
    shop.clock.now = later(n + 1)
    taken.push(await step(staff, id, to, to === 'shipped' ? { tracking: ` ${link} ` } : {}))
  }
  expect(taken.map(({ status, tracking }) => [status, tracking])).toEqual([
    ['shipping', null],
    ['shipped', link],
    ['delivered', link],
  ])
  const steps = [
    { status: 'making', time_created: start.toISOString() },
    { status: 'shipping', time_created: later(1).toISOString() },
    { status: 'shipped', time_created: later(2).toISOString() },
    { status: 'delivered', time_created: later(3).toISOString() },
  ]
  expect(taken[2]).toMatchObject({
    price: '62.50',
    customer: { id: mia.id, name: 'Mia Test', email: 'mia@example.com' },
    steps: steps.map((one, n) => ({ ...one, by: n === 0 ? null : 'Staff Test' })),
  })

  const [seen] = (await mia.api(listOrders, { query: {} })).results
  expect(seen).toMatchObject({ id, status: 'delivered', tracking: link })
  expect(seen?.steps).toEqual(steps)
  expect(seen).not.toHaveProperty('customer')
  const exported = (await mia.api(myData, {})).orders
  expect(exported).toMatchObject([{ tracking: link, steps: [{}, {}, {}] }])
  expect(JSON.stringify(exported)).not.toContain('Staff')

  const emails = await shop.emails('mia@example.com')
  expect(emails.map(({ subject }) => subject)).toEqual([
    `Your order ${id} at Comptoir is being prepared for shipping`,
    `Your order ${id} at Comptoir was shipped`,
    `Your order ${id} at Comptoir was delivered`,
  ])
  expect(emails.map(({ text }) => text.includes(link))).toEqual([false, true, false])
  const held = /^Hello Mia,.*2 × Mug, Red: €25\.00\n3 × Mug, Blue: €37\.50\nTotal: €62\.50\n/s
  for (const { text, html } of emails) {
    expect(text).toMatch(held)
    expect(text).toContain(`See order ${id}: https://shop.example/orders/${id}`)
    expect(html?.match(/<img src="[^"]*\/media\/[^"]*" width="80" height="60" alt=""/g)).toHaveLength(2)
    expect(html).toMatch(/2 × Mug<.*>Red<.*>€25\.00<.*3 × Mug<.*>Blue<.*>€37\.50<.*>€62\.50</s)
    expect(html).toContain(`/orders/${id}"`)
    expect(html?.match(/class="button"/g)).toHaveLength(1)
  }

  const log = await staff.api(auditLog, { query: { order: String(id) } })
  expect(log.results.map(({ field, old, new: now, by }) => [field, old, now, by])).toEqual([
    ['status', 'shipped', 'delivered', 'Staff Test'],
    ['tracking', null, link, 'Staff Test'],
    ['status', 'shipping', 'shipped', 'Staff Test'],
    ['status', 'making', 'shipping', 'Staff Test'],
  ])
})

test('rejects skipped and reversed steps, and cancelling a shipped order', async () => {
  const { staff, mia: lea, mug } = await anOrder(shop, 'Lea')
  const answers: Record<string, string> = {}
  for (const from of OrderStatus.exclude(['awaiting_payment']).options) {
    for (const to of StepForm.shape.to.options) {
      const id = await buy(shop, lea, mug, [1])
      await shop.db.updateTable('variants').set({ stock: 10 }).execute()
      await take(staff, id, ...STEPS_TO[from])
      answers[`${from} to ${to}`] = await step(staff, id, to).then(
        ({ status }) => status,
        (error: Error) => error.message.slice(0, 3),
      )
      const { status } = await shop.db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(status).toBe(answers[`${from} to ${to}`] === to ? to : from)
    }
  }
  expect(answers).toEqual({
    'making to shipping': 'shipping',
    'making to shipped': '400',
    'making to delivered': '400',
    'making to cancelled': 'cancelled',
    'shipping to shipping': '409',
    'shipping to shipped': 'shipped',
    'shipping to delivered': '400',
    'shipping to cancelled': 'cancelled',
    'shipped to shipping': '409',
    'shipped to shipped': '409',
    'shipped to delivered': 'delivered',
    'shipped to cancelled': '409',
    'delivered to shipping': '409',
    'delivered to shipped': '409',
    'delivered to delivered': '409',
    'delivered to cancelled': '409',
    'cancelled to shipping': '409',
    'cancelled to shipped': '409',
    'cancelled to delivered': '409',
    'cancelled to cancelled': '409',
  })
})

test('shows the stock returned by a cancellation at once', async () => {
  const { staff, mia: eva, mug } = await anOrder(shop, 'Eva')
  const id = await buy(shop, eva, mug, [8, 7])
  const seen = async () => {
    const { variants } = await shop.visitor.api(getProductBySlug, { params: { slug: mug.slug } })
    return variants.map(({ stock }) => stock)
  }
  expect(await seen()).toEqual([0, 0])
  await take(staff, id, 'cancelled')
  expect(await seen()).toEqual([8, 7])
})

test('returns validation errors at their fields without a change', async () => {
  const { staff, id } = await anOrder(shop, 'Jan')
  const answerTo = async (body: object, order: number | string = id) => {
    const headers = { authorization: `Token ${staff.token}` }
    const answer = await shop.app.inject({ method: 'POST', url: `/api/staff_orders/${order}/steps/`, headers, body })
    return [answer.statusCode, answer.json()]
  }
  expect(await answerTo({})).toEqual([400, { to: ['This field is required.'] }])
  expect(await answerTo({ to: 'making' })).toEqual([400, { to: ['"making" is not a valid choice.'] }])
  expect(await answerTo({ to: 'delivered' })).toEqual([
    400,
    { to: ['An order that is making cannot become delivered yet.'] },
  ])
  expect(await answerTo({ to: 'shipping', from: 'lost', tracking: `${'x'.repeat(201)}` })).toEqual([
    400,
    { from: ['"lost" is not a valid choice.'], tracking: ['Ensure this field has no more than 200 characters.'] },
  ])
  expect(await answerTo({ to: 'shipping', tracking: 'RR 42' })).toEqual([
    400,
    { tracking: ['Only a shipped order has a tracking number.'] },
  ])
  for (const nobody of [id + 1_000, 0, 'x', '99999999999999999999'])
    expect(await answerTo({ to: 'shipping' }, nobody)).toEqual([404, { detail: 'Not found.' }])
  expect((await staff.api(listStaffOrders, { query: { search: String(id) } })).results).toMatchObject([
    { status: 'making', steps: [{}] },
  ])
  expect(await shop.emails('jan@example.com')).toEqual([])
})

test('rejects a step from a status that has changed', async () => {
  const { staff, mia: nia, id } = await anOrder(shop, 'Nia')
  await step(staff, id, 'shipping', { from: 'making' })
  await expect(step(staff, id, 'cancelled', { from: 'making' })).rejects.toThrow(CHANGED)
  expect((await nia.api(listOrders, { query: {} })).results).toMatchObject([{ status: 'shipping' }])
})

test('processes the order of a deleted account without e-mails', async () => {
  const { staff, mia: max, id } = await anOrder(shop, 'Max', 'correct horse battery')
  await max.api(deleteAccount, { body: { password: 'correct horse battery' } })
  expect(await step(staff, id, 'shipping')).toMatchObject({ customer: null, status: 'shipping' })
  expect((await shop.emails('max@example.com')).map(({ subject }) => subject)).toEqual([
    'Your account at Comptoir was deleted',
  ])
})

test('lists orders for staff by status with counts, and finds them by number, name and address', async () => {
  await using shop = await openShop()
  const { staff, mia, mug, id } = await anOrder(shop)
  const tom = await shop.customer('Tom')
  const ids = [id]
  for (const [person, to] of [
    [tom, 'shipping'],
    [mia, 'cancelled'],
    [tom, 'shipping'],
  ] as const) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    const placed = await buy(shop, person, mug, [1])
    await take(staff, placed, to)
    ids.unshift(placed)
  }
  const find = async (query: { status?: OrderStatus; search?: string; page_size?: string; page?: string }) => {
    const { results, count, counts } = await staff.api(listStaffOrders, { query })
    return { ids: results.map((order) => order.id), count, counts }
  }
  const counts = { making: 1, shipping: 2, shipped: 0, delivered: 0, cancelled: 1, awaiting_payment: 0 }
  expect(await find({})).toEqual({ ids, count: 4, counts })
  expect(await find({ status: 'shipping' })).toEqual({ ids: [ids[0], ids[2]], count: 2, counts })
  expect(await find({ status: 'shipping', page_size: '1', page: '2' })).toMatchObject({ ids: [ids[2]], count: 2 })
  expect((await find({ search: ` #${id} ` })).ids).toEqual([id])
  expect(await find({ search: 'mIA tes' })).toMatchObject({ ids: [ids[1], id], counts: { making: 1, shipping: 0 } })
  expect((await find({ search: 'TOM@example', status: 'shipping' })).count).toBe(2)
  for (const search of ['%', "'", '\\', 'nobody']) expect((await find({ search })).count).toBe(0)
  await expect(find({ search: 'nobody', page: '2' })).rejects.toThrow('404 Invalid page.')
  await expect(find({ status: 'lost' as OrderStatus })).rejects.toThrow('"lost\\" is not a valid choice.')

  const queries = async (page_size: string) => {
    const before = shop.queries()
    await find({ page_size })
    return shop.queries() - before
  }
  expect(await queries('4')).toBe(await queries('1'))
})

test('hides orders from other customers and visitors', async () => {
  const { mia: zoe, id } = await anOrder(shop, 'Zoe')
  const calls = (person: Person) => [
    () => person.api(listStaffOrders, { query: {} }),
    () => step(person, id, 'shipping'),
  ]
  for (const call of calls(zoe)) await expect(call()).rejects.toThrow('403 You do not have permission')
  for (const call of calls(shop.visitor)) await expect(call()).rejects.toThrow('401 Authentication credentials')
  expect((await zoe.api(listOrders, { query: {} })).results).toMatchObject([{ status: 'making' }])
})
