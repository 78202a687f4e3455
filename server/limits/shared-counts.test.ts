import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openShop, type TestShop } from '../../tests/processes/open-shop.ts'
import { installErrorHandler } from '../http/error-handler.ts'
import { limitCalls, limitCustomers } from './limit-calls.ts'
import { shareCounts, sweepSharedCounts } from './shared-counts.ts'

/** One of several processes of a shop. */
async function processOf({ db }: TestShop) {
  const failures: unknown[] = []
  const shared = shareCounts(db, (error) => failures.push(error))
  shared.stop()
  const app = Fastify()
  installErrorHandler(app)
  await limitCalls(app, () => false, shared)
  await app.register(async (api) => {
    limitCustomers(api, () => 1)
    api.post(
      '/letter',
      { config: { limitPerCustomer: { countsAs: 'letters', max: 10, timeWindow: '1 minute' } } },
      () => '',
    )
    api.post('/statement', { config: { rateLimit: { max: 3, timeWindow: '1 hour' } } }, () => '')
    api.get('/page', () => '')
  })
  const send = async (method: 'GET' | 'POST', url: string, remoteAddress = '203.0.113.1') =>
    (await app.inject({ method, url, remoteAddress })).statusCode
  return { app, shared, send, failures }
}

test('several processes allow together at most 1.2 times each limit, and count addresses and groups separately', async () => {
  await using shop = await openShop()
  const processes = await Promise.all([1, 2, 3, 4].map(() => processOf(shop)))
  const exchange = () => Promise.all(processes.map(({ shared }) => shared.exchange()))
  let allowed = 0
  // Each process gets 200 of 800 requests, 20 between two exchanges.
  for (let round = 0; round < 10; round += 1) {
    for (const { send } of processes)
      for (let count = 0; count < 20; count += 1) if ((await send('GET', '/page')) === 200) allowed += 1
    await exchange()
    // Each process reads what the others added.
    await exchange()
  }
  expect(allowed).toBeGreaterThanOrEqual(600)
  expect(allowed).toBeLessThanOrEqual(720)

  const [first, second] = processes
  expect(await first?.send('GET', '/page', '203.0.113.2')).toBe(200)
  for (let count = 0; count < 3; count += 1) expect(await first?.send('POST', '/statement', '203.0.113.3')).toBe(200)
  for (let count = 0; count < 10; count += 1) expect(await first?.send('POST', '/letter', '203.0.113.4')).toBe(200)
  await exchange()
  expect(await second?.send('POST', '/statement', '203.0.113.3')).toBe(200)
  await exchange()
  expect(await second?.send('POST', '/statement', '203.0.113.3')).toBe(429)
  expect(await second?.send('POST', '/letter', '203.0.113.5')).toBe(200)
  await exchange()
  expect(await second?.send('POST', '/letter', '203.0.113.5')).toBe(429)
})

test('a process counts alone while the database is unavailable, and past windows are deleted', async () => {
  await using shop = await openShop()
  const { send, shared } = await processOf(shop)
  await send('POST', '/statement')
  await shared.exchange()
  await shop.db.schema.alterTable('shared_counts').renameTo('aside').execute()
  await send('POST', '/statement')
  await expect(shared.exchange()).rejects.toThrow('shared_counts')
  expect([await send('POST', '/statement'), await send('POST', '/statement')]).toEqual([200, 429])
  await shop.db.schema.alterTable('aside').renameTo('shared_counts').execute()
  // The next exchange includes the counts of the failed one.
  await shared.exchange()
  expect(await send('POST', '/statement')).toBe(429)
  const { calls } = await shop.db
    .selectFrom('shared_counts')
    .select('calls')
    .where('key', 'like', 'POST%')
    .executeTakeFirstOrThrow()
  expect(calls).toBe(4)
  // An address that a proxy forwards is text of any kind.
  await send('POST', '/statement', `2001:db8::${'1'.repeat(400)}\0`)
  await shared.exchange()
  await shop.db.deleteFrom('shared_counts').where('key', 'like', '%2001%').execute()

  await shop.db
    .updateTable('shared_counts')
    .set({ ends_at: new Date(0) })
    .where('key', 'like', 'POST%')
    .execute()
  await sweepSharedCounts(shop.db)
  const left = await shop.db.selectFrom('shared_counts').select('key').execute()
  expect(left.map(({ key }) => key)).toEqual(['all calls 203.0.113.1'])
})
