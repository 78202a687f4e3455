import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openShopDatabase } from '../../databases/shop-database.ts'
import { alsoDeep } from '../../deep.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { stockBecomes } from '../support/shop/quantities.ts'
import { RARE_PRODUCTS } from '../support/shop/rare-products.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const products = await theCatalogue()
const mug = productWith(products, 'more than 30 of its first variant', ({ variants }) => (variants[0]?.stock ?? 0) > 30)
const lamp = productWith(
  products,
  'some of its first variant',
  (product) => product !== mug && (product.variants[0]?.stock ?? 0) > 5,
)
const changing = productWith(products, 'a stock that stories may change', ({ slug }) => slug === RARE_PRODUCTS.changing)

const line = (product: typeof mug, quantity: number, later = false) => ({
  product: product.id,
  variant: product.variants[0]?.id ?? 0,
  quantity,
  later,
})
const nameOf = (product: typeof mug, variant = product.variants[0]) => `${product.title}, ${variant?.name}`
const quantity = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`)
const says = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const rows = (page: Page, region: string) => page.getByRole('region', { name: region }).getByRole('listitem')
const sum = (page: Page) => page.getByRole('region', { name: 'Subtotal' })

async function takeOut(variant: number | undefined): Promise<void> {
  await using db = await openShopDatabase(inject('shop').dataDir)
  await db
    .updateTable('variants')
    .set({ deleted_at: new Date() })
    .where('id', '=', variant ?? 0)
    .execute()
}

test('a visitor sees a login prompt, and a new customer sees two empty lists', async () => {
  await using visitor = await enter('/cart')
  await expect(visitor.page.getByText('You must be logged in to see your cart')).toBeVisible()
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/cart', { token, width: 320, theme: 'dark' })
  const { page } = visit
  await expect(page.getByText('Their are no items in your cart')).toBeVisible()
  await expect(page.getByText('Their are no items in your save for later')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'More Shopping' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

test.each(alsoDeep([['on a phone', 320, 'dark']], [['at a desk', 1440, 'light']]))(
  'quantities save automatically, and lines move and are removed, %s',
  async (_, width, theme) => {
    const { token } = await newCustomer('Mia', { cart: [line(mug, 2), line(lamp, 1, true)] })
    await using visit = await enter('/cart', { token, width, theme, expecting: /status of 400/ })
    const { page } = visit
    await expect(sum(page)).toRead(/^Subtotal 2 items/)
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)

    await quantity(page, nameOf(mug)).selectOption('4')
    await expect(rows(page, 'In your cart').getByText('Saved')).toBeVisible()
    await says(page, 'Woohoo, changed cart')
    await expect(sum(page)).toRead(/^Subtotal 4 items/)
    await quantity(page, nameOf(mug)).selectOption('20+')
    await quantity(page, nameOf(mug)).fill('9999')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await says(page, 'too much quantity selected')
    await quantity(page, nameOf(mug)).fill('25')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(sum(page)).toRead(/^Subtotal 25 items/)

    await page.getByRole('button', { name: `Add Back to Cart: ${nameOf(lamp)}` }).click()
    await expect(page.getByText('Their are no items in your save for later')).toBeVisible()
    await expect(sum(page)).toRead(/^Subtotal 26 items/)
    await page.getByRole('button', { name: `Put in Save For Later: ${nameOf(mug)}` }).click()
    await expect(sum(page)).toRead(/^Subtotal 1 item/)
    await page.getByRole('button', { name: `Remove from Cart: ${nameOf(lamp)}` }).click()
    await expect(page.getByText('Their are no items in your cart')).toBeVisible()
    await says(page, 'Removed from cart')
    // The page shows the undo before the response. Leaving the document earlier would cancel the request.
    const added = page.waitForResponse((answer) => answer.url().endsWith('/api/cart/'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(sum(page)).toRead(/^Subtotal 1 item/)
    await added

    await visit.goTo('/cart')
    await expect(rows(page, 'Saved for later')).toRead(new RegExp(mug.title))
    await expect.poll(() => quantity(page, nameOf(mug)).inputValue()).toBe('25')
  },
)

test('a line returns to its visible list also before its move was answered', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia', { cart: [line(lamp, 3, true)] })
  await using visit = await enter('/cart', { token })
  const { page } = visit
  const moved = Promise.withResolvers<void>()
  await page.route(/\/api\/cart\/[^/]+\/$/, async (route) => {
    await moved.promise
    await route.continue()
  })
  await page.getByRole('button', { name: `Add Back to Cart: ${nameOf(lamp)}` }).click()
  await expect(sum(page)).toRead(/^Subtotal 3 items/)
  await page.getByRole('button', { name: `Remove from Cart: ${nameOf(lamp)}` }).click()
  await expect(page.getByText('Their are no items in your cart')).toBeVisible()
  moved.resolve()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sum(page)).toRead(/^Subtotal 3 items/)
  await says(page, 'Woohoo, added to cart')
  await visit.goTo('/cart')
  await expect(sum(page)).toRead(/^Subtotal 3 items/)
})

test('changes are shown immediately, and the last of several fast clicks wins', async () => {
  const { token } = await newCustomer('Mia', { cart: [line(mug, 1)] })
  await using visit = await enter('/cart', { token })
  const { page } = visit
  const asked: unknown[] = []
  const answer = Promise.withResolvers<void>()
  await page.route(/\/api\/cart\/[^/]+\/$/, async (route) => {
    asked.push(route.request().postDataJSON())
    await answer.promise
    await route.continue()
  })
  for (const wanted of ['2', '3', '4', '5']) await quantity(page, nameOf(mug)).selectOption(wanted)
  await expect(sum(page)).toRead(/^Subtotal 5 items/)
  // The message follows the first response. Leaving the document before the last response would cancel its change.
  const last = page.waitForResponse((answered) => answered.request().postDataJSON()?.quantity === 5)
  answer.resolve()
  await says(page, 'Woohoo, changed cart')
  await last
  await expect(sum(page)).toRead(/^Subtotal 5 items/)
  // Superseded requests are never sent.
  expect(asked.length).toBeLessThanOrEqual(2)
  expect(asked.at(-1)).toMatchObject({ quantity: 5 })
  await visit.goTo('/cart')
  await expect(sum(page)).toRead(/^Subtotal 5 items/)
})

test('a change that the server rejects is reverted with the reason in the line', async () => {
  const [, , third] = changing.variants
  const wanted = { product: changing.id, variant: third?.id ?? 0, quantity: 1 }
  const { token } = await newCustomer('Mia', { cart: [wanted] })
  await using visit = await enter('/cart', { token, expecting: /status of 400/ })
  const { page } = visit
  await expect(quantity(page, nameOf(changing, third))).toBeVisible()
  await stockBecomes(changing, third, 2)
  await quantity(page, nameOf(changing, third)).selectOption('8')
  await says(page, 'too much quantity selected')
  const [row] = await rows(page, 'In your cart').all()
  if (!row) throw new Error('There is no line.')
  await expect(row).toRead(/Only 2 left in stock .*too much quantity selected/)
  await expect.poll(() => quantity(page, nameOf(changing, third)).inputValue()).toBe('1')
})

test('a line with too little stock or none says so and is not counted', async () => {
  const [first, second] = changing.variants
  const cart = [first, second].map((variant) => ({ product: changing.id, variant: variant?.id ?? 0, quantity: 5 }))
  const { token } = await newCustomer('Mia', { cart: [...cart, line(mug, 1)] })
  await stockBecomes(changing, first, 3)
  await stockBecomes(changing, second, 0)
  await using visit = await enter('/cart', { token, width: 768, theme: 'dark', expecting: /status of 400/ })
  const { page } = visit
  await expect(sum(page)).toRead(/^Subtotal 1 item .*2 lines can’t be bought as they are and aren’t included\./)
  await expect(page.getByText('Only 3 left in stock')).toBeVisible()
  await expect(page.getByText('Out of stock')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await quantity(page, nameOf(changing, first)).selectOption('3')
  await expect(sum(page)).toRead(/^Subtotal 4 items .*One line can’t be bought/)
  await page.getByRole('button', { name: `Put in Save For Later: ${nameOf(changing, second)}` }).click()
  await expect(rows(page, 'Saved for later')).toRead(/Out of stock Saved/)
  await page.getByRole('button', { name: `Add Back to Cart: ${nameOf(changing, second)}` }).click()
  await says(page, 'Out of stock')
})

test('a line of an unpublished product leaves the open cart with a message', { tags: ['deep'] }, async () => {
  const [, , , fourth] = changing.variants
  const wanted = { product: changing.id, variant: fourth?.id ?? 0, quantity: 1 }
  const { token } = await newCustomer('Mia', { cart: [wanted, line(mug, 1)] })
  await using visit = await enter('/cart', { token })
  const { page } = visit
  await expect(sum(page)).toRead(/^Subtotal 2 items/)
  await takeOut(fourth?.id)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('is no longer sold and was removed from your cart.')).toBeVisible()
  await expect(sum(page)).toRead(/^Subtotal 1 item/)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('is no longer sold')).toBeHidden()
})

test('changes in one tab appear in the other with its next refresh, and no line is lost', {
  tags: ['deep'],
}, async () => {
  const { token } = await newCustomer('Mia', { cart: [line(mug, 1)] })
  await using visit = await enter('/cart', { token })
  const { page } = visit
  const other = await visit.newTab(`/products/${lamp.slug}`)
  await other.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await says(other, 'Woohoo, added to cart')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(sum(page)).toRead(/^Subtotal 2 items/)
  await expect(quantity(page, nameOf(lamp))).toBeVisible()

  // Both tabs remove the same line. The second one finds it removed, which is not an error.
  await other.goto('/cart')
  await expect(quantity(other, nameOf(lamp))).toBeVisible()
  await page.getByRole('button', { name: `Remove from Cart: ${nameOf(lamp)}` }).click()
  await says(page, 'Removed from cart')
  await expect(sum(page)).toRead(/^Subtotal 1 item/)
})

test('checkout is disabled with a message, and an empty checkout links back to the cart', async () => {
  const { token } = await newCustomer('Mia', { cart: [line(mug, 1)] })
  await using visit = await enter('/cart', { token })
  const { page } = visit
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText('Checking out is temporarily disabled due to complications')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to your cart' }).click()
  await expect(sum(page)).toRead(/^Subtotal 1 item/)

  await visit.goTo('/checkout')
  await expect(page.getByText('There is nothing to check out yet.')).toBeVisible()
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(sum(page)).toRead(/^Subtotal 1 item/)
  await using visitor = await enter('/checkout')
  await expect(visitor.page.getByText('You cannot checkout before you login')).toBeVisible()
})

test('an unreachable server leaves the open cart readable and shows an error to new visits', {
  tags: ['deep'],
}, async () => {
  const { token } = await newCustomer('Mia', { cart: [line(mug, 1)] })
  await using visit = await enter('/cart', { token, expecting: /status of 503/ })
  const { page } = visit
  await expect(sum(page)).toRead(/^Subtotal 1 item/)
  const down = { status: 503, json: { detail: 'Service temporarily unavailable, try again later.' } }
  await page.route('**/api/product/**', (route) => route.fulfill(down))
  const response = page.waitForResponse('**/api/product/**')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await response
  await expect(sum(page)).toRead(/^Subtotal 1 item/)
  await visit.goTo('/cart')
  await expect(page.getByText('Failed to load products, perhaps our server is down')).toBeVisible()
})

test('the cart of a closed shop says that the checkout is closed', async () => {
  const { token } = await newCustomer('Mia', { cart: [line(mug, 1)] })
  await using visit = await enter('/cart', { token, width: 375 })
  const { page } = visit
  const closed = 'Checkout is closed at the moment. Your cart is saved until it opens.'
  await expect(sum(page).getByText(closed)).toBeVisible()
  await expect(sum(page)).toRead(/Taxes included\. Delivery is added at checkout\./)
  await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(page.getByText(/Checking out is temporarily disabled due to complications/)).toBeVisible()
})
