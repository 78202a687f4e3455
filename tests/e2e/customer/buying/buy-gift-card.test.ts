import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { continueTo } from '../../support/shop/checkout-steps.ts'
import { giftCardCodeTo } from '../../support/shop/emails.ts'
import { asStaff, openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '80.00' })
const giftCard = await shop.sellable({ title: 'Gift card', slug: 'gift-card', price: '50.00' })
await shop.db.updateTable('products').set({ vat_class: 'gift_card' }).where('id', '=', giftCard.id).execute()
const main = (page: Page) => page.getByRole('main')
const ADDRESS = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'a customer buys a gift card for a recipient, who pays a part of an order with it and gets a refund to it, at %i px',
  { timeout: 180_000 },
  async (width, theme) => {
    const ida = `ida${width}@example.com`
    const token = await shop.customer()
    await using visit = await enter('/products/gift-card', { address, token, first: freezeClock, width, theme })
    const { page } = visit
    const isShown = (text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible()
    const looksRight = async () => {
      expect(await axeViolations(page)).toEqual([])
      await fitsItsWindow(page)
    }
    const pay = async (id: string, amount: string) => {
      const received_on = new Date().toISOString().slice(0, 10)
      const paid = await asStaff(shop, 'POST', `/api/staff_orders/${id}/payment/`, { amount, received_on })
      expect(paid.status, await paid.clone().text()).toBeLessThan(300)
    }
    const order = async () => {
      await press(page, 'Order with obligation to pay')
      await expect(main(page).getByRole('heading', { level: 1 })).toRead('Order placed')
      await main(page).getByRole('link', { name: 'View order' }).click()
      await page.waitForURL(/orders\/\d+/)
      return /orders\/(\d+)/.exec(page.url())?.[1] ?? ''
    }

    // The recipient is entered in the cart.
    await isShown('Sent by e-mail to you, or to a recipient that you enter in the cart')
    const added = page.waitForResponse((answer) => answer.url().endsWith('/api/cart/') && answer.ok())
    await press(page, 'Add to Cart')
    await added
    await page.goto(`${address}/cart`)
    await isShown('One gift card for you')
    expect(await main(page).getByText('left in stock').count()).toBe(0)
    await press(page, 'Add recipient')
    await field(page, 'Recipient’s e-mail').fill('nonsense')
    await press(page, 'Save recipient')
    await isShown('Enter a valid email address.')
    await looksRight()
    await pastTheGuard(page)
    await field(page, 'Recipient’s e-mail').fill(ida)
    await field(page, 'Recipient’s name').fill('Ida')
    await field(page, 'Message').fill('Happy birthday')
    await press(page, 'Save recipient')
    await says(page, 'Recipient saved')
    await isShown(`Ida, ${ida}`)
    await isShown('For another recipient, raise the quantity.')
    await looksRight()

    // Gift cards need no delivery.
    await page.goto(`${address}/checkout`)
    for (const [label, text] of Object.entries(ADDRESS)) await field(page, label).fill(text)
    await continueTo(page, 'Delivery and payment')
    await isShown('Each recipient gets the gift card by e-mail on the chosen day.')
    await looksRight()
    await continueTo(page, 'Review')
    const bought = await order()
    await isShown('Issued after the payment')
    await pay(bought, '50.00')
    const code = await giftCardCodeTo(ida, shop)
    await page.reload()
    await isShown(/^Sent, /)
    await looksRight()

    // The buyer corrects the address: a new code replaces the earlier one.
    await press(page, 'Correct address and send again')
    await field(page, 'Recipient’s e-mail').fill(`tom${width}@example.com`)
    await press(page, 'Send gift card')
    await says(page, 'The gift card is on its way to the recipient.')
    await isShown(`Ida, tom${width}@example.com`)
    const next = await giftCardCodeTo(`tom${width}@example.com`, shop)
    expect(next).not.toBe(code)

    // The card pays a part of an order, and a refund goes back to it.
    const body = JSON.stringify({ product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 })
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    await shop.ask('/api/cart/', { method: 'POST', headers, body })
    // The saved address is chosen, so the review is open.
    await page.goto(`${address}/checkout`)
    await press(page, 'Add a gift card')
    await field(page, 'Gift card code').fill(next)
    await press(page, 'Apply')
    await isShown('−€50.00')
    await isShown('€30.00')
    const paidInPart = await order()
    await pay(paidInPart, '30.00')
    const refund = { key: randomUUID(), amount: '20.00', because: 'goodwill', note: '', lines: [] }
    const refunded = await asStaff(shop, 'POST', `/api/staff_orders/${paidInPart}/refunds/`, refund)
    expect(refunded.status, await refunded.clone().text()).toBeLessThan(300)
    await page.reload()
    await isShown('€20.00 returned to the card')
    await page.goto(`${address}/gift_card`)
    await field(page, 'Gift card code').fill(next)
    await press(page, 'Show balance')
    await isShown('€20.00')
    await page.goto(`${address}/orders/${bought}`)
    await isShown('Used')
  },
)
