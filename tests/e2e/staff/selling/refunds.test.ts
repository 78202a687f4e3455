import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { paidOrder } from '../../support/shop/paid-order.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, staff } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
await shop.db.updateTable('variants').set({ stock: 500 }).execute()
const main = (page: Page) => page.getByRole('main')

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'staff refund one of two lamps, and the customer sees amount and reason, at %i px in the %s theme',
  async (width, theme) => {
    const { id, token } = await paidOrder(shop, lamp, 2)
    await using visit = await enter(`/admin/orders/${id}`, { address, token: staff, width, theme })
    const { page } = visit
    await freezeClock(page)
    await press(page, `Refund order ${id}`)
    const dialog = page.getByRole('dialog')
    const pieces = dialog.getByLabel(/^Quantity of Reading lamp/)
    await expect(dialog.getByText('At most €88.00')).toBeVisible()
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await pieces.fill('2')
    await expect.poll(() => field(page, 'Amount').inputValue()).toBe('88.00')
    await pieces.fill('1')
    await expect.poll(() => field(page, 'Amount').inputValue()).toBe('44.00')
    await dialog.getByRole('checkbox', { name: 'Restock' }).check()
    await field(page, 'Reason').selectOption('Not as agreed')
    await field(page, 'Message to the customer').fill('Its switch was broken.')
    await field(page, 'Amount').fill('4o')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await isWrong(field(page, 'Amount'), '"4o" is not a price; write it like 12.50.')
    await field(page, 'Amount').fill('40')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(page.getByText('€40.00 is refunded')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(main(page).getByText(/€40\.00 refund sent/)).toBeVisible()

    await using theirs = await enter(`/orders?order=${id}`, { address, token, width, theme })
    await expect(main(theirs.page).getByText('The goods were not as agreed. Its switch was broken.')).toBeVisible()
    await fitsItsWindow(theirs.page)
    expect(await axeViolations(theirs.page)).toEqual([])
  },
)
