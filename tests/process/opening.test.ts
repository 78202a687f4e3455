import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../server/db/open.ts'
import { isRunning, postmasterOf } from '../databases/postmaster.ts'
import { embeddedIn } from '../databases/shop-database.ts'
import { makeFolder } from '../empty-folder.ts'
import { type ShopProcess, startShop, startShopServer } from '../processes/shop-process.ts'
import { until } from '../processes/until.ts'
import { shortestOf, withoutOtherLoad } from '../shortest-of.ts'

// The lock file stays, empty and unlocked.
const AT_REST = ['images', 'postgres', 'secret', 'shop.lock']
/** `npm run bench` measures the start. Here the machine may be busy. */
const OPENS_AGAIN_WITHIN_MS = 10_000
const STOPS_WITHIN_MS = 10_000

// Each test continues with the folder that the previous test left.
let scratch: string
let dataDir: string
beforeAll(async () => {
  scratch = await makeFolder({ mode: 0o711 })
  dataDir = join(scratch, 'data')
})
afterAll(() => rm(scratch, { recursive: true, force: true, maxRetries: 5 }))

/** Returns the status of the readiness check. */
const readiness = (shop: ShopProcess) =>
  shop.ask('/readyz').then(
    ({ status }) => status,
    () => 'refused' as const,
  )

test('opens in an empty folder, stops cleanly, and serves again within seconds', async () => {
  await using first = await startShopServer({ DATA_DIR: dataDir })
  for (const path of ['/healthz', '/readyz', '/', '/api/product/']) {
    expect([path, (await first.ask(path)).status]).toEqual([path, 200])
  }
  const postmaster = await postmasterOf(dataDir)
  const asked = performance.now()
  expect(await first.stop()).toBe(0)
  expect(withoutOtherLoad(performance.now() - asked)).toBeLessThan(STOPS_WITHIN_MS)
  expect(isRunning(postmaster)).toBe(false)
  expect(await readdir(dataDir)).toEqual(AT_REST)
  expect(first.complaints()).toBe('')

  const opening = await shortestOf(OPENS_AGAIN_WITHIN_MS, async () => {
    const begun = performance.now()
    await using again = await startShopServer({ DATA_DIR: dataDir })
    expect((await again.ask('/')).status).toBe(200)
    expect((await again.ask('/api/product/')).status).toBe(200)
    return performance.now() - begun
  })
  expect(opening).toBeLessThan(OPENS_AGAIN_WITHIN_MS)
})

test('completes running requests before it stops, and accepts no new ones', async () => {
  await using shop = await startShopServer({ DATA_DIR: dataDir })
  await using db = openDatabase(embeddedIn(dataDir))
  await using shelves = await closeShelves(db)
  const slow = shop.ask('/api/product/')
  await shelves.untilSomebodyWaits()

  const asked = performance.now()
  const stopping = shop.stop()
  await until(async () => [503, 'refused'].includes(await readiness(shop)))
  await shelves.open()
  expect((await slow).status).toBe(200)
  expect(await stopping).toBe(0)
  expect(withoutOtherLoad(performance.now() - asked)).toBeLessThan(STOPS_WITHIN_MS)
  expect(await readdir(dataDir)).toEqual(AT_REST)
})

test('with a shutdown delay, requests are served while the readiness check fails', async () => {
  await using shop = await startShopServer({ DATA_DIR: dataDir, SHUTDOWN_DELAY: '2' })
  await shop.ask('/api/product/')
  const asked = performance.now()
  const stopping = shop.stop()
  await until(async () => (await readiness(shop)) === 503)
  const served = await shop.ask('/api/product/')
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
  expect(performance.now() - asked).toBeLessThan(2_000)
  expect(await stopping).toBe(0)
  expect(performance.now() - asked).toBeGreaterThan(2_000)
})

test('stops without waiting for a response that takes too long', { tags: ['deep'] }, async () => {
  await using shop = await startShopServer({ DATA_DIR: dataDir })
  await using db = openDatabase(embeddedIn(dataDir))
  await using shelves = await closeShelves(db)
  const tooSlow = shop.ask('/api/product/').then(
    ({ status }) => status,
    () => 'cut off',
  )
  await shelves.untilSomebodyWaits()

  const asked = performance.now()
  expect(await shop.stop()).toBe(0)
  expect(withoutOtherLoad(performance.now() - asked)).toBeLessThan(STOPS_WITHIN_MS)
  expect([503, 'cut off']).toContain(await tooSlow)
  expect(await readdir(dataDir)).toEqual(AT_REST)
})

/**
 * Locks the products against reads until released or until the scope ends. The sweep of pictures does not read
 * products.
 */
async function closeShelves(db: Database) {
  const closing = await db.startTransaction().execute()
  await sql`lock table catalogue_size in access exclusive mode`.execute(closing)
  const open = async () => {
    // The database may have closed the transaction already.
    if (!closing.isRolledBack)
      await closing
        .rollback()
        .execute()
        .catch(() => {})
  }
  return {
    open,
    untilSomebodyWaits: () =>
      until(async () => {
        const waiting = sql`select from pg_locks where relation = 'catalogue_size'::regclass and not granted`
        return (await waiting.execute(closing)).rows.length > 0
      }),
    [Symbol.asyncDispose]: open,
  }
}

test('idle connections and incomplete requests do not delay the stop', {
  tags: ['deep'],
}, async () => {
  await using shop = await startShopServer({ DATA_DIR: dataDir })
  const { hostname, port } = new URL(await shop.url)
  using visitors = new DisposableStack()
  // Browsers open connections in advance, and connections break within requests.
  for (const words of [
    '',
    'GET / HTTP/1.1\r\nHost: shop\r\n',
    'POST /api/user/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  ]) {
    const visitor = visitors.adopt(connect(Number(port), hostname), (socket: Socket) => socket.destroy())
    visitor.on('error', () => {})
    await once(visitor, 'connect')
    visitor.write(words)
  }
  // This response comes after them, so they have been received.
  expect(await readiness(shop)).toBe(200)

  const asked = performance.now()
  expect(await shop.stop()).toBe(0)
  expect(withoutOtherLoad(performance.now() - asked)).toBeLessThan(STOPS_WITHIN_MS)
  expect(await readdir(dataDir)).toEqual(AT_REST)
})

test('can be stopped during its start', { tags: ['deep'] }, async () => {
  const unfinished = join(scratch, 'unfinished')
  await using shop = startShop({ DATA_DIR: unfinished })
  await until(() => shop.lines.some((line) => line.startsWith('Creating the database')))
  expect(await shop.stop()).toBe(0)
  expect(AT_REST).toEqual(expect.arrayContaining(await readdir(unfinished)))

  await using next = await startShopServer({ DATA_DIR: unfinished })
  expect(await readiness(next)).toBe(200)
})
