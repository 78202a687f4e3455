import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEEP } from '../../deep.ts'
import { field, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue, variantWith } from '../support/shop/catalogue.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const OFFLINE = "You're offline. Nothing was changed."
const expecting = /ERR_INTERNET_DISCONNECTED/

const products = await theCatalogue()
const product = productWith(products, 'stock', ({ variants: [variant] }) => (variant?.stock ?? 0) > 3)
const variant = variantWith(product, 'stock', ({ stock }) => stock > 3)
const cart = [{ product: product.id, variant: variant.id, quantity: 1 }]

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

interface Submission {
  path: string
  /** Fills in the form and submits it. */
  submit: (page: Page) => Promise<unknown>
  role?: 'customer' | 'staff'
}

const SUBMISSIONS: Submission[] = [
  { path: `/products/${product.slug}`, role: 'customer', submit: (page) => press(page, 'Update Cart') },
  {
    path: '/cart',
    role: 'customer',
    submit: (page) =>
      page
        .getByLabel(/^Quantity/)
        .first()
        .selectOption('2'),
  },
  {
    path: '/cart',
    role: 'customer',
    submit: (page) =>
      page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click(),
  },
  {
    path: '/login',
    submit: async (page) => {
      await fill(page, { Email: 'mia@example.com', Password: 'seven brown foxes' })
      await press(page, 'Login')
    },
  },
  {
    path: '/contact',
    submit: async (page) => {
      await fill(page, {
        'Your Name': 'Mia',
        'Your Email': 'mia@example.com',
        'Your Title': 'A lamp',
        'Your Body': 'Is it warm?',
      })
      await press(page, 'Send')
    },
  },
  {
    path: '/account/change_account_info',
    role: 'customer',
    submit: async (page) => {
      await fill(page, { 'First name': 'Maja' })
      await press(page, 'Save changes')
    },
  },
  {
    path: '/admin/settings',
    role: 'staff',
    submit: async (page) => {
      await field(page, 'Name of the shop').fill('Comptoir')
      await press(page, 'Save')
    },
  },
]

const isUsual = ({ path }: Submission) => path === '/contact'
test.each(SUBMISSIONS.filter((submission) => DEEP > 1 || isUsual(submission)))(
  '$path keeps its content when a submission fails offline',
  async ({ path, submit, role }) => {
    const { token } = role ? await newCustomer('Mia', { cart, isStaff: role === 'staff' }) : {}
    await using visit = await enter(path, { ...(token && { token }), expecting })
    const { page } = visit
    const heading = await page.getByRole('heading', { level: 1 }).first().innerText()
    // Wait for files that are loaded on demand.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await submit(page)
    await says(page, OFFLINE)
    await expect(page.getByRole('heading', { level: 1 }).first()).toRead(heading)
    expect(new URL(page.url()).pathname).toBe(path)
  },
)

test('a submission is repeated by Try again, which keeps failing while the browser is offline', async () => {
  const { token } = await newCustomer('Mia', { cart })
  await using visit = await enter(`/products/${product.slug}`, { token, expecting })
  const { page } = visit
  await field(page, 'Quantity').selectOption('3')
  // Wait for files that are loaded on demand.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await press(page, 'Update Cart')
  await says(page, OFFLINE)
  // While a message replaces another one, both have the button.
  const retry = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Try again' }).first()
  const failed = page.waitForEvent('requestfailed')
  await retry.click()
  await failed
  await says(page, OFFLINE)
  await page.context().setOffline(false)
  await retry.click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(/^Woohoo/)).toBeVisible()
  await visit.goTo('/cart')
  await expect
    .poll(() =>
      page
        .getByLabel(/^Quantity/)
        .first()
        .inputValue(),
    )
    .toBe('3')
})

test('a link keeps the page and its document while the browser is offline', { tags: ['deep'] }, async () => {
  await using visit = await enter(`/products/${product.slug}`, { expecting })
  const { page } = visit
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  // Wait for files that are loaded on demand.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await says(page, OFFLINE)
  await expect(page.getByRole('heading', { level: 1 })).toRead(product.title)
  await page.context().setOffline(false)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toRead('Terms of Service')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a page that could not be loaded appears when the browser is online again', { tags: ['deep'] }, async () => {
  await using visit = await enter('/', { expecting })
  const { page } = visit
  await page.getByRole('link', { name: product.title, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toRead(product.title)
  // Wait for files that are loaded on demand.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.goBack()
  await expect(page.getByText('Failed to load products, perhaps our server is down')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toRead('Good things for every day')
})

test('a page keeps its data when the load after an action fails', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia', { cart })
  await using visit = await enter('/cart', { token, expecting: /ERR_FAILED/ })
  const { page } = visit
  await page.route('**/api/**', (route) => route.abort())
  await page
    .getByLabel(/^Quantity/)
    .first()
    .selectOption('2')
  await says(page, 'Oops, a unknown error occured')
  await expect(page.getByRole('heading', { level: 1 })).toRead('Cart')
  await expect(page.getByRole('main').getByText(product.title).first()).toBeVisible()
})
