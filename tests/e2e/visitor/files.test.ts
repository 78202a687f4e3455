/** Pictures, scripts and styles in their HTTP responses. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { folderMedia } from '../../../server/media/folder-media.ts'
import { RENDITION_WIDTHS } from '../../../shop/ui/images/image-url.ts'
import { storePicture } from '../../../shop/ui/images/upload/store-picture.server.ts'
import { fetchFrom } from '../support/browser/raw-request.ts'
import { enter } from '../support/browser/visit.ts'
import { theCatalogue } from '../support/shop/catalogue.ts'

const [product] = await theCatalogue()
const picture = product?.thumbnail ?? ''
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><circle cx="640" cy="480" r="300"/></svg>'
const { key } = await storePicture(folderMedia(inject('shop').dataDir), Buffer.from(drawing))
const FOR_EVER = 'public, max-age=31536000, immutable'

test.each(RENDITION_WIDTHS)(
  'a picture is served %i pixels wide, or in its own width, and is cached permanently',
  async (width) => {
    const { status, headers, body } = await fetchFrom(`/media/${key}/${width}.webp`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': FOR_EVER,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    })
    const { format, width: real, height } = await sharp(body).metadata()
    expect(format).toBe('webp')
    expect(real).toBe(Math.min(width, 1280))
    expect(height).toBe((Math.min(width, 1280) * 3) / 4)
  },
)

test('pictures load in an e-mail reader and a link preview of another origin', async () => {
  const files = [`/media/${key}/320.webp`, picture, '/og.png', '/favicon.svg', '/icon-192.png']
  const sources = files.map((file) => new URL(file, inject('shop').address).href)
  const html = sources.map((source) => `<img src="${source}">`).join('')
  const reader = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  await once(reader.listen(0, '127.0.0.1'), 'listening')
  await using visit = await enter('/robots.txt', { script: false })
  const { port } = reader.address() as AddressInfo
  await visit.page.goto(`http://127.0.0.1:${port}/`)
  const widths = await visit.page
    .locator('img')
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth))
  reader.close()
  expect(widths.filter((width) => width > 0)).toHaveLength(files.length)
})

test.each([
  '/media/000000000000000000000000/320.webp',
  '/media/../../etc/passwd/320.webp',
  '/media/..%2f..%2fdemo-accounts.txt',
  '/demo-accounts.txt',
])('%s is nothing that the shop gives away', async (path) => {
  const { status, headers } = await fetchFrom(path)
  expect(status).toBe(404)
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
})

test('a picture in an unknown width is not found', async () => {
  const { status, body } = await fetchFrom(picture.replace(/\d+\.webp$/, '321.webp'))
  expect({ status, body: JSON.parse(body.toString()) }).toEqual({ status: 404, body: { detail: 'Not found.' } })
})

test('scripts and styles are cached permanently and compressed at build time', async () => {
  const home = (await fetchFrom('/')).body.toString()
  const files = new Set(home.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
  expect(files.size).toBeGreaterThan(5)
  for (const file of files) {
    const plain = await fetchFrom(file)
    const brotli = await fetchFrom(file, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await fetchFrom(file, { 'accept-encoding': 'gzip' })
    for (const { status, headers } of [plain, brotli, gzip]) {
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe(FOR_EVER)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-type']).toMatch(file.endsWith('.css') ? /^text\/css/ : /^(text|application)\/javascript/)
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
    }
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
  }
})

test('the fonts that a page requests first come from the shop', async () => {
  const home = (await fetchFrom('/')).body.toString()
  const fonts = home.match(/\/assets\/[\w.-]+\.woff2/g) ?? []
  expect(fonts.length).toBeGreaterThan(0)
  const answers = await Promise.all(fonts.map((font) => fetchFrom(font)))
  for (const { status, headers } of answers) {
    expect({ status, type: headers['content-type'], kept: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'font/woff2',
      kept: FOR_EVER,
    })
  }
})
