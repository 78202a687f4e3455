import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../server/durations.ts'
import { addApiKey } from '../../../tests/fixtures/api-keys.ts'
import { buy } from '../../../tests/fixtures/placed-order.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { waitingStatements } from '../../../tests/processes/waiting-statements.ts'
import { adjustStock } from '../../catalog/products/stock/movements.contract.ts'
import { synonyms } from '../../catalog/search/synonyms/synonyms.contract.ts'
import { readStaffOrder } from '../../sales/orders/staff/order/staff-order.contract.ts'
import { auditLog } from '../activity-log/audit-log.contract.ts'
import { newApiKey } from './api-key-text.server.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.contract.ts'

const shop = await openShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } })
afterAll(() => shop[Symbol.asyncDispose]())
const owner = await shop.staff()
const form = { name: 'Warehouse', scopes: ['orders:read' as const], expires_in: '30_days' as const, networks: '' }

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses & 255}`
}

/** Sends a request with an authorization header, from a separate address by default. */
async function send(authorization: string, { url = '/api/staff_orders/', from = newAddress(), body = {} } = {}) {
  const method = Object.keys(body).length > 0 ? 'POST' : 'GET'
  const answer = await shop.app.inject({
    ...{ method, url, headers: { authorization, 'x-forwarded-for': from } },
    ...(method === 'POST' && { payload: body }),
  })
  return { status: answer.statusCode, code: answer.headers['x-error-code'], headers: answer.headers, answer }
}

test('a key is shown once, stored as a hash, works until it expires or is revoked, and its name stays in the log', async () => {
  const created = await owner.api(createApiKey, { body: form })
  expect(created.key).toMatch(/^ck_[\w-]{49}$/)
  const authorization = `Bearer ${created.key}`
  const { keys } = await owner.api(listApiKeys, {})
  expect(keys).toMatchObject([{ name: 'Warehouse', prefix: created.key.slice(0, 10), last_used_at: null }])
  expect(JSON.stringify(keys)).not.toContain(created.key)
  const [row] = await shop.db.selectFrom('api_keys').select('hash').execute()
  expect(row?.hash).toHaveLength(32)
  expect((await send(authorization)).status).toBe(200)
  // Never accepted in the address, and not as a session token.
  expect(await send(`Token ${created.key}`)).toMatchObject({ status: 401, code: 'invalid_token' })
  expect((await shop.app.inject({ url: `/api/staff_orders/?key=${created.key}` })).statusCode).toBe(401)
  expect((await shop.app.inject({ url: `/api/staff_orders/?access_token=${created.key}` })).statusCode).toBe(401)

  const now = shop.clock.now
  shop.clock.now = new Date(now.getTime() + 30 * DAY)
  expect(await send(authorization)).toMatchObject({ status: 401, code: 'api_key_expired' })
  shop.clock.now = now
  await owner.api(revokeApiKey, { params: { id: String(created.id) } })
  const refused = await send(authorization)
  expect(refused).toMatchObject({ status: 401, code: 'invalid_api_key' })
  expect(refused.headers['www-authenticate']).toBe('Bearer')
  expect(refused.answer.json()).toEqual({ detail: 'Invalid API key.' })
  await expect(owner.api(revokeApiKey, { params: { id: String(created.id) } })).rejects.toThrow('Not found')
  expect((await owner.api(listApiKeys, {})).keys).toEqual([])
  // The name is free again, and the log still names the revoked key.
  await owner.api(createApiKey, { body: form })
  const { results } = await owner.api(auditLog, { query: { api_key: created.id } })
  expect(results.map(({ field, subject_title }) => [field, subject_title])).toEqual([
    ['revoked', 'Warehouse'],
    ['expires_at', 'Warehouse'],
    ['scopes', 'Warehouse'],
    ['name', 'Warehouse'],
  ])
})

test('refuses invalid forms at their fields, a taken name, and old logins without the password', async () => {
  await expect(
    owner.api(createApiKey, { body: { ...form, name: ' ', scopes: [], networks: '10.0.0.0/33' } }),
  ).rejects.toThrow(
    /"name".*"scopes":\["Select at least one permission\."\].*"networks":\["10\.0\.0\.0\/33 is not an IP address/,
  )
  await owner.api(createApiKey, { body: { ...form, name: 'Shipping' } })
  await expect(owner.api(createApiKey, { body: { ...form, name: 'SHIPPING' } })).rejects.toThrow('Another API key has')
  const orders = await shop.staff('orders')
  await expect(orders.api(listApiKeys, {})).rejects.toThrow('permission')
  const made = await owner.api(createApiKey, { body: { ...form, name: 'Net', networks: '10.1.2.3/8\n2001:DB8::1' } })
  expect(made.networks).toEqual(['10.0.0.0/8', '2001:db8::1/128'])
  await shop.db
    .updateTable('auth_tokens')
    .set({ created_at: new Date(Date.now() - 2 * 3_600_000) })
    .execute()
  expect((await owner.api(listApiKeys, {})).needs_password).toBe(true)
  await expect(owner.api(createApiKey, { body: { ...form, name: 'Late' } })).rejects.toThrow('own_password')
})

test('a key works only in its networks, with IPv4 in both notations', async () => {
  const { authorization } = await addApiKey(shop, { networks: ['198.51.100.0/24', '2001:db8:1::/48'] })
  const statuses = []
  for (const from of [
    '198.51.100.9',
    '::ffff:198.51.100.9',
    '2001:db8:1::5',
    '198.51.101.9',
    '2001:db8:2::5',
    'unknown',
  ])
    statuses.push((await send(authorization, { from })).status)
  expect(statuses).toEqual([200, 200, 200, 403, 403, 403])
  expect((await send(authorization)).code).toBe('api_key_network')
})

test('the activity log, the order and the stock movement name the key as the author', async () => {
  const { id, authorization } = await addApiKey(shop, { name: 'Warehouse robot' })
  const mug = await addProduct(shop.db, { title: 'Mug', variants: [{ name: 'Red', stock: 10 }] })
  const order = await buy(shop, await shop.customer('Mia'), mug, [2])
  const written = await send(authorization, { url: `/api/staff_orders/${order}/notes/`, body: { words: 'Fragile' } })
  expect([written.status, written.answer.json()]).toMatchObject([201, { by: 'Warehouse robot' }])
  const [variant = 0] = mug.variantIds
  const moved = { variant, change: 3, reason: 'received', key: crypto.randomUUID() }
  expect((await send(authorization, { url: adjustStock.url, body: moved })).status).toBe(200)
  const movement = await shop.db
    .selectFrom('stock_movements')
    .select(['staff_id', 'staff_name'])
    .where('request_key', '=', moved.key)
    .executeTakeFirst()
  expect(movement).toEqual({ staff_id: null, staff_name: 'Warehouse robot' })
  const { results } = await owner.api(auditLog, { query: { order } })
  expect(results[0]).toMatchObject({ by: 'Warehouse robot', by_id: null, by_api_key: id })
  const { notes } = await owner.api(readStaffOrder, { params: { id: String(order) } })
  expect(notes).toMatchObject([{ by: 'Warehouse robot' }])
})

test('a request that is in progress when its key is revoked finishes', async () => {
  const { id, authorization } = await addApiKey(shop)
  const request = () => send(authorization, { url: synonyms.add.url, body: { terms: ['cup', 'mug'] } })
  const { running } = await shop.db.transaction().execute(async (tx) => {
    await sql`lock table search_synonyms in share row exclusive mode`.execute(tx)
    const running = request()
    await expect.poll(() => waitingStatements(shop.db)).toBeGreaterThan(0)
    await owner.api(revokeApiKey, { params: { id: String(id) } })
    return { running }
  })
  expect((await running).status).toBe(201)
  expect(await request()).toMatchObject({ status: 401, code: 'invalid_api_key' })
})

test('a key with read access to the catalogue reads drafts', async () => {
  const { authorization } = await addApiKey(shop, { scopes: ['catalogue:read'] })
  const draft = await addProduct(shop.db, { title: 'Prototype' })
  await shop.db.updateTable('products').set({ state: 'draft' }).where('id', '=', draft.id).execute()
  const { status, answer } = await send(authorization, { url: `/api/staff_products/${draft.id}/` })
  expect([status, answer.json()]).toMatchObject([200, { title: 'Prototype' }])
})

test('concurrent requests write the last use once a minute', async () => {
  const { id, authorization } = await addApiKey(shop)
  const versionOf = async () => {
    const row = await shop.db
      .selectFrom('api_keys')
      .select(({ ref }) => [ref('last_used_at').as('at')])
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.at?.getTime()
  }
  const first = shop.clock.now.getTime()
  await Promise.all(Array.from({ length: 20 }, () => send(authorization)))
  expect(await versionOf()).toBe(first)
  shop.clock.now = new Date(first + MINUTE - 1)
  await send(authorization)
  expect(await versionOf()).toBe(first)
  shop.clock.now = new Date(first + MINUTE)
  await send(authorization)
  expect(await versionOf()).toBe(first + MINUTE)
})

test('limits failed attempts per network, without effect on other networks', async () => {
  const from = newAddress()
  const { authorization } = await addApiKey(shop)
  for (let attempt = 0; attempt < 30; attempt += 1)
    expect((await send(`Bearer ${newApiKey()}`, { from })).status).toBe(401)
  const limited = await send(authorization, { from })
  expect(limited).toMatchObject({ status: 429, code: 'throttled' })
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send(authorization)).status).toBe(200)
})

test('limits requests per key with RateLimit headers, and leaves answers to visitors unchanged', async () => {
  const { authorization } = await addApiKey(shop)
  const visit = async () => {
    const { statusCode, headers, rawPayload } = await shop.app.inject({
      url: '/api/collections/',
      headers: { 'x-forwarded-for': newAddress() },
    })
    const { date: _date, 'x-request-id': _id, ...others } = headers
    return { statusCode, others, body: rawPayload.toString('base64') }
  }
  const before = await visit()
  expect(Object.keys(before.others).filter((name) => name.startsWith('ratelimit'))).toEqual([])
  // Cached answers carry the headers too.
  const cached = await send(authorization, { url: '/api/collections/' })
  expect(cached.headers).toMatchObject({ 'ratelimit-policy': '"key";q=300;w=60', ratelimit: '"key";r=299;t=60' })
  const missing = await send(authorization, { url: '/api/settings/' })
  expect(missing).toMatchObject({ status: 403, code: 'missing_scope' })
  expect(missing.headers).toMatchObject({ ratelimit: expect.stringMatching(/^"key";r=298;t=(60|5\d)$/) })
  // More at once would exceed the time for which requests wait for a database connection.
  for (let left = 298; left > 0; left -= 14) {
    const sent = Array.from({ length: Math.min(14, left) }, () => send(authorization, { url: '/api/collections/' }))
    expect((await Promise.all(sent)).filter(({ status }) => status !== 200)).toEqual([])
  }
  const limited = await send(authorization)
  expect(limited).toMatchObject({
    status: 429,
    code: 'throttled',
    headers: { ratelimit: expect.stringMatching(/r=0/) },
  })
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  expect(await visit()).toEqual(before)
})
