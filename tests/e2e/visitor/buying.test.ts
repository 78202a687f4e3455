import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { freezeClock } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'

const products = await theCatalogue()
const mug = productWith(products, 'more than 30 of its first variant', ({ variants }) => (variants[0]?.stock ?? 0) > 30)
const stock = mug.variants[0]?.stock ?? 0
const rare = productWith(products, 'between 10 and 20 of its first variant', ({ variants }) => {
  const first = variants[0]?.stock ?? 0
  return first > 9 && first < 21
})

const DISABLED = 'Checking out is temporarily disabled due to complications with our card payment provider.'
const quantity = (page: Page) => page.getByLabel('Quantity')
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('the quantity list has 1 to 20 and 20+, and never more than the stock', async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const upToTwenty = Array.from({ length: 20 }, (_, index) => String(index + 1))
  await expect.poll(() => quantity(visit.page).getByRole('option').allInnerTexts()).toEqual([...upToTwenty, '20+'])

  await visit.goTo(`/products/${rare.slug}`)
  await expect
    .poll(() => quantity(visit.page).getByRole('option').allInnerTexts())
    .toEqual(upToTwenty.slice(0, rare.variants[0]?.stock))
})

test('’20+’ opens a field with a button that rejects too much and nothing', async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const { page } = visit
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await quantity(page).selectOption('20+')
  await expect(confirm).toBeVisible()
  await expect.poll(() => quantity(page).evaluate((field) => field === document.activeElement)).toBe(true)

  await quantity(page).fill(String(stock + 1))
  await confirm.click()
  await expect(toast(page, 'too much quantity selected')).toBeVisible()
  await expect.poll(() => quantity(page).getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => quantity(page).evaluate((field) => field === document.activeElement)).toBe(true)

  await quantity(page).fill('')
  await quantity(page).press('Enter')
  await expect(toast(page, "Quantity can't be empty")).toBeVisible()

  await quantity(page).pressSequentially('2x5')
  await expect.poll(() => quantity(page).inputValue()).toBe('25')
  await confirm.click()
  await expect(page.getByText('25 chosen')).toBeVisible()
  await expect.poll(() => quantity(page).getAttribute('aria-invalid')).toBe('false')
})

test('a visitor who adds to the cart can log in from the message', async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const { page } = visit
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toRead(/^You must be logged in to add to cart!/)
  await expect(page.getByRole('region', { name: 'Messages' })).toBeHidden()
  await expect(main.getByRole('link', { name: 'Register' })).toBeVisible()

  await main.getByRole('link', { name: 'Login' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
})

test('Buy Now of a visitor says that checkout is disabled and asks for a login', async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  await visit.page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(toast(visit.page, `${DISABLED} You cannot checkout before you login`)).toBeVisible()
  await expect(visit.page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a message closes by its button', async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const { page } = visit
  await page.getByRole('button', { name: 'Buy Now' }).click()
  const message = toast(page, DISABLED)
  await message.getByRole('button', { name: 'Close this message' }).click()
  await expect(message).toBeHidden()
})

test('a message disappears after 7.5 seconds', { tags: ['deep'] }, async () => {
  await using visit = await enter(`/products/${mug.slug}`, { first: freezeClock })
  const { page } = visit
  const asked = await now(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(toast(page, DISABLED)).toBeVisible()
  const seen = await now(page)

  await page.clock.pauseAt(asked + 7_400)
  await expect(toast(page, DISABLED)).toBeVisible()
  await page.clock.runFor(seen - asked + 200)
  await expect(toast(page, DISABLED)).toBeHidden()
})

test('a message stays while the pointer rests on it', { tags: ['deep'] }, async () => {
  await using visit = await enter(`/products/${mug.slug}`, { first: freezeClock })
  const { page } = visit
  const message = toast(page, DISABLED)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await message.hover()
  await page.clock.runFor(30_000)
  await expect(message).toBeVisible()

  await page.mouse.move(10, 10)
  await page.clock.runFor(8_000)
  await expect(message).toBeHidden()
})

test('a message stays while the keyboard focus is in it', async () => {
  await using visit = await enter(`/products/${mug.slug}`, { first: freezeClock })
  const { page } = visit
  const message = toast(page, DISABLED)
  await page.getByRole('button', { name: 'Buy Now' }).press('Enter')
  await message.getByRole('button', { name: 'Close this message' }).focus()
  await page.clock.runFor(30_000)
  await expect(message).toBeVisible()

  await page.getByRole('button', { name: 'Buy Now' }).focus()
  await page.clock.runFor(8_000)
  await expect(message).toBeHidden()
})

test('on a phone, messages are above the tab bar', { tags: ['deep'] }, async () => {
  await using visit = await enter(`/products/${mug.slug}`, { width: 375 })
  const { page } = visit
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expect(toast(page, DISABLED)).toBeVisible()
  const bar = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox()
  const bottom = async () => {
    const message = await toast(page, DISABLED).boundingBox()
    return (message?.y ?? 900) + (message?.height ?? 0)
  }
  // The bar slides in from below.
  await expect.poll(bottom).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('shows a bar with the purchase buttons on a phone while those of the page are above the viewport', async () => {
  await using visit = await enter(`/products/${mug.slug}`, { width: 375, theme: 'dark' })
  const { page } = visit
  const bar = page.getByRole('region', { name: 'Buy this product' })
  const ownButton = page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first()
  await page.setViewportSize({ width: 375, height: 750 })
  await expect(bar).toBeHidden()
  const box = await ownButton.boundingBox()
  const current = page.locator('[aria-current=true]')
  const options = await page.getByRole('main').getByRole('list').filter({ has: current }).first().boundingBox()
  expect(options?.height).toBeGreaterThan(0)
  expect((options?.y ?? 900) + (options?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)

  const justBelow = (box?.y ?? 0) + (box?.height ?? 0) + 1
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  for (const top of [justBelow, (justBelow + end) / 2, end]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await expect.poll(() => isUncovered(bar.getByRole('button', { name: 'Add to Cart' }))).toBe(true)
    expect(await isUncovered(bar.getByRole('button', { name: 'Buy Now' }))).toBe(true)
  }
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  const lastLine = await page.getByRole('contentinfo').getByText('©').boundingBox()
  expect((lastLine?.y ?? 900) + (lastLine?.height ?? 0)).toBeLessThan((await bar.boundingBox())?.y ?? 0)

  await bar.getByRole('button', { name: 'Add to Cart' }).focus()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar).toBeHidden()
  await expect.poll(() => ownButton.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('shows the bar after a jump past the purchase buttons, and offers a visitor a login in it', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter(`/products/${mug.slug}#reviews`, { width: 375 })
  const bar = visit.page.getByRole('region', { name: 'Buy this product' })
  await bar.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(bar.getByRole('alert')).toRead(/^You must be logged in to add to cart!/)
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible()
})

/** True if the centre of the element is in the viewport and no other element covers it. */
const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    return found !== null && element.contains(found)
  })

function now(page: Page): Promise<number> {
  return page.evaluate(() => Date.now())
}
