import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { clippedTexts } from '../support/browser/clipped-texts.ts'
import { enter, type Visit } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** 90 letters without a place to break. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.padEnd(90, 'en')

const NO_USER_TEXT = '/terms_of_services'

/** Fields of API answers that hold text of customers or owners. */
const TEXT_FIELDS = new Set(
  [
    'title name first_name last_name body description text words label note reason hidden_reason answer',
    'street second_line postcode town company customer_name email address contact responsible place device',
    'variant_name method_name collection_place maker model warnings actor_name file_name value',
  ].flatMap((line) => line.split(' ')),
)

const products = await theCatalogue()
const product = productWith(products, 'stock', ({ variants: [variant] }) => (variant?.stock ?? 0) > 0)
const cart = [{ product: product.id, variant: product.variants[0]?.id ?? 0, quantity: 1 }]
const tokens = {
  visitor: undefined,
  customer: (await newCustomer('Mia', { cart, received: product })).token,
  staff: (await newCustomer('Ada', { isStaff: true })).token,
}
await call('/api/contact/', {
  name: 'Mia',
  email: 'mia@example.com',
  title: 'A question',
  body: 'How long is its cable?',
})
const order = await firstOf('/api/orders/', tokens.customer)
const message = await firstOf('/api/contact/', tokens.staff)

const SCREENS = {
  visitor: [
    '/',
    '/collections',
    '/collections/cooking',
    '/products/everyday-mug',
    `/products/${product.slug}`,
    '/reviews/everyday-mug/null/0.5/5',
    '/search/mug',
  ],
  customer: ['/products/everyday-mug', '/cart', '/orders', `/orders/${order}`, '/account/change_email'],
  staff: [
    '/admin',
    '/admin/products',
    '/admin/products/update',
    '/admin/products/update/everyday-mug',
    '/admin/products/delete/everyday-mug',
    '/admin/stock',
    '/admin/stock/low',
    '/admin/stock/products/1',
    '/admin/terms',
    '/admin/makers',
    '/admin/reductions',
    '/admin/collections',
    '/admin/collections/update/cooking',
    '/admin/collections/delete/cooking',
    '/admin/pages',
    '/admin/pages/1',
    '/admin/delivery',
    '/admin/orders',
    '/admin/orders/1',
    '/admin/customers',
    '/admin/customers/2',
    '/admin/contact',
    `/admin/contact/${message}`,
    '/admin/reviews?show=all',
    '/admin/facts',
    '/admin/team',
  ],
}

describe.each(alsoDeep(['visitor'], ['customer', 'staff']))('a %s on a phone', (role) => {
  let visit: Visit
  beforeAll(async () => {
    visit = await enter(NO_USER_TEXT, {
      width: 375,
      ...(tokens[role] && { token: tokens[role] }),
    })
    await visit.page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
      return route.fulfill({ response, json: withLongWords(await response.json()) })
    })
  })
  afterAll(async () => {
    await visit.page.unrouteAll({ behavior: 'wait' })
    await visit[Symbol.asyncDispose]()
  })

  test.each(SCREENS[role])('%s wraps a 90-letter word in every text', async (path) => {
    const { page } = visit
    await page.setViewportSize({ width: 375, height: 900 })
    await navigate(page, path)
    await expect.poll(() => page.locator('body').innerText()).toContain(LONG_WORD)
    await page.getByRole('main').getByText('Loading', { exact: true }).waitFor({ state: 'detached' })
    expect(await clippedTexts(page)).toEqual([])
  })
})

/** Adds the long word to the texts of customers and owners in an API response. */
function withLongWords(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return TEXT_FIELDS.has(field) && value !== '' ? `${value} ${LONG_WORD}` : value
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withLongWords(item, key)]))
}

function call(path: string, body: object): Promise<Response> {
  return fetch(new URL(path, inject('shop').address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Returns the ID of the first item of a list. */
async function firstOf(list: string, token: string): Promise<number | undefined> {
  const answer = await fetch(new URL(list, inject('shop').address), { headers: { authorization: `Token ${token}` } })
  return ((await answer.json()) as { results: { id: number }[] }).results[0]?.id
}

/** Opens a screen by client-side navigation, so that the browser requests its data from the API. */
async function navigate(page: Page, path: string): Promise<void> {
  for (const next of [NO_USER_TEXT, path]) {
    await page.evaluate((to) => {
      history.pushState({ idx: Number(history.state?.idx ?? 0) + 1, key: to, usr: null }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, next)
    const isTerms = page.getByRole('heading', { level: 1, name: 'Terms of Service' })
    await isTerms.waitFor({ state: next === NO_USER_TEXT ? 'visible' : 'detached' })
  }
}
