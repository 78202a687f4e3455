import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { EVENT_TYPES } from '../../shop/admin/events/event-types.contract.ts'
import { API_EXAMPLES, EVENT_EXAMPLES } from '../../shop/api-examples.server.ts'
import { openShop } from '../processes/open-shop.ts'
import { findBreaks } from './api-breaks.ts'
import { readApiDocument } from './api-document.ts'

const RELEASED = join(import.meta.dirname, '..', 'upgrades', 'openapi.json')

test('docs/reference/openapi.json is valid OpenAPI 3.1 (vitest run tests/endpoints/reference.test.ts -u writes it)', async () => {
  await using shop = await openShop()
  const document = await readApiDocument(shop)
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await new Validator().validate({ ...structuredClone(document) })).toMatchObject({ valid: true })
  const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId))
  expect(new Set(ids).size).toBe(ids.length)
  await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot('../../docs/reference/openapi.json')
})

test('the API reference has valid examples of calls and of all events', async () => {
  for (const { endpoint, body, response } of API_EXAMPLES) {
    const [returned] = Object.values(endpoint.schema.response)
    // Unknown fields would be removed.
    expect(returned?.parse(response), endpoint.url).toEqual(response)
    if (body !== undefined) expect(endpoint.schema.body?.safeParse(body).error, endpoint.url).toBeUndefined()
  }
  for (const { type, data } of EVENT_TYPES)
    expect(data.strict().parse(EVENT_EXAMPLES[type]?.data), type).toEqual(EVENT_EXAMPLES[type]?.data)
  await using shop = await openShop()
  const { paths, webhooks } = (await shop.app.inject('/api/docs/json')).json()
  const steps = paths['/api/staff_orders/{id}/steps/'].post
  expect(steps.requestBody.content['application/json'].example).toEqual({ from: 'making', to: 'shipping' })
  expect(steps.responses['201'].content['application/json'].example).toMatchObject({ status: 'shipping' })
  expect(JSON.stringify(paths).match(/"example":/g)).toHaveLength(
    API_EXAMPLES.length + API_EXAMPLES.filter(({ body }) => body !== undefined).length,
  )
  expect(webhooks['order.paid'].post.requestBody.content['application/json'].example).toMatchObject({
    ...{ type: 'order.paid', data: { payment: 981, subject: { kind: 'order' } } },
  })
})

test('the API contains everything that the last release had, except for announced removals', async () => {
  await using shop = await openShop()
  const released = JSON.parse(await readFile(RELEASED, 'utf8'))
  const today = new Date().toISOString().slice(0, 10)
  expect(findBreaks(released, await readApiDocument(shop), today)).toEqual([])
})

test('the API reference shows nested form fields and marks files', async () => {
  await using shop = await openShop()
  const { paths } = (await shop.app.inject('/api/docs/json')).json()
  const bodyOf = ({ requestBody }: { requestBody: { content: Record<string, { schema: object }> } }) =>
    requestBody.content
  const file = { type: 'string', format: 'binary' }
  const images = (required: object) => ({
    items: { properties: { image: file, alt: { type: 'string' } }, ...required },
  })

  expect(bodyOf(paths['/api/product/'].post)).toMatchObject({
    'multipart/form-data': {
      schema: {
        required: ['title', 'description', 'price', 'slug', 'thumbnail', 'variants'],
        properties: {
          title: { type: 'string' },
          thumbnail: file,
          frequentlyBoughtTogether: { type: 'array', maxItems: 10 },
          variants: {
            maxItems: 50,
            items: {
              required: ['name', 'stock', 'images'],
              properties: { images: { maxItems: 12, ...images({ required: ['image'] }) } },
            },
          },
        },
      },
    },
  })
  const changed = bodyOf(paths['/api/product/{slug}/'].patch)['multipart/form-data']?.schema
  expect(changed).toMatchObject({
    properties: { version: {}, variants: { items: { properties: { images: images({}) } } } },
  })
  expect(changed).not.toHaveProperty('required')
  const details = bodyOf(paths['/api/user/{id}/'].patch)
  expect(details).toMatchObject({ 'multipart/form-data': { schema: { properties: { avatar: file, first_name: {} } } } })
  const catalogue = bodyOf(paths['/api/catalogue_imports/'].post)
  expect(catalogue).toMatchObject({
    'multipart/form-data': { schema: { properties: { catalogue: file, pictures: file } } },
  })
})

test('the API reference has the style and the icon of the shop', async () => {
  await using shop = await openShop()
  const page = await shop.app.inject('/api/docs/')
  const [, address = ''] = /<link[^>]+href="([^"]+\/shop\.css)"/.exec(page.body) ?? []
  const style = await shop.app.inject(new URL(address, 'http://shop/api/docs/').pathname)
  expect(style.statusCode).toBe(200)
  expect(style.headers['content-type']).toContain('text/css')
  expect(style.body).toMatch(/\.topbar \.link\b[^{]*\{ display: none \}/)
  expect(page.body).not.toContain('favicon-32x32')
  expect(page.body).toContain('<link rel="icon" href="/favicon.svg">')
  expect(page.headers['content-security-policy']).toContain("font-src 'self'")
  for (const [, face = ''] of style.body.matchAll(/src: url\("([^"]+)"\)/g)) {
    const { statusCode, headers, rawPayload } = await shop.app.inject(face)
    expect([face, statusCode, headers['content-type']]).toEqual([face, 200, 'font/woff2'])
    expect(rawPayload.toString('latin1', 0, 4)).toBe('wOF2')
  }
})

test('the API reference uses the colours of the shop in both themes', async () => {
  await using shop = await openShop()
  const { body } = await shop.app.inject('/api/docs/static/theme/shop.css')
  const theme = await readFile(join(import.meta.dirname, '..', '..', 'shop', 'ui', 'styles', 'theme.css'), 'utf8')
  const tones = (of: 'html' | 'html.dark-mode') =>
    [...(body.split(`\n${of} {`)[1]?.split('}')[0] ?? '').matchAll(/--([\w-]+): (#\w+)/g)].map(([, ...tone]) => tone)
  const [light, dark] = [tones('html'), tones('html.dark-mode')]
  expect(light.length).toBeGreaterThan(8)
  light.forEach(([name, colour], index) => {
    expect(theme).toContain(`--color-${name}: light-dark(${colour}, ${dark[index]?.[1]})`)
  })
})
