import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { addDiscount } from '../../../fixtures/discounts.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { continueTo } from '../../support/shop/checkout-steps.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, staff } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '40.00' })
await addDiscount(shop.db, { name: 'Gift', code: 'GIFT', value: 10_000, combines: true })
await addDiscount(shop.db, { name: 'Free delivery', kind: 'free_shipping', value: 0, combines: true })
await addDiscount(shop.db, { name: 'Large order', code: 'FROM100', minimum_cents: 100_00, is_announced: true })
const main = (page: Page) => page.getByRole('main')
const ADDRESS = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'a customer orders for nothing with a code, without a payment, and staff see that nothing is to be paid, at %i px',
  { timeout: 120_000 },
  async (width, theme) => {
    const token = await shop.customer()
    const body = JSON.stringify({ product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 })
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    await shop.ask('/api/cart/', { method: 'POST', headers, body })
    await using visit = await enter('/cart', { address, token, first: freezeClock, width, theme })
    const { page } = visit
    const isShown = (text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible()

    // The announced code does not apply yet, and is removed.
    await isShown('Large order: code FROM100')
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Use FROM100')
    await isShown('Add items for €60.00 more to use this code.')
    await press(page, 'Remove the code FROM100')
    await isShown('Large order: code FROM100')

    await page.goto(`${address}/?discount=gift`)
    await expect(page.getByText('Code GIFT will be used in your cart.')).toBeVisible()
    await page.goto(`${address}/cart`)
    await isShown('Discount: Gift (GIFT)')
    await isShown('€0.00')
    await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
    for (const [label, text] of Object.entries(ADDRESS)) await field(page, label).fill(text)
    await continueTo(page, 'Delivery and payment')
    await isShown('There is nothing to pay.')
    expect(
      await main(page)
        .getByRole('radio', { name: /transfer/ })
        .count(),
    ).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await continueTo(page, 'Review')
    await isShown('Discount: Free delivery')
    await isShown('−€4.90')
    await isShown('€0.00')
    await fitsItsWindow(page)
    await press(page, 'Order with obligation to pay')
    await expect(main(page).getByRole('heading', { level: 1 })).toRead('Order placed')
    expect(
      await main(page)
        .getByText(/transfer|awaiting/i)
        .count(),
    ).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await main(page).getByRole('link', { name: 'View order' }).click()
    await isShown('Discount: Gift (GIFT)')
    await isShown('€0.00')

    const { id } = await shop.db
      .selectFrom('orders')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await using admin = await enter(`/admin/orders/${id}`, { address, token: staff, width, theme })
    const order = main(admin.page)
    await expect(order.getByText('Discount: Gift (GIFT)').first()).toBeVisible()
    expect(await order.getByRole('button', { name: /payment/i }).count()).toBe(0)
    await expect(order.getByRole('button', { name: /^Mark as|^Ready|ship/i }).first()).toBeVisible()
    await fitsItsWindow(admin.page)
    expect(await axeViolations(admin.page)).toEqual([])
  },
)
