import { expect, inject, test } from 'vitest'
import { openShopDatabase } from '../../databases/shop-database.ts'
import { addOrder } from '../../fixtures/orders.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, pastTheGuard, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { theCatalogue } from '../support/shop/catalogue.ts'
import { emailArrives } from '../support/shop/emails.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const TRACKING = 'Tracking number or link'

const [product] = await theCatalogue()

/** Creates a customer with orders that wait to be shipped. The stock does not change, so other tests are unaffected. */
async function withOrders(name: string, count: number) {
  const customer = await newCustomer(name)
  const ordered = { userId: customer.id, productId: product?.id ?? 0, variantIds: [product?.variants[0]?.id ?? 0] }
  await using db = await openShopDatabase(inject('shop').dataDir)
  for (let n = 0; n < count; n += 1) await addOrder(db, { ...ordered, status: 'shipping' })
  const rows = await db.selectFrom('orders').select('id').where('user_id', '=', customer.id).orderBy('id').execute()
  return { ...customer, ids: rows.map(({ id }) => id) }
}

const takeStep = (id: number, token: string, to: 'shipped' | 'delivered') =>
  fetch(`${inject('shop').address}/api/staff_orders/${id}/steps/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ to }),
  })

const staff = async () => (await newCustomer('Staff', { isStaff: true })).token

test('staff correct the tracking number of a delivered order and e-mail the customer; a concurrent change keeps the typed number', async () => {
  const { ids, email } = await withOrders('Tara', 1)
  const [id = 0] = ids
  const token = await staff()
  for (const to of ['shipped', 'delivered'] as const) await takeStep(id, token, to)
  await emailArrives(email, `Your order ${id} at Comptoir was delivered`)
  await using visit = await enter(`/admin/orders/${id}`, {
    token,
    width: 375,
    first: freezeClock,
    expecting: /status of 409/,
  })
  const { page } = visit
  const tracking = field(page, TRACKING)
  await tracking.fill('x'.repeat(201))
  await press(page, 'Save tracking')
  await isWrong(tracking, 'Ensure this field has no more than 200 characters.')
  await pastTheGuard(page)
  await tracking.fill('RR 42 FR')
  await press(page, 'Save tracking')
  await says(page, `Tracking of order ${id} saved`)
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])

  await using other = await enter(`/admin/orders/${id}`, { token, width: 1440, theme: 'dark' })
  await field(other.page, TRACKING).fill('https://parcels.example/?n=43')
  await field(other.page, 'E-mail the customer').check()
  await press(other.page, 'Save tracking')
  await says(other.page, `Tracking of order ${id} saved`)
  await emailArrives(email, `Your order ${id} at Comptoir: new tracking information`)
  await expect(other.page.getByRole('region', { name: 'History' })).toRead(
    /Tracking: RR 42 FR .*by Staff Journey .*Tracking: https:\/\/parcels\.example\/\?n=43/,
  )
  await expect.poll(() => field(other.page, 'E-mail the customer').isChecked()).toBe(false)
  expect(await axeViolations(other.page)).toEqual([])

  await pastTheGuard(page)
  await tracking.fill('RR 44 FR')
  await press(page, 'Save tracking')
  await says(page, 'Someone else changed the tracking number. Check the new one and save again.')
  await expect(page.getByRole('link', { name: 'Follow the parcel at parcels.example' })).toBeVisible()
  await expect.poll(() => tracking.inputValue()).toBe('RR 44 FR')
})

test('staff mark several orders as shipped with a tracking number each, and open an order by a click on its row', {
  tags: ['deep'],
}, async () => {
  const { ids, email } = await withOrders('Theo', 3)
  const [first = 0, second = 0, third = 0] = ids
  const token = await staff()
  const at = `/admin/orders?search=${encodeURIComponent(email)}`
  await using visit = await enter(at, { token, width: 1440, first: freezeClock, expecting: /status of 400/ })
  const { page } = visit
  const row = (id: number) => page.getByRole('row').filter({ has: page.getByRole('link', { name: `Order ${id}` }) })
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await press(page, 'Mark 3 as shipped')
  const dialog = page.getByRole('dialog', { name: 'Mark 3 as shipped' })
  const trackingOf = (id: number) => dialog.getByLabel(`${TRACKING} of order ${id}`)
  await trackingOf(first).fill('RR 1 FR')
  await trackingOf(second).fill('x'.repeat(201))
  const send = (count: number) => dialog.getByRole('button', { name: `Mark ${count} as shipped` }).click()
  await send(3)
  await isWrong(trackingOf(second), 'Ensure this field has no more than 200 characters.')
  await expect.poll(() => trackingOf(first).inputValue()).toBe('RR 1 FR')
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)

  // Another staff member ships one of the orders meanwhile.
  await takeStep(third, token, 'shipped')
  await trackingOf(second).fill('RR 2 FR')
  await trackingOf(third).fill('RR 3 FR')
  await pastTheGuard(page)
  await send(3)
  const rest = page.getByRole('dialog', { name: 'Mark 1 as shipped' })
  const refused = rest.getByLabel(`${TRACKING} of order ${third}`)
  await isWrong(refused, 'This order was changed by someone else. Reload it and try again.')
  await expect.poll(() => refused.inputValue()).toBe('RR 3 FR')
  await rest.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(first)).toRead(/shipped/)

  const opened = page.context().waitForEvent('page')
  await row(first).getByText('Theo Journey').click({ button: 'middle' })
  await pathIs(await opened, `/admin/orders/${first}`)
  await row(first).getByRole('checkbox').check()
  await pathIs(page, at)
  await row(first).getByText('Theo Journey').click()
  await pathIs(page, `/admin/orders/${first}`)
  await expect(page.getByText('RR 1 FR', { exact: true })).toBeVisible()
})

test('the dialog for tracking numbers fits a phone in dark theme', { tags: ['deep'] }, async () => {
  const { email } = await withOrders('Tilda', 2)
  const token = await staff()
  const at = `/admin/orders?search=${encodeURIComponent(email)}`
  await using visit = await enter(at, { token, width: 375, theme: 'dark' })
  const { page } = visit
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await press(page, 'Mark 2 as shipped')
  await page.getByRole('dialog', { name: 'Mark 2 as shipped' }).waitFor()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
})
