import { expect, test } from 'vitest'
import { openPayingShop } from '../../../../../tests/fixtures/selling/paying-shop.ts'
import { openSellingShop } from '../../../../../tests/fixtures/selling/selling-shop.ts'
import { getReadiness } from '../../../launch/selling.contract.ts'
import { paymentsState } from '../staff/payment-issues.server.ts'
import { getPaymentsState, resolveUnmatchedPayment } from '../staff/staff-payments.contract.ts'

const DAY = 24 * 60

test('stores a valid webhook once and answers at once while the provider is down; its only effect is a query', async () => {
  await using world = await openPayingShop()
  const { shop, provider, order, page, now, post, work, subjects, pass } = world
  const placed = await order()
  const reference = await page(placed)
  provider.pay(reference)
  const notice = provider.notice(reference)
  provider.failNext('settle', 'lost before')
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(notice)))
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(20).fill([200, '']))
  const rows = await shop.db.selectFrom('payment_notices').select(['reference', 'done_at']).execute()
  expect(rows).toHaveLength(1)
  await work()
  pass(2)
  await Promise.all([work(4), ...Array.from({ length: 5 }, () => post(notice))])
  expect(await now(placed)).toMatchObject({ status: 'making' })
  expect(await subjects()).toHaveLength(1)
})

test('a webhook that cannot be processed does not delay the next one', async () => {
  await using world = await openPayingShop()
  const { provider, order, page, now, post, work } = world
  const [zoe, placed] = [await world.shop.customer('Zoe'), await order()]
  const other = await order(zoe)
  const [broken, sound] = [await page(placed), await page(other, zoe)]
  // The database can't store this character.
  provider.pay(broken, { paidBy: 'M\0ia' })
  provider.pay(sound)
  for (const reference of [broken, sound]) expect((await post(provider.notice(reference))).statusCode).toBe(200)
  for (const _ of [1, 2]) await work().catch(() => {})
  expect(await now(other, zoe)).toMatchObject({ status: 'making' })
})

test('rejects forged, empty, oversized and unknown webhooks without details or effects', async () => {
  await using world = await openPayingShop()
  const { shop, provider, order, page, post } = world
  const { body, headers } = provider.notice(await page(await order()))
  const refused = async (change: { body?: string; headers?: Record<string, string> }, status = 400) => {
    const answer = await post({ body: change.body ?? body, headers: change.headers ?? headers })
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ detail: expect.any(String) }),
    ])
    return answer.json()
  }
  const json = { 'content-type': 'application/json' }
  expect(await refused({ headers: json })).toEqual({ detail: 'Bad request.' })
  expect(await refused({ headers: { ...json, 'x-signature': 'a'.repeat(64) } })).toEqual({ detail: 'Bad request.' })
  await refused({ body: `${body} ` })
  await refused({ body: '' })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
    await refused({ headers: { 'content-type': type, 'x-signature': 'a'.repeat(64) } })
  await refused({ body: `"${'a'.repeat(300_000)}"` }, 413)
  expect(await shop.db.selectFrom('payment_notices').selectAll().execute()).toEqual([])
})

test('rejects a signed notice with an invalid reference', async () => {
  await using world = await openPayingShop()
  for (const reference of ['p_\u0000', 'p 1', '', 'x'.repeat(501)])
    expect((await world.post(world.provider.notice(reference))).statusCode, reference).toBe(400)
  expect(await world.shop.db.selectFrom('payment_notices').selectAll().execute()).toEqual([])
})

test('rejects all webhooks of a network after 300 invalid ones within a minute, and none of another network', async () => {
  await using world = await openPayingShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } })
  const { shop, provider } = world
  const valid = provider.notice('p_1')
  const post = async (from: string, { body, headers }: { body: string; headers: object }) => {
    const sent = { ...headers, 'content-type': 'application/json', 'x-forwarded-for': from }
    return (await shop.app.inject({ method: 'POST', url: '/api/payments/fake/', payload: body, headers: sent }))
      .statusCode
  }
  for (let call = 0; call < 10; call += 1) expect(await post('203.0.113.1', valid)).toBe(200)
  const statuses = []
  for (let call = 0; call < 301; call += 1) statuses.push(await post('203.0.113.1', { body: '{}', headers: {} }))
  expect([statuses.indexOf(429), await post('203.0.113.1', valid)]).toEqual([300, 429])
  expect(await post('203.0.113.2', valid)).toBe(200)
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000)
  expect(await post('203.0.113.1', valid)).toBe(200)
})

test('has no webhook address without a provider, and requires a received webhook before opening with one', async () => {
  await using selling = await openSellingShop()
  const none = await selling.shop.app.inject({ method: 'POST', url: '/api/payments/fake/', payload: {} })
  expect(none.statusCode).toBe(404)
  const lines = async (staff: typeof selling.staff) => (await staff.api(getReadiness, {})).lines
  expect((await lines(selling.staff)).some(({ key }) => key === 'provider')).toBe(false)

  await using world = await openPayingShop()
  const line = async () => (await lines(world.staff)).find(({ key }) => key === 'provider')
  expect(await line()).toMatchObject({ is_ready: false, is_needed: true, missing: ['notice'] })
  await world.post(world.provider.notice('p_unknown'))
  expect(await line()).toMatchObject({ is_ready: true })
})

test('ignores webhooks of other shops, and shows unknown payments of this shop to staff after three days', async () => {
  await using world = await openPayingShop()
  const { shop, staff, provider, order, page, post, work, pass } = world
  const placed = await order()
  const reference = await page(placed)
  provider.pay(reference)
  // Simulates a restored backup: the provider has an attempt that is missing in the shop.
  provider.become(reference, { attempt: '11111111-1111-4111-8111-111111111111' })
  await shop.db
    .updateTable('payments')
    .set({ reference: 'p_other', parameters: null as never })
    .execute()
  await shop.db.updateTable('payments').set({ ask_at: null }).execute()
  await post(provider.notice(reference))
  await post(provider.notice('p_elsewhere'))
  await work()
  const waiting = () => shop.db.selectFrom('payment_notices').select('reference').where('done_at', 'is', null).execute()
  expect(await waiting()).toEqual([{ reference }])
  const { provider: state, needs_you } = await staff.api(getPaymentsState, {})
  expect(state).toMatchObject({
    label: 'Fake',
    is_test: false,
    notices_address: 'https://shop.example/api/payments/fake/',
  })
  // A payment without an order is listed with the provider's details until staff settle it.
  expect(needs_you).toMatchObject([
    { kind: 'stray', order: null, amount: '29.90', reference, email: 'mia@example.com' },
  ])
  for (const _ of [1, 2]) await staff.api(resolveUnmatchedPayment, { body: { reference } })
  pass(15)
  await work()
  expect((await staff.api(getPaymentsState, {})).needs_you).toEqual([])
  pass(3 * DAY)
  await work()
  // The previous session has expired.
  expect((await paymentsState(shop.services)).needs_you).toMatchObject([{ kind: 'notice', reference }])
})

test('reconciles with the provider every quarter of an hour, including payments closed long ago', async () => {
  await using world = await openPayingShop()
  const { provider, order, page, now, sweep, work, pass, refunds } = world
  const placed = await order()
  const reference = await page(placed)
  pass(55)
  await sweep()
  await work()
  provider.become(reference, { state: 'paid', receivedCents: 29_90 })
  provider.failNext('list', 'lost before')
  pass(15)
  await work()
  expect((await now(placed))?.status).toBe('cancelled')
  pass(1)
  await work(3)
  expect((await now(placed))?.status).toBe('making')
  expect(await refunds()).toEqual([])
})
