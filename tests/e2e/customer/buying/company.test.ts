import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startVies } from '../../../fixtures/selling/vies-server.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { continueTo } from '../../support/shop/checkout-steps.ts'
import { asStaff, openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const vies = await startVies()
const shop = await openSellingStaffShop({ VIES_URL: vies.url })
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
const LEGAL = {
  ...{ version: 0, operator: 'Shop', legal_form: '', address: '', telephone: '', registration: '', publisher: '' },
  ...{ host: '', return_address: '', mediator: '', guarantees_checked_by: '', guarantees_checked_on: '' },
}
const main = (page: Page) => page.getByRole('main')
const BERLIN = { Name: 'Mia Journey', 'Street and number': 'Oranienstraße 1', Postcode: '10999', Town: 'Berlin' }

test('a company in Germany corrects its VAT number, sees the total without VAT, and orders', async () => {
  const saved = await asStaff(shop, 'PUT', '/api/settings/legal/', { ...LEGAL, vat_number: 'FR40303265045' })
  expect(saved.status).toBe(200)
  const token = await shop.customer()
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 })
  await shop.ask('/api/cart/', { method: 'POST', headers, body })
  await using visit = await enter('/checkout', { address, token, first: freezeClock, width: 375 })
  const { page } = visit
  await main(page).getByRole('combobox', { name: 'Country' }).selectOption('DE')
  for (const [label, text] of Object.entries(BERLIN)) await field(page, label).fill(text)
  await main(page).getByRole('checkbox', { name: 'I buy for a company' }).check()
  await continueTo(page, 'Company details')
  await field(page, 'Company name').fill('ACME GmbH')
  await field(page, 'VAT number').fill('DE136695977')
  await press(page, 'Continue')
  await isWrong(field(page, 'VAT number'), 'This VAT number is not valid: a character is missing or mistyped.')
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
  await field(page, 'VAT number').fill('DE 136 695 976')
  await pastTheGuard(page)
  await continueTo(page, 'Delivery and payment')
  await expect(main(page).getByText('VIES confirms this VAT number.')).toBeVisible()
  await continueTo(page, 'Review')
  await expect(main(page).getByText('No VAT: supply to a company in another EU country').first()).toBeVisible()
  expect(await main(page).getByText('VAT of 20 % contained').count()).toBe(0)
  await fitsItsWindow(page)
  await press(page, 'Order with obligation to pay')
  await expect(main(page).getByRole('heading', { level: 1 })).toRead('Order placed')
  await main(page).getByRole('link', { name: 'View order' }).click()
  await expect(main(page).getByText('VAT number DE136695976')).toBeVisible()
  expect(vies.requests.length).toBe(1)
})
