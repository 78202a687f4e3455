import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { addDiscount } from '../../../fixtures/discounts.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { continueTo } from '../../support/shop/checkout-steps.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '40.00' })
await addDiscount(shop.db, { name: 'Welcome', code: 'WELCOME10' })
await addDiscount(shop.db, { name: 'Large order', code: 'FROM100', minimum_cents: 100_00 })
const main = (page: Page) => page.getByRole('main')
const ADDRESS = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'a customer enters a wrong, an early and a valid code, follows a link with a code, and orders with the discount, at %i px',
  { timeout: 120_000 },
  async (width, theme) => {
    const token = await shop.customer()
    const body = JSON.stringify({ product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 })
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    await shop.ask('/api/cart/', { method: 'POST', headers, body })
    await using visit = await enter('/cart', {
      address,
      token,
      first: freezeClock,
      width,
      theme,
      expecting: /status of 400/,
    })
    const { page } = visit
    const isShown = (text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible()

    await press(page, 'Add a discount code')
    await field(page, 'Discount code').fill('nonsense')
    await press(page, 'Apply')
    await isShown('This code is not valid.')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await pastTheGuard(page)
    await field(page, 'Discount code').fill('from 100')
    await press(page, 'Apply')
    await isShown('Add items for €60.00 more to use this code.')
    await pastTheGuard(page)
    await press(page, 'Remove the code FROM100')
    await expect.poll(() => main(page).getByText('FROM100').count()).toBe(0)

    await page.goto(`${address}/?discount=welcome10`)
    await expect(page.getByText('Code WELCOME10 will be used in your cart.')).toBeVisible()
    await page.goto(`${address}/cart`)
    await isShown('Discount: Welcome (WELCOME10)')
    await isShown('−€4.00')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)

    await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
    for (const [label, text] of Object.entries(ADDRESS)) await field(page, label).fill(text)
    await continueTo(page, 'Delivery and payment')
    await continueTo(page, 'Review')
    await isShown('−€4.00')
    await isShown('€40.90')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await press(page, 'Order with obligation to pay')
    await expect(main(page).getByRole('heading', { level: 1 })).toRead('Order placed')
    await main(page).getByRole('link', { name: 'View order' }).click()
    await isShown('Discount: Welcome (WELCOME10)')
    await isShown('€40.90')
    expect(await axeViolations(page)).toEqual([])
  },
)
