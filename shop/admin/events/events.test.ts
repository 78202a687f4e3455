import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addApiKey } from '../../../tests/fixtures/api-keys.ts'
import { take } from '../../../tests/fixtures/placed-order.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { postReview } from '../../catalog/reviews/reviews.contract.ts'
import { sendMessage } from '../../content/messages/contact.contract.ts'
import { deleteAccount } from '../../core/accounts/account.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { recordPayment } from '../../sales/orders/staff/staff-orders.contract.ts'
import { transitionOrder, undoSteps } from '../../sales/orders/staff/steps/steps.contract.ts'
import { UNDO_MS } from '../../sales/orders/staff/steps/undo-ms.ts'
import { EVENT_TYPES } from './event-types.contract.ts'
import { listEvents } from './events.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const pass = (shop: TestShop, ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

/** Polls until all recorded events are published, and checks their data. Stock changes wait for a second. */
async function poll(shop: TestShop, staff: Person, after = '0', limit = '7') {
  await until(async () => {
    const { rows } = await sql`
      select from events where position is null and coalesce(held_until <= ${shop.clock.now}, true)`.execute(shop.db)
    return rows.length === 0
  })
  const events: Awaited<ReturnType<typeof read>>['results'] = []
  const read = (from: string) => staff.api(listEvents, { query: { after: from, limit } })
  for (let page = await read(after); ; page = await read(page.next)) {
    events.push(...page.results)
    if (!page.has_more) break
  }
  for (const { type, subject, data } of events) {
    const defined = EVENT_TYPES.find((one) => one.type === type)
    expect(defined?.subject).toBe(subject.kind)
    expect(defined?.data.strict().parse(data)).toEqual(data)
  }
  return events
}

const typesOf = (
  events: readonly { type: string; subject: { kind: string; id: string } }[],
  kind: string,
  id: number,
) => events.filter(({ subject }) => subject.kind === kind && subject.id === String(id)).map(({ type }) => type)

test('a polling owner sees each change of an order once and in order, without undone steps and personal data', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia', 'correct horse battery')
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 10 }] })
  const [variant = 0] = mug.variantIds
  await putInCart(mia, mug, 2)
  const { id, price } = await checkOutCart(mia)
  const params = { id: String(id) }
  await staff.api(recordPayment, { params, body: { amount: price, received_on: '2026-11-23' } })
  await take(staff, id, 'shipping')
  await staff.api(transitionOrder, { params, body: { to: 'shipped', tracking: 'secret-tracking' } })
  await staff.api(undoSteps, { body: { status: 'shipped', orders: [id] } })
  pass(shop, UNDO_MS)
  await take(staff, id, 'shipped')
  expect(typesOf(await poll(shop, staff), 'order', id)).toEqual(['order.placed', 'order.paid'])
  pass(shop, UNDO_MS)
  await take(staff, id, 'delivered')
  pass(shop, UNDO_MS)
  await mia.api(postReview, { body: { body: 'A secret opinion.', rating: 4.5, variant } })
  const message = { name: 'Mia', email: 'mia@example.com', title: 'Hello', body: 'A secret question.' }
  await mia.api(sendMessage, { body: { ...message, order: id } })

  const events = await poll(shop, staff)
  const ofOrder = events.filter(({ subject }) => subject.kind === 'order')
  expect(ofOrder).toMatchObject([
    {
      ...{ type: 'order.placed', sequence: 1, subject: { kind: 'order', id: String(id) }, actor: { kind: 'customer' } },
      data: { total: price, currency: 'EUR', is_manual: false, is_paid_online: false },
    },
    { type: 'order.paid', sequence: 2, data: { amount: price, is_online: false }, actor: { id: staff.id } },
    { type: 'order.shipped', sequence: 3, data: { from: 'shipping' }, actor: { kind: 'staff', id: staff.id } },
    { type: 'order.delivered', sequence: 4, data: { from: 'shipped' } },
  ])
  // A change waits a second for further ones, so the publication can come first.
  expect(typesOf(events, 'product', mug.id).slice(0, 2).sort()).toEqual(['product.changed', 'product.published'])
  expect(events.find(({ type }) => type === 'stock.changed')).toMatchObject({
    subject: { id: String(variant) },
    data: { product: mug.id, stock: 8 },
  })
  expect(events.find(({ type }) => type === 'review.posted')?.data).toEqual({ product: mug.id, variant, rating: 4.5 })
  expect(events.find(({ type }) => type === 'message.received')?.data).toEqual({ order: id, reply: null })
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1))
  expect(await poll(shop, staff, String(events.length - 2), '500')).toEqual(events.slice(-2))
  expect(await poll(shop, staff, String(events.length + 5))).toEqual([])

  // Nothing has to be erased in the events of a customer, because they contain ids only.
  await mia.api(deleteAccount, { body: { password: 'correct horse battery' } })
  expect(typesOf(await poll(shop, staff), 'customer', mia.id)).toEqual(['customer.erased'])
  const { rows } = await sql<{ stored: string }>`select string_agg(events::text, ' ') as stored from events`.execute(
    shop.db,
  )
  expect(rows[0]?.stored).not.toMatch(/mia|secret|Lyon/i)
})

test('a payment, a cancellation and a refund by an API key name the key', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 12_50, variants: [{ name: 'Red', stock: 10 }] })
  await putInCart(mia, mug, 2)
  const { id, price } = await checkOutCart(mia)
  const key = await addApiKey(shop, { name: 'Bank robot' })
  const send = (url: string, payload: object) =>
    shop.app.inject({ method: 'POST', url, payload, headers: { authorization: key.authorization } })
  const paid = await send(`/api/staff_orders/${id}/payment/`, { amount: price, received_on: '2026-11-23' })
  expect(paid.statusCode).toBe(201)
  expect((await send(`/api/staff_orders/${id}/steps/`, { to: 'cancelled' })).statusCode).toBe(201)
  const events = (await poll(shop, staff)).filter(({ subject }) => subject.kind === 'order')
  expect(events.slice(1)).toMatchObject([
    { type: 'order.paid', data: { is_online: false }, actor: { kind: 'api_key', id: key.id } },
    { type: 'order.cancelled', actor: { kind: 'api_key', id: key.id } },
  ])
  const { results } = await staff.api(auditLog, { query: { order: id } })
  expect(results.find(({ field }) => field === 'payment')).toMatchObject({ by: 'Bank robot', by_api_key: key.id })
  const refunds = await shop.db.selectFrom('refunds').select(['made_by', 'api_key_id', 'because']).execute()
  expect(refunds).toEqual([{ made_by: null, api_key_id: key.id, because: 'cancelled' }])
})

test('refuses visitors, customers, other staff and invalid cursors', async () => {
  const read = (person: Person, query: object = {}) => person.api(listEvents, { query } as never)
  await expect(read(shop.visitor)).rejects.toThrow('401')
  await expect(read(await shop.customer())).rejects.toThrow('403')
  await expect(read(await shop.staff('orders'))).rejects.toThrow('403')
  const owner = await shop.staff()
  await expect(read(owner, { after: '-1' })).rejects.toThrow('Enter a position.')
  await expect(read(owner, { limit: '501' })).rejects.toThrow('Enter at most 500.')
  await expect(read(owner, { limit: '0' })).rejects.toThrow('Enter a number from 1 to 500.')
})

test('records changes of products for every way of writing, merged per product', async () => {
  const staff = await shop.staff()
  const mug = await addProduct(shop.db, { slug: 'mug', title: 'Mug' })
  const pot = await addProduct(shop.db, { slug: 'pot', title: 'Pot' })
  let last = '0'
  const news = async () => {
    const events = await poll(shop, staff, last)
    last = String(events.at(-1)?.position ?? last)
    return events.map(({ type, subject }) => `${type} ${subject.id}`).sort()
  }
  await news()
  await shop.db.updateTable('products').set({ title: 'Both' }).execute()
  expect(await news()).toEqual([`product.changed ${mug.id}`, `product.changed ${pot.id}`])
  // Nothing that a reader sees has changed.
  await shop.db.updateTable('products').set({ title: 'Both', version: 7, updated_at: new Date() }).execute()
  await shop.db.transaction().execute(async (tx) => {
    for (const name of ['Small', 'Large', 'Small'])
      await tx.updateTable('variants').set({ name }).where('product_id', '=', mug.id).execute()
    await tx
      .insertInto('product_bundles')
      .values({ product_id: mug.id, bundled_product_id: pot.id, position: 0 })
      .execute()
  })
  expect(await news()).toEqual([`product.changed ${mug.id}`])
  await shop.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ state: 'hidden' }).where('id', '=', pot.id).execute()
    await tx.updateTable('products').set({ state: 'published', is_public: true }).where('id', '=', pot.id).execute()
  })
  expect(await news()).toEqual([`product.changed ${pot.id}`, `product.published ${pot.id}`])
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', pot.id).execute()
  expect(await news()).toEqual([`product.deleted ${pot.id}`])
  // A change that is not committed has no event.
  await shop.db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('products').set({ title: 'Rolled back' }).execute()
      throw new Error('Refused.')
    })
    .catch(() => {})
  expect(await news()).toEqual([])
})

test('merges changes of a stock for a second, with the last stock, also from concurrent writers', async () => {
  const staff = await shop.staff()
  const mug = await addProduct(shop.db, { variants: [{ name: 'Red', stock: 1_000 }] })
  const [variant = 0] = mug.variantIds
  const sell = (db = shop.db) =>
    db.updateTable('variants').set({ stock: sql`stock - 1` }).where('id', '=', variant).execute()
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let sale = 0; sale < 25; sale += 1) await sell()
    }),
  )
  const events = (await poll(shop, staff)).filter(({ type }) => type === 'stock.changed')
  const seconds = (performance.now() - begun) / 1_000
  expect(events.at(-1)?.data).toEqual({ product: mug.id, stock: 800 })
  expect(events.length).toBeLessThanOrEqual(Math.ceil(seconds))
  // A change that is being merged is published after its commit.
  await sell()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const merging = shop.db.transaction().execute(async (tx) => {
    await sell(tx)
    await released
  })
  await until(async () => {
    const { rows } = await sql`select from events where merged_until < clock_timestamp() and position is null`.execute(
      shop.db,
    )
    return rows.length > 0
  })
  shop.jobs.wake()
  const count = async () =>
    (await staff.api(listEvents, { query: { limit: '500' } })).results.filter(({ type }) => type === 'stock.changed')
      .length
  expect(await count()).toBe(events.length)
  release()
  await merging
  expect((await poll(shop, staff)).at(-1)?.data).toEqual({ product: mug.id, stock: 798 })
  expect(await count()).toBe(events.length + 1)
})
