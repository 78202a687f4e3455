import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hasFocus } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { theCatalogue } from '../support/shop/catalogue.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const products = (await theCatalogue()).filter(({ variants }) => (variants[0]?.stock ?? 0) > 3).slice(0, 3)
const cart = products.map(({ id, variants }) => ({ product: id, variant: variants[0]?.id ?? 0, quantity: 2 }))
const [one, two, three] = products.map(({ title, variants }) => ({ title, name: `${title}, ${variants[0]?.name}` }))

const button = (page: Page, what: string, of: typeof one) =>
  page.getByRole('button', { name: `${what}: ${of?.name}`, exact: true })
const removal = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'DELETE')
const link = (page: Page, of: typeof one) => page.getByRole('main').getByRole('link', { name: of?.title, exact: true })

test('removing cart lines by keyboard keeps the focus in the list and announces the removal', async () => {
  const { token } = await newCustomer('Mia', { cart })
  await using visit = await enter('/cart', { token })
  const { page } = visit
  const isFirstAnswered = removal(page)
  await button(page, 'Remove from Cart', two).press('Enter')
  await hasFocus(link(page, three))
  await expect(page.getByRole('main').getByText(`${two?.name}: removed`)).toBeVisible()
  await expect(button(page, 'Remove from Cart', two)).toBeHidden()
  await hasFocus(link(page, three))
  await isFirstAnswered
  // The last line has no next line, so the previous one gets the focus.
  const answered = removal(page)
  await button(page, 'Remove from Cart', three).press('Enter')
  await hasFocus(link(page, one))
  // A message that appears after the cart is empty would take the focus. Its Undo looks like that of the first one.
  await answered
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(1)
  await button(page, 'Remove from Cart', one).press('Enter')
  await expect(page.getByText('Their are no items in your cart')).toBeVisible()
  await hasFocus(page.getByRole('button', { name: 'Undo' }).first())
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(link(page, one)).toBeVisible()
  // Otherwise the status would be announced again although the line is back.
  await expect(page.getByRole('main').getByText(`${one?.name}: removed`)).toBeHidden()
})

test('saving for later by keyboard moves the focus to the next line, and follows the last one', {
  tags: ['deep'],
}, async () => {
  const { token } = await newCustomer('Mia', { cart: cart.slice(0, 2) })
  await using visit = await enter('/cart', { token, width: 375 })
  const { page } = visit
  await button(page, 'Put in Save For Later', one).press('Enter')
  await hasFocus(link(page, two))
  await expect(page.getByRole('main').getByText(`${one?.name}: saved for later`)).toBeVisible()
  await button(page, 'Put in Save For Later', two).press('Enter')
  await expect(page.getByText('Their are no items in your cart')).toBeVisible()
  await hasFocus(link(page, two))
  await button(page, 'Add Back to Cart', one).press('Enter')
  await hasFocus(link(page, two))
  await expect(page.getByRole('main').getByText(`${one?.name}: back in your cart`)).toBeVisible()
})

test('the focus stays correct when two lines leave before the next render', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia', { cart: cart.slice(0, 2) })
  await using visit = await enter('/cart', { token })
  const { page } = visit
  const names = [one, two].map((line) => `Put in Save For Later: ${line?.name}`)
  await expect.poll(() => button(page, 'Put in Save For Later', two).isEnabled()).toBe(true)
  // Both clicks in one task, so that the page is not rendered between them.
  await page.evaluate((labels) => {
    for (const label of labels) {
      const pressed = document.querySelector<HTMLElement>(`[aria-label="${label}"]`)
      pressed?.focus()
      pressed?.click()
    }
  }, names)
  await expect(page.getByText('Their are no items in your cart')).toBeVisible()
  await hasFocus(link(page, two))
})

test('a cart line reads variant and price as one sentence', async () => {
  const { token } = await newCustomer('Mia', { cart: cart.slice(0, 1) })
  await using visit = await enter('/cart', { token })
  const [variant] = products[0]?.variants ?? []
  const said = visit.page.getByRole('region', { name: 'In your cart' }).getByRole('listitem')
  await expect.poll(() => said.textContent()).toContain(`${variant?.name}, €`)
  await expect(said).toRead(new RegExp(`${variant?.name}, €[\\d.]+ each`))
})
