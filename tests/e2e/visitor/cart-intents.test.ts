import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { field, freezeClock, hasFocus, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { inCart } from '../support/shop/quantities.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** A visitor's choice survives the login or registration. */
const products = await theCatalogue()
const mug = productWith(
  products,
  'two variants with plenty in stock',
  ({ variants }) => (variants[0]?.stock ?? 0) > 30 && (variants[1]?.stock ?? 0) > 3,
)
const other = productWith(
  products,
  'some of its first variant',
  (product) => product !== mug && (product.variants[0]?.stock ?? 0) > 5,
)
const [first, second] = mug.variants
const REASON = 'You must be logged in to add to cart!'
const password = 'correct horse battery'

const main = (page: Page) => page.getByRole('main')
const add = (page: Page) => main(page).getByRole('button', { name: 'Add to Cart' }).first()
const reason = (page: Page) => main(page).getByText(REASON, { exact: true })
const path = (variant = first) => `/products/${mug.slug}?variant=${variant?.id}`

async function logIn(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Login')
}

/** Returns the cart of the customer who has just logged in in this page. */
const cartOf = async (page: Page) => inCart((await page.evaluate(() => localStorage.getItem('token'))) ?? '')

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'the reason and the login appear after the button, reachable by the next Tab, and stay (%i px, %s)',
  async (width, theme) => {
    await using visit = await enter(path(), { width, theme, first: freezeClock })
    const { page } = visit
    await add(page).press('Enter')
    await expect(reason(page)).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(reason(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await hasFocus(main(page).getByRole('link', { name: 'Login' }))
    expect(await axeViolations(page)).toEqual([])
  },
)

test('the reason appears after the button of a card, of a bundle and of the menu too', { tags: ['deep'] }, async () => {
  await using visit = await enter('/', { width: 375 })
  const { page } = visit
  const adds = page.getByRole('button', { name: /^Add/ })
  const card = main(page).getByRole('article').filter({ has: adds }).first()
  await card.getByRole('button', { name: /^Add/ }).click()
  await expect(card.getByText(REASON)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Login' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(sheet.getByText(REASON)).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Login' })).toBeVisible()
  await visit.goTo(path())
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.getByRole('button', { name: 'Put in Save For Later' }).click()
  await expect(reason(page)).toBeVisible()
})

test('the message does not follow to the login page, which shows the waiting items', { tags: ['deep'] }, async () => {
  await using visit = await enter(path(second), { width: 375 })
  const { page } = visit
  await add(page).click()
  await expect(reason(page)).toBeVisible()
  await main(page).getByRole('link', { name: 'Register' }).click()
  await pathIs(page, '/signup')
  await expect(main(page).getByText(`${mug.title}, ${second?.name}, is waiting for you`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(REASON)).toBeHidden()
  expect(await axeViolations(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Login instead' }).click()
  await expect(main(page).getByText(`${mug.title}, ${second?.name}, is waiting for you`)).toBeVisible()
})

test('several cart intents survive the login; the newer quantity of a repeated one counts', {
  tags: ['deep'],
}, async () => {
  const { email } = await newCustomer('Mia', { password })
  await using visit = await enter(path())
  const { page } = visit
  await add(page).click()
  await page.getByLabel('Quantity').selectOption('20+')
  await page.getByLabel('Quantity').fill('24')
  await add(page).click()
  // Leaving the document earlier would lose the choice.
  const kept = () => page.evaluate(() => localStorage.getItem('cart-intent'))
  await expect.poll(kept).toContain('"quantity":24')
  await visit.goTo(path(second))
  await page.getByLabel('Quantity').selectOption('3')
  await add(page).click()
  await expect.poll(kept).toContain('"quantity":3')
  await visit.goTo(`/products/${other.slug}`)
  await add(page).click()
  await main(page).getByRole('link', { name: 'Login' }).first().click()
  await expect(
    main(page).getByText(`${other.title}, ${other.variants[0]?.name}, and 2 more are waiting for you`),
  ).toBeVisible()
  await logIn(page, email)
  await says(page, 'Added Products to Cart')
  expect(await cartOf(page)).toEqual({
    [first?.id ?? 0]: 24,
    [second?.id ?? 0]: 3,
    [other.variants[0]?.id ?? 0]: 1,
  })
  await expect.poll(kept).toBeNull()
})

test('cart intents of two tabs are in the cart after a login in one of them', { tags: ['deep'] }, async () => {
  const { email } = await newCustomer('Mia', { password })
  await using visit = await enter(path())
  const { page } = visit
  const tab = await visit.newTab(`/products/${other.slug}`)
  await add(page).click()
  await expect(reason(page)).toBeVisible()
  await add(tab).click()
  await expect(reason(tab)).toBeVisible()
  await main(tab).getByRole('link', { name: 'Login' }).click()
  await logIn(tab, email)
  await says(tab, 'Added Products to Cart')
  expect(Object.keys(await cartOf(tab)).sort()).toEqual([String(first?.id), String(other.variants[0]?.id)].sort())
  // The other tab logs in too and hides the reason for the login.
  await expect(reason(page)).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('cart intents are limited, expire after half an hour, and ignore invalid storage', async () => {
  await using visit = await enter(path(), { first: freezeClock })
  const { page } = visit
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart-intent') ?? '[]').length)
  await page.evaluate((until) => {
    const wishes = Array.from({ length: 40 }, (_, variant) => ({ product: 1, variant: -variant, quantity: 1, until }))
    localStorage.setItem('cart-intent', JSON.stringify(wishes))
  }, Date.now() + 3_600_000)
  await add(page).click()
  await expect.poll(kept).toBe(20)
  await page.evaluate(() => localStorage.setItem('cart-intent', 'nonsense'))
  await add(page).click()
  await expect.poll(kept).toBe(1)
  await page.clock.fastForward(31 * 60_000)
  await visit.goTo('/login')
  await expect(main(page).getByText('waiting for you')).toBeHidden()
})
