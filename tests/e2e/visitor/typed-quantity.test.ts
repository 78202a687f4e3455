import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { hasFocus, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import {
  cartLineOf,
  checkout,
  inCart,
  pressAddToCart,
  putInLater,
  quantity,
  quantityOf,
  sum,
  type,
} from '../support/shop/quantities.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** The number in a quantity field applies, whichever control is used next. */
const products = await theCatalogue()
const mug = productWith(products, 'more than 40 of its first variant', ({ variants }) => (variants[0]?.stock ?? 0) > 40)
const other = productWith(
  products,
  'more than 25 of its first variant too',
  (product) => product !== mug && (product.variants[0]?.stock ?? 0) > 25,
)

test.each(
  alsoDeep(
    [['a click', (page: Page) => pressAddToCart(page).click()] as const],
    [
      ['the keyboard', (page: Page) => pressAddToCart(page).press('Enter')] as const,
      [
        'a press that leaves the focus in the field',
        (page: Page) => pressAddToCart(page).dispatchEvent('click'),
      ] as const,
    ],
  ),
)('a typed quantity is added to the cart by %s, without Confirm', async (_, add) => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter(`/products/${mug.slug}`, { token })
  await type(visit.page, '30')
  await add(visit.page)
  await says(visit.page, 'Woohoo, added to cart')
  expect(await inCart(token)).toEqual({ [mug.variants[0]?.id ?? 0]: 30 })
})

test('the quantity field applies on blur, on Enter and on Confirm', async () => {
  await using visit = await enter(`/products/${mug.slug}`)
  const { page } = visit
  await type(page, '31')
  await quantity(page).blur()
  await expect(page.getByText('31 chosen')).toBeVisible()
  await type(page, '32')
  await quantity(page).press('Enter')
  await expect(page.getByText('32 chosen')).toBeVisible()
  await type(page, '33')
  await press(page, 'Confirm')
  await expect(page.getByText('33 chosen')).toBeVisible()
})

test('an invalid quantity is not added, bought or saved: each says why, and the focus is in the field', async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter(`/products/${mug.slug}`, { token })
  const { page } = visit
  const refusals = [
    ['9999', 'too much quantity selected'],
    ['', "Quantity can't be empty"],
  ] as const
  for (const [number, text] of refusals) {
    await type(page, number)
    for (const pressIt of [
      () => pressAddToCart(page).click(),
      () => press(page, 'Buy Now'),
      async () => {
        await page.getByRole('button', { name: 'Save for later' }).click()
        await putInLater(page).click()
      },
    ]) {
      await pressIt()
      await says(page, text)
      await hasFocus(quantity(page))
      await expect.poll(() => quantity(page).getAttribute('aria-invalid')).toBe('true')
      await page.getByRole('button', { name: 'Close this message' }).first().click()
      await expect(page.getByRole('region', { name: 'Messages' }).getByText(text)).toBeHidden()
    }
  }
  expect(await inCart(token)).toEqual({})
})

test('Update Cart and Put in Save For Later use the typed quantity', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia', { cart: [cartLineOf(mug, 25)] })
  await using visit = await enter(`/products/${mug.slug}`, { token })
  const { page } = visit
  await expect.poll(() => quantity(page).inputValue()).toBe('25')
  await type(page, '30')
  await press(page, 'Update Cart')
  await says(page, 'Woohoo, added to cart')
  expect(Object.values(await inCart(token))).toEqual([30])
  await type(page, '35')
  await page.getByRole('button', { name: 'Save for later' }).click()
  await putInLater(page).click()
  await says(page, 'Woohoo, changed cart')
  expect(Object.values(await inCart(token))).toEqual([35])
})

test('the cart total follows the typed quantity, and leaving the field saves it', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia', { cart: [cartLineOf(mug, 1)] })
  await using visit = await enter('/cart', { token, width: 375 })
  const { page } = visit
  await type(page, '40', quantityOf(page, mug))
  await expect(sum(page)).toRead(/^Subtotal 40 items/)
  await quantityOf(page, mug).blur()
  await says(page, 'Woohoo, changed cart')
  expect(Object.values(await inCart(token))).toEqual([40])
})

test.each(
  alsoDeep(
    [['a click', (page: Page) => checkout(page).click()] as const],
    [['a press that leaves the focus in the field', (page: Page) => checkout(page).dispatchEvent('click')] as const],
  ),
)('Checkout by %s waits for two numbers that were just typed', async (_, pressCheckout) => {
  const { token } = await newCustomer('Mia', { cart: [cartLineOf(mug, 1), cartLineOf(other, 2)] })
  await using visit = await enter('/cart', { token })
  const { page } = visit
  await page.route('**/api/cart/*/', async (route) => {
    expect(new URL(page.url()).pathname).toBe('/cart')
    await route.continue()
  })
  await type(page, '30', quantityOf(page, mug))
  await type(page, '22', quantityOf(page, other))
  await expect(sum(page)).toRead(/^Subtotal 52 items/)
  await pressCheckout(page)
  await pathIs(page, '/checkout')
  expect(Object.values(await inCart(token)).sort()).toEqual([22, 30])
})

test('Checkout rejects an invalid quantity and moves the focus to its field', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia', { cart: [cartLineOf(mug, 1), cartLineOf(other, 2)] })
  await using visit = await enter('/cart', { token })
  const { page } = visit
  for (const [number, text] of [
    ['9999', 'too much quantity selected'],
    ['', "Quantity can't be empty"],
  ] as const) {
    await type(page, number, quantityOf(page, mug))
    await expect(sum(page)).toRead(/^Subtotal 2 items .*One line can’t be bought as it is/)
    await checkout(page).click()
    await says(page, text)
    await hasFocus(quantityOf(page, mug))
    await pathIs(page, '/cart')
  }
  await page.getByRole('button', { name: new RegExp(`^Put in Save For Later: ${mug.title}`) }).click()
  await hasFocus(quantityOf(page, mug))
  await type(page, '21', quantityOf(page, mug))
  await checkout(page).click()
  await pathIs(page, '/checkout')
  expect(Object.values(await inCart(token)).sort()).toEqual([2, 21])
})

test('a removed line discards its unfinished quantity, and Undo restores the saved one', {
  tags: ['deep'],
}, async () => {
  const { token } = await newCustomer('Mia', { cart: [cartLineOf(mug, 3), cartLineOf(other, 2)] })
  await using visit = await enter('/cart', { token })
  const { page } = visit
  await type(page, '9999', quantityOf(page, mug))
  await page.getByRole('button', { name: new RegExp(`^Remove from Cart: ${mug.title}`) }).click()
  await says(page, 'Removed from cart')
  await expect(sum(page)).toRead(/^Subtotal 2 items/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sum(page)).toRead(/^Subtotal 5 items/)
  await checkout(page).click()
  await pathIs(page, '/checkout')
})
