import { expect, test } from 'vitest'
import { LEGAL } from '../../../fixtures/invoices.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, isWrong, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { paidOrder } from '../../support/shop/paid-order.ts'
import { asStaff, openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, staff } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })

test('staff correct an invoice in a dialog: a credit note and a new invoice replace it', async () => {
  expect((await asStaff(shop, 'PUT', '/api/settings/legal/', { ...LEGAL, version: 0 })).status).toBe(200)
  const { id } = await paidOrder(shop, lamp, 1)
  const issued = shop.db.selectFrom('documents').select('number').where('order_id', '=', id)
  await expect.poll(async () => (await issued.execute()).length).toBe(1)
  await using visit = await enter(`/admin/orders/${id}`, { address, token: staff, width: 375, theme: 'dark' })
  const { page } = visit
  const documents = page.getByRole('region', { name: 'Invoices and credit notes' })
  await expect(documents.getByRole('button', { name: 'Correct invoice' })).toBeVisible()
  await press(page, 'Correct invoice')
  const dialog = page.getByRole('dialog')
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await press(page, 'Correct invoice')
  await dialog.getByRole('button', { name: 'Correct invoice' }).click()
  await isWrong(field(page, 'Reason'), 'This field may not be blank.')
  await field(page, 'Reason').fill('Wrong name')
  await field(page, 'Name').fill('Mia Corrected')
  await dialog.getByRole('button', { name: 'Correct invoice' }).click()
  await expect(page.getByText('Invoice corrected')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(documents.getByText(/^Credit note/).first()).toBeVisible()
})
