import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createCode } from '../../../../shop/sales/gift-cards/gift-card-code.ts'
import { insertGiftCard } from '../../../../shop/sales/gift-cards/gift-cards-store.server.ts'
import { alsoDeep } from '../../../deep.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { continueTo } from '../../support/shop/checkout-steps.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '40.00' })
const main = (page: Page) => page.getByRole('main')
const ADDRESS = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }
const expecting = /status of (?:400|503)/

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'a customer pays a part of an order with a gift card and sees that its balance is spent, at %i px',
  { tags: ['deep'], timeout: 120_000 },
  async (width, theme) => {
    const { code, hash, lastFour } = createCode()
    const card = { email: 'ida@example.com', message: '', reason: 'Sold in the shop', ends_on: '2099-12-31' }
    await insertGiftCard(shop.db, { ...card, code_hash: hash, last_four: lastFour }, 30_00, new Date())
    const other = createCode()
    const another = { ...card, code_hash: other.hash, last_four: other.lastFour }
    await insertGiftCard(shop.db, another, 10_00, new Date())
    const token = await shop.customer()
    const body = JSON.stringify({ product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 })
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    await shop.ask('/api/cart/', { method: 'POST', headers, body })
    await shop.ask('/api/account/gift_cards/', { method: 'POST', headers, body: JSON.stringify(other) })
    await using visit = await enter('/checkout', { address, token, first: freezeClock, width, theme, expecting })
    const { page } = visit
    const isShown = (text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible()
    for (const [label, text] of Object.entries(ADDRESS)) await field(page, label).fill(text)
    await continueTo(page, 'Delivery and payment')

    // The field works without the cards of the account.
    const list = '**/api/account/gift_cards/'
    await page.route(list, (route) => route.fulfill({ status: 503, json: { detail: 'Away.' } }))
    await press(page, 'Add a gift card')
    await field(page, 'Gift card code').fill('nonsense')
    await press(page, 'Apply')
    await isShown('This code is not valid.')
    expect(await axeViolations(page)).toEqual([])
    await pastTheGuard(page)
    await field(page, 'Gift card code').fill(code.toLowerCase())
    await press(page, 'Apply')
    await isShown('−€30.00')
    await isShown('Left to pay')
    await isShown('€14.90')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    // A card of the account is used with one press.
    await page.unroute(list)
    await press(page, 'Add a gift card')
    await press(page, `Use card •••• ${other.lastFour} (€10.00)`)
    await isShown('−€10.00')
    await fitsItsWindow(page)
    await press(page, `Remove gift card ending in ${other.lastFour}`)
    await expect.poll(() => main(page).getByText('−€10.00').count()).toBe(0)

    await continueTo(page, 'Review')
    await isShown('€14.90')
    await press(page, 'Order with obligation to pay')
    await expect(main(page).getByRole('heading', { level: 1 })).toRead('Order placed')
    await main(page).getByRole('link', { name: 'View order' }).click()
    await isShown(`Gift card •••• ${lastFour}`)
    await isShown('−€30.00')
    expect(await axeViolations(page)).toEqual([])

    await page.goto(`${address}/gift_card`)
    await field(page, 'Gift card code').fill(code)
    await press(page, 'Show balance')
    await isShown('€0.00')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)

    // The account refuses the spent card, and puts another one in the cart.
    await page.goto(`${address}/account/gift_cards`)
    await isShown('€10.00')
    await field(page, 'Gift card code').fill(code)
    await press(page, 'Add gift card')
    await isShown('This gift card has no balance left.')
    expect(await axeViolations(page)).toEqual([])
    await press(page, `Use gift card ending in ${other.lastFour} in cart`)
    await says(page, 'The gift card is in your cart.')
    await isShown('In your cart')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await press(page, `Remove gift card ending in ${other.lastFour}`)
    await says(page, 'Gift card removed')
    await isShown('No gift cards yet.')
    await pastTheGuard(page)
    await field(page, 'Gift card code').fill(other.code)
    await press(page, 'Add gift card')
    await says(page, 'Gift card added')
    await isShown('€10.00')
  },
)

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'staff issue a gift card, replace its code and block it, at %i px',
  { timeout: 120_000 },
  async (width, theme) => {
    const circumstances = { address, token: shop.staff, first: freezeClock, width, theme, expecting }
    await using visit = await enter('/admin', circumstances)
    const { page } = visit
    await openAdminScreen(page, 'Gift cards', 'Orders')
    await main(page).locator('summary').filter({ hasText: 'Issue gift card' }).click()
    await field(page, 'Value (€)').fill('25')
    await field(page, 'Recipient’s e-mail').fill(`ida${width}@example.com`)
    await field(page, 'Reason').fill('Apology')
    await press(page, 'Add')
    await says(page, 'Gift card issued. The code is on its way to the recipient.')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)

    const row = main(page)
      .getByRole('row')
      .filter({ hasText: `ida${width}@example.com` })
    await row.getByRole('link').first().click()
    await expect(main(page).getByText('Active. €25.00 left of €25.00.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await press(page, 'Replace and send code')
    await says(page, 'The new code is on its way to the recipient.')
    await field(page, 'Blocked. The card can’t be spent.').check()
    await pastTheGuard(page)
    await press(page, 'Save')
    await says(page, 'Gift card updated')
    await expect(row.getByText('Blocked')).toBeVisible()
  },
)
