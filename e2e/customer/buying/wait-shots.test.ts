import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { bodyFor, type Quoted } from '../../../testing/people-and-things/selling/selling-shop.ts'
import { openStripe } from '../../../testing/stripe/stand-in.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/in-browser.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const stripe = await openStripe()
afterAll(() => stripe[Symbol.asyncDispose]())
const shop = await openSellingStaffShop({
  STRIPE_SECRET_KEY: stripe.key,
  STRIPE_WEBHOOK_SECRETS: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
})
const { address, db } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
const main = (page: Page) => page.getByRole('main')
const ADDRESS = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }

/** Asks the shop as a customer. */
function asking(token: string) {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const ask = async <Answer = { id: number }>(method: string, path: string, body?: object) => {
    const answer = await shop.ask(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Answer
  }
  return {
    ask,
    async order() {
      await ask('POST', '/api/cart/', { product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 })
      const quoted = await ask<Quoted>('GET', '/api/checkout/quote/')
      return ask('POST', '/api/checkout/', bodyFor(quoted, { payment: 'online' }))
    },
  }
}

test('who has begun to pay too often reads below the button until when to wait; so does who let orders lapse', {
  timeout: 120_000,
}, async () => {
  const token = await shop.customer()
  const { ask, order } = asking(token)
  const { id } = await order()
  const { id: subject } = await ask('GET', '/api/user/')
  const attempts = Array.from({ length: 10 }, () => ({
    kind: 'payment page',
    subject: String(subject),
    made_at: new Date(),
  }))
  await db.insertInto('attempts').values(attempts).execute()
  await using visit = await enter(`/orders?order=${id}`, { address, token, width: 375 })
  const { page } = visit
  await press(page, 'Pay now')
  await expect(main(page).getByRole('alert')).toRead(
    /^You have begun to pay very often\. You can begin again on .*:\d\d\.$/,
  )
  await page.screenshot({ path: '/tmp/w/proof/shot1.png', fullPage: true })
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])

  // Five that were kept for long and given up.
  for (let given = 0, last = id; given < 5; given += 1) {
    await db
      .updateTable('orders')
      .set({ created_at: new Date(Date.now() - 40 * 60_000) })
      .where('id', '=', last)
      .execute()
    await ask('POST', `/api/orders/${last}/give_up/`)
    if (given < 4) last = (await order()).id
  }
  await ask('POST', '/api/cart/', { product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 })
  await page.goto(`${address}/cart`)
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  for (const [label, text] of Object.entries(ADDRESS)) await field(page, label).fill(text)
  await press(page, 'Continue')
  await press(page, 'Continue')
  await press(page, 'Order with obligation to pay')
  await expect(main(page).getByRole('alert')).toRead(
    /^Within a day 5 orders of yours were not paid\. You can order again on .*:\d\d\.$/,
  )
  await page.screenshot({ path: '/tmp/w/proof/shot2.png', fullPage: true })
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
})

test('staff read what rings above all else, and of each product what is held', { timeout: 120_000 }, async () => {
  const token = await shop.customer()
  const { ask, order } = asking(token)
  const placed = await order()
  await ask('POST', `/api/orders/${placed.id}/pay/`)
  await shop.ask('/api/payments/stripe/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  await using desk = await enter('/admin/payments', { address, token: shop.staff, width: 375, theme: 'dark' })
  const { page } = desk
  await expect(main(page).getByRole('alert')).toBeVisible()
  await expect(main(page).getByText('Within a day somebody has posted notices')).toBeVisible()
  await page.screenshot({ path: '/tmp/w/proof/shot3.png', fullPage: true })
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await page.goto(`${address}/admin/products`)
  await expect(main(page).getByText(/^1 held until /)).toBeVisible()
  await page.screenshot({ path: '/tmp/w/proof/shot4.png', fullPage: true })
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
})
