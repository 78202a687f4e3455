import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { addDiscount } from '../../../fixtures/discounts.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { continueTo } from '../../support/shop/checkout-steps.ts'
import { asStaff, openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '40.00' })
await shop.db.updateTable('variants').set({ stock: 500 }).execute()
const main = (page: Page) => page.getByRole('main')
const ADDRESS = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }

const sets = { value: 0, buy_pieces: 2, get_pieces: 1, get_rate: 10_000 } as const
await addDiscount(shop.db, { name: 'A tenth', code: 'TENTH' })
await addDiscount(shop.db, { name: 'Five euros', code: 'FIVE', kind: 'amount', value: 5_00 })
await addDiscount(shop.db, { name: 'No shipping', code: 'SHIP', kind: 'free_shipping', value: 0 })
const tiers = JSON.stringify([{ pieces: 3, value: 2_000 }])
await addDiscount(shop.db, { name: 'From three', code: 'TIERS', kind: 'quantity_tiers', value: 0, tiers })
await addDiscount(shop.db, { name: '3 for 2', code: 'SETS', kind: 'buy_x_get_y', ...sets })
await addDiscount(shop.db, {
  ...{ name: 'Pair', code: 'PAIR', kind: 'bundle_price', value: 0, bundle_cents: 70_00, buy_pieces: 2 },
})
await addDiscount(shop.db, { name: 'A gift', code: 'ALL', value: 10_000 })

/** A code, the quantity of lamps, the amount taken off, and the total with 4.90 for delivery below 60.00. */
const KINDS = [
  ['A tenth', 'TENTH', 1, '−€4.00', '€40.90'],
  ['Five euros', 'FIVE', 1, '−€5.00', '€39.90'],
  ['No shipping', 'SHIP', 1, '−€4.90', '€40.00'],
  ['From three', 'TIERS', 3, '−€24.00', '€96.00'],
  ['3 for 2', 'SETS', 3, '−€40.00', '€80.00'],
  ['Pair', 'PAIR', 2, '−€10.00', '€70.00'],
  ['A gift', 'ALL', 2, '−€80.00', '€0.00'],
] as const

test.each(alsoDeep([[375, 'light']], [[1440, 'dark']]))(
  'a customer orders with each kind of discount, and an order of 0.00 needs no payment, at %i px',
  { timeout: 240_000 },
  async (width, theme) => {
    const token = await shop.customer()
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    await using visit = await enter('/cart', { address, token, first: freezeClock, width, theme })
    const { page } = visit
    const isShown = (text: string) => expect(main(page).getByText(text, { exact: true }).first()).toBeVisible()
    for (const [place, [name, code, quantity, off, total]] of KINDS.entries()) {
      const body = JSON.stringify({ product: lamp.id, variant: lamp.variants[0]?.id, quantity })
      await shop.ask('/api/cart/', { method: 'POST', headers, body })
      await page.goto(`${address}/cart`)
      await press(page, 'Add a discount code')
      await field(page, 'Discount code').fill(code)
      await press(page, 'Apply')
      await isShown(off)
      await fitsItsWindow(page)
      await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
      if (place === 0) {
        for (const [label, text] of Object.entries(ADDRESS)) await field(page, label).fill(text)
        await continueTo(page, 'Delivery and payment')
        await continueTo(page, 'Review')
      }
      await isShown(total)
      await isShown(off)
      await press(page, 'Order with obligation to pay')
      await expect(main(page).getByRole('heading', { level: 1 })).toRead(
        total === '€0.00' ? 'Thank you!' : 'Order placed',
      )
      await main(page).getByRole('link', { name: 'View order' }).click()
      await isShown(`Discount: ${name} (${code})`)
      await isShown(off)
      await isShown(total)
      await fitsItsWindow(page)
      const id = /orders\/(\d+)/.exec(page.url())?.[1] ?? ''
      if (total === '€0.00') {
        const order = await shop.db
          .selectFrom('orders')
          .select('status')
          .where('id', '=', Number(id))
          .executeTakeFirst()
        expect(order).toEqual({ status: 'making' })
        continue
      }
      // Later orders stay below the limit of unpaid ones.
      const payment = { amount: total.slice(1), received_on: new Date().toISOString().slice(0, 10) }
      const paid = await asStaff(shop, 'POST', `/api/staff_orders/${id}/payment/`, payment)
      expect(paid.status, await paid.clone().text()).toBeLessThan(300)
    }
    expect(await axeViolations(page)).toEqual([])
  },
)
