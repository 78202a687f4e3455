import { expect, test } from 'vitest'
import { isForStaff } from '../../lib/endpoint.ts'
import { builtPages } from '../../server/pages/built-pages.ts'
import { getMenu } from '../../shop/catalog/collections/collections.contract.ts'
import { getProductBySlug, listProducts } from '../../shop/catalog/products/read/catalogue.contract.ts'
import { saveSettings } from '../../shop/core/settings/settings.contract.ts'
import { getShop } from '../../shop/core/settings/shop.contract.ts'
import { addToCart } from '../../shop/sales/cart/cart.contract.ts'
import { addProduct } from '../fixtures/products.ts'
import { openShop, type Person } from '../processes/open-shop.ts'
import { registeredBy } from './registered-contracts.ts'

const pages = await builtPages()
const REFUSED = '403 The shop is not open yet.'
const UNSAID = { notice: '', opens_on: '' }

/** Endpoints that everyone may call before the shop opens. They reveal no shop data. */
const OPEN_EARLY = [
  'DELETE /api/account/gift_cards/:id/',
  'DELETE /api/addresses/:id/',
  'DELETE /api/back_in_stock/:variant/',
  'DELETE /api/cart/:id/',
  'DELETE /api/google_login/',
  'DELETE /api/marketing_consent/',
  'DELETE /api/sessions/',
  'DELETE /api/sessions/:id/',
  'GET /api/account/gift_cards/',
  'GET /api/addresses/',
  'GET /api/marketing_consent/',
  'GET /api/menus/',
  'GET /api/my_data/',
  'GET /api/orders/',
  'GET /api/orders/:id/address/',
  'GET /api/orders/:id/documents/',
  'GET /api/orders/:id/documents/:document/file.pdf',
  'GET /api/orders/:id/emails/',
  'GET /api/orders/:id/gift_cards/',
  'GET /api/pages/',
  'GET /api/pages/:slug/',
  'GET /api/sessions/',
  'GET /api/shop/',
  'GET /api/terms/',
  'GET /api/terms/:hash/',
  'GET /api/two_step/',
  'GET /api/user/',
]

const set = (staff: Person, version: number, values: Partial<typeof UNSAID> & { state: '' | 'not_yet' }) =>
  staff.api(saveSettings.opening, { body: { version, ...UNSAID, ...values } })

test('a shop that is not open yet reveals its content to staff only', async () => {
  await using shop = await openShop({ pages })
  const [staff, mia] = [await shop.staff(), await shop.customer('Mia')]
  const { slug, id, variantIds } = await addProduct(shop.db, { title: 'Secret mug' })
  const body = { product: id, variant: Number(variantIds[0]), quantity: 1 }
  const ADDRESSES = [
    '/',
    '/?page=2',
    `/products/${slug}`,
    '/search/mug',
    '/collections',
    '/cart',
    '/checkout',
    '/nowhere',
  ]
  const FILES = ['/sitemap.xml', '/sitemap-1.xml']
  // Fill the cache with pages of the open shop.
  for (const address of [...ADDRESSES, ...FILES]) await shop.app.inject(address)
  expect((await shop.app.inject('/')).body).toContain('Secret mug')

  await set(staff, 0, { state: 'not_yet', notice: 'The kiln is <still> hot.', opens_on: '2099-12-01' })
  for (const address of ADDRESSES) {
    for (const again of ['first', 'kept']) {
      const { statusCode, headers, body: html } = await shop.app.inject(address)
      expect([statusCode, headers['retry-after'], headers['x-error-code']], `${address} ${again}`).toEqual([
        ...[503, 'Mon, 30 Nov 2099 23:00:00 GMT', 'not_open'],
      ])
      expect(html, address).toContain('The kiln is &lt;still&gt; hot.')
      expect(html, address).toContain('<time dateTime="2099-12-01">1 December 2099</time>')
      expect(html.toLowerCase(), address).not.toContain('secret')
      expect(headers.location, address).toBeUndefined()
    }
  }
  for (const address of FILES) {
    const { statusCode, headers, body: text } = await shop.app.inject(address)
    expect([statusCode, headers['x-error-code']], address).toEqual([503, 'not_open'])
    expect(text, address).not.toContain('secret')
  }
  for (const path of ['/terms_of_services', '/contact', '/login', '/signup', '/orders', '/admin', '/robots.txt'])
    expect((await shop.app.inject(path)).statusCode, path).toBe(200)

  for (const somebody of [shop.visitor, mia]) {
    await expect(somebody.api(listProducts, { query: {} })).rejects.toThrow(REFUSED)
    await expect(somebody.api(getProductBySlug, { params: { slug } })).rejects.toThrow(REFUSED)
  }
  await expect(mia.api(addToCart, { body })).rejects.toThrow(REFUSED)
  expect((await staff.api(listProducts, { query: {} })).count).toBe(1)
  expect(await staff.api(addToCart, { body })).toMatchObject({ cartitem_set: [{ quantity: 1 }] })
  expect((await shop.visitor.api(getShop, {})).not_open_yet).toEqual({
    notice: 'The kiln is <still> hot.',
    opens_on: '2099-12-01',
  })

  // Each change is visible at once, although the closed page is cached.
  await set(staff, 1, { state: 'not_yet' })
  const unsaid = await shop.app.inject('/')
  expect([unsaid.headers['retry-after'], unsaid.body.includes('kiln')]).toEqual(['86400', false])
  await set(staff, 2, { state: '' })
  for (const address of ['/', `/products/${slug}`, '/sitemap.xml']) {
    const { statusCode, body: text } = await shop.app.inject(address)
    expect([statusCode, text.includes(slug)], address).toEqual([200, true])
  }
  expect((await shop.visitor.api(getMenu, {})).collections).toEqual([])
})

test('serves a picture of a closed shop to any client that has its key', async () => {
  await using shop = await openShop()
  await set(await shop.staff(), 0, { state: 'not_yet' })
  const key = 'a'.repeat(24)
  await shop.media.put(key, new Map([['320.webp', Buffer.from('a picture')]]))
  expect((await shop.app.inject(`/media/${key}/320.webp`)).statusCode).toBe(200)
  expect((await shop.app.inject(`/media/${'b'.repeat(24)}/320.webp`)).statusCode).toBe(404)
})

test('exactly the listed endpoints can be called before the shop opens', async () => {
  const { opened, contracts } = await registeredBy(() => openShop())
  await using _shop = opened
  const early = contracts.filter(({ config, url }) => {
    const tells = !isForStaff(config.allow) && !config.requiresOpenShop
    return tells && url.startsWith('/api/')
  })
  expect(
    early
      .filter(({ method }) => method === 'GET' || method === 'DELETE')
      .map(({ method, url }) => `${method} ${url}`)
      .sort(),
  ).toEqual(OPEN_EARLY)
})

test('rejects an opening day in the past, and hides it once it has passed', async () => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  await expect(set(staff, 0, { state: 'not_yet', opens_on: '2020-01-01' })).rejects.toThrow(
    '{"opens_on":["Choose today or a later day."]}',
  )
  await expect(set(staff, 0, { state: 'not_yet', opens_on: '2099-02-30' })).rejects.toThrow(
    '{"opens_on":["Enter a valid date."]}',
  )
  const day = new Date(shop.clock.now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  await set(staff, 0, { state: 'not_yet', opens_on: day })
  const isTold = async () => (await shop.app.inject('/')).body.includes(`dateTime="${day}"`)
  expect(await isTold()).toBe(true)
  shop.clock.now = new Date(`${day}T23:30:00Z`)
  shop.jobs.wake()
  await expect.poll(isTold).toBe(false)
})
