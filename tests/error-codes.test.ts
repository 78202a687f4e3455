import { glob, readFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { CallFailed, call, type Transport } from '../lib/api-client.ts'
import type { Endpoint, RequestOf } from '../lib/endpoint.ts'
import { ERROR_CODE_HEADER, ERROR_CODES, errorCodeOfStatus } from '../lib/error-codes.ts'
import { inProcessTransport } from '../server/http/in-process.ts'
import { builtPages } from '../server/pages/built-pages.ts'
import { getProductBySlug, listProducts } from '../shop/catalog/products/read/catalogue.contract.ts'
import { currentUser, login } from '../shop/core/auth/session.contract.ts'
import { addToCart } from '../shop/sales/cart/cart.contract.ts'
import { listStaffOrders } from '../shop/sales/orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../shop/sales/orders/staff/steps/steps.contract.ts'
import { anOrder } from './fixtures/placed-order.ts'
import { addProduct } from './fixtures/products.ts'
import { openShop, type TestShop } from './processes/open-shop.ts'

const root = join(import.meta.dirname, '..')
const sources = await Array.fromAsync(
  glob('{lib,server,shop,demo,tools,extensions}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /\.test\.tsx?$/.test(path),
  }),
)
const textOf = (file: string) => readFile(join(root, file), 'utf8')

/** A comparison with an error's message or with a sentence. Messages of third-party drivers are excluded. */
const COMPARED =
  /(?<!typeof [\w.]*)\.(message|detail|errorMessage)\s*[!=]==|[!=]==\s*\w+\??\.(message|detail)\b|\.(message|detail)\??\.(includes|startsWith|endsWith|match)\(|[!=]==\s*['"`][A-Z][^'"`\n]* [^'"`\n]*[.!]['"`]/

test.each([
  ["error.message === 'Invalid token.'", true],
  ["if (text !== 'Out of luck today.')", true],
  ["error.message.startsWith('Request was')", true],
  ["error.code === 'invalid_token'", false],
  ["screen === 'Product page'", false],
])('%s compares an error message: %s', (line, is) => expect(COMPARED.test(line)).toBe(is))

test('no code compares error messages: errors have codes', async () => {
  expect(sources.length).toBeGreaterThan(500)
  const compared = sources.map(async (file) => ({ file, line: COMPARED.exec(await textOf(file))?.[0] }))
  expect((await Promise.all(compared)).filter(({ line }) => line !== undefined)).toEqual([])
})

test('each error code is used, and documented in the API reference', async () => {
  const others = sources.filter((file) => file !== 'lib/error-codes.ts')
  const code = (await Promise.all(others.map(textOf))).join('\n')
  const ofStatuses = [400, 401, 403, 404, 405, 408, 409, 413, 414, 415, 418, 429, 431, 500, 503].map(errorCodeOfStatus)
  const given = (one: string) => code.includes(`'${one}'`) || ofStatuses.some((other) => other === one)
  expect(Object.keys(ERROR_CODES).filter((one) => !given(one))).toEqual([])
  await using shop = await openShop()
  const { info } = (await shop.app.inject('/api/docs/json')).json()
  for (const [one, meaning] of Object.entries(ERROR_CODES))
    expect(info.description).toContain(`| \`${one}\` | ${meaning} |`)
})

/** Returns the error code of a failing call, which must be the same in-process and over the network. */
async function codeOf<E extends Endpoint>(
  shop: TestShop,
  token: string | undefined,
  endpoint: E,
  question: RequestOf<E>,
) {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const overNetwork: Transport = async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = method === 'GET' ? null : await request.text()
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, body })
  }
  const codes = await Promise.all(
    [inProcessTransport(shop.app), overNetwork].map((travel) =>
      call(
        (request) => {
          if (token !== undefined) request.headers.set('authorization', `Token ${token}`)
          return travel(request)
        },
        endpoint,
        question,
      ).then(
        () => 'done',
        (error) => (error instanceof CallFailed ? error.code : error),
      ),
    ),
  )
  expect(codes[0]).toBe(codes[1])
  return codes[0]
}

test('a rejected call has the same error code in-process and over the network', async () => {
  await using shop = await openShop()
  const { staff, mia, id, mug } = await anOrder(shop)
  const soldOut = await addProduct(shop.db, { variants: [{ name: 'One', stock: 0 }] })
  const [red = 0] = mug.variantIds
  const line = { product: mug.id, variant: red, quantity: 1 }
  const add = (body: RequestOf<typeof addToCart>['body']) => codeOf(shop, mia.token, addToCart, { body })
  expect({
    visitor: await codeOf(shop, undefined, currentUser, {}),
    badToken: await codeOf(shop, 'nonsense', currentUser, {}),
    customer: await codeOf(shop, mia.token, listStaffOrders, { query: {} }),
    missing: await codeOf(shop, undefined, getProductBySlug, { params: { slug: 'nothing' } }),
    page: await codeOf(shop, undefined, listProducts, { query: { page: '99' } }),
    field: await add({ ...line, quantity: 0 }),
    soldOut: await add({ product: soldOut.id, variant: soldOut.variantIds[0] ?? 0, quantity: 1 }),
    tooMuch: await add({ ...line, quantity: 99 }),
    other: await add({ ...line, product: soldOut.id }),
    late: await codeOf(shop, staff.token, transitionOrder, {
      params: { id: String(id) },
      body: { to: 'shipped', from: 'shipping' },
    }),
    login: await codeOf(shop, undefined, login, { body: { email: 'mia@example.com', password: 'wrong' } }),
  }).toEqual({
    visitor: 'not_authenticated',
    badToken: 'invalid_token',
    customer: 'permission_denied',
    missing: 'not_found',
    page: 'invalid_page',
    field: 'invalid',
    soldOut: 'out_of_stock',
    tooMuch: 'quantity_too_large',
    other: 'variant_not_found',
    late: 'conflict',
    login: 'wrong_credentials',
  })
})

test('errors before an endpoint is reached have a code too', async () => {
  await using shop = await openShop()
  const codeFor = async (asked: InjectOptions | string) => {
    const { headers } = await shop.app.inject(asked)
    return headers[ERROR_CODE_HEADER]
  }
  const post = { method: 'POST', url: '/api/contact/' } as const
  const json = { 'content-type': 'application/json' }
  expect({
    method: await codeFor({ method: 'PUT', url: '/api/contact/' }),
    json: await codeFor({ ...post, headers: json, payload: '{' }),
    media: await codeFor({ ...post, headers: { 'content-type': 'application/xml' }, payload: '<a/>' }),
    large: await codeFor({ ...post, headers: json, payload: `"${'x'.repeat(2_000_000)}"` }),
    address: await codeFor('/api/product/%'),
    nothing: await codeFor('/api/nothing/'),
  }).toEqual({
    method: 'method_not_allowed',
    json: 'parse_error',
    media: 'unsupported_media_type',
    large: 'body_too_large',
    address: 'bad_request',
    nothing: 'not_found',
  })

  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const say = (sent: string) => {
    const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(sent)
    return text(socket)
  }
  expect(await say('nonsense\r\n\r\n')).toContain(`${ERROR_CODE_HEADER}: bad_request\r\n`)
  const long = `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`
  expect(await say(long)).toContain(`${ERROR_CODE_HEADER}: headers_too_large\r\n`)
})

test('error pages have an error code and other pages have none, cached or not', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  const { slug } = await addProduct(shop.db)
  const codeFor = async (url: string) => (await shop.app.inject(url)).headers[ERROR_CODE_HEADER]
  for (const url of ['/', `/products/${slug}`, '/api/product/']) {
    expect([await codeFor(url), await codeFor(url)], url).toEqual([undefined, undefined])
  }
  expect(await codeFor('/no/such/page')).toBe('not_found')
})
