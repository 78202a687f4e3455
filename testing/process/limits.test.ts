import { expect, test } from 'vitest'
import { TEMPLATE } from '../cluster.ts'
import { emptyFolder } from '../empty-folder.ts'
import { listenerOn } from '../listener-on.ts'
import { otherDatabase } from '../other-database.ts'
import { openShop } from '../shop-process.ts'
import { addProduct } from '../some-products.ts'

const REQUESTS_A_MINUTE = 600
const NEW_PAGES = 20

test('the 601st request of a minute from one address is refused, and the calls for a page are none of the visitor', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  await addProduct(database.db, { slug: 'mug' })
  await using shop = await openShop({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  await listenerOn(database.db)

  // Each under another address, so that all are made anew.
  for (let page = 1; page <= NEW_PAGES; page += 1) expect((await shop.ask(`/products/mug?n=${page}`)).status).toBe(200)
  for (let count = NEW_PAGES; count < REQUESTS_A_MINUTE; count += 1) {
    // Whoever writes another address into a header is counted all the same.
    const headers = { 'x-forwarded-for': `203.0.113.${count % 250}` }
    expect((await shop.ask(count % 2 === 0 ? '/api/product/' : '/', { headers })).status).toBe(200)
  }

  for (const path of ['/api/product/', '/', '/api/user/', '/nowhere']) {
    const refused = await shop.ask(path)
    expect([path, refused.status]).toEqual([path, 429])
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await refused.json()).toEqual({ detail: `Request was throttled. Expected available in ${seconds} seconds.` })
  }

  // What a page brings along, and who watches over the shop, is not counted.
  for (const path of ['/healthz', '/readyz', '/favicon.svg'])
    expect([path, (await shop.ask(path)).status]).toEqual([path, 200])
})
