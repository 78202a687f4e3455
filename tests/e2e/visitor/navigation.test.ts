import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { enter } from '../support/browser/visit.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname
const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the navigation bar links to home and contact, and shows admin links to staff only', async () => {
  await using visit = await enter('/terms_of_services')
  const { page } = visit
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect.poll(() => bar.getByRole('link').allInnerTexts()).toEqual(['Home', 'Contact us'])

  await bar.getByRole('link', { name: 'Contact us' }).click()
  await expect.poll(() => pathOf(page)).toBe('/contact')
  const contact = bar.getByRole('link', { name: 'Contact us' })
  await expect.poll(() => contact.getAttribute('aria-current')).toBe('page')
  await bar.getByRole('link', { name: 'Home' }).click()
  await expect(heading(page)).toRead('Good things for every day')
})

test('the search box navigates only with a query, and keeps it', async () => {
  await using visit = await enter('/')
  const { page } = visit
  const box = page.getByRole('combobox', { name: 'Search the shop' })
  for (const nothing of ['', '   ']) {
    await box.fill(nothing)
    await box.press('Enter')
  }
  expect(pathOf(page)).toBe('/')

  await box.fill(' café & co/50 % ')
  await box.press('Enter')
  await expect.poll(() => pathOf(page)).toBe(`/search/${encodeURIComponent('café & co/50 %')}`)
  await expect.poll(() => box.inputValue()).toBe('café & co/50 %')
})

test.each(alsoDeep(['mouse'], ['keyboard']))(
  'a visitor finds Login and Register in the account menu by %s',
  async (by) => {
    await using visit = await enter('/')
    const { page } = visit
    const button = page.getByRole('button', { name: 'Account menu' })
    const menu = page.locator('[popover]').filter({ hasText: 'Register' })
    const open = () => (by === 'mouse' ? button.click() : button.press('Enter'))
    await expect(menu).toBeHidden()

    await open()
    await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual(['Login', 'Register'])
    if (by === 'mouse') await page.mouse.click(20, 600)
    else await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()

    await open()
    await expect(menu).toBeVisible()
    if (by === 'mouse') await menu.getByRole('link', { name: 'Register' }).click()
    else {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => pathOf(page)).toBe('/signup')
    await expect(menu).toBeHidden()
  },
)

test('small screens have a tab bar instead of the navigation bar, and large ones have none', async () => {
  await using phone = await enter('/', { width: 375 })
  const tabs = phone.page.getByRole('navigation', { name: 'Tabs' })
  await expect.poll(() => tabs.getByRole('link').allInnerTexts()).toEqual(['Home', 'Shop', 'Search', 'Cart', 'Login'])
  await expect.poll(() => phone.page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  const box = await tabs.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900)
  for (const tab of await tabs.getByRole('link').all()) {
    expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }

  await tabs.getByRole('link', { name: 'Login' }).click()
  await expect.poll(() => pathOf(phone.page)).toBe('/login')

  await using desk = await enter('/')
  await expect.poll(() => desk.page.getByRole('navigation', { name: 'Tabs' }).count()).toBe(0)
})

test.each([true, false])(
  'the Search tab scrolls back to the search box from any position (script: %s)',
  { tags: ['deep'] },
  async (script) => {
    await using phone = await enter('/', { width: 375, script })
    const { page } = phone
    const box = page.getByRole('combobox', { name: 'Search the shop' })
    await page.evaluate(() => scrollTo(0, 3_000))
    await expect.poll(() => isInSight(box)).toBe(false)
    await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Search' }).click()
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => isInSight(box)).toBe(true)
    expect(pathOf(page)).toBe('/')
  },
)

test('the footer has the logo, the terms, the links and the year', async () => {
  await using visit = await enter('/login')
  const { page } = visit
  const footer = page.getByRole('contentinfo')
  await expect(footer).toRead(
    /^Comptoir Copyright © 2024 Comptoir Shop .* Help .* Contact us Terms of Service You Account Orders Cart$/,
  )
  await footer.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(heading(page)).toRead('Terms of Service')
  expect(pathOf(page)).toBe('/terms_of_services')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await footer.getByRole('link', { name: 'Comptoir' }).click()
  await expect(heading(page)).toRead('Good things for every day')
})

test('the first Tab press offers to skip to the content', async () => {
  await using visit = await enter('/')
  const { page } = visit
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect.poll(async () => (await skip.boundingBox())?.width).toBeGreaterThan(100)
  await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)

  await page.keyboard.press('Enter')
  // Sections come first. A skip link bypasses 28 cards with two tab stops each.
  const toPages = page.getByRole('link', { name: 'Skip the products, to the pages' })
  const isThere = () => toPages.evaluate((link) => link === document.activeElement)
  for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
  await expect.poll(async () => (await toPages.boundingBox())?.width).toBeGreaterThan(100)
  // The sort order and the filters come before the first product.
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab')
  const products = page.getByRole('main').getByRole('region', { name: 'All products' })
  const focused = products.getByRole('article').first().getByRole('link')
  await expect.poll(() => focused.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('a second skip link leads past the cards to the pagination', { tags: ['deep'] }, async () => {
  await using visit = await enter('/')
  const { page } = visit
  await page.getByRole('link', { name: 'Skip the products, to the pages' }).press('Enter')
  await page.keyboard.press('Tab')
  const first = page.getByRole('navigation', { name: 'Pages of products' }).getByRole('link').first()
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('the terms have sixteen numbered sections and a table of contents', async () => {
  await using visit = await enter('/terms_of_services')
  const { page } = visit
  const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(sections.map((title) => Number.parseInt(title, 10))).toEqual(
    Array.from({ length: 16 }, (_, index) => index + 1),
  )

  const contents = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect.poll(() => contents.count()).toBe(16)
  await contents.nth(11).click()
  const twelfth = page.getByRole('heading', { level: 2, name: sections[11] })
  await expect.poll(async () => (await twelfth.boundingBox())?.y).toBeLessThan(300)
  expect((await twelfth.boundingBox())?.y).toBeGreaterThan(60)
})
