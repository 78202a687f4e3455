import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { pathIs } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { paidOrder } from '../../support/shop/paid-order.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, staff } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
await shop.db.updateTable('variants').set({ stock: 500 }).execute()
const main = (page: Page) => page.getByRole('main')

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'staff see late orders, and their customers see whom to contact, at %i px in the %s theme',
  async (width, theme) => {
    const { id, token } = await paidOrder(shop, lamp, 1)
    await paidOrder(shop, lamp, 1)
    await shop.db
      .updateTable('orders')
      .set({ promised_from: '2026-11-02', promised_to: '2026-11-03' })
      .where('id', '=', id)
      .execute()

    await using visit = await enter('/admin/orders', { address, token: staff, width, theme })
    const { page } = visit
    await main(page).getByRole('link', { name: 'late 1', exact: true }).click()
    await pathIs(page, '/admin/orders?late=true')
    await expect(main(page).getByText(/^1 order, €[\d.]+ in total$/)).toBeVisible()
    await expect(main(page).getByText('Late: Monday 2 to Tuesday 3 November')).toBeVisible()
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])

    await main(page)
      .getByRole('link', { name: `Order ${id}` })
      .click()
    await expect(main(page).getByText('Late: promised Monday 2 to Tuesday 3 November, not shipped yet')).toBeVisible()
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])

    await using theirs = await enter(`/orders?order=${id}`, { address, token, width, theme })
    await expect(
      main(theirs.page).getByText('This order is late and hasn’t been sent yet. We are sorry.'),
    ).toBeVisible()
    await fitsItsWindow(theirs.page)
    expect(await axeViolations(theirs.page)).toEqual([])
    await main(theirs.page).getByRole('link', { name: 'Ask about delivery' }).click()
    await pathIs(theirs.page, `/contact?order=${id}`)
    await shop.db.updateTable('orders').set({ promised_to: '2099-01-01' }).where('id', '=', id).execute()
  },
)
