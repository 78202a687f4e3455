import { afterAll, expect, test } from 'vitest'
import { openShop } from '../processes/open-shop.ts'
import { registeredBy } from './registered-contracts.ts'
import { endpointName, sendRequest } from './requests/request.ts'

const KIB = 1024
/** Rate limits in docs/reference/rules.md: calls per period. */
const FROM_ONE_ADDRESS: Record<string, [max: number, time: string]> = {
  'POST /api/login/': [30, '1 minute'],
  'POST /api/login/time_code/': [30, '1 minute'],
  'POST /api/login/passkey/': [30, '1 minute'],
  'POST /api/login/recovery_code/': [30, '1 minute'],
  'POST /api/google_login/': [30, '1 minute'],
  'POST /api/user/': [10, '1 minute'],
  'POST /api/account/gift_cards/': [60, '1 hour'],
  'POST /api/cart/gift_card/': [60, '1 hour'],
  'POST /api/gift_cards/balance/': [60, '1 hour'],
  'POST /api/contact/': [5, '10 minutes'],
  'POST /api/message_threads/': [60, '10 minutes'],
  'POST /api/message_threads/replies/': [5, '10 minutes'],
  'POST /api/first_start/': [10, '1 minute'],
  'POST /api/first_start/state/': [60, '10 minutes'],
  'POST /api/review_emails/refusals/': [60, '10 minutes'],
  'POST /api/back_in_stock/': [20, '10 minutes'],
  'POST /api/back_in_stock/confirmations/': [60, '10 minutes'],
  'POST /api/back_in_stock/withdrawals/': [60, '10 minutes'],
  'POST /api/marketing_consent/confirmations/': [60, '10 minutes'],
  'POST /api/unsubscribe/': [600, '10 minutes'],
  'POST /api/withdrawals/': [5, '1 hour'],
  'POST /api/invitation/': [60, '10 minutes'],
  'POST /api/invitation/account/': [10, '1 minute'],
  'POST /api/cart/discount/': [60, '1 hour'],
}
const OF_ONE_CUSTOMER: Record<string, [max: number, time: string]> = {
  cart: [120, '1 minute'],
  details: [10, '1 minute'],
  orders: [60, '1 hour'],
  'payment pages': [60, '1 hour'],
  'checks of payments': [300, '1 hour'],
  'corrected addresses': [20, '1 hour'],
  'refund accounts': [20, '1 hour'],
  reviews: [30, '1 minute'],
  withdrawals: [30, '1 hour'],
  invitations: [20, '1 hour'],
  'test messages': [30, '1 hour'],
  'address checks': [60, '1 hour'],
  'key checks': [30, '1 hour'],
  backups: [20, '1 hour'],
  'checked companies': [30, '1 hour'],
  'gift recipients': [120, '1 hour'],
  'sent gift cards': [20, '1 hour'],
}

const { opened: shop, contracts } = await registeredBy(() =>
  openShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } }),
)
afterAll(() => shop[Symbol.asyncDispose]())

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `203.0.113.${addresses}`
}
/** Rejected calls count too and take little time. */
const nonsense = { params: { id: 999_999 }, body: {} }

test('the contracts define the rate limits of the rules', () => {
  const byAddress = contracts.flatMap((contract) => {
    const { rateLimit } = contract.config
    return rateLimit ? [[endpointName(contract), [rateLimit.max, rateLimit.timeWindow]]] : []
  })
  expect(Object.fromEntries(byAddress)).toEqual(FROM_ONE_ADDRESS)
  const byCustomer = contracts.flatMap(({ config: { limitPerCustomer: limit } }) =>
    limit ? [[limit.countsAs, [limit.max, limit.timeWindow]]] : [],
  )
  expect(Object.fromEntries(byCustomer)).toEqual(OF_ONE_CUSTOMER)
})

const limited = contracts.flatMap((contract) => {
  const { rateLimit } = contract.config
  return rateLimit ? [[endpointName(contract), rateLimit.max, contract] as const] : []
})
test.each(limited)('%s: allows %i calls per address and does not affect other addresses', async (_, max, contract) => {
  const isPublic = contract.config.allow === 'anyone'
  const headers = isPublic ? {} : { authorization: `Token ${(await shop.customer(`Limited ${contract.url}`)).token}` }
  const from = (address: string) =>
    shop.app.inject({
      method: contract.method,
      url: contract.url,
      headers: { ...headers, 'x-forwarded-for': address },
      payload: {},
    })
  const address = newAddress()
  for (let call = 0; call < max; call += 1) expect((await from(address)).statusCode).toBe(400)
  const refused = await from(address)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(refused.json().detail).toMatch(/^Request was throttled\. Expected available in \d+ seconds?\.$/)
  expect((await from(newAddress())).statusCode).toBe(400)
})

test.each(Object.entries(OF_ONE_CUSTOMER))(
  '%s: limits all writes of a customer from all addresses together',
  async (countsAs, [max]) => {
    const together = contracts.filter(({ config }) => config.limitPerCustomer?.countsAs === countsAs)
    const [mia, ben] = [await shop.customer(`Mia ${countsAs}`), await shop.customer(`Ben ${countsAs}`)]
    // Endpoints for staff are called by owners.
    if (together.some(({ config }) => config.allow !== 'customer'))
      await shop.db.updateTable('users').set({ staff_role: 'owner' }).where('id', 'in', [mia.id, ben.id]).execute()
    const statuses: number[] = []
    // A new address per call avoids the limits per network.
    const from = { 'x-forwarded-for': newAddress() }
    for (let call = 0; call <= max; call += 1) {
      const [contract = together[0]] = together.slice(call % together.length)
      if (contract) statuses.push((await sendRequest(shop, contract, nonsense, `Token ${mia.token}`, from)).statusCode)
    }
    expect(statuses.indexOf(429)).toBe(max)
    for (const contract of together) {
      expect((await sendRequest(shop, contract, nonsense, `Token ${mia.token}`, from)).statusCode).toBe(429)
      expect((await sendRequest(shop, contract, nonsense, `Token ${ben.token}`, from)).statusCode).not.toBe(429)
    }
  },
)

test('account limits are stored in the database, shared by all processes', async () => {
  const headers = { 'x-forwarded-for': newAddress() }
  const body = { email: 'nobody@example.com', password: 'nonsense' }
  await shop.app.inject({ method: 'POST', url: '/api/login/', headers, body })
  await shop.app.inject({ method: 'POST', url: '/api/verification/', headers, body })
  const kinds = await shop.db.selectFrom('attempts').select('kind').distinct().orderBy('kind').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['code letter', 'failed login', 'login', 'unconfirmed e-mail'])
})

test('rejects a body above 64 KiB', async () => {
  const send = (bytes: number) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/verification/',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      payload: '{}'.padEnd(bytes),
    })
  expect((await send(64 * KIB)).statusCode).toBe(400)
  const refused = await send(64 * KIB + 1)
  expect([refused.statusCode, refused.json()]).toEqual([413, { detail: 'Request body is too large.' }])
})
