import { defineExtension, type EventHandlers, type ShopEvent } from 'comptoir/extension'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '../../../server/durations.ts'
import { claimDelivery, deleteClaimed, recordEvent } from '../../../server/events/events-store.ts'
import { startEvents } from '../../../server/events/start-events.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { listExtensions, switchExtension } from '../../admin/settings/extensions/extensions.contract.ts'
import { orderPaid, orderShipped } from '../../sales/orders/order-events.contract.ts'
import { checkExtensions } from './check-extensions.server.ts'
import { extensionSubscribers } from './extension-subscribers.server.ts'

const SUBSCRIBER = 'extension:loyalty'
const loyalty = (on: EventHandlers) => defineExtension({ name: 'loyalty', version: '1.0.0', for: '*', on })

const paid = (shop: TestShop, order: number, payment = 1, tx = shop.db) =>
  recordEvent(tx, orderPaid, {
    subject: order,
    data: { payment, amount: '12.50', currency: 'EUR', is_online: true },
    actor: { kind: 'customer' },
    now: shop.clock.now,
  })

const deliveries = (shop: TestShop) =>
  shop.db.selectFrom('event_deliveries').selectAll().where('subscriber', '=', SUBSCRIBER).orderBy('position').execute()

const subscribed = (shop: TestShop) =>
  until(async () => {
    const found = await shop.db.selectFrom('event_subscribers').select('name').where('name', '=', SUBSCRIBER).execute()
    return found.length === 1
  })

async function pass(shop: TestShop, ms: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
  await sql`select pg_notify('event_published', '')`.execute(shop.db)
}

test('handlers get typed events after the commit, in order per subject and outside of transactions', async () => {
  const seen: ShopEvent<'order.paid'>[] = []
  let shop: TestShop | undefined
  const extension = loyalty({
    'order.paid': async (event) => {
      // Transactions of other subscribers end, but one around this handler would not.
      const hasOpen = async ({ db }: TestShop) => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
            and state like 'idle in transaction%'`.execute(db)
        return rows.length > 0
      }
      if (event.subject.id === 7) await until(async () => !(await hasOpen(shop as TestShop)), 5_000)
      seen.push(event)
    },
  })
  await using opened = await openShop({ extensions: [extension] })
  shop = opened
  await subscribed(shop)
  const { promise: inserted, resolve: insert } = Promise.withResolvers<void>()
  const { promise: committed, resolve: commit } = Promise.withResolvers<void>()
  const first = shop.db.transaction().execute(async (tx) => {
    await paid(opened, 7, 1, tx)
    insert()
    await committed
  })
  await inserted
  await paid(shop, 8)
  await until(() => seen.length === 1)
  expect(seen[0]?.subject).toEqual({ kind: 'order', id: 8 })
  commit()
  await first
  await paid(shop, 7, 2)
  await paid(shop, 7, 3)
  await until(() => seen.length === 4)
  const own = seen.filter(({ subject }) => subject.id === 7)
  expect(own.map(({ sequence, data }) => [sequence, data.payment])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  expect(own[0]).toEqual({
    ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), type: 'order.paid', subject: { kind: 'order', id: 7 } },
    data: { payment: 1, amount: '12.50', currency: 'EUR', is_online: true },
    ...{ sequence: 1, actor: { kind: 'customer' }, at: shop.clock.now },
  })
  expect(await shop.db.selectFrom('extension_errors').selectAll().execute()).toEqual([])
  await until(async () => (await deliveries(opened)).length === 0)
})

test('a failing handler is retried and delays only its subject; three errors disable the extension until the owner enables it', async () => {
  const seen: string[] = []
  let isBroken = true
  const extension = loyalty({
    'order.paid': ({ subject, data }) => {
      if (isBroken && subject.id === 1) throw new Error('The receiver is gone.')
      seen.push(`${subject.id}-${data.payment}`)
    },
  })
  await using shop = await openShop({ extensions: [extension] })
  const owner = await shop.staff()
  const state = async () => (await owner.api(listExtensions, {})).extensions[0]
  const attempts = (count: number) => until(async () => (await deliveries(shop))[0]?.attempts === count)
  await subscribed(shop)
  await shop.db.transaction().execute(async (tx) => {
    for (const payment of [1, 2]) for (const order of [1, 2]) await paid(shop, order, payment, tx)
  })
  // A handler ends before its delivery is deleted.
  await until(
    async () => (await deliveries(shop)).length === 2 && (await deliveries(shop))[0]?.last_error === 'unknown',
  )
  expect(seen).toEqual(['2-1', '2-2'])
  expect(await deliveries(shop)).toMatchObject([
    { attempts: 1, due_at: new Date(shop.clock.now.getTime() + 30 * SECOND) },
    { attempts: 0, due_at: null },
  ])
  // One event alone does not disable the extension.
  for (const [count, seconds] of [30, 60, 120].entries()) {
    await pass(shop, seconds * SECOND)
    await attempts(count + 2)
    await until(async () => (await state())?.errors.length === count + 2)
  }
  expect(await state()).toMatchObject({ state: 'enabled' })
  expect((await state())?.errors[0]).toMatchObject({ place: 'on order.paid', message: 'The receiver is gone.' })

  await owner.api(switchExtension, { params: { name: 'loyalty' }, body: { is_enabled: false } })
  await paid(shop, 3)
  await pass(shop, 10 * MINUTE)
  await until(async () => (await deliveries(shop)).length === 3)
  isBroken = false
  expect(seen).toEqual(['2-1', '2-2'])
  await owner.api(switchExtension, { params: { name: 'loyalty' }, body: { is_enabled: true } })
  await until(async () => (await deliveries(shop)).length === 0)
  expect(seen.toSorted()).toEqual(['1-1', '1-2', '2-1', '2-2', '3-1'])

  isBroken = true
  for (const payment of [3, 4, 5]) {
    await paid(shop, 1, payment)
    await until(async () => (await deliveries(shop))[0]?.last_error === 'unknown')
    await shop.db.deleteFrom('event_deliveries').where('subscriber', '=', SUBSCRIBER).execute()
  }
  await until(async () => (await state())?.state === 'failed')
})

test('a hanging handler is stopped after its time limit, and the other events follow', {
  tags: ['deep'],
  timeout: 40_000,
}, async () => {
  const seen: number[] = []
  const extension = loyalty({
    'order.paid': ({ subject }) => (subject.id === 1 ? new Promise(() => {}) : void seen.push(subject.id)),
  })
  await using shop = await openShop({ extensions: [extension] })
  const owner = await shop.staff()
  await subscribed(shop)
  await paid(shop, 1)
  await paid(shop, 2)
  await until(() => seen.length === 1)
  await until(async () => (await deliveries(shop))[0]?.last_error === 'unknown')
  const { extensions } = await owner.api(listExtensions, {})
  expect(extensions[0]?.errors).toMatchObject([{ place: 'on order.paid', message: 'It took longer than 10 s.' }])
})

test('another process handles the event of a killed one after its claim, and an interrupted handler runs again', {
  tags: ['deep'],
}, async () => {
  const seen: string[] = []
  let hangs = false
  const extension = loyalty({
    'order.paid': ({ id, data }) => {
      seen.push(`${id} ${data.payment}`)
      return hangs ? new Promise(() => {}) : undefined
    },
  })
  await using shop = await openShop({ extensions: [extension] })
  const owner = await shop.staff()
  const set = (is_enabled: boolean) => owner.api(switchExtension, { params: { name: 'loyalty' }, body: { is_enabled } })
  await subscribed(shop)
  await set(false)
  await until(() => shop.services.extensions.enabled.length === 0)
  await paid(shop, 1, 1)
  await paid(shop, 1, 2)
  await until(async () => (await deliveries(shop)).length === 2)
  // A process that is killed during the handler leaves its claim.
  const query = { subscriber: SUBSCRIBER, types: ['order.paid'], now: shop.clock.now }
  const claims = await Promise.all([1, 2, 3].map(() => claimDelivery(shop.db, query, () => MINUTE)))
  const [killed, ...others] = claims.filter((claim) => claim !== undefined)
  expect([killed?.attempts, others]).toEqual([1, []])
  await set(true)
  await pass(shop, 59 * SECOND)
  await paid(shop, 2, 9)
  await until(() => seen.length === 1)
  expect(seen[0]).toMatch(/ 9$/)
  await pass(shop, SECOND)
  await until(async () => (await deliveries(shop)).length === 0)
  expect(seen.slice(1).map((text) => text.split(' ')[1])).toEqual(['1', '2'])

  await set(false)
  await until(() => shop.services.extensions.enabled.length === 0)
  await paid(shop, 3)
  await until(async () => (await deliveries(shop)).length === 1)
  hangs = true
  const other = {
    extensions: {
      listed: [extension],
      isEnabled: () => true,
      call: shop.services.extensions.call.bind(shop.services.extensions),
    },
  }
  const process = startEvents(
    { db: shop.db, clock: () => shop.clock.now, log: () => {} },
    extensionSubscribers(other as never),
  )
  await until(() => seen.length === 4)
  await process.stop()
  await until(async () => (await deliveries(shop))[0]?.last_error === 'stopped')
  // The result of an earlier claim changes nothing.
  const again = await claimDelivery(shop.db, { ...query, now: shop.clock.now }, () => 0)
  if (!again) throw new Error('The delivery of the stopped process is not claimed again.')
  await deleteClaimed(shop.db, SUBSCRIBER, { ...again, attempts: again.attempts - 1 })
  expect(await deliveries(shop)).toHaveLength(1)
  hangs = false
  await set(true)
  await until(async () => (await deliveries(shop)).length === 0)
  expect(seen.at(-1)).toBe(seen[3])
})

test('events of a handler that an update removed do not delay others, and unknown events are refused at the start', async () => {
  const seen: string[] = []
  await using shop = await openShop({ extensions: [loyalty({ 'order.shipped': ({ type }) => void seen.push(type) })] })
  await subscribed(shop)
  const shipped = (subject: number) =>
    recordEvent(shop.db, orderShipped, {
      ...{ subject, data: { from: 'shipping' }, actor: { kind: 'job' }, now: shop.clock.now },
    })
  // The shop deletes the deliveries of other types before its first publication.
  await shipped(2)
  await until(async () => seen.length === 1 && (await deliveries(shop)).length === 0)
  const { extensions } = shop.services
  const before = {
    name: SUBSCRIBER,
    types: ['order.paid', 'order.shipped'],
    isReady: () => false,
    handle: async () => {},
  }
  const log = () => {}
  const old = startEvents({ db: shop.db, clock: () => shop.clock.now, log }, [before])
  await until(async () => {
    const [row] = await shop.db.selectFrom('event_subscribers').select('types').where('name', '=', SUBSCRIBER).execute()
    return row?.types.length === 2
  })
  await paid(shop, 1)
  await shipped(1)
  await until(async () => (await deliveries(shop)).length === 2)
  await old.stop()
  expect(seen).toEqual(['order.shipped'])
  const updated = startEvents({ db: shop.db, clock: () => shop.clock.now, log }, extensionSubscribers({ extensions }))
  await until(async () => (await deliveries(shop)).length === 0)
  expect(seen).toEqual(['order.shipped', 'order.shipped'])
  await updated.stop()
  expect(() => checkExtensions([loyalty({ 'order.pait': () => {} } as never)])).toThrow(
    'extensions.ts: the extension loyalty handles an unknown event, order.pait.',
  )
})
