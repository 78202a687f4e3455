import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../../../server/db/open.ts'
import { addProduct } from '../../../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'

const shop = await openSharedShop()

const read = async (shop: TestShop, address: string) => {
  const answer = await shop.app.inject(address)
  expect(answer.statusCode).toBe(200)
  return answer.body
}
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('the sitemap lists every page with an absolute address and its last change', async () => {
  const listed = new Date('2026-01-02T03:04:05Z')
  await addProduct(shop.db, { slug: 'stoneware-mug', listed })
  const gone = await addProduct(shop.db, { slug: 'gone' })
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()

  const answer = await shop.app.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } })
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/)
  expect(addresses(answer.body)).toEqual([
    'https://shop.example/',
    'https://shop.example/contact',
    'https://shop.example/terms_of_services',
    'https://shop.example/products/stoneware-mug',
  ])
  expect(answer.body).toContain('/stoneware-mug</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>')
})

test('a new product is in the sitemap as soon as the catalogue has changed', async () => {
  expect(addresses(await read(shop, '/sitemap.xml'))).toHaveLength(3)
  await addProduct(shop.db, { slug: 'late' })
  shop.cache.drop()
  expect(addresses(await read(shop, '/sitemap.xml'))).toContain('https://shop.example/products/late')
})

test('splits more than 10,000 products into several sitemaps, each product in exactly one', {
  tags: ['deep'],
}, async () => {
  await addMany(shop.db, 10_001)

  expect(addresses(await read(shop, '/sitemap.xml'))).toEqual([
    'https://shop.example/sitemap-1.xml',
    'https://shop.example/sitemap-2.xml',
  ])
  const first = addresses(await read(shop, '/sitemap-1.xml'))
  const second = addresses(await read(shop, '/sitemap-2.xml'))
  expect(first.slice(0, 4)).toEqual([
    'https://shop.example/',
    'https://shop.example/contact',
    'https://shop.example/terms_of_services',
    'https://shop.example/products/p1',
  ])
  expect(second).toEqual(['https://shop.example/products/p10001'])
  expect(new Set([...first, ...second]).size).toBe(10_004)
})

test.each(['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-01.xml', '/sitemap-99999.xml', '/sitemap-a.xml'])(
  'does not find an unknown sitemap (%s)',
  async (address) => {
    await using shop = await openShop()
    expect((await shop.app.inject(address)).statusCode).toBe(404)
  },
)

test('robots.txt links the sitemap and excludes private pages', async () => {
  const answer = await shop.app.inject('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = answer.body.split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml')
  for (const path of ['/api/', '/account', '/cart', '/checkout', '/orders', '/admin', '/login', '/search/*?'])
    expect(lines).toContain(`Disallow: ${path}`)
})

/** Adds products p1, p2, …, each one second older than the one before. */
async function addMany(db: Database, count: number): Promise<void> {
  const { id } = await addProduct(db)
  await sql`
    insert into products (slug, title, description, price_cents, thumbnail_key, created_at)
    select 'p' || n, 'Product', 'A thing.', 100, thumbnail_key, timestamptz '2026-01-01' + n * interval '1 second'
    from products, generate_series(1, ${count}::integer) as n where id = ${id}`.execute(db)
  await db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', id).execute()
}
