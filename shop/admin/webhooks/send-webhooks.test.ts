import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineEvent } from '../../../lib/event-type.ts'
import { listen } from '../../../server/db/listen.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../server/durations.ts'
import { recordEvent } from '../../../server/events/events-store.ts'
import { openReceiver, type Received } from '../../../tests/fixtures/webhook-receiver.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { sweepShop } from '../../sweep.server.ts'
import { RETRY_PAUSES_MS } from './attempt-outcome.server.ts'
import { startWebhooks } from './send-webhooks.server.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayWebhook,
  retryDelivery,
  rotateWebhookSecret,
  testWebhook,
} from './webhooks.contract.ts'

const TIMEOUT_MS = 400
const shop = await openShop({ env: { WEBHOOKS_ALLOW_LOOPBACK: 'on' }, downloads: { timeoutMs: TIMEOUT_MS } })
const receiver = await openReceiver()
afterAll(async () => {
  await receiver[Symbol.asyncDispose]()
  await shop[Symbol.asyncDispose]()
})
const owner = await shop.staff()

const baked = defineEvent({ type: 'loaf.baked', subject: 'loaf', data: z.object({ grams: z.int() }), summary: '' })
const record = (loaf: number, grams = 1) =>
  recordEvent(shop.db, baked, { subject: loaf, data: { grams }, actor: { kind: 'job' }, now: shop.clock.now })
const wake = () => sql`select pg_notify('event_published', '')`.execute(shop.db)

/** Moves the clock. The owner stays logged in. */
async function moveTo(time: Date | string | number) {
  const now = new Date(time)
  shop.clock.now = now
  const expires_at = new Date(now.getTime() + HOUR)
  await shop.db.updateTable('auth_tokens').set({ created_at: now, last_used_at: now, expires_at }).execute()
  await wake()
}
const pass = (ms: number) => moveTo(shop.clock.now.getTime() + ms)

let endpoints = 0
/** Creates a webhook that is deleted at the end of the test. */
async function aWebhook({ types = null as string[] | null } = {}) {
  endpoints += 1
  const path = `/${endpoints}`
  const body = { name: `Receiver ${endpoints}`, url: receiver.url + path, types, is_on: true }
  const created = await owner.api(createWebhook, { body })
  const params = { id: String(created.id) }
  const log = async () => (await owner.api(listDeliveries, { params, query: {} })).results
  return {
    ...{ id: created.id, params, path, body, log, secret: created.secret },
    state: async () => (await owner.api(listWebhooks, {})).webhooks.find(({ id }) => id === created.id),
    received: () => receiver.at(path),
    answers: (answer: Parameters<typeof receiver.answers>[1]) => receiver.answers(path, answer),
    /** The attempts of the newest delivery. */
    attempts: async () => (await log())[0]?.attempts ?? [],
    async [Symbol.asyncDispose]() {
      await owner.api(deleteWebhook, { params }).catch(() => {})
    },
  }
}

const about = ({ message: { data } }: Received) => `${(data.subject as { id: string }).id}-${data.grams}`

/** Verifies a request with the reference library, which compares the timestamp with the system's clock. */
function verify({ headers, body }: Received, secret: string): unknown {
  const shift = Math.floor(Date.now() / 1_000) - Number(headers['webhook-timestamp'])
  const real = Date.now
  Date.now = () => real() - shift * 1_000
  try {
    return new Webhook(secret).verify(body, headers)
  } finally {
    Date.now = real
  }
}

test('sends each event once, signed for the reference library, with ids instead of personal data', async () => {
  await using all = await aWebhook()
  await using none = await aWebhook({ types: ['order.paid'] })
  await record(1, 500)
  await until(() => all.received().length === 1)
  const [request] = all.received()
  if (!request) throw new Error('A request must have arrived.')
  expect(verify(request, all.secret)).toEqual({
    type: 'loaf.baked',
    timestamp: shop.clock.now.toISOString(),
    data: {
      ...{ grams: 500, subject: { kind: 'loaf', id: '1' }, sequence: 1, actor: { kind: 'job' } },
      position: expect.any(Number),
    },
  })
  expect(() => verify(request, none.secret)).toThrow('No matching signature')
  expect(request.body.length).toBeLessThan(20_000)
  await until(async () => (await all.log())[0]?.state === 'delivered')
  expect(await all.log()).toMatchObject([
    { message_id: request.headers['webhook-id'], payload: request.body, attempts: [{ status: 204, error: null }] },
  ])
  expect(await none.log()).toEqual([])
})

test('retries after the pauses of the table, and disables an endpoint after three days of failures', async () => {
  await using webhook = await aWebhook()
  webhook.answers(500)
  await record(10)
  const total = RETRY_PAUSES_MS.length + 1
  for (const [index, pause] of RETRY_PAUSES_MS.entries()) {
    await until(async () => (await webhook.attempts()).length === index + 1)
    const [delivery] = await webhook.log()
    const waits = Date.parse(delivery?.next_attempt_at ?? '') - shop.clock.now.getTime()
    expect(waits).toBeGreaterThanOrEqual(pause)
    expect(waits).toBeLessThanOrEqual(pause * 1.1)
    expect((await webhook.state())?.is_on).toBe(true)
    await moveTo(delivery?.next_attempt_at ?? '')
  }
  await until(async () => (await webhook.log())[0]?.state === 'failed')
  expect(webhook.received()).toHaveLength(total)
  expect(new Set(webhook.received().map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(webhook.received().map(({ body }) => body)).size).toBe(1)
  expect(await webhook.state()).toMatchObject({ is_on: false, disabled_for: 'failing', last_failure: '500' })
  const emails = await shop.emails('shop@localhost')
  expect(emails.at(-1)?.subject).toBe(`The webhook “${webhook.body.name}” was disabled`)
  // No deliveries are added while it is off.
  await record(11)
  await until(async () => {
    const pending = await sql`select from events where position is null`.execute(shop.db)
    return pending.rows.length === 0
  })
  expect(await webhook.log()).toHaveLength(1)
})

const answers: [name: string, respond: Parameters<typeof receiver.answers>[1], expected: object][] = [
  ['200', (response) => response.writeHead(200).end('Thanks'), { state: 'delivered', status: 200, answer: 'Thanks' }],
  ['204', 204, { state: 'delivered', status: 204, answer: '' }],
  [
    '301, which is not followed',
    (response) => response.writeHead(301, { location: `${receiver.url}/elsewhere` }).end(),
    { state: 'pending', status: 301, waitsMs: 5 * SECOND },
  ],
  ['400', 400, { state: 'pending', status: 400, waitsMs: 5 * SECOND }],
  [
    '429 with Retry-After',
    (response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
    { state: 'pending', status: 429, waitsMs: HOUR, pausedMs: HOUR },
  ],
  [
    '503 with Retry-After above a day',
    (response) => response.writeHead(503, { 'retry-after': new Date(Date.now() + 900 * DAY).toUTCString() }).end(),
    { state: 'pending', status: 503, waitsMs: DAY, pausedMs: DAY },
  ],
  ['no response', () => {}, { state: 'pending', error: 'timeout', waitsMs: 5 * SECOND }],
  ['a reset', (_, __, request) => request.socket.resetAndDestroy(), { state: 'pending', error: 'connection' }],
  [
    'no HTTP',
    (_, __, request) => request.socket.end('nonsense\r\n\r\n'),
    { state: 'pending', error: 'protocol', waitsMs: 5 * SECOND },
  ],
  [
    '200 after the timeout',
    (response) => setTimeout(() => response.writeHead(200).end(), TIMEOUT_MS * 2),
    { state: 'pending', error: 'timeout' },
  ],
  [
    'an endless body',
    (response) => {
      response.writeHead(200)
      const more = () => void (response.writable && response.write('x'.repeat(1_000), () => setImmediate(more)))
      more()
    },
    { state: 'delivered', status: 200, answer: 'x'.repeat(500) },
  ],
  [
    'a body that stops',
    (response) => response.writeHead(200).write('a\0b'),
    { state: 'delivered', status: 200, answer: 'a\uFFFDb' },
  ],
]

test.each(answers)('handles %s', async (_, respond, expected) => {
  await using webhook = await aWebhook()
  webhook.answers(respond)
  await record(20)
  await until(async () => (await webhook.attempts()).length === 1)
  const [delivery] = await webhook.log()
  const { state, waitsMs, pausedMs, ...attempt } = expected as { state: string; waitsMs?: number; pausedMs?: number }
  expect(delivery).toMatchObject({ state, attempts: [attempt] })
  if (waitsMs !== undefined) {
    const waits = Date.parse(delivery?.next_attempt_at ?? '') - shop.clock.now.getTime()
    expect(waits).toBeGreaterThanOrEqual(waitsMs)
    expect(waits).toBeLessThanOrEqual(waitsMs * 1.1)
  }
  const paused = (await webhook.state())?.paused_until
  expect(paused ? Date.parse(paused) - shop.clock.now.getTime() : undefined).toBe(pausedMs)
  expect(receiver.at('/elsewhere')).toEqual([])
})

test('ends a delivery after the third answer with another status 4xx, and disables the endpoint at once at 410', async () => {
  await using webhook = await aWebhook()
  webhook.answers(404)
  await record(30)
  await until(async () => (await webhook.attempts()).length === 1)
  await pass(5 * SECOND * 1.1)
  await until(async () => (await webhook.attempts()).length === 2)
  await pass(5 * MINUTE * 1.1)
  await until(async () => (await webhook.attempts()).length === 3)
  expect(await webhook.log()).toMatchObject([{ state: 'failed', attempts: [{}, {}, {}] }])
  expect((await webhook.state())?.is_on).toBe(true)
  webhook.answers(410)
  await record(31)
  await until(async () => (await webhook.state())?.is_on === false)
  expect(await webhook.log()).toMatchObject([{ state: 'failed', attempts: [{ status: 410 }] }, {}])
  expect(await webhook.state()).toMatchObject({ disabled_for: 'gone', last_failure: '410' })
  expect((await shop.emails('shop@localhost')).at(-1)?.text).toContain('no longer receives webhooks (status 410)')
})

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
  const held: (() => void)[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let most = 0
  for (const webhook of [stalled, alsoStalled])
    webhook.answers(async (response) => {
      held.push(() => {})
      const running = await sql<{ requests: number }>`
        select count(*)::integer as requests from webhook_deliveries where claim is not null group by endpoint_id
        order by 1 desc limit 1`.execute(shop.db)
      most = Math.max(most, running.rows[0]?.requests ?? 0)
      await released
      response.writeHead(200).end()
    })
  for (let loaf = 50; loaf < 70; loaf += 1) await record(loaf)
  await until(() => fast.received().length === 20)
  expect(stalled.received().length).toBeLessThan(20)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(4)
  release()
})

test('both secrets sign for 24 hours after a rotation', async () => {
  await using webhook = await aWebhook()
  const { secret, previous_secret_until } = await owner.api(rotateWebhookSecret, { params: webhook.params, body: {} })
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
  expect(late.received().map(({ headers }) => headers['webhook-id'])).toEqual(
    webhook
      .received()
      .slice(-2)
      .map(({ headers }) => headers['webhook-id']),
  )
  const tooOld = { ...range, from: new Date(shop.clock.now.getTime() - 40 * DAY).toISOString() }
  await expect(owner.api(replayWebhook, { params: late.params, body: tooOld })).rejects.toThrow(
    'within the last 30 days',
  )

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
