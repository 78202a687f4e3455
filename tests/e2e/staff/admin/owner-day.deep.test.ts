import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { notifySettings } from '../../../../shop/core/settings/settings-store.server.ts'
import { alsoDeep } from '../../../deep.ts'
import { openForSelling } from '../../../fixtures/selling/open-for-selling.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { paidOrder } from '../../support/shop/paid-order.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, staff } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
await shop.db.updateTable('variants').set({ stock: 40 }).execute()
const main = (page: Page) => page.getByRole('main')
const isSelling = async () => ((await (await shop.ask('/api/shop/')).json()) as { is_selling: boolean }).is_selling

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'an owner opens the checkout, prepares two orders, answers, refunds, restocks, starts a sale and closes the checkout, at %i px in the %s theme',
  async (width, theme) => {
    // An earlier test may have closed the shop.
    await openForSelling(shop.db, new Date())
    await notifySettings(shop.db)
    await expect.poll(isSelling).toBe(true)
    await using visit = await enter('/admin', { address, token: staff, width, theme, first: freezeClock })
    const { page, goTo } = visit
    const sound = async () => {
      await fitsItsWindow(page)
      expect(await axeViolations(page)).toEqual([])
    }
    const today = (name: string) => main(page).getByRole('region', { name })

    // Two orders and a question arrived overnight.
    const first = await paidOrder(shop, lamp, 2)
    const second = await paidOrder(shop, lamp, 1)
    const question = { name: 'Mia', email: 'mia@example.com', title: `Cable ${width}`, body: 'How long is its cable?' }
    const asked = await shop.ask('/api/contact/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    })
    expect(asked.status).toBe(201)
    await goTo('/admin')
    await expect(today('Orders to prepare').getByRole('link', { name: new RegExp(`^Order ${first.id}`) })).toBeVisible()
    await sound()

    // Pack both orders with one bulk action and print the packing slips.
    await today('Orders to prepare').getByRole('link', { name: 'All orders' }).click()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const slips = page.waitForEvent('download')
    await press(page, 'Print 2 packing slips')
    expect((await slips).suggestedFilename()).toBe('packing-slips-2.pdf')
    await press(page, 'Mark 2 as shipping')
    await says(page, '2 orders are now shipping')

    await goTo('/admin')
    await today('Messages to answer').getByRole('link', { name: question.title }).click()
    await field(page, 'Your answer').fill('Two metres.')
    await press(page, 'Send')
    await says(page, 'Answered. The e-mail is sent in ten seconds')

    await goTo(`/admin/orders/${second.id}`)
    await press(page, `Refund order ${second.id}`)
    const dialog = page.getByRole('dialog')
    await field(page, 'Amount').fill('5')
    await field(page, 'Message to the customer').fill('A scratch on its foot.')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(main(page).getByText(/€5\.00 refund sent/)).toBeVisible()
    await sound()

    await goTo('/admin/products')
    await page.getByRole('textbox', { name: 'Stock of Reading lamp' }).fill('60')
    await page.keyboard.press('Tab')
    await expect(main(page).getByText('Saved')).toBeVisible()
    await expect.poll(async () => (await shop.product('reading-lamp')).variants[0]?.stock).toBe(60)
    await page.getByRole('link', { name: 'Put Reading lamp on sale' }).click()
    await field(page, 'Percent').fill('25')
    await page.keyboard.press('Enter')
    await pathIs(page, '/admin/reductions')
    await expect
      .poll(async () => (await shop.product('reading-lamp')).variants[0]?.reduced)
      .toMatchObject({ percent: 25 })
    await sound()

    await goTo('/admin')
    await expect(main(page).getByText('2 orders', { exact: true }).first()).toBeVisible()
    await expect(today('Messages to answer')).toRead(/No open messages/)
    await goTo('/admin/selling')
    await pastTheGuard(page)
    await press(page, 'Close checkout')
    await says(page, 'Checkout is closed')
    await sound()
    await expect.poll(isSelling).toBe(false)

    const left = await shop.db.selectFrom('reductions').select('id').execute()
    expect(left).toHaveLength(1)
    await shop.db.deleteFrom('reductions').execute()
    await shop.db.updateTable('orders').set({ status: 'delivered' }).execute()
  },
)
