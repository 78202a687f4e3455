import { expect, test } from 'vitest'
import { openShop, type Person, type TestShop } from '../../testing/open-shop.ts'
import { addProduct, type SomeProduct } from '../../testing/some-products.ts'
import { deleteAccount, myData } from '../account/account.contract.ts'
import { changes } from '../changes/changes.contract.ts'
import type { Step } from './next-steps.ts'
import { OrderStatus } from './order-status.contract.ts'
import { orders } from './orders.contract.ts'
import { placeOrder } from './place-order.server.ts'
import { staffOrders, takeStep } from './staff-orders.contract.ts'
import { StepForm } from './step-form.contract.ts'

const CHANGED = '409 This order was changed by someone else. Reload it and try again.'

/** Mia has ordered two red mugs and three blue ones, of ten each. */
async function anOrder(shop: TestShop) {
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia', 'correct horse battery')]
  const variants = ['Red', 'Blue'].map((name) => ({ name, stock: 10 }))
  const mug = await addProduct(shop.db, { title: 'Mug', variants })
  const id = await buy(shop, mia, mug, [2, 3])
  return { staff, mia, mug, id }
}

const buy = (shop: TestShop, { id }: Person, { id: product, variantIds }: SomeProduct, quantities: number[]) =>
  shop.db.transaction().execute((tx) => {
    const wanted = quantities.map((quantity, n) => ({ product, variant: variantIds[n] ?? 0, quantity }))
    return placeOrder(tx, { userId: id, wanted, now: shop.clock.now })
  })

const step = (person: Person, id: number, to: Step, more: { from?: OrderStatus; tracking?: string } = {}) =>
  person.api(takeStep, { params: { id: String(id) }, body: { to, ...more } })

const take = async (person: Person, id: number, ...steps: Step[]) => {
  for (const to of steps) await step(person, id, to)
}

const stocks = async (shop: TestShop, { variantIds }: SomeProduct) => {
  const rows = await shop.db
    .selectFrom('variants')
    .select('stock')
    .where('id', 'in', variantIds)
    .orderBy('id')
    .execute()
  return rows.map(({ stock }) => stock)
}

const ROADS: Record<OrderStatus, Step[]> = {
  making: [],
  shipping: ['shipping'],
  shipped: ['shipping', 'shipped'],
  delivered: ['shipping', 'shipped', 'delivered'],
  cancelled: ['shipping', 'cancelled'],
}

test('staff take an order from making to delivered; its customer reads of each step, and where the parcel is', async () => {
  await using shop = await openShop()
  const { staff, mia, id } = await anOrder(shop)
  const start = shop.clock.now
  const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  const link = 'https://parcels.example/follow?n=42&lang=en'
  const taken = []
  for (const [n, to] of ROADS.delivered.entries()) {
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

  const [seen] = (await mia.api(orders, { query: {} })).results
  expect(seen).toMatchObject({ id, status: 'delivered', tracking: link })
  expect(seen?.steps).toEqual(steps)
  expect(seen).not.toHaveProperty('customer')
  const exported = (await mia.api(myData, {})).orders
  expect(exported).toMatchObject([{ tracking: link, steps: [{}, {}, {}] }])
  expect(JSON.stringify(exported)).not.toContain('Staff')

  const letters = await shop.letters('mia@example.com')
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Your order ${id} at Comptoir is being prepared for shipping`,
    `Your order ${id} at Comptoir was shipped`,
    `Your order ${id} at Comptoir was delivered`,
  ])
  expect(letters.map(({ text }) => text.includes(link))).toEqual([false, true, false])
  for (const { text } of letters) expect(text).toMatch(/^Hello Mia,.*2 × Mug, Red\n3 × Mug, Blue\n.*\/orders/s)

  const log = await staff.api(changes, { query: { order: String(id) } })
  expect(log.results.map(({ field, old, new: now, by }) => [field, old, now, by])).toEqual([
    ['status', 'shipped', 'delivered', 'Staff Test'],
    ['tracking', null, link, 'Staff Test'],
    ['status', 'shipping', 'shipped', 'Staff Test'],
    ['status', 'making', 'shipping', 'Staff Test'],
  ])
})

test('no step leaves one out, none goes back, and what was shipped is not cancelled', async () => {
  await using shop = await openShop()
  const { staff, mia, mug } = await anOrder(shop)
  const answers: Record<string, string> = {}
  for (const from of OrderStatus.options) {
    for (const to of StepForm.shape.to.options) {
      const id = await buy(shop, mia, mug, [1])
      await shop.db.updateTable('variants').set({ stock: 10 }).execute()
      await take(staff, id, ...ROADS[from])
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

test('what is wrong is said at its field, and nothing happens', async () => {
  await using shop = await openShop()
  const { staff, id } = await anOrder(shop)
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
    { tracking: ['Only an order that is shipped has one.'] },
  ])
  for (const nobody of [id + 1, 0, 'x', '99999999999999999999'])
    expect(await answerTo({ to: 'shipping' }, nobody)).toEqual([404, { detail: 'Not found.' }])
  expect((await staff.api(staffOrders, { query: {} })).results).toMatchObject([{ status: 'making', steps: [{}] }])
  expect(await shop.letters('mia@example.com')).toEqual([])
})

test('ten cancel at once: the stock comes back once, with its movements and one letter', async () => {
  await using shop = await openShop()
  const { staff, id, mug } = await anOrder(shop)
  expect(await stocks(shop, mug)).toEqual([8, 7])
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => step(staff, id, 'cancelled')))
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
  expect(refusals).toHaveLength(9)
  for (const refusal of refusals) expect(refusal).toContain(CHANGED)
  expect(await stocks(shop, mug)).toEqual([10, 10])
  const movements = shop.db.selectFrom('stock_movements').select(['variant_id', 'change', 'reason', 'order_id'])
  expect(await movements.where('reason', '=', 'returned').orderBy('variant_id').execute()).toEqual([
    { variant_id: mug.variantIds[0], change: 2, reason: 'returned', order_id: id },
    { variant_id: mug.variantIds[1], change: 3, reason: 'returned', order_id: id },
  ])
  const letters = await shop.letters('mia@example.com')
  expect(letters.map(({ subject }) => subject)).toEqual([`Your order ${id} at Comptoir was cancelled`])
})

test.each([
  ['making', 'shipping'],
  ['shipping', 'shipped'],
] as const)(
  'cancelling and the step from %s to %s at once: exactly one wins, and the stock is right',
  {
    timeout: 30_000,
  },
  async (from, to) => {
    await using shop = await openShop()
    const { staff, mia, mug } = await anOrder(shop)
    const winners = new Set<string>()
    for (let round = 0; round < 10; round += 1) {
      const before = await stocks(shop, mug)
      const id = await buy(shop, mia, mug, [1, 1])
      await take(staff, id, ...ROADS[from])
      const both: Step[] = round % 2 === 0 ? ['cancelled', to] : [to, 'cancelled']
      // Staff who look at a screen send the status that they see there.
      const answers = await Promise.allSettled(both.map((one) => step(staff, id, one, { from })))
      const [won, ...others] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.status] : []))
      expect(others).toEqual([])
      for (const answer of answers) if (answer.status === 'rejected') expect(String(answer.reason)).toContain(CHANGED)
      expect(await stocks(shop, mug)).toEqual(won === 'cancelled' ? before : before.map((stock) => stock - 1))
      await shop.db.updateTable('variants').set({ stock: 10 }).execute()
      winners.add(won ?? 'nobody')
    }
    expect([...winners, 'nobody']).not.toEqual(['nobody'])
  },
)

test('cancelling while others buy the same: nothing is lost, nothing is sold twice, and nobody waits in a circle', async () => {
  await using shop = await openShop()
  const { staff, mia, mug } = await anOrder(shop)
  await shop.db.updateTable('variants').set({ stock: 20 }).execute()
  const placed = await Promise.all(Array.from({ length: 8 }, () => buy(shop, mia, mug, [1, 1])))
  expect(await stocks(shop, mug)).toEqual([12, 12])
  await Promise.all(placed.flatMap((id) => [step(staff, id, 'cancelled'), buy(shop, mia, mug, [1, 1])]))
  expect(await stocks(shop, mug)).toEqual([12, 12])
  const { moved } = await shop.db
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.sum<string>('change').as('moved'))
    .executeTakeFirstOrThrow()
  expect(Number(moved)).toBe(-5 - 16)
})

test('a step that was taken from another status than staff have seen is refused', async () => {
  await using shop = await openShop()
  const { staff, mia, id } = await anOrder(shop)
  await step(staff, id, 'shipping', { from: 'making' })
  await expect(step(staff, id, 'cancelled', { from: 'making' })).rejects.toThrow(CHANGED)
  expect((await mia.api(orders, { query: {} })).results).toMatchObject([{ status: 'shipping' }])
})

test('an order of a deleted account goes on without letters', async () => {
  await using shop = await openShop()
  const { staff, mia, id } = await anOrder(shop)
  await mia.api(deleteAccount, { body: { password: 'correct horse battery' } })
  expect(await step(staff, id, 'shipping')).toMatchObject({ customer: null, status: 'shipping' })
  expect((await shop.letters('mia@example.com')).map(({ subject }) => subject)).toEqual([
    'Your account at Comptoir was deleted',
  ])
})

test('staff see all orders by status, with counts, and find them by number, name and address', async () => {
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
    const { results, count, counts } = await staff.api(staffOrders, { query })
    return { ids: results.map((order) => order.id), count, counts }
  }
  const counts = { making: 1, shipping: 2, shipped: 0, delivered: 0, cancelled: 1 }
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

test('customers and visitors neither see nor move the orders of others', async () => {
  await using shop = await openShop()
  const { mia, id } = await anOrder(shop)
  const calls = (person: Person) => [person.api(staffOrders, { query: {} }), step(person, id, 'shipping')]
  for (const call of calls(mia)) await expect(call).rejects.toThrow('403 You do not have permission')
  for (const call of calls(shop.visitor)) await expect(call).rejects.toThrow('401 Authentication credentials')
  expect((await mia.api(orders, { query: {} })).results).toMatchObject([{ status: 'making' }])
})
