import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { addOrder } from '../../../fixtures/orders.ts'
import { addPerson } from '../../../fixtures/people.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { field, freezeClock, hasFocus, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { paidOrder, unpaidOrder } from '../../support/shop/paid-order.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const question = { name: 'Mia', email: 'mia@example.com', title: 'How large is it?', body: 'Does a litre go in?' }

/** Opens a shop that sells two products, with one order and one message. */
async function openTaskShop() {
  const shop = await openSellingStaffShop()
  const mug = await shop.sellable({ title: 'Mug', slug: 'mug', price: '20.00' })
  await shop.created({ title: 'Bowl', slug: 'bowl', price: '9.00' })
  await shop.db.updateTable('variants').set({ stock: 4 }).execute()
  const order = await paidOrder(shop, mug, 1)
  const unpaid = await unpaidOrder(shop, mug, 1)
  const mia = await addPerson(shop.db, { first: 'Mia', last: 'Roux', email: 'mia.roux@example.com' })
  await addOrder(shop.db, { userId: mia.id, productId: mug.id, variantIds: mug.variants.map(({ id }) => id) })
  await shop.ask('/api/reviews/', {
    method: 'POST',
    headers: { authorization: `Token ${mia.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ body: 'The handle is perfect.', rating: 5, variant: mug.variants[0]?.id }),
  })
  await shop.ask('/api/contact/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  })
  return { ...shop, order, unpaid }
}
type TaskShop = Awaited<ReturnType<typeof openTaskShop>>
// Each width has its own shop, because the tasks change it.
const WINDOWS = await Promise.all(
  alsoDeep([{ where: 'on a phone', width: 375 }], [{ where: 'at a desk', width: 1440 }]).map(async (window) => ({
    ...window,
    shop: await openTaskShop(),
  })),
)

/** Counts presses in a page and in the following ones. */
async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(notePresses)
  await page.evaluate(notePresses)
}

/** Runs in the page. */
function notePresses(): void {
  const note = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
  addEventListener('pointerdown', note, { capture: true })
}

const presses = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('presses')))

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first().click()
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()
const box = (page: Page, name: string) => main(page).getByRole('textbox', { name })

/** Opens the first result of the admin search by keyboard. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).waitFor()
  await page.keyboard.press('Control+K')
  await hasFocus(page.getByRole('combobox', { name: 'Orders, products, customers, pages' }))
  await page.keyboard.type(words)
  await page
    .getByRole('option', { name: new RegExp(words, 'i') })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
}

/** Twenty frequent tasks with the maximum number of presses from the dashboard. Typing does not count. */
const TASKS: readonly [string, number, (page: Page, shop: TaskShop) => Promise<unknown>, onPhone?: number][] = [
  [
    'change a price',
    2,
    async (page, shop) => {
      await openAdminScreen(page, 'Products')
      await box(page, 'Price of Mug in euros').click()
      await page.keyboard.type('22,50')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await shop.product('mug')).price).toBe('22.50')
    },
  ],
  [
    'restock',
    2,
    async (page, shop) => {
      await openAdminScreen(page, 'Products')
      await box(page, 'Stock of Bowl').click()
      await page.keyboard.type('6')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await shop.product('bowl')).variants[0]?.stock).toBe(6)
    },
  ],
  [
    'see what was sold today',
    0,
    (page) => expect(main(page).getByText('1 order', { exact: true }).first()).toBeVisible(),
  ],
  [
    'find an order',
    2,
    async (page, shop) => {
      await openAdminScreen(page, 'Orders')
      await page.waitForURL('**/admin/orders')
      await hasFocus(main(page).getByRole('searchbox'))
      await page.keyboard.type(String(shop.order.id))
      await page.waitForURL(/search=/)
      await link(page, `Order ${shop.order.id}`)
      await page.waitForURL(`**/admin/orders/${shop.order.id}`)
    },
  ],
  [
    'answer a customer',
    3,
    async (page) => {
      await link(page, question.title)
      await field(page, 'Your answer').click()
      await page.keyboard.type('It does.')
      await button(page, 'Send')
      await says(page, 'Answered. The e-mail is sent in ten seconds')
    },
  ],
  [
    'hide a product',
    2,
    async (page, shop) => {
      await openAdminScreen(page, 'Products')
      await button(page, 'Hide Bowl')
      await expect.poll(async () => (await shop.ask('/api/product/bowl/')).status).toBe(404)
    },
  ],
  [
    'put the home page in order',
    3,
    async (page) => {
      await openAdminScreen(page, 'Content')
      await button(page, 'Move New in the shop up')
      await button(page, 'Move New in the shop up')
      await expect
        .poll(() => main(page).getByRole('button', { name: 'Move New in the shop up' }).isDisabled())
        .toBe(true)
    },
    // The sheet with all screens takes one more.
    4,
  ],
  [
    'put on sale',
    3,
    async (page, shop) => {
      await openAdminScreen(page, 'Products')
      await link(page, 'Put Mug on sale')
      await field(page, 'Percent').fill('50')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await shop.product('mug')).variants[0]?.reduced).toMatchObject({ price: '11.25' })
    },
  ],
  [
    'see what is low',
    1,
    async (page) => {
      await link(page, 'All low stock')
      await expect(page.getByRole('link', { name: /^Adjust stock of Mug/ })).toBeVisible()
    },
  ],
  [
    'print a packing slip',
    2,
    async (page, shop) => {
      await openAdminScreen(page, 'Orders')
      const slip = page.waitForEvent('download')
      await button(page, `Packing slip of order ${shop.order.id}`)
      expect((await slip).suggestedFilename()).toMatch(/^packing-slip-\d+\.pdf$/)
    },
  ],
  [
    'mark a bank transfer as paid',
    3,
    async (page, shop) => {
      await openAdminScreen(page, 'Orders')
      await link(page, `Order ${shop.unpaid.id}`)
      await button(page, `Mark as paid: order ${shop.unpaid.id}`)
      await says(page, `Order ${shop.unpaid.id} is paid`)
    },
  ],
  [
    'continue with an order',
    3,
    async (page, shop) => {
      await openAdminScreen(page, 'Orders')
      await link(page, `Order ${shop.order.id}`)
      await button(page, `Mark as Packing: order ${shop.order.id}`)
      await expect(main(page).getByRole('button', { name: `Mark as Shipped: order ${shop.order.id}` })).toBeVisible()
    },
  ],
  [
    'find a customer',
    2,
    async (page) => {
      await openAdminScreen(page, 'Customers')
      await hasFocus(field(page, 'Name or e-mail'))
      await page.keyboard.type('roux')
      await page.waitForURL(/search=/)
      await link(page, 'Mia Roux')
      await page.waitForURL(/customers\/\d/)
    },
  ],
  [
    'see what sold best in a week',
    3,
    async (page) => {
      await openAdminScreen(page, 'Reports')
      await link(page, '7 days')
      await link(page, 'Product')
      await expect(main(page).getByRole('table').last().getByRole('link', { name: 'Mug' })).toBeVisible()
    },
  ],
  [
    'download the sales of a month',
    2,
    async (page) => {
      await openAdminScreen(page, 'Reports')
      const file = page.waitForEvent('download')
      await button(page, 'Download as CSV')
      expect((await file).suggestedFilename()).toMatch(/^sales-by-day-.+\.csv$/)
    },
  ],
  [
    'download the orders',
    2,
    async (page) => {
      await openAdminScreen(page, 'Orders')
      const file = page.waitForEvent('download')
      await button(page, 'Download as CSV')
      expect((await file).suggestedFilename()).toMatch(/\.csv$/)
    },
  ],
  [
    'duplicate a product',
    3,
    async (page) => {
      await openAdminScreen(page, 'Products')
      await button(page, 'More options for Bowl')
      await page.getByRole('link', { name: 'Duplicate' }).click()
      await page.waitForURL('**/admin/products/duplicate/bowl')
    },
  ],
  [
    'announce something',
    2,
    async (page) => {
      await search(page, 'announcement')
      await field(page, 'Announcement text').click()
      await page.keyboard.type('Closed on Saturday')
      await button(page, 'Save')
      await says(page, 'Settings saved')
    },
  ],
  [
    'answer a review',
    3,
    async (page) => {
      await search(page, 'reviews')
      await link(page, 'all')
      await button(page, 'Answer the review by Mia Roux')
      await page.keyboard.type('Thank you!')
      await page.getByRole('dialog').getByRole('button', { name: 'Answer', exact: true }).click()
      await expect(main(page).getByText('Thank you!')).toBeVisible()
    },
  ],
  [
    'see what needs attention',
    1,
    async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await expect(
        page.getByRole('dialog').getByRole('link', { name: /^\d orders? to prepare or ship$/ }),
      ).toBeVisible()
    },
  ],
]

describe.each(WINDOWS)('$where', ({ width, shop }) => {
  test.each(TASKS)(
    'an owner who wants to %s presses at most %i times',
    async (_task, atDesk, act, onPhone = atDesk) => {
      const circumstances = { address: shop.address, token: shop.staff, width, first: freezeClock }
      await using visit = await enter('/admin', circumstances)
      await countPresses(visit.page)
      await act(visit.page, shop)
      expect(await presses(visit.page)).toBeLessThanOrEqual(width < 1024 ? onPhone : atDesk)
    },
  )
})
