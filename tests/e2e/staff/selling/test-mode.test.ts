import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { markDemo } from '../../../../shop/core/demo-data/demo-goods-store.server.ts'
import { notifySettings } from '../../../../shop/core/settings/settings-store.server.ts'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { freezeClock, pastTheGuard, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, staff } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
await shop.db.updateTable('variants').set({ stock: 40 }).execute()
// A demo product that no staff member has edited.
await shop.db.deleteFrom('audit_entries').execute()
await markDemo(shop.db, [])
const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('complementary', { name: 'Test mode' })

/** Deletes all settings, as in a new demo. */
async function closeShop(): Promise<void> {
  await shop.db.deleteFrom('settings').execute()
  await notifySettings(shop.db)
}

test.each(
  alsoDeep(
    [[375, 'dark']],
    [
      [768, 'light'],
      [1440, 'light'],
    ],
  ),
)(
  'an owner tries the checkout of the demo with one press and ends the test mode, at %i px in the %s theme',
  async (width, theme) => {
    await closeShop()
    await using desk = await enter('/admin/selling', { address, token: staff, width, theme, first: freezeClock })
    const looksRight = async (page: Page) => {
      await fitsItsWindow(page)
      expect(await axeViolations(page)).toEqual([])
    }
    await looksRight(desk.page)
    await press(desk.page, 'Try the checkout')
    await expect(banner(desk.page)).toRead(/Orders are not real/)
    await looksRight(desk.page)

    const token = await shop.customer()
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    const post = (path: string, body: object) => shop.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
    await post('/api/addresses/', { name: 'Mia', street: '1 quai', postcode: '69002', town: 'Lyon', country: 'FR' })
    await post('/api/cart/', { product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 })
    await using visit = await enter('/checkout', { address, token, width, theme, first: freezeClock })
    await expect(banner(visit.page)).toRead(/nothing is charged or delivered/)
    await expect(main(visit.page).getByRole('button', { name: 'Order with obligation to pay' })).toBeVisible()
    await looksRight(visit.page)
    await press(visit.page, 'Order with obligation to pay')
    await expect(main(visit.page).getByRole('heading', { level: 1 })).toRead('Order placed')
    await looksRight(visit.page)

    await pastTheGuard(desk.page)
    await press(desk.page, 'End test mode')
    await expect(main(desk.page).getByRole('heading', { name: 'Try the checkout' })).toBeVisible()
    await expect(banner(desk.page)).toBeHidden()
    await visit.goTo('/cart')
    await expect(banner(visit.page)).toBeHidden()
  },
)
