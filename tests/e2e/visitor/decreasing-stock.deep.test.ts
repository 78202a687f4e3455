import { expect, test } from 'vitest'
import { hasFocus, pathIs, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import {
  cartLineOf,
  checkout,
  inCart,
  pressAddToCart,
  quantity,
  quantityOf,
  stockBecomes,
  type,
} from '../support/shop/quantities.ts'
import { RARE_PRODUCTS } from '../support/shop/rare-products.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** The stock decreases while a customer chooses a quantity. */
const products = await theCatalogue()
const mug = productWith(products, 'more than 40 of its first variant', ({ variants }) => (variants[0]?.stock ?? 0) > 40)
const changing = productWith(products, 'a stock that stories may change', ({ slug }) => slug === RARE_PRODUCTS.changing)
/** Other tests do not sell this variant. One of them deletes another variant. */
const sinking = changing.variants.find(({ name }) => name === 'E')

const setStock = (stock: number) => stockBecomes(changing, sinking, stock)

test('a reduced stock stops the checkout, and the typed quantity stays to be corrected', async () => {
  await setStock(40)
  const { token } = await newCustomer('Mia', { cart: [cartLineOf(changing, 1, sinking), cartLineOf(mug, 1)] })
  await using visit = await enter('/cart', { token, expecting: /status of 400/ })
  const { page } = visit
  const field = quantityOf(page, changing, sinking)
  await type(page, '30', field)
  await setStock(25)
  await checkout(page).click()
  await says(page, 'too much quantity selected')
  await hasFocus(field)
  await expect.poll(() => field.inputValue()).toBe('30')
  await pathIs(page, '/cart')
  // The same choice from a list.
  await field.fill('25')
  await checkout(page).click()
  await pathIs(page, '/checkout')
  await visit.goTo('/cart')
  await quantityOf(page, mug).selectOption('5')
  await setStock(12)
  await type(page, '20', field)
  await checkout(page).click()
  await says(page, 'too much quantity selected')
  await pathIs(page, '/cart')
})

test('a rejected choice from a list stops the checkout too', async () => {
  await setStock(20)
  const { token } = await newCustomer('Mia', { cart: [cartLineOf(changing, 1, sinking)] })
  await using visit = await enter('/cart', { token, expecting: /status of 400/ })
  const { page } = visit
  const list = quantityOf(page, changing, sinking)
  await expect(list).toBeVisible()
  await setStock(2)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/cart/*/', async (route) => {
    await answer.promise
    await route.continue()
  })
  await list.selectOption('8')
  await checkout(page).click()
  answer.resolve()
  await says(page, 'too much quantity selected')
  await pathIs(page, '/cart')
  await expect.poll(() => list.inputValue()).toBe('1')
})

test('on the product page, a reduced stock is shown with the error, and the typed quantity stays', async () => {
  await setStock(40)
  const { token } = await newCustomer('Mia')
  const path = `/products/${changing.slug}?variant=${sinking?.id}`
  await using visit = await enter(path, { token, expecting: /status of 400/ })
  const { page } = visit
  await type(page, '30')
  await setStock(4)
  await pressAddToCart(page).click()
  await says(page, 'too much quantity selected')
  await expect(page.getByRole('main').getByText('Only 4 left in stock')).toBeVisible()
  await hasFocus(quantity(page))
  await expect.poll(() => quantity(page).inputValue()).toBe('30')
  await expect.poll(() => quantity(page).getAttribute('aria-invalid')).toBe('true')
  await type(page, '4')
  await pressAddToCart(page).click()
  await says(page, 'Woohoo, added to cart')
  expect(Object.values(await inCart(token))).toEqual([4])
})
