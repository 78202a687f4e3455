import { afterAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'

const EMAIL = 'mia@example.com'
const OLD = 'correct horse battery'
const NEW = 'staple of another colour'
const INVALID = { email_verification_code: ['The verification code is invalid or has expired.'] }

/** A shop that reads client addresses from a proxy header. */
const shop = await openShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } })
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  shop.clock.now = new Date()
  for (const table of ['verification_codes', 'users', 'attempts'] as const) await shop.db.deleteFrom(table).execute()
})

function call(shop: TestShop, method: 'POST' | 'PUT', url: string, from: string, body: object) {
  return shop.app.inject({ method, url, body, headers: { 'x-forwarded-for': from } })
}

const later = (shop: TestShop, ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

/** Requests a code from a network address. @returns the response and the code */
async function ask(shop: TestShop, from: string) {
  const answer = await call(shop, 'POST', '/api/verification/', from, { email: EMAIL })
  expect(answer.statusCode).toBe(200)
  const email = (await shop.emails(EMAIL)).at(-1)
  return {
    request: answer.json().request as string,
    code: /\b\d{6}\b/.exec(email?.text ?? '')?.[0] ?? '',
    text: email?.text ?? '',
  }
}

async function reset(shop: TestShop, from: string, email_verification_code: string, request?: string) {
  const body = { email: EMAIL, password1: NEW, password2: NEW, email_verification_code, request }
  const answer = await call(shop, 'PUT', '/api/reset_password/', from, body)
  if (answer.statusCode !== 200) expect([answer.statusCode, answer.json()]).toEqual([400, INVALID])
  return answer.statusCode
}

/** Returns a code that differs from these. */
const wrong = (...codes: string[]) => ['111111', '222222', '333333'].find((code) => !codes.includes(code)) ?? ''

test('strangers who request codes and enter wrong ones all day do not lock out the owner', async () => {
  await shop.customer('Mia', OLD)
  for (let round = 0; round < 4; round += 1) {
    const { code } = await ask(shop, `198.51.100.${round}`)
    for (let tries = 0; tries < 5; tries += 1) await reset(shop, `198.51.100.${50 + round}`, wrong(code))
    later(shop, 31_000)
  }
  const { request, code, text } = await ask(shop, '203.0.113.7')
  expect(text).toContain('only works in the browser tab that requested it')
  // Without the request id, the attempt counts as one of a stranger until tomorrow.
  expect(await reset(shop, '203.0.113.7', code)).toBe(400)
  // Further attempts of strangers after the owner's request.
  await ask(shop, '198.51.100.99')
  for (let tries = 0; tries < 30; tries += 1) await reset(shop, `198.51.100.${100 + tries}`, wrong(code))
  for (let tries = 0; tries < 4; tries += 1) expect(await reset(shop, '203.0.113.7', wrong(code), request)).toBe(400)
  expect(await reset(shop, '203.0.113.7', code, request)).toBe(200)
})

test('after ten e-mails requested by strangers, the owner can still request one from any network', async () => {
  await shop.customer('Mia', OLD)
  for (let sent = 0; sent < 10; sent += 1) {
    await ask(shop, '198.51.100.1')
    later(shop, 13 * 60_000)
  }
  const refused = await call(shop, 'POST', '/api/verification/', '198.51.100.1', { email: EMAIL })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBe(24 * 3600 - 130 * 60)
  const { request, code } = await ask(shop, '203.0.113.7')
  expect(await reset(shop, '203.0.113.7', code, request)).toBe(200)
})

test('sends at most 16 code e-mails a day to an address', async () => {
  const statuses: number[] = []
  for (let site = 0; site < 20; site += 1) {
    const { statusCode } = await call(shop, 'POST', '/api/verification/', `198.51.100.${site}`, { email: EMAIL })
    statuses.push(statusCode)
  }
  expect(statuses).toEqual([...Array(16).fill(200), ...Array(4).fill(429)])
  later(shop, 24 * 3_600_000)
  expect((await ask(shop, '198.51.100.1')).code).toMatch(/^\d{6}$/)
})

test('allows five attempts with the request id of a code, concurrent or not', async () => {
  await shop.customer('Mia', OLD)
  const { request, code } = await ask(shop, '203.0.113.7')
  await Promise.all(Array.from({ length: 8 }, () => reset(shop, '203.0.113.7', wrong(code), request)))
  const { own_tries, tries } = await shop.db.selectFrom('verification_codes').selectAll().executeTakeFirstOrThrow()
  expect([own_tries, tries]).toEqual([5, 0])
  expect(await reset(shop, '203.0.113.7', code, request)).toBe(400)
})

test('each code that is compared counts as one of twenty attempts a day', async () => {
  await shop.customer('Mia', OLD)
  const codes: string[] = []
  for (let sent = 0; sent < 5; sent += 1) codes.push((await ask(shop, `198.51.100.${sent}`)).code)
  for (let tries = 0; tries < 4; tries += 1) expect(await reset(shop, '203.0.113.7', wrong(...codes))).toBe(400)
  const compared = await shop.db.selectFrom('verification_codes').select('tries').execute()
  expect(compared.map(({ tries }) => tries)).toEqual([4, 4, 4, 4, 4])
  for (const code of codes) expect(await reset(shop, '203.0.113.7', code)).toBe(400)
})

test('a request id is bound to its address and purpose, and an invalid one counts as none', async () => {
  await shop.customer('Mia', OLD)
  const stranger = await call(shop, 'POST', '/api/verification/', '198.51.100.1', { email: 'eve@example.com' })
  const { code } = await ask(shop, '203.0.113.7')
  const foreign: string = stranger.json().request
  expect(await reset(shop, '198.51.100.1', wrong(code), foreign)).toBe(400)
  expect(await shop.db.selectFrom('verification_codes').select(['tries', 'own_tries']).orderBy('id').execute()).toEqual(
    [
      { tries: 0, own_tries: 0 },
      { tries: 1, own_tries: 0 },
    ],
  )
  for (const request of [7, null, 'x'.repeat(101)]) {
    const body = { email: EMAIL, password1: NEW, password2: NEW, email_verification_code: code, request }
    const answer = await call(shop, 'PUT', '/api/reset_password/', '203.0.113.7', body)
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['request']])
  }
  expect(await reset(shop, '203.0.113.7', code, 'nonsense')).toBe(200)
})

test('stores request ids and codes only as hashes', async () => {
  await using shop = await openShop({ outbox: 'none' })
  const answer = await shop.app.inject({ method: 'POST', url: '/api/verification/', body: { email: EMAIL } })
  const { request } = answer.json()
  const rows = [
    ...(await shop.db.selectFrom('verification_codes').selectAll().execute()),
    ...(await shop.db.selectFrom('emails').selectAll().execute()),
  ]
  const text = JSON.stringify(rows, (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  )
  expect(text).not.toContain(request)
  expect(text).not.toMatch(/is your code|complete your sign-up/)
})
