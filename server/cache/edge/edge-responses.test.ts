import { expect, test } from 'vitest'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { builtPages } from '../../pages/built-pages.ts'
import { readConfig } from '../../start/config.ts'
import { edgeHeadersFor, hashTag } from './edge-headers.ts'

const VARNISH = {
  CDN_TAGS: 'xkey',
  CDN_PURGE: 'varnish',
  CDN_PURGE_URL: 'http://127.0.0.1:1',
  CDN_PURGE_KEY: 'a-key-of-the-test',
}
const CDN_HEADERS = ['xkey', 'surrogate-key', 'surrogate-control', 'cache-tag', 'cdn-cache-control']

test('only pages and answers for visitors carry CDN headers, and browsers get the same headers as before', async () => {
  const pages = await builtPages()
  await using shop = await openShop({ pages, env: VARNISH })
  await using plain = await openShop({ pages })
  for (const { db } of [shop, plain]) await addProduct(db, { slug: 'mug', title: 'Mug' })
  const token = (await shop.customer('Mia')).token
  const get = (one: typeof shop, url: string, headers: Record<string, string> = {}) => one.app.inject({ url, headers })
  const edgeOf = ({ headers }: { headers: Record<string, unknown> }) => CDN_HEADERS.filter((name) => name in headers)
  const lasting = { authorization: `Token ${token}` }

  const product = await get(shop, '/products/mug')
  expect(product.headers['surrogate-control']).toBe('max-age=86400, stale-while-revalidate=60, stale-if-error=86400')
  const id = (await shop.db.selectFrom('products').select('id').executeTakeFirstOrThrow()).id
  expect(String(product.headers.xkey).split(' ')).toEqual(
    expect.arrayContaining(['everything', 'settings', `product:${id}`].map(hashTag)),
  )
  const unchanged = await get(shop, '/products/mug', { 'if-none-match': String(product.headers.etag) })
  expect([unchanged.statusCode, unchanged.headers.xkey]).toEqual([304, product.headers.xkey])

  for (const url of ['/', '/products/mug', '/sitemap.xml', '/api/collections/menu/', '/robots.txt']) {
    const [with_, without] = [await get(shop, url), await get(plain, url)]
    expect(edgeOf(without)).toEqual([])
    for (const name of ['cache-control', 'vary', 'content-type'])
      expect([url, name, with_.headers[name]]).toEqual([url, name, without.headers[name]])
  }
  const never = ['/cart', '/account', '/admin', '/log_in', '/products/missing', '/nowhere', '/api/product/missing/']
  // An exact quantity changes with each sale.
  for (const url of [...never, '/api/product/mug/']) expect([url, edgeOf(await get(shop, url))]).toEqual([url, []])
  for (const url of ['/api/product/mug/', '/api/collections/menu/', '/api/settings/', '/api/cart/']) {
    const answer = await get(shop, url, lasting)
    expect([url, edgeOf(answer), answer.headers['cache-control']]).toEqual([url, [], 'no-store'])
  }
  // While changes may be missed, the CDN must not store a page.
  shop.cache.suspend()
  expect(edgeOf(await get(shop, '/products/mug'))).toEqual([])
  shop.cache.note(null)
  expect(edgeOf(await get(shop, '/products/mug'))).toEqual(['xkey', 'surrogate-control'])
})

test('lists tags within 16 kB, and unknown dependencies as one tag', () => {
  const purge = { kind: 'cloudflare' as const, addresses: [], service: 'zone', key: 'key' }
  const headers = edgeHeadersFor({ tagHeader: 'cache-tag', purge })
  const many = Array.from({ length: 1_500 }, (_, id) => `product:${id}`)
  expect(headers(many, {})?.['cache-tag']?.length).toBeLessThan(16_000)
  const unknown = [hashTag('everything'), hashTag('*')].join(',')
  for (const tags of [[...many, 'menu'], ['*', 'menu'], []]) expect(headers(tags, {})?.['cache-tag']).toBe(unknown)
  expect(headers(['popular'], {})?.['cdn-cache-control']).toMatch(/^max-age=300,/)
  expect(headers(['=stock:7'], {})).toBeUndefined()
  // Cloudflare ignores `Vary: Authorization`.
  expect(Object.keys(headers(['menu'], { vary: 'Authorization, Accept-Encoding' }) ?? {})).toEqual(['cache-tag'])
  // Without purges, pages are not stored.
  const tagsOnly = edgeHeadersFor({ tagHeader: 'edge-cache-tag', purge: undefined })
  expect(Object.keys(tagsOnly(['menu'], {}) ?? {})).toEqual(['edge-cache-tag'])
  expect(tagsOnly(many.slice(0, 128), {})?.['edge-cache-tag']).toBe(unknown)
})

test.each([
  [{ CDN_TAGS: 'tags' }, 'CDN_TAGS must be surrogate-key, cache-tag, edge-cache-tag or xkey'],
  [{ ...VARNISH, CDN_TAGS: '' }, 'CDN_PURGE=varnish needs CDN_TAGS=xkey'],
  [{ ...VARNISH, CDN_PURGE_URL: '' }, 'CDN_PURGE=varnish needs CDN_PURGE_URL'],
  [{ ...VARNISH, CDN_PURGE_URL: 'http://a/b' }, 'CDN_PURGE_URL must be http or https addresses without a path'],
  [{ ...VARNISH, CDN_PURGE_KEY: '' }, 'CDN_PURGE=varnish needs CDN_PURGE_KEY'],
  [{ ...VARNISH, CDN_PURGE: '' }, 'CDN_PURGE_URL, CDN_PURGE_KEY and CDN_SERVICE need CDN_PURGE'],
  [
    { CDN_TAGS: 'surrogate-key', CDN_PURGE: 'fastly', CDN_PURGE_KEY: 'a-key-of-the-test' },
    'CDN_PURGE=fastly needs CDN_SERVICE',
  ],
])('refuses the settings %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})
