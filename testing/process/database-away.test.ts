import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from '../../server/db/embedded/shop-process.fixture.ts'
import { TEMPLATE } from '../cluster.ts'
import {
  addCustomer,
  databaseUrl,
  emptyFolder,
  listenerOn,
  openShop,
  otherDatabase,
  type ShopProcess,
} from '../shop-process.ts'
import { addProduct } from '../some-products.ts'

const DOWN = 'Failed to load products, perhaps our server is down'
const BACK_WITHIN_MS = 5_000

test('the database is away: what is kept is served, all else says so in its shape, and the shop recovers by itself', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await addProduct(database.db, { slug: 'mug', title: 'Mug' })
  await addProduct(database.db, { slug: 'pot', title: 'Pot' })
  const headers = { authorization: `Token ${await addCustomer(database.db)}` }
  await using road = await roadTo(database.place)
  await using shop = await openShop({ DATA_DIR: folder.path, DATABASE_URL: road.url })
  await listenerOn(database.db)
  expect((await shop.ask('/readyz')).status).toBe(200)

  const kept = ['/', '/products/mug', '/api/product/', '/api/product/mug/']
  const before = await Promise.all(kept.map((path) => textOf(shop, path)))

  await road.close()
  expect(await Promise.all(kept.map((path) => textOf(shop, path)))).toEqual(before)
  expect((await shop.ask('/terms_of_services')).status).toBe(200)
  expect((await shop.ask('/nowhere')).status).toBe(404)
  expect((await shop.ask('/healthz')).status).toBe(200)

  for (const path of ['/api/user/', '/api/product/?page_size=1', '/api/product/pot/', '/readyz']) {
    const answer = await shop.ask(path, { headers })
    expect([path, answer.status]).toEqual([path, 503])
    expect(await answer.json()).toEqual({ detail: 'Service temporarily unavailable, try again later.' })
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  }
  for (const path of ['/?page=2', '/products/pot']) {
    const answer = await shop.ask(path)
    expect([path, answer.status]).toEqual([path, 503])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await answer.text()).toContain(DOWN)
  }

  await road.open()
  const opened = performance.now()
  for (const path of ['/readyz', '/api/user/', '/products/pot']) {
    await until(async () => (await shop.ask(path, { headers })).status === 200, BACK_WITHIN_MS)
  }
  expect(performance.now() - opened).toBeLessThan(BACK_WITHIN_MS)
})

test('the database takes the call and says nothing: the shop says so in bounded time, and can be stopped', {
  timeout: 40_000,
}, async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await using road = await roadTo(database.place)
  await using shop = await openShop({ DATA_DIR: folder.path, DATABASE_URL: road.url })
  const headers = { authorization: `Token ${await addCustomer(database.db)}` }
  expect((await shop.ask('/api/user/', { headers })).status).toBe(200)

  await road.close()
  await road.open('silent')
  const answers = await Promise.all(['/api/user/', '/readyz'].map((path) => shop.ask(path, { headers })))
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(await shop.stop()).toBe(0)
})

/** The body of an answer that must be fine. */
async function textOf(shop: ShopProcess, path: string): Promise<string> {
  const answer = await shop.ask(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

interface Road extends AsyncDisposable {
  /** The `DATABASE_URL` that leads over it. */
  url: string
  /** @param how in silence, those who come are let in and led nowhere */
  open(how?: 'silent'): Promise<void>
  /** Those who are on it are thrown off, and nobody answers at its beginning. */
  close(): Promise<void>
}

/** A way to a database on which a test can stand. */
async function roadTo(place: Parameters<typeof databaseUrl>[0]): Promise<Road> {
  const travellers = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    if (isSilent) return void travellers.add(near.on('error', () => {}).resume())
    const far = connect(join(place.host, `.s.PGSQL.${place.port}`))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      travellers.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  let port = 0
  const open = async (how?: 'silent') => {
    isSilent = how === 'silent'
    await once(server.listen(port, '127.0.0.1'), 'listening')
    const address = server.address()
    if (typeof address === 'object' && address) port = address.port
  }
  const close = async () => {
    const closed = once(server.close(), 'close')
    for (const traveller of travellers) traveller.destroy()
    travellers.clear()
    await closed
  }
  await open()
  return { url: databaseUrl({ ...place, host: '127.0.0.1', port }), open, close, [Symbol.asyncDispose]: close }
}
