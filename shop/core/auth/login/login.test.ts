import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../tests/processes/open-shop.ts'

const PASSWORD = 'correct horse battery'

const open = () => openShop({ env: { TRUST_PROXY: 'loopback' } })

async function logIn(shop: TestShop, ip: string, email: string, password: string): Promise<number> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/login/',
    body: { email, password },
    headers: { 'x-forwarded-for': ip },
  })
  return answer.statusCode
}

test('counts wrong logins per IPv6 /64 network, with five per network', async () => {
  await using shop = await open()
  await shop.customer('Mia', PASSWORD)
  const attempt = (ip: string, password = 'nonsense') => logIn(shop, ip, 'mia@example.com', password)
  const addresses = Array.from({ length: 8 }, (_, index) => `2001:db8:1:2:${index}::${index}`)
  const answers = await Promise.all(addresses.map((ip) => attempt(ip)))
  expect(answers.sort()).toEqual([...Array(5).fill(400), ...Array(3).fill(429)])
  expect(await attempt('2001:db8:1:2:ffff::1', PASSWORD)).toBe(429)
  expect(await attempt('2001:db8:1:3::1', PASSWORD)).toBe(200)
})

test('after a hundred failures of an account a day each check takes a second longer, and the owner can still log in', async () => {
  await using shop = await open()
  await shop.customer('Mia', PASSWORD)
  const email = 'mia@example.com'
  for (const ip of ['10.0.0.1', '10.0.0.2']) expect(await logIn(shop, ip, email, 'nonsense')).toBe(400)
  // The other failures are stored without comparing a password.
  await sql`
    insert into attempts (kind, subject, made_at) select kind, subject, made_at from (
      select * from attempts where kind = 'failed login' order by id limit 1) as failure, generate_series(3, 100)`.execute(
    shop.db,
  )
  for (const [password, status] of [
    [PASSWORD, 200],
    ['nonsense', 400],
  ] as const) {
    const begun = performance.now()
    expect(await logIn(shop, '203.0.113.9', email, password)).toBe(status)
    expect(performance.now() - begun).toBeGreaterThan(990)
  }
  // A day later logins are normal again, and no more attempts were stored than the limit needs.
  const noted = await shop.db.selectFrom('attempts').select('id').where('kind', '=', 'failed login').execute()
  expect(noted).toHaveLength(100)
  shop.clock.now = new Date(shop.clock.now.getTime() + 24 * 3_600_000)
  expect(await logIn(shop, '203.0.113.9', email, 'nonsense')).toBe(400)
  const after = await shop.db.selectFrom('attempts').select('id').where('kind', '=', 'failed login').execute()
  expect(after).toHaveLength(101)
}, 120_000)
