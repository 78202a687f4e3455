import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../../server/durations.ts'
import { openWebhookShop, verify } from '../../../tests/fixtures/webhook-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { RETRY_PAUSES_MS } from './attempt-outcome.server.ts'

const TIMEOUT_MS = 1_500
const opened = await openWebhookShop(TIMEOUT_MS)
afterAll(() => opened[Symbol.asyncDispose]())
const { shop, receiver, record, moveTo, pass, aWebhook } = opened

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
