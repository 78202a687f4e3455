import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../support/browser/visit.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' })
const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
/** Reads all prices in one step, because results may change between two reads. */
const prices = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .locator('data')
    .evaluateAll((shown) => shown.map((price) => Number(price.getAttribute('value'))))
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)
const counts = (page: Page, text: string | RegExp) => expect(page.getByRole('main').getByRole('status')).toRead(text)

test('a visitor searches with a typo, filters, sorts, and goes back step by step', async () => {
  await using visit = await enter('/')
  const { page } = visit
  await box(page).fill('stonewore')
  await box(page).press('Enter')
  await expect(heading(page)).toRead('Showing “stoneware”')
  await expect.poll(() => page.title()).toBe('“stonewore” | Comptoir')
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await expect.poll(() => titles(page)).toContain('Stoneware teapot, 90 cl')

  await box(page).fill('stoneware')
  await box(page).press('Enter')
  await expect(heading(page)).toRead('Results for “stoneware”')
  await expect.poll(() => box(page).inputValue()).toBe('stoneware')
  await expect.poll(() => page.locator('meta[name=robots]').count()).toBe(0)
  const all = await titles(page)
  await counts(page, `${all.length} products`)

  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('spinbutton', { name: 'From' }).fill('50')
  await filters.getByRole('spinbutton', { name: 'From' }).press('Enter')
  await expect.poll(() => query(page)).toBe('?price_range=50,500')
  await expect(filters).toRead(/€50 and more/)
  await expect.poll(async () => Math.min(...(await prices(page)))).toBeGreaterThanOrEqual(50)
  const dear = await titles(page)
  await counts(page, `${dear.length} ${dear.length === 1 ? 'product' : 'products'}`)
  expect(dear.length).toBeLessThan(all.length)

  await page.getByLabel('Sort by').selectOption('Price High To Low')
  await expect.poll(() => query(page)).toBe('?sort=price_high_to_low&price_range=50,500')
  const falls = (numbers: number[]) =>
    numbers.every((price, index) => index === 0 || price <= (numbers[index - 1] ?? 0))
  await expect.poll(async () => falls(await prices(page))).toBe(true)

  await page.goBack()
  await expect.poll(() => query(page)).toBe('?price_range=50,500')
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('')
  await page.goBack()
  await expect.poll(() => query(page)).toBe('')
  await expect.poll(() => titles(page)).toEqual(all)
  await expect.poll(() => filters.getByRole('spinbutton', { name: 'From' }).inputValue()).toBe('0')
})

test('sold-out products can be excluded, and fast consecutive choices all apply', { tags: ['deep'] }, async () => {
  await using visit = await enter('/search/door')
  const { page } = visit
  const inStock = page.getByRole('checkbox', { name: 'In stock only' })
  await expect.poll(() => titles(page)).toContain('Quince & bay jelly, 190 g')
  const all = await titles(page)
  const late = Promise.withResolvers<void>()
  await page.route('**/api/search/**', async (route) => {
    await late.promise
    await route.continue().catch(() => {})
  })
  await inStock.click()
  // The choice is visible at once, and the next choice adds to it before the first response.
  await expect.poll(() => inStock.isChecked()).toBe(true)
  await page.getByLabel('Sort by').selectOption('Latest')
  late.resolve()
  await expect.poll(() => query(page)).toBe('?sort=latest&in_stock=true')
  await expect.poll(async () => (await titles(page)).length).toBe(all.length - 1)
  expect(await titles(page)).not.toContain('Quince & bay jelly, 190 g')
  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expect.poll(() => inStock.isChecked()).toBe(false)
  await expect.poll(async () => (await titles(page)).length).toBe(all.length)
})

test('a slider works by key, by a tap on its track and by dragging', { tags: ['deep'] }, async () => {
  await using visit = await enter('/search/blue')
  const { page } = visit
  const lowest = page.getByRole('slider', { name: 'From' })
  await lowest.press('ArrowRight')
  await lowest.press('ArrowRight')
  await expect.poll(() => query(page)).toBe('?price_range=2,500')
  await expect.poll(() => lowest.evaluate((thumb) => thumb === document.activeElement)).toBe(true)
  // The address changes before this link appears and moves the sliders down.
  await expect(page.getByRole('link', { name: 'Clear filters' }).first()).toBeVisible()

  const track = (await page.getByRole('slider', { name: 'Highest rating' }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const at = (share: number) => [track.x + 12 + share * (track.width - 24), track.y + track.height / 2] as const
  // There are nine steps between half a star and five.
  await page.mouse.click(...at(8 / 9))
  await expect.poll(() => query(page)).toBe('?price_range=2,500&rating_range=0.5,4.5')

  await page.mouse.move(...at(8 / 9))
  await page.mouse.down()
  await page.mouse.move(...at(7 / 9), { steps: 5 })
  expect(query(page)).toBe('?price_range=2,500&rating_range=0.5,4.5')
  await page.mouse.up()
  await expect.poll(() => query(page)).toBe('?price_range=2,500&rating_range=0.5,4')

  await page.getByRole('link', { name: 'Clear filters' }).first().click()
  await expect.poll(() => query(page)).toBe('')
})

test('results are paginated, and a new sort order starts at the first page', { tags: ['deep'] }, async () => {
  await using visit = await enter('/search/cm')
  const { page } = visit
  const pages = page.getByRole('navigation', { name: 'Pages of results' })
  await counts(page, /^1–28 of \d+ products$/)
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(() => query(page)).toBe('?page=2')
  await counts(page, /^29–\d+ of \d+ products$/)
  await page.getByLabel('Sort by').selectOption('Latest')
  await expect.poll(() => query(page)).toBe('?sort=latest')
  await counts(page, /^1–28 of/)
})

test('on a phone, the filters are in a drawer: Back closes it, and its choices are one history step', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/search/blue', { width: 375 })
  const { page } = visit
  const before = await titles(page)
  const open = page.getByRole('button', { name: 'Filters' })
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await open.click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  expect(query(page)).toBe('')

  await open.click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)

  await open.click()
  await drawer.getByRole('spinbutton', { name: 'To' }).fill('25')
  await drawer.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  await expect(drawer).toBeHidden()
  await expect.poll(() => query(page)).toBe('?price_range=0,25')
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThanOrEqual(25)
  await page.goBack()
  await expect.poll(() => query(page)).toBe('')
  await expect(drawer).toBeHidden()
  await expect.poll(() => titles(page)).toEqual(before)
})

test('suggestions are reachable by arrow keys, and completions are highlighted', async () => {
  await using visit = await enter('/')
  const { page } = visit
  await box(page).pressSequentially('stoneware te')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.filter({ hasText: 'stoneware teapot' }).first()).toBeVisible()
  await expect.poll(() => options.count()).toBeLessThanOrEqual(8)
  await expect.poll(() => options.first().locator('b').allInnerTexts()).toEqual(['apot'])
  await expect.poll(() => box(page).getAttribute('aria-expanded')).toBe('true')

  await page.keyboard.press('ArrowUp')
  await expect.poll(() => options.last().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toBeNull()
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect.poll(() => box(page).inputValue()).toBe('stoneware te')

  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => box(page).getAttribute('aria-activedescendant'))
    .toBe(await options.first().getAttribute('id'))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toRead('Results for “stoneware teapot”')
  await expect(options.first()).toBeHidden()
  await expect.poll(() => box(page).inputValue()).toBe('stoneware teapot')

  await box(page).fill('umbrel')
  await options.filter({ hasText: 'Stick umbrella' }).click()
  await expect(heading(page)).toRead('Stick umbrella with a cherry handle')
})

test('a late answer is not shown', { tags: ['deep'] }, async () => {
  await using visit = await enter('/')
  const { page } = visit
  const late = Promise.withResolvers<void>()
  await page.route('**/api/suggestions/?q=umb', async (route) => {
    await late.promise
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest('**/api/suggestions/?q=umb')
  await box(page).fill('umb')
  await asked
  await box(page).fill('teapot')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'Stoneware teapot' })).toBeVisible()
  late.resolve()
  await box(page).press('ArrowDown')
  await expect.poll(() => options.filter({ hasText: 'umbrella' }).count()).toBe(0)
})

test('without a script, the search box, sort and filters work', async () => {
  await using visit = await enter('/', { script: false })
  const { page } = visit
  await box(page).fill(' blue ')
  await box(page).press('Enter')
  await expect(heading(page)).toRead('Results for “blue”')
  await page.getByRole('spinbutton', { name: 'From' }).fill('40')
  await page.getByRole('checkbox', { name: 'In stock only' }).check()
  await page.getByLabel('Sort by').selectOption('Price Low To High')
  await page.getByRole('button', { name: 'Show products' }).click()
  await expect.poll(() => query(page)).toBe('?sort=price_low_to_high&price_range=40,500&in_stock=true')
  await page.waitForLoadState()
  const shown = await prices(page)
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(40)
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
})

test('a search without results says so and shows popular products', async () => {
  await using visit = await enter('/search/xyzzy')
  const { page } = visit
  await expect(heading(page)).toRead('Nothing found for “xyzzy”')
  await expect.poll(() => box(page).inputValue()).toBe('xyzzy')
  await expect.poll(() => page.getByRole('region', { name: 'Popular products' }).getByRole('article').count()).toBe(8)

  await visit.goTo('/search/mug?price_range=400,450')
  await counts(page, '0 products')
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click()
  await counts(page, /^\d+ products$/)
})

test('a failed search shows the sentence of the specification', async () => {
  await using visit = await enter('/', { expecting: /status of 503/ })
  const { page } = visit
  await page.route('**/api/search/**', (route) => route.fulfill({ status: 503, json: { detail: 'Away.' } }))
  await box(page).fill('mug')
  await box(page).press('Enter')
  await expect(page.getByText('Failed to load search products, perhaps our server is down')).toBeVisible()
})
