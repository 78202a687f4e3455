import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { builtPages } from '../../server/pages/built-pages.ts'
import { everywhere } from '../../server/pages/security-headers.ts'
import routes from '../../shop/routes.ts'
import { often } from '../deep.ts'
import { addProduct } from '../fixtures/products.ts'
import { openShop } from '../processes/open-shop.ts'
import { hasInternalDetails } from './contract-errors.ts'
import { hostileSearch, hostileSegment } from './requests/hostile/hostile-requests.ts'

/** More cases: `RUNS=1000 SEED=$RANDOM npx vitest run tests/endpoints/invalid-addresses.test.ts`. */
const RUNS = often(150, 'RUNS')
const SEED = Number(process.env.SEED ?? 7)

const shop = await openShop({ pages: await builtPages() })
afterAll(() => shop[Symbol.asyncDispose]())
const { slug } = await addProduct(shop.db)

const allRoutes = routes.flatMap((one) => one.children ?? one)
const FILES = ['media/:key/:width', 'assets/:file', 'sitemap-:page', 'api/docs/:file', 'api/:nothing']
const known = fc.constantFrom('', ...allRoutes.flatMap(({ path = '' }) => (path === '*' ? [] : [path])), ...FILES)
const segment = fc.oneof(hostileSegment, fc.constantFrom(slug, 'null', '0.5', '5'))

/** Path suffix under which React Router serves loader data, as `text/x-script`. */
const AS_DATA = '.data'

/** A known address with invalid values as parameters or as suffix. */
const address = known
  .chain((pattern) => {
    const parts = pattern.split(/(:\w+)/).map((part) => (part.startsWith(':') ? segment : fc.constant(part)))
    return fc.tuple(
      fc.tuple(...parts),
      fc.option(segment, { freq: 2 }),
      hostileSearch,
      fc.constantFrom('', '', '/', '//', AS_DATA),
    )
  })
  .map(
    ([parts, more, search, end]) =>
      `/${parts.join('')}${more === null ? '' : `/${more}`}${end}${search && `?${search}`}`,
  )

test('invalid addresses cause no server error, and all responses have the security headers', {
  timeout: 60_000 + RUNS * 200,
}, async () => {
  await fc.assert(
    fc.asyncProperty(address, fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS'), async (url, method) => {
      const { statusCode, headers, body } = await shop.app.inject({ method, url })
      const what = `${method} ${url.slice(0, 300)} → ${statusCode} ${body.slice(0, 300)}`
      expect(statusCode, what).toBeLessThan(500)
      expect(headers, what).toMatchObject(everywhere(true))
      expect(headers['set-cookie'], what).toBeUndefined()
      expect(hasInternalDetails(body), what).toBe(false)
      if (statusCode >= 300 && statusCode < 400) expect(headers.location, what).toMatch(/^\/(?![/\\])/)
      else expect(String(headers['content-security-policy']), what).toMatch(/^default-src 'none'/)
      if (statusCode >= 400 && method !== 'HEAD')
        expect(String(headers['content-type']), what).toMatch(
          /^((text\/html|application\/json); charset=utf-8|text\/x-script)$/,
        )
    }),
    { numRuns: RUNS, seed: SEED },
  )
})

test.each(allRoutes.filter(({ file }) => file.endsWith('.route.ts')).map(({ path = '' }) => path))(
  'a direct visit to %s, which has no page, is redirected',
  async (path) => {
    const { statusCode, headers } = await shop.app.inject(`/${path.replace(/:\w+/g, '5')}`)
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\//)])
  },
)
