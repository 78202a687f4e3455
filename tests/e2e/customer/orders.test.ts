import { expect, inject, test } from 'vitest'
import { issueToken } from '../../../shop/core/auth/session-store.server.ts'
import { ORDER_PLACED } from '../../../shop/sales/checkout/order-placed.ts'
import { openShopDatabase } from '../../databases/shop-database.ts'
import { alsoDeep } from '../../deep.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { field, pathIs, press } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** The demo customer who has an order in every status. */
async function camille(): Promise<string> {
  await using db = await openShopDatabase(inject('shop').dataDir)
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'camille.aubry@example.com')
    .executeTakeFirstOrThrow()
  return await issueToken(db, { id, isStaff: false }, new Date())
}

test.each(alsoDeep([['on a phone', 320, 'dark']], [['at a desk', 1440, 'light']]))(
  'orders show their status and their items, %s',
  async (_, width, theme) => {
    await using visit = await enter('/orders', { token: await camille(), width, theme })
    const { page } = visit
    const rows = page.getByRole('main').getByRole('group')
    await expect(page.getByText(/^\d+ orders, newest first$/)).toBeVisible()
    for (const status of ['making', 'shipping', 'shipped', 'delivered'])
      await expect(rows.locator('summary').getByText(status, { exact: true }).first()).toBeVisible()
    const colours = await rows
      .locator('summary')
      .getByText(/^(making|shipping|shipped|delivered)$/)
      .evaluateAll((chips) => new Set(chips.map((chip) => getComputedStyle(chip).color)).size)
    expect(colours).toBe(4)

    // The summary shows enough to recognise an order, on a phone too.
    const second = rows.nth(1)
    await expect(second.locator('summary').getByText(/^Guji, filter roast, 250 g and \d more$/)).toBeVisible()
    await expect(second.locator('summary').locator('img').first()).toBeVisible()
    await second.locator('summary').press('Enter')
    await expect(second).toRead(
      /Order \d+ .* Guji, filter roast, 250 g .*Whole beans 2 × €14.50 .*Total €73.00 .*Buy again Ask about this order Open order$/,
    )
    expect(await axeViolations(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  },
)

test('an order without a known address offers no correction, to customers and staff', { tags: ['deep'] }, async () => {
  await using visit = await enter('/orders', { token: await camille(), width: 375, theme: 'dark' })
  const { page } = visit
  const row = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: 'making' }) })
    .first()
  await row.locator('summary').click()
  const own = row.getByRole('link', { name: 'Open order' })
  const path = await own.getAttribute('href')
  await own.click()
  await pathIs(page, path ?? '')
  await expect(page.getByRole('link', { name: /^E-mails about order/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Correct address/ })).toBeHidden()
  const { token } = await newCustomer('Olga', { isStaff: true })
  await using theirs = await enter(`/admin${path}`, { token })
  await expect(theirs.page.getByRole('link', { name: /^E-mails about order/ })).toBeVisible()
  await expect(theirs.page.getByRole('link', { name: /^Correct address/ })).toBeHidden()
})

test('an order page offers buying again, reviewing and asking a question', async () => {
  await using visit = await enter('/orders', { token: await camille(), width: 375, theme: 'dark' })
  const { page } = visit
  const row = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: 'delivered' }) })
    .first()
  const title =
    (await row
      .locator('summary')
      .getByText(/^Order \d+$/)
      .textContent()) ?? ''
  const id = title.replace('Order ', '')
  // Links in older e-mails use this address.
  await visit.goTo(`/orders?order=${id}`)
  await pathIs(page, `/orders/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toRead(title)
  await expect(page.getByText('Total', { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await press(page, 'Buy again')
  await expect(page.getByRole('link', { name: /^View cart/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ask about this order' }).click()
  await expect.poll(() => field(page, 'Your Title').inputValue()).toBe(title)
  await page.goBack()
  await page
    .getByRole('link', { name: /^Review / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'All your orders' }).click()
  await expect(page.getByText(/^\d+ orders, newest first$/)).toBeVisible()
})

test('a missing order and an order of another customer look the same', async () => {
  await using visit = await enter('/orders/999999', { token: await camille() })
  await expect(visit.page.getByText('No orders found')).toBeVisible()
})

test('the account shows the order in transit and links to it', async () => {
  await using visit = await enter('/account', { token: await camille() })
  const { page } = visit
  const running = page.getByRole('region', { name: 'On its way to you' })
  await expect(running).toRead(/^Order \d+ making Next: shipping$/)
  await running.getByRole('link').click()
  await expect(page.getByText('Total', { exact: true })).toBeVisible()
})

test('an order prints without navigation, black on white', { tags: ['deep'] }, async () => {
  await using visit = await enter('/orders', { token: await camille(), theme: 'dark' })
  const { page } = visit
  await expect(page.getByText(/^\d+ orders, newest first$/)).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const around of ['banner', 'contentinfo'] as const) await expect(page.getByRole(around)).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()
  const colours = () =>
    page.locator('body').evaluate((body) => {
      const { backgroundColor, color } = getComputedStyle(body)
      return [backgroundColor, color]
    })
  await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  await page.emulateMedia({ media: 'screen' })
})

test('a customer without orders sees the empty state, and a visitor sees a login prompt', async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/orders', { token })
  await expect(visit.page.getByText('No orders found')).toBeVisible()
  const more = visit.page.getByRole('main').getByRole('link', { name: 'More Shopping' })
  await expect.poll(() => more.getAttribute('href')).toBe('/')
  await using visitor = await enter('/orders')
  await expect(visitor.page.getByText('You must be logged in to see your orders')).toBeVisible()
})

test('a login in another tab shows the orders here', { tags: ['deep'] }, async () => {
  const token = await camille()
  await using visit = await enter('/orders')
  const other = await visit.newTab('/terms_of_services')
  await other.evaluate((value) => localStorage.setItem('token', value), token)
  await expect(visit.page.getByText(/^\d+ orders, newest first$/)).toBeVisible()
})

test('a failed load of the orders shows an error', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/terms_of_services', { token, expecting: /status of 503/ })
  const { page } = visit
  await page.route('**/api/orders/**', (route) => route.fulfill({ status: 503, json: { detail: 'Away.' } }))
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.locator('#account-menu').getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByText('Failed to load orders, perhaps our server is down')).toBeVisible()
})

test('the thank-you page appears after a payment and asks for a rating', async () => {
  await using visit = await enter('/contact', { width: 375 })
  const { page } = visit
  // The history state after a checkout.
  await page.evaluate(
    (placed) => history.replaceState({ usr: placed, key: 'placed' }, '', '/checkout/success'),
    ORDER_PLACED,
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toRead('Thank you!')
  await expect(page.getByText('Thank you for your payment.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Thank you for your payment.')).toBeVisible()
  await page.getByRole('link', { name: 'Rate our Services?' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/contact')
})

test('the thank-you page redirects to the orders without a placed order', { tags: ['deep'] }, async () => {
  await using visit = await enter('/checkout/success')
  await expect.poll(() => new URL(visit.page.url()).pathname).toBe('/orders')
  await expect(visit.page.getByRole('heading', { level: 1 })).toRead('Orders')
  await expect(visit.page.getByText('Thank you for your payment.')).toBeHidden()
})
