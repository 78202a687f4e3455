import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addPerson } from '../fixtures/people.ts'
import { addProduct } from '../fixtures/products.ts'
import { type ShopProcess, startShopServer } from '../processes/shop-process.ts'
import { freePort, startVarnish } from './start-varnish.ts'

const KEY = 'a-key-of-the-test'
const OTHERS = 1_000
const CORRECT_WITHIN_MS = 1_000

/** Sends the requests of Varnish to two processes in turn, and counts them by path. */
async function startBalancer(port: number, shops: readonly ShopProcess[]) {
  const fetched: string[] = []
  const targets = await Promise.all(shops.map(async ({ url }) => new URL(await url)))
  let turn = 0
  const server = createServer((request, response) => {
    if (request.url !== '/healthz') fetched.push(request.url ?? '')
    turn += 1
    const target = targets[turn % targets.length]
    const { method, headers, url: path } = request
    const options = { host: target?.hostname, port: target?.port, path, method, headers }
    const passed = httpRequest(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    fetched,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends the purges to Varnish, or refuses them. */
async function startPurgeGate(varnish: string) {
  const gate = { isOpen: true, refused: 0, address: '' }
  const server = createServer((request, response) => {
    if (!gate.isOpen) {
      gate.refused += 1
      return response.writeHead(503).end()
    }
    const { method, headers } = request
    const passed = httpRequest(varnish, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  gate.address = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return Object.assign(gate, {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  })
}

test('Varnish serves current prices and never a page of a customer', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { db } = database
  const { token } = await addPerson(db, { isStaff: true })
  const mug = await addProduct(db, { slug: 'mug', title: 'Mug', variants: [{ name: 'White', stock: 5 }] })
  for (let n = 0; n < OTHERS; n += 1) await addProduct(db, { slug: `pot-${n}`, title: `Pot ${n}` })
  const [edgePort, shopPort] = [await freePort(), await freePort()]
  const edgeUrl = `http://127.0.0.1:${edgePort}`
  await using gate = await startPurgeGate(edgeUrl)
  await using varnish = await startVarnish(process.env.TEST_VARNISHD ?? '', {
    port: edgePort,
    backend: shopPort,
    key: KEY,
  })
  const settings = {
    ...{ DATA_DIR: folder.path, DATABASE_URL: database.url, RATE_LIMITS: 'off' },
    ...{ CDN_TAGS: 'xkey', CDN_PURGE: 'varnish', CDN_PURGE_URL: gate.address, CDN_PURGE_KEY: KEY },
  }
  await using first = await startShopServer(settings)
  await using second = await startShopServer(settings)
  await using balancer = await startBalancer(shopPort, [first, second])
  const page = async (path: string) => (await fetch(varnish.url + path)).text()
  const setPrice = (cents: number) =>
    db.updateTable('products').set({ price_cents: cents }).where('id', '=', mug.id).execute()

  await expect.poll(async () => (await fetch(varnish.url)).status, { timeout: 30_000 }).toBe(200)
  // The purge of the start and its repetitions end before pages are counted.
  await expect
    .poll(async () => (await db.selectFrom('edge_purges').select('id').execute()).length, { timeout: 60_000 })
    .toBe(0)
  const others = Array.from({ length: OTHERS }, (_, n) => `/products/pot-${n}`)
  for (const path of [...others, '/products/mug']) {
    const answer = await fetch(varnish.url + path)
    expect(answer.status, `${path}: ${await answer.text()}`).toBe(200)
  }

  // Prices are correct within a second of their commit, with two processes, and other pages stay stored.
  balancer.fetched.length = 0
  const waits: number[] = []
  for (const cents of [1111, 2222, 3333, 4444, 5555]) {
    await setPrice(cents)
    const committed = performance.now()
    const shown = new RegExp(`${Math.floor(cents / 100)}[.,]${cents % 100}`)
    while (!shown.test(await page('/products/mug'))) {
      if (performance.now() - committed > 5_000) throw new Error(`The price ${cents} is not shown.`)
    }
    waits.push(performance.now() - committed)
  }
  process.stdout.write(`Prices were correct after ${waits.map((ms) => Math.round(ms)).join(', ')} ms.\n`)
  expect(Math.max(...waits)).toBeLessThan(CORRECT_WITHIN_MS)
  for (const path of others) await page(path)
  expect(balancer.fetched.filter((path) => path.startsWith('/products/pot-'))).toEqual([])

  // Answers to customers and staff are neither stored nor taken from the cache.
  const headers = { authorization: `Token ${token}` }
  for (const path of ['/api/product/mug/', '/api/collections/menu/', '/api/account/']) {
    for (const who of [headers, undefined, headers]) {
      const answer = await fetch(varnish.url + path, who && { headers: who })
      if (who)
        expect([path, answer.headers.get('cache-control'), answer.headers.get('age') ?? '0']).toEqual([
          path,
          'no-store',
          '0',
        ])
      expect([path, answer.headers.get('xkey')]).toEqual([path, null])
      await answer.arrayBuffer()
    }
  }
  expect((await fetch(varnish.url, { method: 'PURGE' as string, headers: { 'xkey-purge': 'x' } })).status).toBe(403)

  // Refused purges are delivered as soon as Varnish accepts them, and the last price is shown.
  gate.isOpen = false
  // Stores the page, which a repeated purge may have removed.
  await page('/products/mug')
  await setPrice(6666)
  await expect.poll(() => gate.refused, { timeout: 10_000 }).toBeGreaterThan(1)
  expect(await page('/products/mug')).not.toMatch(/66[.,]66/)
  await setPrice(7777)
  gate.isOpen = true
  await expect.poll(() => page('/products/mug'), { timeout: 10_000 }).toMatch(/77[.,]77/)

  // Without the shop, stored pages are served.
  await page('/products/mug')
  await Promise.all([first.kill(), second.kill()])
  for (const path of ['/products/mug', ...others.slice(0, 50)])
    expect((await fetch(varnish.url + path)).status).toBe(200)
}, 240_000)
