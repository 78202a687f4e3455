import { expect, test } from 'vitest'
import { useUnconfirmedQuota } from '../../../../tests/fixtures/unconfirmed-quota.ts'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'

const HOUR = 3_600_000
const openBehindProxy = () => openShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } })

function ask(shop: TestShop, email: string, from: string) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/verification/',
    body: { email },
    headers: { 'x-forwarded-for': from },
  })
}

test.each([
  ['an IPv4 address', () => '203.0.113.7', '203.0.113.8'],
  ['an IPv6 home network', (call: number) => `2001:db8:1:2::${call}`, '2001:db8:1:3::1'],
])('limits %s to 20 code e-mails an hour without affecting others', async (_, from, other) => {
  await using shop = await openBehindProxy()
  for (let call = 0; call < 20; call += 1)
    expect((await ask(shop, `bulk${call}@example.com`, from(call))).statusCode).toBe(200)
  const refused = await ask(shop, 'bulk20@example.com', from(20))
  expect(refused.statusCode).toBe(429)
  expect(refused.json().detail).toMatch(/^Request was throttled\. Expected available in \d+ seconds\.$/)
  expect(Number(refused.headers['retry-after'])).toBe(3600)
  expect((await ask(shop, 'bulk20@example.com', other)).statusCode).toBe(200)
  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR)
  expect((await ask(shop, 'bulk21@example.com', from(21))).statusCode).toBe(200)
})

test('sends twenty of forty concurrent code requests from one network', { tags: ['deep'] }, async () => {
  await using shop = await openBehindProxy()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, call) => ask(shop, `bulk${call}@example.com`, '203.0.113.7')),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(20).fill(200), ...Array(20).fill(429)])
})

test('above 500 code e-mails an hour only addresses with an account get one, with the same response', async () => {
  await using shop = await openBehindProxy()
  await shop.customer('Mia')
  await useUnconfirmedQuota(shop, 499)
  await ask(shop, 'last@example.com', '198.51.100.1')
  expect(await shop.emails('last@example.com')).toHaveLength(1)

  const [known, unknown] = [
    await ask(shop, 'mia@example.com', '198.51.100.1'),
    await ask(shop, 'nobody@example.com', '198.51.100.2'),
  ]
  for (const answer of [known, unknown]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      detail: 'If the address can receive mail, a code is on its way.',
      request: expect.stringMatching(/^[\w-]{22}$/),
    })
  }
  expect(Object.keys(known.headers).sort()).toEqual(Object.keys(unknown.headers).sort())
  expect(await shop.emails('mia@example.com')).toHaveLength(1)
  expect(await shop.emails('nobody@example.com')).toEqual([])
  // Many requests are logged once.
  const said = shop.visitor.warnings().filter((line) => line.includes('too many codes asked for'))
  expect(said).toHaveLength(1)
  expect(said.join()).not.toMatch(/example\.com|198\.51/)
  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR)
  await ask(shop, 'nobody@example.com', '198.51.100.2')
  expect(await shop.emails('nobody@example.com')).toHaveLength(1)
})
