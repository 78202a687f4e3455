import { expect, test } from 'vitest'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { addProduct } from '../fixtures/products.ts'
import { listenerOn } from '../processes/database-listener.ts'
import { startShopServer } from '../processes/shop-process.ts'

const REQUESTS_A_MINUTE = 600
const NEW_PAGES = 20

test('rejects the 601st request per minute and address, and does not count internal calls for a page', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await addProduct(database.db, { slug: 'mug' })
  await using shop = await startShopServer({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  await listenerOn(database.db)

  // Cached pages do not count.
  for (let time = 0; time < 2 * NEW_PAGES; time += 1) expect((await shop.ask(`/?n=${time}`)).status).toBe(200)
  // The page rendered above counted, and these are rendered too.
  for (let count = 1; count < NEW_PAGES; count += 1)
    expect((await shop.ask(`/products/mug?quantity=${count}`)).status).toBe(200)
  for (let count = NEW_PAGES; count < REQUESTS_A_MINUTE; count += 1) {
    // A forged header does not avoid the limit.
    const headers = { 'x-forwarded-for': `203.0.113.${count % 250}` }
    expect((await shop.ask('/api/product/', { headers })).status).toBe(200)
  }

  for (const [path, type] of [
    ['/api/product/', 'application/json'],
    ['/api/user/', 'application/json'],
    ['/products/mug?quantity=20', 'text/html'],
    ['/nowhere', 'text/html'],
  ] as const) {
    const refused = await shop.ask(path)
    expect([path, refused.status]).toEqual([path, 429])
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(refused.headers.get('x-error-code')).toBe('throttled')
    expect(refused.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    if (type === 'application/json')
      expect(await refused.json()).toEqual({
        detail: `Request was throttled. Expected available in ${seconds} seconds.`,
      })
    else expect(await refused.text()).toContain('Too many requests')
  }
  expect((await shop.ask('/')).status).toBe(200)

  // Files of a page and health checks do not count.
  for (const path of ['/healthz', '/readyz', '/favicon.svg'])
    expect([path, (await shop.ask(path)).status]).toEqual([path, 200])
})
