import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inShopTime } from '../../../../shop/sales/shipping/dates/calendar-day.ts'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, hasFocus, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { continueTo, quoteOf } from '../../support/shop/checkout-steps.ts'
import { asStaff, openSellingStaffShop } from '../../support/shop/selling-shop.ts'

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

/** Opens the checkout of a new customer with the given number of lamps in the cart. */
async function withLamps(quantity: number, circumstances: Parameters<typeof enter>[1] = {}) {
  const token = await shop.customer()
  const body = { product: lamp.id, variant: lamp.variants[0]?.id, quantity }
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  await shop.ask('/api/cart/', { method: 'POST', headers, body: JSON.stringify(body) })
  const visit = await enter('/cart', { address, token, first: freezeClock, ...circumstances })
  return { visit, token }
}

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'a new customer orders by bank transfer with at most eight fields, staff record the payment and ship the order, at %i px',
  { timeout: 120_000 },
  async (width, theme) => {
    const { visit } = await withLamps(1, { width, theme })
    await using _ = visit
    const { page } = visit
    await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
    await expect(main(page).getByText('We deliver to France and 27 other countries.')).toBeVisible()
    // The checkbox for saving the address and the preselected country are no text fields.
    await expect.poll(() => main(page).getByRole('textbox').count()).toBe(5)
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await fill(page, ADDRESS)
    await continueTo(page, 'Delivery and payment')
    await isChecked(main(page).getByRole('radio', { name: /Home in France/ }))
    expect(await axeViolations(page)).toEqual([])
    await continueTo(page, 'Review')
    for (const said of [
      '€48.90',
      'VAT of 20 % contained',
      '12 rue Mercière',
      '69002 Lyon',
      'You can withdraw within 14 days',
    ])
      await expect(main(page).getByText(said).first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await press(page, ORDER)
    await expect(main(page).getByRole('heading', { level: 1 })).toRead('Order placed')
    await expect(main(page).getByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await main(page).getByRole('link', { name: 'View order' }).click()
    await expect(main(page).getByText('unpaid').first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await expect.poll(() => page.url()).toMatch(/\/orders\/\d+$/)
    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    await main(page)
      .getByRole('link', { name: `Terms you agreed to with order ${id}` })
      .click()
    await expect(main(page).getByRole('heading', { level: 1 })).toRead('Terms you agreed to')
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toRead(/^1\. /)
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await page.reload()
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toRead(/^1\. /)
    await visit.goTo(`/orders/${id}`)

    await using desk = await enter(`/admin/orders/${id}`, {
      address,
      token: shop.staff,
      width,
      theme,
      first: freezeClock,
      expecting: /status of 400/,
    })
    const staff = desk.page
    await expect.poll(() => field(staff, 'Amount received').inputValue()).toBe('48.90')
    const prefilled = await field(staff, 'On').inputValue()
    // The screen was opened a moment ago, possibly before midnight.
    const now = await staff.evaluate(() => Date.now())
    expect([now, now - 60_000].map((time) => inShopTime(new Date(time)).day)).toContain(prefilled)
    await field(staff, 'Amount received').fill('40')
    await field(staff, 'On').fill('2026-01-05')
    await press(staff, `Mark as paid: order ${id}`)
    await isWrong(field(staff, 'Amount received'), '€8.90 is missing: the order costs €48.90.')
    expect(await axeViolations(staff)).toEqual([])
    await fitsItsWindow(staff)
    await field(staff, 'Amount received').fill('48,90')
    await pastTheGuard(staff)
    await press(staff, `Mark as paid: order ${id}`)
    await says(staff, `Order ${id} is paid`)
    await pastTheGuard(staff)
    await press(staff, `Mark as shipping: order ${id}`)
    await says(staff, `Order ${id} is now shipping`)

    await visit.goTo(`/orders?order=${id}`)
    await expect(main(page).getByText('paid', { exact: true })).toBeVisible()
    await visit.goTo(`/checkout/success?order=${id}`)
    await expect(main(page).getByRole('heading', { level: 1 })).toRead('Thank you!')
  },
)

test('a returning customer orders without typing, collects the order and then pays', async () => {
  const { visit, token } = await withLamps(2)
  await using _ = visit
  const { page } = visit
  const body = { name: 'Mia', street: '1 quai', postcode: '69002', town: 'Lyon', country: 'FR' }
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  await shop.ask('/api/addresses/', { method: 'POST', headers, body: JSON.stringify(body) })
  // Without a parameter, the checkout is for the cart.
  await visit.goTo('/checkout')
  await expect(main(page).getByRole('button', { name: ORDER })).toBeVisible()
  // Shipping is free from 60 euros.
  await expect(main(page).getByText('€88.00').first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Change: Delivery and payment' }).click()
  await main(page)
    .getByRole('radio', { name: /In the shop/ })
    .check()
  await main(page)
    .getByRole('radio', { name: /On collection/ })
    .check()
  await press(page, 'Continue')
  await expect(main(page).getByText('12 rue des Arts')).toBeVisible()
  await press(page, ORDER)
  await expect(main(page).getByRole('heading', { level: 1 })).toRead('Thank you!')
  await expect(main(page).getByText(/when it is ready to collect/)).toBeVisible()
})

test('changed prices are listed per line, and nothing is ordered before the customer confirms', async () => {
  const { visit } = await withLamps(1, { expecting: /status of 409/ })
  await using _ = visit
  const { page } = visit
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  await fill(page, ADDRESS)
  // Wait for this quote: a pending one would show the new price before the press.
  const quoted = quoteOf(page, 'country=FR')
  await continueTo(page, 'Delivery and payment')
  await press(page, 'Continue')
  await expect(main(page).getByRole('button', { name: ORDER })).toBeVisible()
  await quoted
  await shop.db.updateTable('products').set({ price_cents: 45_00 }).where('id', '=', lamp.id).execute()
  await press(page, ORDER)
  const alert = main(page).getByRole('alert')
  await expect(alert.getByText('Total: €48.90 before, €49.90 now')).toBeVisible()
  await hasFocus(alert)
  await pastTheGuard(page)
  await press(page, ORDER)
  await expect(main(page).getByRole('heading', { level: 1 })).toRead('Order placed')
  await shop.db.updateTable('products').set({ price_cents: 44_00 }).where('id', '=', lamp.id).execute()

  // A pending transfer is listed in the cart and does not block another order.
  await visit.goTo('/cart')
  await expect(main(page).getByText(/is awaiting your bank transfer/)).toBeVisible()
  await visit.goTo(`/products/${lamp.slug}`)
  await main(page).getByRole('button', { name: 'Buy Now' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toRead('Checkout')
  expect(await axeViolations(page)).toEqual([])
})

test('a reload keeps entered and chosen values, invalid input shows errors at its fields, and Enter does not place the order', async () => {
  const { visit } = await withLamps(1)
  await using _ = visit
  const { page } = visit
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  await fill(page, { ...ADDRESS, Postcode: '97400' })
  await press(page, 'Continue')
  await isWrong(field(page, 'Postcode'), 'We don’t deliver to the French overseas territories.')
  await pastTheGuard(page)
  await fill(page, { Postcode: '69002' })
  // Incomplete input is still there after a reload.
  await page.reload()
  await expect.poll(() => field(page, 'Postcode').inputValue()).toBe('69002')
  await expect.poll(() => field(page, 'Street and number').inputValue()).toBe('12 rue Mercière')
  await field(page, 'Town').press('Enter')
  await isChecked(main(page).getByRole('radio', { name: /Home in France/ }))
  await page.reload()
  await expect(main(page).getByText('Mia Journey, 12 rue Mercière, 69002 Lyon')).toBeVisible()
  await isChecked(main(page).getByRole('radio', { name: /Home in France/ }))
})

test('a country that was removed from all zones shows an error at the address, and another address can be chosen', {
  tags: ['deep'],
}, async () => {
  const { visit, token } = await withLamps(1, { expecting: /status of 400/, width: 768 })
  await using _ = visit
  const { page } = visit
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const save = (town: object) => {
    const body = JSON.stringify({ name: 'Mia', street: '1 quai', ...town })
    return shop.ask('/api/addresses/', { method: 'POST', headers, body })
  }
  await save({ postcode: '10115', town: 'Berlin', country: 'DE' })
  await save({ postcode: '69002', town: 'Lyon', country: 'FR' })
  const quoted = quoteOf(page, 'country=DE')
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(main(page).getByText('Home in the Union').first()).toBeVisible()
  await quoted
  await shop.db.updateTable('delivery_methods').set({ is_on: false }).where('name', '=', 'Home in the Union').execute()
  await press(page, ORDER)
  await isWrong(field(page, 'Country'), 'We don’t deliver to this country.')
  expect(await axeViolations(page)).toEqual([])
  await shop.db.updateTable('delivery_methods').set({ is_on: true }).execute()
  await main(page).getByRole('radio', { name: /Lyon/ }).check()
  await pastTheGuard(page)
  await continueTo(page, 'Delivery and payment')
  await press(page, 'Continue')
  await expect(main(page).getByText('Home in France').first()).toBeVisible()
  await field(page, 'Country').waitFor({ state: 'detached' })
})

test('an order uses a separate billing address', { tags: ['deep'] }, async () => {
  const { visit } = await withLamps(1, { width: 375 })
  await using _ = visit
  const { page } = visit
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  await fill(page, ADDRESS)
  await field(page, 'Use a different billing address').check()
  await continueTo(page, 'Billing address')
  await fill(page, { ...ADDRESS, Name: 'Atelier' })
  expect(await axeViolations(page)).toEqual([])
  await continueTo(page, 'Delivery and payment')
  await press(page, 'Continue')
  await press(page, ORDER)
  await main(page).getByRole('link', { name: 'View order' }).click()
  await expect(main(page).getByText('Atelier', { exact: true })).toBeVisible()
})

test('a closed checkout shows the sentence of the specification', async () => {
  const closed = await asStaff(shop, 'PUT', '/api/selling/', { is_open: false })
  expect(closed.status).toBe(200)
  const { visit } = await withLamps(1)
  await using _ = visit
  await main(visit.page).getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(main(visit.page).getByText(/^Checking out is temporarily disabled/)).toBeVisible()
})
