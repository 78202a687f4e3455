import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../support/browser/visit.ts'
import { theCatalogue } from '../support/shop/catalogue.ts'

const [product] = await theCatalogue()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an unknown address is a 404 page inside the shop with links out of it', async () => {
  await using visit = await enter('/terms_of_services', { expecting: /status of 404/ })
  const { page } = visit
  const response = await visit.goTo('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toRead('Whops An Error Occured')
  await expect.poll(() => page.title()).toMatch(/^Whops An Error Occured/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  const logout = page.getByRole('main').getByRole('link', { name: 'Logout' })
  await expect(logout).toBeHidden()
  await page.getByText('Extra Options').click()
  await expect(logout).toBeVisible()
  await expect.poll(() => logout.getAttribute('href')).toBe('/logout')

  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(heading(page)).toRead('Terms of Service')
  await page.goForward()
  await page.getByRole('link', { name: 'Go To Home' }).click()
  await expect(heading(page)).toRead('Good things for every day')
})

test('an unreachable server during navigation shows the sentence of the specification', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/terms_of_services', { expecting: /status of 503/ })
  const { page } = visit
  await page.route('**/api/product/**', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Service temporarily unavailable, try again later.' } }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(heading(page)).toRead('Whops An Error Occured')
  await expect(page.getByText('Failed to load products, perhaps our server is down')).toBeVisible()

  await page.unroute('**/api/product/**')
  await page.getByRole('link', { name: 'Go To Home' }).click()
  await expect(heading(page)).toRead('Good things for every day')
})

test('an unreachable network during navigation shows the same sentence', { tags: ['deep'] }, async () => {
  await using visit = await enter('/', { expecting: /ERR_FAILED/ })
  const { page } = visit
  await page.route('**/api/product/**', (route) => route.abort())
  await page.getByRole('link', { name: product?.title, exact: true }).first().click()
  await expect(page.getByText('Failed to load products, perhaps our server is down')).toBeVisible()
})

test('a shop without products shows the empty state', async () => {
  await using visit = await enter('/terms_of_services')
  const { page } = visit
  await page.route('**/api/product/**', (route) =>
    route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByText('Whops, looks like their isnt any products here')).toBeVisible()
})

test('a slow page shows the loading overlay, and a fast one does not', { tags: ['deep'] }, async () => {
  await using visit = await enter('/')
  const { page } = visit
  const overlay = page.getByRole('status').filter({ hasText: 'Loading' })
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/product/**', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('link', { name: product?.title, exact: true }).first().click()
  await expect(overlay).toBeVisible()
  const spinner = overlay.getByText('Loading').locator('..')
  await expect.poll(() => spinner.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')

  answer.resolve()
  await expect(heading(page)).toRead(product?.title ?? '')
  await expect(overlay.getByText('Loading')).toBeHidden()
})
