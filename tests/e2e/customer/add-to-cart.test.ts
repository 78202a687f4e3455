import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const products = await theCatalogue()
const mug = productWith(
  products,
  'a bundle of which all is in stock, and plenty of itself',
  ({ variants, frequentlyBoughtTogether }) =>
    frequentlyBoughtTogether.length > 1 &&
    (variants[0]?.stock ?? 0) > 30 &&
    frequentlyBoughtTogether.every((id) => (products.find((other) => other.id === id)?.variants[0]?.stock ?? 0) > 3),
)
const [celadon] = mug.variants
const bundledIds = mug.frequentlyBoughtTogether
const path = `/products/${mug.slug}`

const says = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })
const inCart = (page: Page, name: 'Cart, empty' | `Cart, ${number} item${'' | 's'}`) =>
  expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const choose = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: /^Save for later/ }).click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

test('a customer adds, updates, saves for later, moves back, removes and undoes the removal', async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter(path, { token })
  const { page } = visit
  await page.getByLabel('Quantity').selectOption('3')
  await button(page, 'Add to Cart').first().click()
  await says(page, 'Woohoo, added to cart')
  await inCart(page, 'Cart, 1 item')
  await expect(button(page, 'Update Cart')).toBeVisible()

  await visit.goTo(path)
  await expect(button(page, 'Update Cart')).toBeVisible()
  await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('3')
  await page.getByLabel('Quantity').selectOption('2')
  await button(page, 'Update Cart').click()
  await says(page, 'Woohoo, added to cart')

  await choose(page, 'Put in Save For Later')
  await says(page, 'Woohoo, changed cart')
  await inCart(page, 'Cart, empty')
  await expect(button(page, 'Add to Cart').first()).toBeVisible()
  await choose(page, 'Add Back to Cart')
  await inCart(page, 'Cart, 1 item')

  await choose(page, 'Remove from Cart')
  await says(page, 'Removed from cart')
  await inCart(page, 'Cart, empty')
  // The page shows the undo before the response. Leaving the document earlier would cancel the request.
  const added = page.waitForResponse((answer) => answer.url().endsWith('/api/cart/'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await inCart(page, 'Cart, 1 item')
  await added
  await visit.goTo('/cart')
  await expect(page.getByLabel(`Quantity of ${mug.title}, ${celadon?.name}`)).toBeVisible()
  await expect.poll(() => page.getByLabel(`Quantity of ${mug.title}, ${celadon?.name}`).inputValue()).toBe('2')
})

test('adds the chosen quantity with the buy bar of a phone', async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter(path, { token, width: 375 })
  const { page } = visit
  await page.getByLabel('Quantity').selectOption('3')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = page.getByRole('region', { name: 'Buy this product' })
  await bar.getByRole('button', { name: 'Add to Cart' }).click()
  await says(page, 'Woohoo, added to cart')
  await expect(bar.getByRole('button', { name: 'Update Cart' })).toBeVisible()
  await visit.goTo('/cart')
  await expect.poll(() => page.getByLabel(`Quantity of ${mug.title}, ${celadon?.name}`).inputValue()).toBe('3')
})

test('a sold-out product can’t be saved for later and says so', async () => {
  const soldOut = productWith(products, 'nothing in stock', ({ variants }) =>
    variants.every(({ stock }) => stock === 0),
  )
  const { token } = await newCustomer('Mia')
  await using visit = await enter(`/products/${soldOut.slug}`, { token, expecting: /status of 400/ })
  await choose(visit.page, 'Put in Save For Later')
  await says(visit.page, 'Out of stock')
  await inCart(visit.page, 'Cart, empty')
})

test('a bundle adds one of each product and keeps the quantities already in the cart', async () => {
  const [first] = bundledIds.flatMap((id) => products.filter((product) => product.id === id))
  const line = { product: first?.id ?? 0, variant: first?.variants[0]?.id ?? 0, quantity: 2, later: true }
  const { token } = await newCustomer('Mia', { cart: [line] })
  await using visit = await enter(path, { token, width: 375, theme: 'dark' })
  const { page } = visit
  const adding = page.getByRole('region', { name: 'Frequently Bought Together' }).getByRole('button')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/cart/', async (route) => {
    await answer.promise
    await route.continue()
  })
  await adding.click()
  await expect.poll(() => adding.getAttribute('aria-busy')).toBe('true')
  // The count is updated before the response.
  const all = bundledIds.length + 1
  await expect(page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Cart' })).toRead(`${all} Cart`)
  answer.resolve()
  await says(page, 'Added Products to Cart')
  await expect.poll(() => adding.getAttribute('aria-busy')).toBe('false')

  await visit.goTo('/cart')
  await expect(page.getByRole('region', { name: 'Subtotal' })).toRead(new RegExp(`^Subtotal ${all + 1} items`))
})

test('a press before the session is loaded keeps the quantities already in the cart', { tags: ['deep'] }, async () => {
  const [first] = bundledIds.flatMap((id) => products.filter((product) => product.id === id))
  const line = { product: first?.id ?? 0, variant: first?.variants[0]?.id ?? 0, quantity: 2 }
  const { token } = await newCustomer('Mia', { cart: [line] })
  await using visit = await enter('/', { token })
  const { page } = visit
  const press = async (path: string, button: Locator, answer: string) => {
    const known = Promise.withResolvers<void>()
    await page.route('**/api/user/', async (route) => {
      await known.promise
      await route.continue()
    })
    await visit.goTo(path)
    await button.click()
    known.resolve()
    await says(page, answer)
    await page.unroute('**/api/user/')
    await visit.goTo('/cart')
    // Two of the product in the cart, and one of each other product.
    await expect(page.getByRole('region', { name: 'Subtotal' })).toRead(
      new RegExp(`^Subtotal ${bundledIds.length + 2} items`),
    )
  }
  const bundle = page.getByRole('region', { name: 'Frequently Bought Together' })
  await press(path, bundle.getByRole('button'), 'Added Products to Cart')
  await press(`/products/${first?.slug}`, button(page, 'Add to Cart').first(), 'Woohoo, added to cart')
})

test('a card adds its product and then links to the cart', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/', { token, width: 375 })
  const { page } = visit
  const named = await cardWith(page, /^Add/)
  // Block other updates, which would hide a missing update of the card.
  await page.route('**/api/user/', () => {})
  await named.getByRole('button', { name: /^Add/ }).click()
  await says(page, 'Woohoo, added to cart')
  await page.unroute('**/api/user/')
  await expect(named.getByText('In your cart')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  // A second tap at the same place must not remove anything.
  await named.getByRole('link', { name: / is in your cart: view it$/ }).click()
  await expect(page.getByRole('region', { name: 'Subtotal' })).toRead(/^Subtotal 1 item/)
})

test.each(alsoDeep([375], [1440]))(
  'a card with several variants opens a sheet to choose one (%i px)',
  async (width) => {
    const { token } = await newCustomer('Mia')
    await using visit = await enter('/', { token, width })
    const { page } = visit
    const named = await cardWith(page, /^Choose/)
    const title = (await named.getByRole('heading').textContent()) ?? ''
    const product = products.find((one) => one.title === title)
    const there = product?.variants.filter(({ stock }) => stock > 0) ?? []
    const last = there.at(-1)

    await named.hover()
    await named.getByRole('button', { name: `Choose ${title}` }).click()
    const sheet = page.getByRole('dialog', { name: title })
    // The first variant in stock is preselected.
    await expect.poll(() => sheet.locator('input:checked').getAttribute('value')).toBe(String(there[0]?.id))
    expect(await sheet.getByRole('radio').count()).toBe(product?.variants.length)
    expect(await axeViolations(page)).toEqual([])
    await sheet.locator(`input[value="${last?.id}"]`).check()
    await sheet.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(sheet).toBeHidden()

    // The message names the product and links to it.
    const message = page.getByRole('region', { name: 'Messages' })
    await expect(message.getByText(last?.name ?? '', { exact: true })).toBeVisible()
    await message.getByRole('link', { name: 'View cart · 1 item' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await expect(page.getByLabel(`Quantity of ${title}, ${last?.name}`)).toBeVisible()
  },
)

/** The first card of the grid with such a button, even after the button is gone. */
async function cardWith(page: Page, button: RegExp): Promise<Locator> {
  const cards = page.getByRole('region', { name: 'All products' }).getByRole('article')
  const card = cards.filter({ has: page.getByRole('button', { name: button }) }).first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  return cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

test('a visitor’s cart intent is in the cart after login, and the visitor returns to the same page', async () => {
  const { email } = await newCustomer('Mia', { password: 'correct horse battery' })
  await using visit = await enter(`${path}?variant=${mug.variants[1]?.id}`)
  const { page } = visit
  await page.getByLabel('Quantity').selectOption('2')
  await button(page, 'Add to Cart').first().click()
  await expect(page.getByRole('main').getByText('You must be logged in to add to cart!')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await says(page, 'Woohoo, added to cart')
  await expect.poll(() => page.url()).toContain(`${path}?variant=${mug.variants[1]?.id}`)
  await inCart(page, 'Cart, 1 item')
  await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('2')
  // The intent is used once: later logins find nothing.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-intent'))).toBeNull()
  await visit.goTo('/cart')
  await expect(page.getByLabel(/^Quantity of/)).toBeVisible()
})

test('Buy Now of a visitor returns to the same quantity after login', { tags: ['deep'] }, async () => {
  const { email } = await newCustomer('Mia', { password: 'correct horse battery' })
  await using visit = await enter(path)
  const { page } = visit
  await page.getByLabel('Quantity').selectOption('4')
  await button(page, 'Buy Now').click()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('4')
})

test('a bundle asks a visitor to log in with its own message', { tags: ['deep'] }, async () => {
  await using visit = await enter(path)
  await visit.page.getByRole('region', { name: 'Frequently Bought Together' }).getByRole('button').click()
  await expect(visit.page.getByRole('main').getByText('You cannot add to cart before you login')).toBeVisible()
  await expect(badge(visit.page)).toBeVisible()
})

const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`

test('the toast of three items shows quantity, unit price and total', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter(path, { token, width: 375 })
  const { page } = visit
  await page.getByLabel('Quantity').selectOption('3')
  await button(page, 'Add to Cart').first().click()
  const each = Math.round(Number(celadon?.price ?? mug.price) * 100)
  const message = page.getByRole('region', { name: 'Messages' })
  await expect(message.getByText(`3 × ${euros(each)} = ${euros(3 * each)}`, { exact: true })).toBeVisible()
})

test('the toast of a bundle counts the products that it does not show', { tags: ['deep'] }, async () => {
  const large = productWith(
    products,
    'a bundle of four or more of which all is in stock',
    ({ variants, frequentlyBoughtTogether: ids }) =>
      ids.length >= 3 &&
      [variants, ...ids.map((id) => products.find((one) => one.id === id)?.variants ?? [])].every((those) =>
        those.some(({ stock }) => stock > 3),
      ),
  )
  const { token } = await newCustomer('Mia')
  await using visit = await enter(`/products/${large.slug}`, { token })
  const { page } = visit
  await page.getByRole('region', { name: 'Frequently Bought Together' }).getByRole('button').click()
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText(`and ${large.frequentlyBoughtTogether.length - 2} more`),
  ).toBeVisible()
})

test('the toast of a bundle does not offer the product that was deselected', { tags: ['deep'] }, async () => {
  const leftOut = products.find(({ id }) => id === bundledIds[0])
  const { token } = await newCustomer('Mia')
  await using visit = await enter(path, { token })
  const { page } = visit
  const bundle = page.getByRole('region', { name: 'Frequently Bought Together' })
  await bundle.getByRole('checkbox').first().uncheck()
  await bundle.getByRole('button').click()
  const message = page.getByRole('region', { name: 'Messages' })
  await expect(message.getByText('Goes well with it')).toBeVisible()
  expect(await message.innerText()).not.toContain(leftOut?.title)
})
