import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { hashTag } from './edge-headers.ts'
import type { PurgeSettings } from './edge-settings.ts'
import { purgerOf } from './purgers.ts'
import { keepQueueing, readPurgeState } from './purges-store.ts'
import { startPurges } from './start-purges.ts'

interface Call {
  method: string | undefined
  url: string | undefined
  headers: Record<string, unknown>
  body: string
}

/** A stand-in for the API of a CDN. */
async function startCdn(answer: (call: Call) => { status: number; body?: string; headers?: Record<string, string> }) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const call = {
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: String(Buffer.concat(chunks)),
    }
    calls.push(call)
    const { status, body = '', headers = {} } = answer(call)
    response.writeHead(status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    calls,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const NEVER = new AbortController().signal
const KEY = 'a-key-of-the-test'
const settings = (kind: PurgeSettings['kind'], address: string): PurgeSettings => ({
  kind,
  addresses: [address],
  service: 'service7',
  key: KEY,
})

test('calls Varnish, Fastly and Cloudflare as documented, within the tags per call', async () => {
  await using cdn = await startCdn(() => ({ status: 200, body: '{"success":true}' }))
  const tags = Array.from({ length: 600 }, (_, id) => hashTag(String(id)))
  await purgerOf(settings('varnish', cdn.address))(tags, NEVER)
  const varnish = cdn.calls.splice(0)
  expect(varnish.map(({ method, url }) => [method, url])).toEqual([
    ['PURGE', '/'],
    ['PURGE', '/'],
  ])
  expect(varnish[0]?.headers).toMatchObject({ 'x-purge-key': KEY, 'xkey-purge': tags.slice(0, 500).join(' ') })

  await purgerOf(settings('fastly', cdn.address))(tags, NEVER)
  const fastly = cdn.calls.splice(0)
  expect(fastly.map(({ body }) => JSON.parse(body).surrogate_keys.length)).toEqual([256, 256, 88])
  expect(fastly[0]).toMatchObject({ method: 'POST', url: '/service/service7/purge' })
  expect(fastly[0]?.headers).toMatchObject({ 'fastly-key': KEY, 'content-type': 'application/json' })

  await purgerOf(settings('cloudflare', cdn.address))(tags, NEVER)
  const cloudflare = cdn.calls.splice(0)
  expect(cloudflare.map(({ body }) => JSON.parse(body).tags.length)).toEqual([100, 100, 100, 100, 100, 100])
  expect(cloudflare[0]).toMatchObject({ method: 'POST', url: '/client/v4/zones/service7/purge_cache' })
  expect(cloudflare[0]?.headers).toMatchObject({ authorization: `Bearer ${KEY}` })
})

test('rejects a purge that Cloudflare does not confirm, and reports when to repeat it', async () => {
  await using cdn = await startCdn(({ method }) =>
    method === 'POST' ? { status: 200, body: '{"success":false}' } : { status: 429, headers: { 'retry-after': '7' } },
  )
  await expect(purgerOf(settings('cloudflare', cdn.address))(['a'], NEVER)).rejects.toThrow('did not confirm')
  await expect(purgerOf(settings('varnish', cdn.address))(['a'], NEVER)).rejects.toMatchObject({ retryAfterMs: 7_000 })
})

test('queues purges in the transaction of the change, without best sellers and exact quantities', async () => {
  await using shop = await openShop()
  const { db } = shop
  const mug = await addProduct(db, { slug: 'mug', title: 'Mug', variants: [{ name: 'White', stock: 57 }] })
  const queued = async () => {
    const { rows } = await sql<{ tags: string[] | null }>`delete from edge_purges returning tags`.execute(db)
    return rows.map(({ tags }) => tags)
  }
  // Nothing is queued without a CDN.
  expect(await queued()).toEqual([])
  await keepQueueing(db)
  expect(await queued()).toEqual([null])
  await keepQueueing(db)
  expect(await queued()).toEqual([])

  const ofMug = `where product_id = ${mug.id}`
  const tag = `product:${mug.id}`
  const run = async (statement: string) => {
    await sql.raw(statement).execute(db)
    return queued()
  }
  expect(await run('update products set title = title')).toEqual([])
  expect(await run(`update products set title = 'Cup' where id = ${mug.id}`)).toEqual([['search', tag]])
  expect(await run(`update variants set stock = 56 ${ofMug}`)).toEqual([])
  expect(await run(`update variants set stock = 5 ${ofMug}`)).toEqual([[tag]])
  expect(await run(`begin; set local shop.tells_later = 'on'; update variants set stock = 0 ${ofMug}; commit`)).toEqual(
    [[tag, 'search']],
  )
  expect(await run(`begin; update products set title = 'Pot'; rollback`)).toEqual([])
  expect(await run('truncate products cascade').then((all) => all.includes(null))).toBe(true)

  const { rows: direct } = await sql`select proname from pg_proc
    where prosrc ~ 'pg_notify\\(''catalogue_changed''' and proname <> 'notify_catalogue_changed'`.execute(db)
  expect(direct).toEqual([])
})

test('sends purges in order after refusals, repeats each one, and reports the lag', async () => {
  await using shop = await openShop()
  const { db } = shop
  let isUp = false
  // After a refusal, only the change of `retry_at` below lets the processes call again.
  await using cdn = await startCdn(() => (isUp ? { status: 200 } : { status: 503, headers: { 'retry-after': '60' } }))
  const context = { db, purge: purgerOf(settings('varnish', cdn.address)), log: () => {} }
  const purges = await startPurges(context)
  const other = await startPurges(context)
  await expect.poll(async () => (await readPurgeState(db)).lastError).toMatch(/answered with status 503/)
  expect(await readPurgeState(db)).toMatchObject({ waiting: 1, failures: expect.any(Number) })
  await sql`delete from edge_purges`.execute(db)
  await sql`select notify_catalogue_changed('edit product:1 menu')`.execute(db)
  await sql`select notify_catalogue_changed('edit product:2 menu')`.execute(db)
  isUp = true
  cdn.calls.length = 0
  await sql`update edge_purging set retry_at = null`.execute(db)
  purges.wake()
  other.wake()
  const sent = () => cdn.calls.map(({ headers }) => String(headers['xkey-purge']).split(' '))
  const batch = ['*', 'product:1', 'menu', 'product:2'].map(hashTag)
  await expect.poll(() => sent().length).toBeGreaterThanOrEqual(2)
  expect(sent().slice(0, 2)).toEqual([batch, batch])
  expect(await readPurgeState(db)).toMatchObject({ waiting: 0, oldest: 0, failures: 0, failingSince: undefined })
  // The answer to the second call is stored after the call.
  const rounds = async () => (await sql<{ round: number }>`select round from edge_purges`.execute(db)).rows
  await expect.poll(rounds).toEqual(Array(2).fill({ round: 2 }))
  // The last repetition.
  await sql`update edge_purges set due_at = now()`.execute(db)
  await expect.poll(() => sent().length).toBeGreaterThanOrEqual(3)
  await expect.poll(rounds).toEqual([])
  await purges.stop()
  await other.stop()
})
