import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address } = shop
const main = (page: Page) => page.getByRole('main')

/** Orders a lamp by bank transfer and cancels it. @returns the order number */
async function aGivenUpOrder(): Promise<number> {
  const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
  const token = await shop.customer()
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
    return (await shop.ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json()
  }
  const line = { product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 }
  const { method, total } = (await ask('GET', `/api/checkout/quote/?variant=${line.variant}`)) as {
    method: number
    total: string
  }
  const delivery = { name: 'Mia', street: '12 rue Mercière', postcode: '69002', town: 'Lyon', country: 'FR' }
  const body = { key: crypto.randomUUID(), lines: [line], delivery, method, payment: 'transfer', total }
  const { id } = (await ask('POST', '/api/checkout/', body)) as { id: number }
  await ask('POST', `/api/orders/${id}/give_up/`, {})
  return id
}

test('staff record a transfer for a cancelled order and refund it by hand, on a phone in dark theme', async () => {
  const id = await aGivenUpOrder()
  await using visit = await enter(`/admin/orders/${id}`, { address, token: shop.staff, width: 375, theme: 'dark' })
  const { page } = visit
  await expect(main(page).getByText(/^If the transfer of €48.90 with the reference/)).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  // The amount due and today's date are filled in.
  await press(page, `Mark as paid: order ${id}`)
  await says(page, `Order ${id} stays cancelled. Its payment must be refunded.`)
  await visit.goTo('/admin/payments')
  await expect(main(page).getByText('€48.90').first()).toBeVisible()
  await expect(
    main(page)
      .getByRole('link', { name: new RegExp(`${id}`) })
      .first(),
  ).toBeVisible()
})
