import { expect, test } from 'vitest'
import { TEMPLATE } from '../../databases/cluster.ts'
import { otherDatabase } from '../../databases/other-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { addProduct } from '../../fixtures/products.ts'
import { listenerOn } from '../../processes/database-listener.ts'
import { type ShopProcess, startShopServer } from '../../processes/shop-process.ts'
import { tcpProxy } from '../../processes/tcp-proxy.ts'
import { until } from '../../processes/until.ts'
import { withoutOtherLoad } from '../../shortest-of.ts'

const DOWN = 'Failed to load products, perhaps our server is down'
const BACK_WITHIN_MS = 5_000

test('without a database, serves cached responses, answers 503 otherwise, and recovers', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await addProduct(database.db, { slug: 'mug', title: 'Mug' })
  await addProduct(database.db, { slug: 'pot', title: 'Pot' })
  const headers = { authorization: `Token ${(await addPerson(database.db)).token}` }
  await using proxy = await tcpProxy(database.place)
  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: proxy.url })
  await listenerOn(database.db)
  expect((await shop.ask('/readyz')).status).toBe(200)

  const kept = ['/', '/products/mug', '/terms_of_services', '/api/product/', '/api/product/mug/']
  const before = await Promise.all(kept.map((path) => textOf(shop, path)))

  await proxy.close()
  expect(await Promise.all(kept.map((path) => textOf(shop, path)))).toEqual(before)
  expect((await shop.ask('/nowhere')).status).toBe(404)
  expect((await shop.ask('/healthz')).status).toBe(200)

  // The database is checked once per second, independent of the number of requests.
  await until(async () => (await shop.ask('/readyz')).status === 503)
  for (const path of ['/api/user/', '/api/product/?page_size=1', '/api/product/pot/', '/readyz']) {
    const answer = await shop.ask(path, { headers })
    expect([path, answer.status]).toEqual([path, 503])
    expect(await answer.json()).toEqual({ detail: 'Service temporarily unavailable, try again later.' })
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(answer.headers.get('x-error-code')).toBe('unavailable')
  }
  for (const path of ['/?page=2', '/products/pot']) {
    const answer = await shop.ask(path)
    expect([path, answer.status]).toEqual([path, 503])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(answer.headers.get('x-error-code')).toBe('unavailable')
    expect(await answer.text()).toContain(DOWN)
  }

  await proxy.open()
  const opened = performance.now()
  for (const path of ['/readyz', '/api/user/', '/products/pot']) {
    await until(async () => (await shop.ask(path, { headers })).status === 200)
  }
  expect(withoutOtherLoad(performance.now() - opened)).toBeLessThan(BACK_WITHIN_MS)
})

test('with a database that does not respond, answers within the time limit and can be stopped', {
  tags: ['deep'],
}, async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await using proxy = await tcpProxy(database.place)
  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: proxy.url })
  const headers = { authorization: `Token ${(await addPerson(database.db)).token}` }
  expect((await shop.ask('/api/user/', { headers })).status).toBe(200)

  await proxy.close()
  await proxy.open('silent')
  const answers = await Promise.all(['/api/user/', '/readyz'].map((path) => shop.ask(path, { headers })))
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect(await shop.stop()).toBe(0)
})

/** Returns the body of a successful response. */
async function textOf(shop: ShopProcess, path: string): Promise<string> {
  const answer = await shop.ask(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}
