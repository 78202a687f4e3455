import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineEvent } from '../../../lib/event-type.ts'
import { listen } from '../../../server/db/listen.ts'
import { DAY, MINUTE, SECOND } from '../../../server/durations.ts'
import { recordEvent } from '../../../server/events/events-store.ts'
import type { Received } from '../../../tests/fixtures/webhook-receiver.ts'
import { about, openWebhookShop, verify } from '../../../tests/fixtures/webhook-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { sweepShop } from '../../sweep.server.ts'
import { claimTest } from './deliveries-store.server.ts'
import { startWebhooks } from './send-webhooks.server.ts'
import {
  changeWebhook,
  deleteWebhook,
  replayWebhook,
  retryDelivery,
  rotateWebhookSecret,
  testWebhook,
} from './webhooks.contract.ts'

const opened = await openWebhookShop()
afterAll(() => opened[Symbol.asyncDispose]())
const { shop, receiver, owner, record, pass, aWebhook } = opened

test('a failing event delays only later events of its subject at its endpoint', async () => {
  await using webhook = await aWebhook()
  await using other = await aWebhook()
  webhook.answers((response, received) => response.writeHead(about(received) === '40-1' ? 500 : 200).end())
  for (const grams of [1, 2]) for (const loaf of [40, 41]) await record(loaf, grams)
  await until(() => webhook.received().length === 3 && other.received().length === 4)
  await until(async () => (await webhook.state())?.waiting === 2)
  expect(webhook.received().map(about).sort()).toEqual(['40-1', '41-1', '41-2'])
  webhook.answers(200)
  await pass(6 * SECOND)
  await until(() => webhook.received().length === 5)
  expect(webhook.received().map(about).slice(-2)).toEqual(['40-1', '40-2'])
})

test('stalled endpoints delay no other one, with at most four requests each', async () => {
  await using stalled = await aWebhook()
  await using alsoStalled = await aWebhook()
  await using fast = await aWebhook()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let most = 0
  for (const webhook of [stalled, alsoStalled])
    webhook.answers(async (response) => {
      const running = await sql<{ requests: number }>`
        select count(*)::integer as requests from webhook_deliveries where claim is not null group by endpoint_id
        order by 1 desc limit 1`.execute(shop.db)
      most = Math.max(most, running.rows[0]?.requests ?? 0)
      await released
      response.writeHead(200).end()
    })
  for (let loaf = 50; loaf < 70; loaf += 1) await record(loaf)
  await until(() => fast.received().length === 20 && most > 1)
  expect(stalled.received().length).toBeLessThan(20)
  expect(most).toBeLessThanOrEqual(4)
  release()
})

test('both secrets sign for 24 hours after a rotation', async () => {
  await using webhook = await aWebhook()
  const { secret, previous_secret_until } = await owner.api(rotateWebhookSecret, {
    params: webhook.params,
    body: { own_password: '' },
  })
  expect(previous_secret_until).toBe(new Date(shop.clock.now.getTime() + DAY).toISOString())
  await record(80)
  await until(() => webhook.received().length === 1)
  await pass(DAY)
  await record(81)
  await until(() => webhook.received().length === 2)
  const [during, after] = webhook.received()
  if (!during || !after) throw new Error('Two requests must have arrived.')
  for (const one of [secret, webhook.secret]) expect(verify(during, one)).toMatchObject({ type: 'loaf.baked' })
  expect(verify(after, secret)).toMatchObject({ type: 'loaf.baked' })
  expect(() => verify(after, webhook.secret)).toThrow('No matching signature')
})

test('sends a delivery again with the same id if the process is killed before it stores the result', async () => {
  await using webhook = await aWebhook()
  // A lock of the endpoint keeps the result from being stored until the connection is killed.
  let blocked: Promise<void> | undefined
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  webhook.answers(async (response) => {
    if (!blocked) {
      const { promise: isLocked, resolve: lockedNow } = Promise.withResolvers<void>()
      blocked = shop.db.transaction().execute(async (tx) => {
        await tx.selectFrom('webhook_endpoints').selectAll().where('id', '=', webhook.id).forUpdate().execute()
        lockedNow()
        await done
      })
      await isLocked
    }
    response.writeHead(200).end()
  })
  await record(90)
  await until(async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%webhook_endpoints%'`.execute(
      shop.db,
    )
    return rows.length > 0
  })
  end()
  await blocked
  expect(await webhook.log()).toMatchObject([{ state: 'pending', attempts: [] }])
  await pass(61 * SECOND)
  await until(async () => (await webhook.log())[0]?.state === 'delivered')
  const ids = webhook.received().map(({ headers }) => headers['webhook-id'])
  expect(ids).toEqual([ids[0], ids[0]])
})

test('an endpoint can be edited, switched off and deleted during a delivery', async () => {
  await using webhook = await aWebhook()
  let asked = 0
  let change = async () => {}
  const during = (status: number, next: () => Promise<unknown>) => {
    change = async () => void (await next())
    webhook.answers(async (response) => {
      asked += 1
      if (asked === 1) await change()
      response.writeHead(status).end()
    })
    asked = 0
  }
  const edit = (values: object) => async () =>
    owner.api(changeWebhook, {
      params: webhook.params,
      body: { ...webhook.body, ...values, version: (await webhook.state())?.version ?? 0 },
    })
  // The old address is gone, which says nothing about the new one.
  during(410, edit({ url: `${receiver.url}/moved` }))
  await record(100)
  await until(async () => (await webhook.attempts()).length > 0)
  expect(await webhook.state()).toMatchObject({ is_on: true, failing_since: null })
  await until(async () => (await webhook.log())[0]?.state === 'delivered')
  await edit({})()
  during(500, edit({ is_on: false }))
  await record(101)
  await until(async () => (await webhook.log()).length === 2 && (await webhook.attempts()).length === 1)
  expect(await webhook.state()).toMatchObject({ is_on: false, disabled_for: null, failing_since: null, waiting: 1 })
  // Switching on sends the waiting delivery at once.
  webhook.answers(200)
  await edit({})()
  await until(async () => (await webhook.state())?.waiting === 0)
  during(200, () => owner.api(deleteWebhook, { params: webhook.params }))
  await record(102)
  await until(async () => asked === 1 && (await webhook.state()) === undefined)
  const left = () =>
    shop.db.selectFrom('webhook_deliveries').select('id').where('endpoint_id', '=', webhook.id).execute()
  expect(await left()).toEqual([])
})

test('two processes send each delivery once and in the order of each subject', async () => {
  await using webhook = await aWebhook()
  const second = startWebhooks(shop.services, () => {})
  const listener = listen(shop.connection, { event_published: () => second.wake() })
  await using _second = { [Symbol.asyncDispose]: () => listener.stop().then(() => second.stop()) }
  for (let grams = 1; grams <= 10; grams += 1)
    for (const loaf of [110, 111, 112, 113, 114, 115]) await record(loaf, grams)
  await until(async () => (await webhook.state())?.waiting === 0 && webhook.received().length >= 60)
  expect(new Set(webhook.received().map(({ headers }) => headers['webhook-id'])).size).toBe(60)
  expect(webhook.received()).toHaveLength(60)
  for (const loaf of [110, 115])
    expect(
      webhook
        .received()
        .map(about)
        .filter((one) => one.startsWith(`${loaf}-`)),
    ).toEqual(Array.from({ length: 10 }, (_, index) => `${loaf}-${index + 1}`))
})

test('a cancelled test and a test of a killed process leave no delivery', async () => {
  await using webhook = await aWebhook()
  const cancelling = new AbortController()
  webhook.answers(() => cancelling.abort())
  const url = testWebhook.url.replace(':id', webhook.params.id)
  const headers = { authorization: `Token ${owner.token}` }
  await shop.app.inject({ method: 'POST', url, headers, signal: cancelling.signal }).catch(() => {})
  await until(async () => cancelling.signal.aborted && (await webhook.log()).length === 0)

  await claimTest(shop.db, webhook.id, 'webhook.test', shop.clock.now)
  await sweepShop(shop.services)
  expect(await webhook.log()).toMatchObject([{ is_test: true, state: 'pending' }])
  await pass(61 * SECOND)
  await sweepShop(shop.services)
  expect(await webhook.log()).toEqual([])
})

test('new events, replays, single deliveries and a clean-up at the same time leave no delivery waiting', async () => {
  await using webhook = await aWebhook()
  const from = shop.clock.now.toISOString()
  for (const loaf of [130, 131]) for (const grams of [1, 2, 3, 4]) await record(loaf, grams)
  await until(async () => (await webhook.log()).filter(({ state }) => state === 'delivered').length === 8)
  const sent = await webhook.log()
  const range = { from, until: new Date(shop.clock.now.getTime() + MINUTE).toISOString() }
  await Promise.all([
    ...[5, 6, 7, 8].flatMap((grams) => [record(130, grams), record(131, grams)]),
    ...[1, 2, 3].map(() => owner.api(replayWebhook, { params: webhook.params, body: range })),
    ...sent.map(({ id }) => owner.api(retryDelivery, { params: { id: String(id) } })),
    sweepShop(shop.services),
  ])
  await until(async () => (await webhook.state())?.waiting === 0 && (await webhook.log()).length >= 16)
  const marked = sql`select from webhook_deliveries where is_head`
  expect((await marked.execute(shop.db)).rows).toEqual([])
})

test('sends tests, single deliveries and a range of time again, and deletes the log after 30 days', async () => {
  await using webhook = await aWebhook()
  webhook.answers((response) => response.writeHead(200).end('Thanks, Mia'))
  await pass(MINUTE)
  const from = shop.clock.now.toISOString()
  expect(await owner.api(testWebhook, { params: webhook.params })).toMatchObject({ status: 200, is_delivered: true })
  expect(verify(webhook.received()[0] as Received, webhook.secret)).toMatchObject({ type: 'webhook.test', data: {} })
  await record(120)
  await record(121)
  await until(async () => (await webhook.log()).filter(({ state }) => state === 'delivered').length === 3)
  const [last, , sent] = await webhook.log()
  await owner.api(retryDelivery, { params: { id: String(last?.id) } })
  await until(() => webhook.received().length === 4)
  expect(webhook.received()[3]?.headers['webhook-id']).toBe(last?.message_id)
  await expect(owner.api(retryDelivery, { params: { id: String(sent?.id) } })).rejects.toThrow('409')

  await using late = await aWebhook()
  const range = { from, until: new Date(shop.clock.now.getTime() + MINUTE).toISOString() }
  for (const one of [webhook, late]) {
    const { events } = await owner.api(replayWebhook, { params: one.params, body: range })
    expect(events).toBe(2)
  }
  await until(() => webhook.received().length === 6 && late.received().length === 2)
  // The two requests to an endpoint are sent at the same time.
  const idsOf = (received: readonly Received[]) => received.map(({ headers }) => headers['webhook-id']).toSorted()
  expect(idsOf(late.received())).toEqual(idsOf(webhook.received().slice(-2)))
  const tooOld = { ...range, from: new Date(shop.clock.now.getTime() - 40 * DAY).toISOString() }
  await expect(owner.api(replayWebhook, { params: late.params, body: tooOld })).rejects.toThrow(
    'within the last 30 days',
  )

  // The answers of earlier deliveries are stored, and no later one names the customer.
  await until(async () => (await webhook.state())?.waiting === 0)
  webhook.answers(200)
  const erased = defineEvent({ type: 'customer.erased', subject: 'customer', data: z.object({}), summary: '' })
  await recordEvent(shop.db, erased, { subject: 7, data: {}, actor: { kind: 'customer' }, now: shop.clock.now })
  const stored = sql<{ all: string }>`
    select (select string_agg(webhook_deliveries::text, ' ') from webhook_deliveries)
      || (select string_agg(webhook_attempts::text, ' ') from webhook_attempts) as all`
  await until(async () => !(await stored.execute(shop.db)).rows[0]?.all.includes('Mia'))
  await until(async () => (await webhook.state())?.waiting === 0)
  await pass(31 * DAY)
  await sweepShop(shop.services)
  expect(await webhook.log()).toEqual([])
})
