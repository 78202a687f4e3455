import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** In forced-colours mode, shapes must convey what colours convey otherwise. */
const products = await theCatalogue()
const many = productWith(
  products,
  'colours, several pictures and reviews',
  ({ variants, reviews_length }) =>
    reviews_length > 2 &&
    variants.filter(({ color }) => color !== null).length > 1 &&
    (variants[0]?.images.length ?? 0) > 1,
)
const first = (page: Page) => page.emulateMedia({ forcedColors: 'active' })
const main = (page: Page) => page.getByRole('main')

const style = (element: Locator, name: 'outlineStyle' | 'borderTopStyle' | 'backgroundColor' | 'borderTopColor') =>
  element.evaluate((node, property) => getComputedStyle(node)[property], name)

test('in forced colours, selected items are outlined, swatches keep their colours, and buttons have a border', async () => {
  await using visit = await enter(`/products/${many.slug}`, { first })
  const { page } = visit
  const chosen = main(page).locator('[aria-current=true]')
  await expect.poll(() => chosen.count()).toBe(2)
  for (const one of await chosen.all()) expect(await style(one, 'outlineStyle')).toBe('solid')
  const others = main(page).locator('a[aria-current=false]')
  expect(await style(others.first(), 'outlineStyle')).toBe('none')
  const swatches = main(page).getByRole('list').locator('.swatch')
  const seen = await swatches.evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor))
  expect(new Set(seen).size).toBeGreaterThan(1)
  const add = main(page).getByRole('button', { name: 'Add to Cart' }).first()
  expect(await style(add, 'borderTopStyle')).toBe('solid')
  expect(await style(add, 'borderTopColor')).not.toBe(await style(add, 'backgroundColor'))
})

test('in forced colours, bars, tracks and empty stars are visible', { tags: ['deep'] }, async () => {
  await using visit = await enter(`/reviews/${many.slug}/null/0.5/5`, { first })
  const { page } = visit
  const bar = main(page).locator('.bar').first()
  const track = main(page).locator('.track').first()
  expect(await style(track, 'outlineStyle')).toBe('solid')
  expect(await style(bar, 'backgroundColor')).not.toBe(await style(track, 'backgroundColor'))
  const [empty, full] = ['.star-empty', '.star-full'].map((name) => main(page).locator(name).first())
  const fill = (stars: Locator | undefined) => stars?.evaluate((node) => getComputedStyle(node).fill)
  expect(await fill(empty)).not.toBe(await fill(full))
})

test('in dark theme, the darkest swatch has a visible border', { tags: ['deep'] }, async () => {
  const contrastOfEdge = async (theme: 'light' | 'dark') => {
    await using visit = await enter(`/products/${many.slug}`, { theme })
    return await style(main(visit.page).locator('.swatch').first(), 'borderTopColor')
  }
  expect(await contrastOfEdge('dark')).toBe('rgb(125, 118, 109)')
  expect(await contrastOfEdge('light')).not.toBe('rgb(139, 135, 127)')
})

test('a focused card is outlined as a whole', { tags: ['deep'] }, async () => {
  await using visit = await enter('/')
  const { page } = visit
  const card = page.getByRole('article').first()
  await card.getByRole('link').focus()
  await page.keyboard.press('Shift+Tab')
  expect(await style(card, 'outlineStyle')).toBe('none')
  await page.keyboard.press('Tab')
  expect(await style(card, 'outlineStyle')).toBe('solid')
})

test('at 400 % (320 × 256), no fixed element covers the content', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter(`/products/${many.slug}`, { token, width: 320 })
  const { page } = visit
  await page.setViewportSize({ width: 320, height: 256 })
  const add = main(page).getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  const message = page.getByRole('region', { name: 'Messages' })
  await expect(message.getByText('Woohoo, added to cart')).toBeVisible()
  const still = await page.evaluate(() =>
    [...document.querySelectorAll('header, nav, main *')]
      .filter((element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && element.checkVisibility())
      .map(({ tagName, className }) => `${tagName} ${className}`),
  )
  expect(still).toEqual([])
  expect((await message.boundingBox())?.y).toBeLessThan(20)
})

test.each([640, 700, 767])(
  'between phone and tablet (%i px), picture and text are side by side',
  { tags: ['deep'] },
  async (width) => {
    await using visit = await enter(`/products/${many.slug}`, { width })
    const { page } = visit
    await page.setViewportSize({ width, height: 360 })
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const picture = await main(page)
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .boundingBox()
    expect(heading?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
    expect(heading?.y).toBeLessThan((picture?.y ?? 0) + 120)
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(wide).toBeLessThanOrEqual(window ?? 0)
  },
)
