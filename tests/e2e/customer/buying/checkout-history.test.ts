import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { field, freezeClock, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { continueTo } from '../../support/shop/checkout-steps.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

const shop = await openSellingStaffShop()
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
await shop.db.updateTable('variants').set({ stock: 500 }).execute()
const main = (page: Page) => page.getByRole('main')
const ADDRESS = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }
const ORDER = 'Order with obligation to pay'

async function fill(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

const isChecked = (radio: Locator) => expect.poll(() => radio.isChecked()).toBe(true)

/** Opens the cart of a new customer with a lamp in it. */
async function withLamp(width = 1440) {
  const cart = [{ product: lamp.id, variant: lamp.variants[0]?.id ?? 0, quantity: 1 }]
  const { token } = await newCustomer('Mia', { cart }, shop)
  return enter('/cart', { address, token, width, first: freezeClock })
}

const stepIs = (page: Page, step: string | null) =>
  expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe(step)
test('Back leads to the previous step of the checkout, Forward restores the next, and no input is lost', async () => {
  await using visit = await withLamp(375)
  const { page } = visit
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  await fill(page, ADDRESS)
  await continueTo(page, 'Delivery and payment')
  await stepIs(page, '2')
  await main(page)
    .getByRole('radio', { name: /In the shop/ })
    .check()
  await main(page)
    .getByRole('radio', { name: /By bank transfer/ })
    .check()
  await continueTo(page, 'Review')
  await stepIs(page, '3')
  await page.goBack()
  await stepIs(page, '2')
  await isChecked(main(page).getByRole('radio', { name: /In the shop/ }))
  await page.goBack()
  await stepIs(page, null)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/checkout')
  await expect.poll(() => field(page, 'Street and number').inputValue()).toBe('12 rue Mercière')
  await page.goForward()
  await isChecked(main(page).getByRole('radio', { name: /In the shop/ }))
  await page.goForward()
  await expect(main(page).getByRole('button', { name: ORDER })).toBeVisible()
  await page.reload()
  await stepIs(page, '3')
  await expect(main(page).getByRole('button', { name: ORDER })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/cart')
})

test.each(alsoDeep(['3'], ['2', '9', 'x']))(
  'step %s of a checkout without an address leads to the address',
  async (step) => {
    await using visit = await withLamp()
    const { page } = visit
    await visit.goTo(`/checkout?step=${step}`)
    await stepIs(page, '1')
    await expect.poll(() => field(page, 'Street and number').inputValue()).toBe('')
  },
)

test('a billing address is a separate step in the history', { tags: ['deep'] }, async () => {
  await using visit = await withLamp()
  const { page } = visit
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  await fill(page, ADDRESS)
  await field(page, 'Use a different billing address').check()
  await continueTo(page, 'Billing address')
  await stepIs(page, '2')
  await visit.goTo('/checkout?step=4')
  await stepIs(page, '2')
  await fill(page, { ...ADDRESS, Town: 'Villeurbanne', Postcode: '69100' })
  await continueTo(page, 'Delivery and payment')
  await stepIs(page, '3')
  await continueTo(page, 'Review')
  await stepIs(page, '4')
})

test('Back after an order of one product does not offer the order again', { tags: ['deep'] }, async () => {
  const token = await shop.customer()
  await using visit = await enter('/products/reading-lamp', { address, token, first: freezeClock })
  const { page } = visit
  await press(page, 'Buy Now')
  await fill(page, ADDRESS)
  await continueTo(page, 'Delivery and payment')
  await main(page)
    .getByRole('radio', { name: /In the shop/ })
    .check()
  await main(page)
    .getByRole('radio', { name: /On collection/ })
    .check()
  await continueTo(page, 'Review')
  await press(page, ORDER)
  await expect(main(page).getByRole('heading', { level: 1 })).toRead('Thank you!')
  await page.goBack()
  await expect(main(page).getByText(/has been placed/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: ORDER })).toBeHidden()
})
