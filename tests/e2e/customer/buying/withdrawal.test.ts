import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { addDiscount } from '../../../fixtures/discounts.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, hasFocus, isWrong, press } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { paidOrder } from '../../support/shop/paid-order.ts'
import { asStaff, openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, staff } = shop
const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
await shop.db.updateTable('variants').set({ stock: 500 }).execute()
const staffHeaders = { authorization: `Token ${staff}` }
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const CHECKS = alsoDeep([[375, 'dark']], [[1440, 'light']])

const lookAt = async (page: Page) => {
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
}

test.each(CHECKS)(
  'a visitor withdraws in two steps, corrects the text, and sees number and time: at %i px in the %s theme',
  async (width, theme) => {
    await using visit = await enter('/contact', { address, width, theme })
    const { page } = visit
    await freezeClock(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click()
    await expect(heading(page)).toRead('Withdraw from contract here')
    await field(page, 'Your name').fill('Mia Wong')
    await field(page, 'E-mail').fill('mia')
    await press(page, 'Continue')
    await isWrong(field(page, 'E-mail'), 'Enter a valid email address.')
    await isWrong(field(page, 'Order'), 'This field may not be blank.')
    await lookAt(page)
    await field(page, 'Order').fill('4711')
    await field(page, 'E-mail').fill(`mia-${width}@example.com`)
    await field(page, 'Items to withdraw from').fill('The lamp')
    await press(page, 'Continue')
    await hasFocus(page.getByRole('heading', { name: 'Check your withdrawal' }))
    await lookAt(page)
    await press(page, 'Change')
    await expect.poll(() => field(page, 'Items to withdraw from').inputValue()).toBe('The lamp')
    await field(page, 'Items to withdraw from').fill('Both lamps')
    await press(page, 'Continue')
    await expect(main(page).getByText('Both lamps')).toBeVisible()
    await press(page, 'Confirm withdrawal')
    await expect(heading(page)).toRead('We have received your withdrawal')
    await expect(main(page).getByText(/^Withdrawal no\. \d+$/)).toBeVisible()
    await lookAt(page)
  },
)

test('the withdrawal form works without a script: errors at their fields, two steps, one withdrawal', async () => {
  await using visit = await enter('/withdrawal', { address, script: false })
  const { page } = visit
  await field(page, 'Your name').fill('Mia Wong')
  await field(page, 'Order').fill('12')
  await press(page, 'Continue')
  await expect(main(page).getByText('This field may not be blank.').first()).toBeVisible()
  await expect.poll(() => field(page, 'Your name').inputValue()).toBe('Mia Wong')
  await field(page, 'E-mail').fill('plain@example.com')
  await field(page, 'Items to withdraw from').fill('All of it')
  await press(page, 'Continue')
  await expect(main(page).getByText('plain@example.com')).toBeVisible()
  await press(page, 'Confirm withdrawal')
  await expect(heading(page)).toRead('We have received your withdrawal')
  const stored = await shop.db
    .selectFrom('withdrawals')
    .select(['name', 'items', 'order_id'])
    .where('email', '=', 'plain@example.com')
    .execute()
  expect(stored).toEqual([{ name: 'Mia Wong', items: 'All of it', order_id: null }])
})

test.each(CHECKS)(
  'a customer withdraws from one of two delivered lamps and sends it back, and staff refund it: at %i px in the %s theme',
  { timeout: 120_000 },
  async (width, theme) => {
    const { id, token } = await paidOrder(shop, lamp, 2, ['shipping', 'shipped', 'delivered'])
    await using visit = await enter(`/orders?order=${id}`, { address, token, width, theme })
    const { page } = visit
    await freezeClock(page)
    await main(page).getByRole('link', { name: 'Withdraw from contract here' }).click()
    await expect(main(page).getByText(`Order ${id}, `)).toBeVisible()
    await field(page, 'Quantity of Reading lamp, One').selectOption('1')
    await lookAt(page)
    await press(page, 'Continue')
    await expect(main(page).getByText('1 × Reading lamp, One')).toBeVisible()
    await press(page, 'Confirm withdrawal')
    await expect(heading(page)).toRead('We have received your withdrawal')
    await main(page).getByRole('link', { name: 'View orders' }).click()
    await expect(heading(page)).toRead('Orders')
    await main(page).getByText(`Order ${id}`).click()
    await field(page, 'Tracking number (optional)').fill('RR 42 FR')
    await lookAt(page)
    await main(page)
      .getByRole('button', { name: /^I have sent it back/ })
      .click()
    await expect(main(page).getByText(/^Sent back on .*, RR 42 FR$/)).toBeVisible()

    await using theirs = await enter('/admin/withdrawals', { address, token: staff, width, theme })
    const desk = theirs.page
    await freezeClock(desk)
    const card = desk.getByRole('article').filter({ hasText: `Order ${id}` })
    await expect(card.getByText('RR 42 FR')).toBeVisible()
    await lookAt(desk)
    await card.getByRole('button', { name: /^Mark as arrived/ }).click()
    await expect(card.getByText(/^Arrived/)).toBeVisible()
    await card.getByRole('button', { name: /^Refund/ }).click()
    const dialog = desk.getByRole('dialog')
    await expect.poll(() => dialog.getByLabel('Amount').inputValue()).toBe('44.00')
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(card).toBeHidden()

    await visit.goTo(`/orders?order=${id}`)
    await expect(main(page).getByText('Your refund is on its way.')).toBeVisible()
  },
)

test.each(CHECKS)(
  'a customer returns one of three mugs of 3 for 2, and both sides see that it is worth nothing: at %i px in the %s theme',
  { tags: ['deep'], timeout: 120_000 },
  async (width, theme) => {
    const mug = await shop.sellable({ title: 'Mug', slug: `mug-${width}`, price: '20.00' })
    await shop.db.updateTable('variants').set({ stock: 500 }).where('product_id', '=', mug.id).execute()
    const set = { kind: 'buy_x_get_y', value: 0, buy_pieces: 2, get_pieces: 1, get_rate: 10_000 } as const
    await addDiscount(shop.db, { name: '3 for 2', products: [mug.id], ...set })
    const { delivery } = (await (await shop.ask('/api/settings/', { headers: staffHeaders })).json()) as {
      delivery: { values: object; version: number }
    }
    const values = { ...delivery.values, returned_offers: 'recompute', version: delivery.version }
    const saved = await asStaff(shop, 'PUT', '/api/settings/delivery/', values)
    expect(saved.status, await saved.clone().text()).toBeLessThan(300)

    const { id, token } = await paidOrder(shop, mug, 3, ['shipping', 'shipped', 'delivered'])
    await using visit = await enter(`/withdrawal?order=${id}`, { address, token, width, theme })
    const { page } = visit
    await freezeClock(page)
    await field(page, 'Quantity of Mug, One').selectOption('1')
    await press(page, 'Continue')
    await expect(main(page).getByText('€13.33', { exact: true })).toBeVisible()
    await expect(main(page).getByText('The offer “3 for 2” is recalculated for the items that you keep.')).toBeVisible()
    await expect(main(page).getByText('€0.00')).toBeVisible()
    await lookAt(page)
    await press(page, 'Confirm withdrawal')
    await expect(heading(page)).toRead('We have received your withdrawal')
    await expect(main(page).getByText(/send them back .* You get no refund for these items/)).toBeVisible()

    await using theirs = await enter('/admin/withdrawals', { address, token: staff, width, theme })
    const desk = theirs.page
    await freezeClock(desk)
    const card = desk.getByRole('article').filter({ hasText: `Order ${id}` })
    await card.getByRole('button', { name: /^Refund/ }).click()
    const dialog = desk.getByRole('dialog')
    await expect.poll(() => dialog.getByLabel('Amount').inputValue()).toBe('0.00')
    await expect(
      dialog.getByText(/^The offer “3 for 2” is recalculated for the items that the customer keeps\..*€13\.33/),
    ).toBeVisible()
    const account = dialog.getByText('No refund account yet.')
    await expect(account).toBeHidden()
    await dialog.getByLabel('Amount').fill('1 €')
    await expect(account).toBeVisible()
    await lookAt(desk)
    await dialog.getByLabel('Amount').fill('0 €')
    await expect(account).toBeHidden()
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(desk.getByText('The withdrawal is settled without a refund')).toBeVisible()
    await expect(card).toBeHidden()
  },
)

test('a customer sees no form of a visitor while the session is loading, and sees it after a failure', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/contact', { address, token: await shop.customer(), expecting: /status of 503/ })
  const { page } = visit
  const held = Promise.withResolvers<void>()
  await page.route('**/api/user/', async (route) => {
    await held.promise
    await route.fulfill({ status: 503, json: {} })
  })
  await page.goto('/withdrawal')
  await expect(main(page).getByText('Loading', { exact: true })).toBeVisible()
  await expect(field(page, 'Your name')).toBeHidden()
  held.resolve()
  await expect(field(page, 'Your name')).toBeVisible()
})

test('a withdrawal cancels an unpacked order immediately, and staff refuse a withdrawal without a matching order with a reason', async () => {
  const { id, token } = await paidOrder(shop, lamp, 1)
  await using visit = await enter(`/withdrawal?order=${id}`, { address, token })
  const { page } = visit
  await freezeClock(page)
  await press(page, 'Continue')
  await press(page, 'Confirm withdrawal')
  await expect(main(page).getByText(/^These items were not packed yet\. .* and you get a refund/)).toBeVisible()
  await visit.goTo(`/orders?order=${id}`)
  await expect(main(page).getByText('You withdrew from it before it was packed.')).toBeVisible()

  const body = {
    key: crypto.randomUUID(),
    name: 'Eve',
    order_number: 'none',
    email: 'eve@example.com',
    items: 'A vase',
  }
  await shop.ask('/api/withdrawals/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await using theirs = await enter('/admin/withdrawals', { address, token: staff })
  const desk = theirs.page
  await freezeClock(desk)
  const card = desk.getByRole('article').filter({ hasText: 'A vase' })
  await expect(card.getByText('“none” and this e-mail address match no order.')).toBeVisible()
  await card.getByRole('button', { name: /^Refuse/ }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('We have never sold a vase.')
  await dialog.getByRole('button', { name: 'Refuse withdrawal' }).click()
  await expect(card).toBeHidden()
  await theirs.goTo('/admin/withdrawals?settled=true')
  await expect(main(desk).getByText('We have never sold a vase.')).toBeVisible()
})
