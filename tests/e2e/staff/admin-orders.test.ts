import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { placeOrder } from '../../../shop/sales/orders/placing/place-order.server.ts'
import { openShopDatabase } from '../../databases/shop-database.ts'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../support/browser/fits-its-window.ts'
import { field, hasFocus, isWrong, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { productWith, theCatalogue } from '../support/shop/catalogue.ts'
import { emailArrives } from '../support/shop/emails.ts'
import { RARE_PRODUCTS } from '../support/shop/rare-products.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const thing = productWith(await theCatalogue(), 'orders of its own', ({ slug }) => slug === RARE_PRODUCTS.toOrder)
const [variant] = thing.variants

const staff = async () => (await newCustomer('Staff', { isStaff: true })).token

/** Creates a customer with so many orders of two pieces each, oldest first. */
async function withOrders(name: string, count: number) {
  const customer = await newCustomer(name)
  await using db = await openShopDatabase(inject('shop').dataDir)
  const wanted = [{ product: thing.id, variant: variant?.id ?? 0, quantity: 2 }]
  const ids: number[] = []
  for (let order = 0; order < count; order += 1)
    ids.push(await db.transaction().execute((tx) => placeOrder(tx, { userId: customer.id, wanted, now: new Date() })))
  return { ...customer, ids }
}

async function stock(): Promise<number> {
  await using db = await openShopDatabase(inject('shop').dataDir)
  const found = db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', variant?.id ?? 0)
  return (await found.executeTakeFirstOrThrow()).stock
}

const call = (path: string, token: string, body: object) =>
  fetch(`${inject('shop').address}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Label of the order search. */
const FIND = 'Number, name, e-mail or tracking'

test('staff find an order, ship it with a tracking number, and the customer follows it', async () => {
  const { ids, email, token } = await withOrders('Olga', 1)
  const [id = 0] = ids
  await using visit = await enter('/admin', { token: await staff() })
  const { page } = visit
  await openAdminScreen(page, 'Orders')
  // Users with a mouse can type at once.
  await hasFocus(field(page, FIND))
  await page.keyboard.type(email)
  await expect(page.getByText('1 order found')).toBeVisible()
  await pathIs(page, `/admin/orders?search=${encodeURIComponent(email)}`)
  await expect(page.getByRole('row', { name: /A thing to order/ })).toRead(
    /Olga Journey .*2 items: A thing to order .*€20\.00/,
  )
  await page.getByRole('link', { name: `Order ${id}` }).click()
  await pathIs(page, `/admin/orders/${id}`)

  await press(page, `Mark as shipping: order ${id}`)
  await says(page, `Order ${id} is now shipping`)
  // The button is gone, so the order's status gets the focus.
  await hasFocus(page.getByRole('heading', { name: 'shipping' }))
  await press(page, 'Undo')
  await says(page, `Undone: order ${id} as before, and no e-mail was sent`)
  await press(page, `Mark as shipping: order ${id}`)
  const tracking = field(page, 'Tracking number or link')
  await tracking.fill('x'.repeat(201))
  await press(page, `Mark as shipped: order ${id}`)
  await isWrong(tracking, 'Ensure this field has no more than 200 characters.')
  await tracking.fill('https://parcels.example/?n=42')
  expect(await axeViolations(page)).toEqual([])
  await press(page, `Mark as shipped: order ${id}`)
  await says(page, `Order ${id} is now shipped`)
  await emailArrives(email, `Your order ${id} at Comptoir was shipped`)
  await press(page, `Mark as delivered: order ${id}`)
  await says(page, `Order ${id} is now delivered`)
  await emailArrives(email, `Your order ${id} at Comptoir was delivered`)
  await field(page, 'New note').fill('Left with the neighbour.')
  await press(page, 'Add note')
  await says(page, 'Note added')
  await expect(page.getByRole('region', { name: 'Staff notes' })).toRead(/Left with the neighbour\. .*Staff Journey/)
  await page.reload()
  await expect(page.getByRole('region', { name: 'History' })).toRead(
    /Ordered .*Marked as shipping .*by Staff Journey Undone: shipping .*by Staff Journey .*E-mail: Your order \d+ at Comptoir is being prepared for shipping .*E-mail: Your order \d+ at Comptoir was shipped/,
  )
  expect(await axeViolations(page)).toEqual([])

  await using olga = await enter('/orders', { token, width: 320, theme: 'dark' })
  await olga.page
    .locator('summary')
    .filter({ hasText: `Order ${id}` })
    .press('Enter')
  await expect(olga.page.getByRole('listitem').filter({ hasText: /^delivered/ })).toRead(/^delivered \d+ \w+ 20\d\d/)
  await expect.poll(() => olga.page.getByText('Staff Journey').count()).toBe(0)
  const link = olga.page.getByRole('link', { name: 'Follow the parcel at parcels.example' })
  await expect.poll(() => link.getAttribute('href')).toBe('https://parcels.example/?n=42')
  expect(await axeViolations(olga.page)).toEqual([])
  await fitsItsWindow(olga.page)
})

test('staff cancel an order on a phone; a concurrent step is refused and the new state is shown', {
  tags: ['deep'],
}, async () => {
  const before = await stock()
  const { ids, email, token } = await withOrders('Otto', 2)
  const [first = 0, second = 0] = ids
  const bea = await staff()
  const at = `/admin/orders?status=making&search=${encodeURIComponent(email)}`
  await using visit = await enter(at, { token: bea, width: 320, theme: 'dark', expecting: /status of 409/ })
  const { page } = visit
  await expect(page.getByText('2 orders found')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await fitsItsWindow(page)
  await page.getByRole('link', { name: `Order ${first}` }).click()
  await fitsItsWindow(page)

  await press(page, `Cancel order ${first}`)
  const dialog = page.getByRole('dialog', { name: `Cancel order ${first}?` })
  await expect(dialog.getByText('Otto Journey is notified by e-mail.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await hasFocus(page.getByRole('button', { name: `Cancel order ${first}` }))
  await press(page, `Cancel order ${first}`)
  await dialog.getByRole('button', { name: `Cancel order ${first}` }).click()
  await says(page, `Order ${first} was cancelled`)
  await hasFocus(page.getByRole('heading', { name: 'cancelled' }))
  await expect.poll(() => stock()).toBe(before - 2)
  await emailArrives(email, `Your order ${first} at Comptoir was cancelled`)

  // Another staff member changes the second order meanwhile.
  await visit.goTo(`/admin/orders/${second}`)
  await page.getByRole('button', { name: `Cancel order ${second}` }).waitFor()
  await call(`staff_orders/${second}/steps/`, await staff(), { to: 'shipping' })
  await press(page, `Cancel order ${second}`)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Cancel order ${second}` })
    .click()
  await says(page, 'This order was changed by someone else. Reload it and try again.')
  await expect(page.getByRole('heading', { name: 'shipping' })).toBeVisible()
  await expect.poll(() => stock()).toBe(before - 2)

  await using otto = await enter('/orders', { token })
  await expect(otto.page.locator('summary').filter({ hasText: `Order ${first}` })).toRead(/cancelled/)
})

test('several orders are packed at once; a packing slip is two clicks from the admin page and from a found order', async () => {
  const { ids, email } = await withOrders('Olaf', 3)
  await using visit = await enter('/admin', { token: await staff() })
  const { page } = visit
  const hands = { clicks: 0 }
  const click = async (what: ReturnType<Page['getByRole']>) => {
    hands.clicks += 1
    await what.click()
  }
  await click(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Orders/ }))
  const one = page.waitForEvent('download')
  await click(page.getByRole('button', { name: /^Packing slip of order/ }).first())
  expect((await one).suggestedFilename()).toMatch(/^packing-slip-\d+\.pdf$/)
  expect(hands.clicks).toBe(2)

  await visit.goTo('/admin')
  hands.clicks = 0
  await click(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Orders/ }))
  await hasFocus(field(page, FIND))
  await page.keyboard.type(String(ids[1]))
  await click(page.getByRole('link', { name: `Order ${ids[1]}`, exact: true }))
  await pathIs(page, `/admin/orders/${ids[1]}`)
  expect(hands.clicks).toBe(2)

  await visit.goTo(`/admin/orders?search=${encodeURIComponent(email)}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  const many = page.waitForEvent('download')
  await press(page, 'Print 3 packing slips')
  expect((await many).suggestedFilename()).toBe('packing-slips-3.pdf')
  const csv = page.waitForEvent('download')
  await press(page, 'Download as CSV')
  expect((await csv).suggestedFilename()).toMatch(/^orders-.*\.csv$/)
  // One order was changed meanwhile: the page names it and changes the others.
  await call(`staff_orders/${ids[0]}/steps/`, await staff(), { to: 'shipping' })
  await press(page, 'Mark 3 as shipping')
  await says(page, '2 orders are now shipping')
  await says(page, `Order ${ids[0]} not changed: This order was changed by someone else. Reload it and try again.`)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'making 2' })).toBeVisible()
})

test('pressing a search result right after typing opens it, however busy the browser is', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/admin/orders', { token: await staff() })
  const { page } = visit
  const link = page.getByRole('link', { name: /^Order \d+$/ }).first()
  const id = (await link.innerText()).replace(/\D/g, '')
  await field(page, FIND).fill(id)
  await link.evaluate((element: HTMLElement) => {
    element.click()
    // Block the browser until the delay after the last key is over.
    const end = performance.now() + 400
    while (performance.now() < end);
  })
  await pathIs(page, `/admin/orders/${id}`)
})
