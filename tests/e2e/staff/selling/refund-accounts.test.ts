import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, isWrong, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { paidOrder } from '../../support/shop/paid-order.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, staff } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
await shop.db.updateTable('variants').set({ stock: 50 }).execute()
const IBAN = 'FR76 3000 6000 0112 3456 7890 189'

const checkScreen = async (page: Page) => {
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
}

test('a customer enters the refund account of a withdrawn order, and staff copy it in the refund dialog, at 375 px', async () => {
  const { id, token } = await paidOrder(shop, lamp, 2, ['shipping', 'shipped'])
  await using customer = await enter(`/withdrawal?order=${id}`, { address, token, width: 375, theme: 'light' })
  const { page } = customer
  await expect(field(page, 'IBAN for the refund (optional)')).toBeVisible()
  await checkScreen(page)
  await press(page, 'Continue')
  await press(page, 'Confirm withdrawal')
  await expect(page.getByRole('heading', { name: 'We have received your withdrawal' })).toBeVisible()

  await using admin = await enter(`/admin/orders/${id}`, { address, token: staff, width: 375, theme: 'light' })
  await expect(admin.page.getByText(/^No refund account yet\./)).toBeVisible()

  await page.goto(`${address}/orders/${id}`)
  await field(page, 'Account holder').fill('Mia Journey')
  await field(page, 'IBAN').fill('FR76 3000')
  await press(page, 'Save refund account')
  await isWrong(field(page, 'IBAN'), 'Enter a valid IBAN. A character is missing or mistyped.')
  await checkScreen(page)
  await field(page, 'IBAN').fill(IBAN)
  await press(page, 'Save refund account')
  await expect(page.getByText('Refunds go to Mia Journey, IBAN •••• 0189.')).toBeVisible()
  await checkScreen(page)

  await admin.page.reload()
  await expect(admin.page.getByText(IBAN, { exact: true })).toBeVisible()
  await press(admin.page, `Refund order ${id}`)
  const dialog = admin.page.getByRole('dialog')
  await expect(dialog.getByText(IBAN, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy: IBAN' })).toBeVisible()
  await checkScreen(admin.page)

  await press(page, `Change the refund account of order ${id}`)
  await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 00')
  await press(page, 'Save refund account')
  await expect(page.getByText('Refunds go to Mia Journey, IBAN •••• 3000.')).toBeVisible()
})
