/** Pages in their HTTP responses, before scripts run. */
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { showPrice } from '../../../lib/money.ts'
import { openShopDatabase } from '../../databases/shop-database.ts'
import { withoutOtherLoad } from '../../shortest-of.ts'
import { fetchFrom } from '../support/browser/raw-request.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { RARE_PRODUCTS } from '../support/shop/rare-products.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const products = await theCatalogue()
const reviewed = productWith(products, 'reviews', ({ recommended_reviews }) => recommended_reviews.length > 1)
// Other tests do not read its description, which is on its own page only.
const quiet = productWith(
  products,
  'no other reader',
  ({ slug }) => slug !== reviewed.slug && !Object.values<string>(RARE_PRODUCTS).includes(slug),
)

const PAGES = [
  { path: '/', tells: products.slice(0, 28).map(({ title }) => title) },
  { path: '/?page=2', tells: products.slice(28, 56).map(({ title }) => title) },
  {
    path: `/products/${reviewed.slug}`,
    tells: [
      reviewed.title,
      showPrice(reviewed.price),
      ...reviewed.variants.map(({ name }) => name),
      ...reviewed.recommended_reviews.map(({ body }) => body),
    ],
  },
  { path: '/terms_of_services', tells: ['1. Acceptance', '12. Governing law', '16. Contact'] },
]

describe.each(PAGES)('$path', ({ path, tells }) => {
  test('is complete without a script', async () => {
    const page = await fetchFrom(path)
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    const text = textOf(page.body.toString())
    for (const words of tells) expect(text).toContain(words)
  })

  test('has security headers that allow exactly its own inline scripts, and sets no cookie', async () => {
    const { headers, body } = await fetchFrom(path)
    const scripts = body
      .toString()
      .matchAll(/<script(?![^>]* (?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)
    const hashes = Array.from(
      scripts,
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    )
    expect(hashes.length).toBeGreaterThan(0)
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringMatching(/^\w[\w-]*=\(\)(, \w[\w-]*=\(\))*$/),
    })
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(body.toString()).not.toContain('nonce')
  })

  test('is byte for byte the same for all visitors', async () => {
    const { token } = await newCustomer('Mia')
    const [first, again, customer, hinted] = await Promise.all([
      fetchFrom(path),
      fetchFrom(path),
      fetchFrom(path, { authorization: `Token ${token}` }),
      fetchFrom(path, { cookie: 'a=b', 'user-agent': 'somebody else', 'accept-language': 'fr' }),
    ])
    expect(again.body.equals(first.body)).toBe(true)
    expect(customer.body.equals(first.body)).toBe(true)
    expect(hinted.body.equals(first.body)).toBe(true)
  })

  test('is served as Zstandard, Brotli, gzip or plain, each with an ETag', async () => {
    const plain = await fetchFrom(path)
    const brotli = await fetchFrom(path, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await fetchFrom(path, { 'accept-encoding': 'gzip' })
    const zstd = await fetchFrom(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const encodings = [plain, zstd, brotli, gzip].map(({ headers }) => headers['content-encoding'])
    expect(encodings).toEqual([undefined, 'zstd', 'br', 'gzip'])
    expect(zstdDecompressSync(zstd.body).equals(plain.body)).toBe(true)
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(plain.headers.vary?.toLowerCase()).toContain('accept-encoding')

    const tag = String(brotli.headers.etag)
    const known = await fetchFrom(path, { 'accept-encoding': 'br', 'if-none-match': tag })
    expect({ status: known.status, length: known.body.length, tag: known.headers.etag }).toEqual({
      status: 304,
      length: 0,
      tag,
    })
    expect((await fetchFrom(path, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('answers HEAD like GET, without a body', async () => {
    const { headers, body } = await fetchFrom(path)
    const head = await fetchFrom(path, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.body.length).toBe(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' })
    expect(head.headers['content-length']).toBe(String(body.length))
  })
})

test('a change in the catalogue appears immediately', async () => {
  await using db = await openShopDatabase(inject('shop').dataDir)
  const path = `/products/${quiet.slug}`
  const before = await fetchFrom(path)
  const describe = (description: string) =>
    db.updateTable('products').set({ description }).where('id', '=', quiet.id).execute()
  const tells = async (words: string) => textOf((await fetchFrom(path)).body.toString()).includes(words)
  await describe('Described again by hand.')
  const changed = performance.now()
  await expect.poll(() => tells('Described again by hand.')).toBe(true)
  await describe(quiet.description)
  await expect.poll(() => tells('Described again by hand.')).toBe(false)
  expect(withoutOtherLoad(performance.now() - changed)).toBeLessThan(2_000)
  expect((await fetchFrom(path)).body.equals(before.body)).toBe(true)
})

test('an unknown address is a 404 with a page that is not cached', async () => {
  const page = await fetchFrom('/nowhere')
  expect(page.status).toBe(404)
  expect(textOf(page.body.toString())).toContain('Whops An Error Occured')
  expect(page.headers['cache-control']).toBe('no-cache')
})

test('an unknown product redirects home with a message that is not sent to the server', async () => {
  const { status, headers } = await fetchFrom('/products/no-such-thing')
  expect({ status, to: headers.location }).toEqual({ status: 302, to: '/#no-longer-sold=no-such-thing' })
})

/** Returns the text of a document without scripts and tags. */
function textOf(html: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => names[name] ?? '')
}
