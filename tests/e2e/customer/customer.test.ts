import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { freezeClock } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { theCatalogue } from '../support/shop/catalogue.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const products = await theCatalogue()
const lines = products.slice(0, 3).map(({ id, variants }, index) => ({
  product: id,
  variant: variants[0]?.id ?? 0,
  quantity: 2,
  later: index === 2,
}))

const menu = (page: Page) => page.locator('[popover]').filter({ has: page.getByText(/Login|Logout/) })
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('a customer sees the account menu and the number of cart items without saved-for-later items', async () => {
  const { token } = await newCustomer('Mia', { cart: lines })
  await using visit = await enter('/', { token })
  const { page } = visit
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(cart(page)).toRead('2')

  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(menu(page)).toRead('Hello, Mia Account Cart Orders Logout')
  await expect.poll(() => page.getByRole('link', { name: 'Admin' }).count()).toBe(0)
})

test('the tab bar of a customer links to the cart with its count and to the account', async () => {
  const { token } = await newCustomer('Mia', { cart: lines })
  await using visit = await enter('/', { token, width: 375 })
  const tabs = visit.page.getByRole('navigation', { name: 'Tabs' })
  await expect(tabs.getByRole('link', { name: 'Account' })).toBeVisible()
  await expect(tabs).toRead('Home Shop Search 2 Cart Account')
})

test('staff see the Admin link', async () => {
  const { token } = await newCustomer('Staff', { isStaff: true })
  await using visit = await enter('/', { token })
  await expect(visit.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' })).toBeVisible()
  await visit.page.setViewportSize({ width: 320, height: 700 })
  const tabs = visit.page.getByRole('navigation', { name: 'Tabs' })
  await expect(tabs).toRead('Home Shop Search Admin Cart Account')
  await tabs.getByRole('link', { name: 'Admin' }).click()
  await expect(visit.page.getByRole('heading', { level: 1 })).toRead('Dashboard')
})

test('Buy Now of a customer says that checkout is disabled', async () => {
  const { token } = await newCustomer('Mia', { cart: lines })
  await using visit = await enter(`/products/${products[0]?.slug}`, { token })
  const { page } = visit
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  const message = page.getByRole('status').filter({ hasText: 'Checking out is temporarily disabled' })
  await expect(message).toRead(
    'Checking out is temporarily disabled due to complications with our card payment provider.',
  )
})

test('a token that the server rejects is removed', async () => {
  await using visit = await enter('/', { token: 'shop_nonsense', expecting: /status of 401/ })
  await expect.poll(() => storedToken(visit.page)).toBe(null)
  await visit.page.getByRole('button', { name: 'Account menu' }).click()
  await expect(menu(visit.page)).toRead('Login Register')
})

test.each([
  {
    fails: 'says 503',
    fail: (route: Route) =>
      route.fulfill({ status: 503, json: { detail: 'Service temporarily unavailable, try again later.' } }),
  },
  { fails: 'is gone', fail: (route: Route) => route.abort() },
])('a server that $fails logs nobody out', { tags: ['deep'] }, async ({ fail }) => {
  const { token } = await newCustomer('Mia', { cart: lines })
  await using visit = await enter('/', { token, expecting: /status of 503|ERR_FAILED/ })
  const { page } = visit
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  let failures = 0
  await page.route('**/api/user/', async (route) => {
    await fail(route)
    failures += 1
  })
  await comeBack(page)
  await expect.poll(() => failures).toBe(1)

  await page.unroute('**/api/user/')
  // The failed response may still be pending.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/user/') && answer.ok())
  await comeBack(page)
  expect((await answered).status()).toBe(200)
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(await storedToken(page)).toBe(token)
})

test('a login and a logout in another tab are applied', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia', { cart: lines })
  await using visit = await enter('/')
  const { page } = visit
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  const other = await visit.newTab('/terms_of_services')

  await other.evaluate((value) => localStorage.setItem('token', value), token)
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible()
})

test('the session is refreshed every 20 seconds while the tab is visible, and when it becomes visible', async () => {
  const { token } = await newCustomer('Mia', { cart: lines })
  await using visit = await enter('/terms_of_services', { token, first: freezeClock })
  const { page } = visit
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  const asked: string[] = []
  // Count finished requests, because concurrent callers share one request.
  page.on('requestfinished', (request) => request.url().endsWith('/api/user/') && asked.push(request.method()))

  for (const times of [1, 2, 3]) {
    await page.clock.runFor(20_000)
    await expect.poll(() => asked.length).toBe(times)
  }

  await setSeen(page, 'hidden')
  await page.clock.runFor(60_000)
  await setSeen(page, 'visible')
  await expect.poll(() => asked.length).toBe(4)
})

test('a visitor without a token requests no session', async () => {
  const asked: string[] = []
  await using visit = await enter('/', {
    async first(page) {
      await page.clock.install()
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    },
  })
  await visit.page.clock.runFor(60_000)
  expect(asked).toContain('/')
  expect(asked).not.toContain('/api/user/')
})

/** Returns to this window from another one. */
function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

function setSeen(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
