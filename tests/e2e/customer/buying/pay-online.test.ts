import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openPayingStaffShop } from '../../support/shop/paying-shop.ts'

const { shop, stripe } = await openPayingStaffShop()
const { address } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
await shop.db.updateTable('variants').set({ stock: 500 }).execute()
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const ADDRESS = { Name: 'Mia Journey', 'Street and number': '12 rue Mercière', Postcode: '69002', Town: 'Lyon' }
const NOTICES = `${address}/api/payments/stripe/`

/** Orders a lamp as a new customer and opens the payment page. */
async function atThePage(circumstances: Parameters<typeof enter>[1] = {}) {
  const token = await shop.customer()
  const body = { product: lamp.id, variant: lamp.variants[0]?.id, quantity: 1 }
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  await shop.ask('/api/cart/', { method: 'POST', headers, body: JSON.stringify(body) })
  const visit = await enter('/cart', { address, token, ...circumstances })
  const { page } = visit
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(main(page).getByText('Test mode: no money moves').first()).toBeVisible()
  for (const [label, text] of Object.entries(ADDRESS)) await field(page, label).fill(text)
  await press(page, 'Continue')
  await expect
    .poll(() =>
      main(page)
        .getByRole('radio', { name: /By card or otherwise online/ })
        .isChecked(),
    )
    .toBe(true)
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Continue')
  await press(page, 'Order with obligation to pay')
  await page.waitForURL(`${stripe.url}/c/pay/**`)
  await expect(page.getByText('€48.90')).toBeVisible()
  return { visit, page, token }
}

/** Returns the only order of a customer from the API. */
async function orderOf(token: string) {
  const answer = await shop.ask('/api/orders/', { headers: { authorization: `Token ${token}` } })
  const { results } = (await answer.json()) as {
    results: { id: number; status: string; payment: { state: string; refunded: string } }[]
  }
  return results[0]
}

test.each(alsoDeep([[375, 'dark']], [[1440, 'light']]))(
  'a card payment is declined, confirmed by the bank and paid; staff pack and cancel, and the refund arrives: at %i px, with every webhook lost',
  { timeout: 120_000 },
  async (width, theme) => {
    const { visit, page, token } = await atThePage({ width, theme })
    await using _ = visit
    await page.getByRole('button', { name: 'Card is declined' }).click()
    await expect(page.getByRole('alert')).toRead('Your card was declined.')
    await page.getByRole('button', { name: 'Bank asks' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(`${address}/checkout/success**`)
    await expect(heading(page)).toRead('Thank you!')
    await expect(main(page).getByText('Thank you for your payment.')).toBeVisible()
    await fitsItsWindow(page)
    await main(page).getByRole('link', { name: 'View Orders' }).click()
    await expect(main(page).getByText('Visa, ending in 4242')).toBeVisible()
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    const order = await orderOf(token)
    expect(order).toMatchObject({ status: 'making', payment: { state: 'paid' } })

    await using desk = await enter(`/admin/orders/${order?.id}`, {
      address,
      token: shop.staff,
      width,
      theme,
      first: freezeClock,
    })
    await main(desk.page)
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click()
    await desk.page
      .getByRole('dialog')
      .getByRole('button', { name: /Cancel/ })
      .last()
      .click()
    await expect.poll(async () => (await orderOf(token))?.status).toBe('cancelled')
    await expect.poll(async () => (await orderOf(token))?.payment.refunded).toBe('48.90')
    await desk.page.goto(`${address}/admin/payments`)
    await expect(heading(desk.page)).toRead('Payments')
    await expect(main(desk.page).getByText('Stripe', { exact: true })).toBeVisible()
    await fitsItsWindow(desk.page)
    expect(await axeViolations(desk.page)).toEqual([])
  },
)

test('after returning from the payment page, the order can be paid again or cancelled; payment in another browser counts here', {
  timeout: 120_000,
}, async () => {
  const { visit, page, token } = await atThePage()
  await using _ = visit
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(main(page).getByRole('button', { name: 'Pay now' })).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Pay now')
  await page.waitForURL(`${stripe.url}/c/pay/${session}`)
  // Pay in another window: the shop gets a notice, and no browser returns.
  stripe.account.pay(session)
  expect(await stripe.deliver(NOTICES, 3)).toContain(200)
  await expect.poll(async () => (await orderOf(token))?.status).toBe('making')
  await page.goto(`${address}/checkout/success?order=${(await orderOf(token))?.id}`)
  await expect(heading(page)).toRead('Thank you!')
})

test('a payment that the bank is processing is shown as pending', { tags: ['deep'], timeout: 120_000 }, async () => {
  const { visit, page } = await atThePage({ width: 375 })
  await using _ = visit
  await page.getByRole('button', { name: 'Pay later (bank debit)' }).click()
  await page.waitForURL(`${address}/checkout/success**`)
  await expect(heading(page)).toRead('Waiting for your payment to be confirmed')
  await expect(main(page).getByText('Your payment is being processed').first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await main(page).getByRole('link', { name: 'View order' }).click()
  await expect(main(page).getByText('being processed; this can take a few days')).toBeVisible()
})
