import { expect, test } from 'vitest'
import { often } from '../../tests/deep.ts'
import { addProduct } from '../../tests/fixtures/products.ts'
import { openShop } from '../../tests/processes/open-shop.ts'
import { builtPages } from '../pages/built-pages.ts'

const ADDRESSES = often(600)
const pages = await builtPages()

test('caches one response for equivalent parameters in any order and ignores unknown ones', {
  timeout: 60_000,
}, async () => {
  await using shop = await openShop({ pages })
  const { slug, variantIds } = await addProduct(shop.db, { title: 'Lamp' })
  const paths = [
    '/?',
    '/?page=1&',
    `/products/${slug}?`,
    `/products/${slug}?variant=${variantIds[0]}&`,
    '/search/lamp?sort=latest&price_range=20,30&',
    '/terms_of_services?',
    '/api/product/?page=1&page_size=28&',
    '/api/popular/?',
    `/api/reviews/?productslug=${slug}&`,
  ]
  for (let n = 0; n < ADDRESSES; n += 1) {
    const path = paths[n % paths.length] ?? ''
    const odd = n % 3 === 0 ? `${n}` : n % 3 === 1 ? `utm_source=${n}` : `fbclid=${n}&gclid=x`
    const { statusCode } = await shop.app.inject(path + odd)
    expect(statusCode, path).toBe(200)
  }
  // Rendering calls the API. Its responses are cached too.
  expect(shop.cache.count).toBeLessThan(2 * paths.length)

  const { count, misses } = shop.cache
  await shop.app.inject('/search/lamp?in_stock=no&price_range=20,30&latest=true&rating_range=0.5,5')
  await shop.app.inject('/api/product/?page_size=28&page=1')
  expect([shop.cache.count, shop.cache.misses]).toEqual([count, misses])
})

test('excludes the visitor’s request data from cached pages and redirects', async () => {
  await using shop = await openShop({ pages })
  for (let n = 0; n < 30; n += 1) await addProduct(shop.db, { title: `Lamp ${n}` })
  const brought = 'utm_source=letter-to-mia'
  for (const url of ['/', '/?page=2', '/search/lamp', '/login?from=/cart', '/nothing/here', '/api/product/?page=2']) {
    const { body } = await shop.app.inject(url + (url.includes('?') ? '&' : '?') + brought)
    expect(body, url).not.toContain('letter-to-mia')
    expect((await shop.app.inject(url)).body, url).toBe(body)
  }
  for (const url of [`/search?search_query=lamp&${brought}`, `/products/gone?${brought}`])
    expect((await shop.app.inject(url)).headers.location, url).not.toContain('letter-to-mia')
})

test('renders one 404 page for all unknown URLs', async () => {
  await using shop = await openShop({ pages })
  const first = await shop.app.inject('/none-1')
  const { count, misses } = shop.cache
  for (const url of ['/none-2', '/none/3?page=2', '/products/lamp/none', '/unknown', '/none-1']) {
    const { statusCode, headers, body } = await shop.app.inject(url)
    expect([url, statusCode, headers['x-error-code'], body]).toEqual([url, 404, 'not_found', first.body])
  }
  expect([shop.cache.count, shop.cache.misses]).toEqual([count, misses])
  // A missing page can be created at any time, so its 404 response is not cached.
  expect((await shop.app.inject('/pages/none')).statusCode).toBe(404)
  expect((await shop.app.inject('/none-1.data')).headers['content-type']).toBe('text/x-script')
})

test('ignores a parameter with a similar name', async () => {
  await using shop = await openShop({ pages })
  for (let n = 0; n < 30; n += 1) await addProduct(shop.db, { title: `Lamp ${n}` })
  const found = async (url: string) => (await shop.app.inject(url)).json().results.length
  expect(await found('/api/product/??page=2')).toBe(28)
  expect(await found('/api/product/?page=2')).toBe(2)
  expect(await found('/api/product/?Page=2')).toBe(28)
  expect(await found('/api/product/?%70age=2')).toBe(2)
  expect((await shop.app.inject('/api/product/?page=2&page=1')).json()).toEqual({ page: ['Not a valid string.'] })
})

test('answers too many uncached page requests with a page that reloads, and still serves cached pages', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop({ pages, env: { RATE_LIMITS: 'on' } })
  await shop.app.inject('/')
  for (let call = 0; call < 700; call += 1) expect((await shop.app.inject('/?utm_source=x')).statusCode).toBe(200)
  for (let call = 0; call < 599; call += 1) await shop.app.inject('/api/user/')

  const refused = await shop.app.inject('/contact')
  const wait = Number(refused.headers['retry-after'])
  expect(refused.headers['x-error-code']).toBe('throttled')
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(refused.body).toContain('<h1>Too many requests</h1>')
  expect(refused.body).toContain(`<meta http-equiv="refresh" content="${wait}">`)
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect((await shop.app.inject('/')).statusCode).toBe(200)
  const call = await shop.app.inject('/api/product/')
  expect([call.statusCode, call.json().detail]).toEqual([429, expect.stringMatching(/^Request was throttled\./)])
})
