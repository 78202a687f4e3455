import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { alsoDeep, DEEP } from '../../../deep.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { field, freezeClock, hasFocus, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openTaskShop, question } from '../../support/shop/task-shop.ts'

type TaskShop = Awaited<ReturnType<typeof openTaskShop>>
// Each width has its own shop, because the tasks change it.
const WINDOWS = await Promise.all(
  alsoDeep([{ where: 'at a desk', width: 1440 }], [{ where: 'on a phone', width: 375 }]).map(async (window) => ({
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
    (page) =>
      expect(
        main(page)
          .getByText(/^\d orders?$/)
          .first(),
      ).toBeVisible(),
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
      await main(page).getByRole('button', { name: 'Move New in the shop up' }).waitFor()
      const isPhone = await main(page).getByRole('button', { name: 'Move New in the shop to the top' }).isVisible()
      if (isPhone) await button(page, 'Move New in the shop to the top')
      else for (const _ of [1, 2]) await button(page, 'Move New in the shop up')
      await expect
        .poll(() => main(page).getByRole('button', { name: 'Move New in the shop up' }).isDisabled())
        .toBe(true)
    },
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
      await button(page, /^Mark as .*: order \d+$/)
      await expect(main(page).getByRole('textbox', { name: 'Tracking number or link' })).toBeVisible()
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
    // The sheet with all screens takes one more, also below.
    3,
  ],
  [
    'see what sold best in a month',
    2,
    async (page) => {
      await openAdminScreen(page, 'Reports')
      await main(page).getByRole('link', { name: 'Product', exact: true }).click()
      await expect(main(page).getByRole('table').last().getByRole('link', { name: 'Mug' })).toBeVisible()
    },
    3,
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
    3,
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
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await page.waitForURL('**/admin/products/duplicate/bowl')
    },
  ],
  [
    'announce something',
    2,
    async (page) => {
      await search(page, 'announcement')
      await field(page, 'Text').click()
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
      await main(page).getByRole('link', { name: 'all', exact: true }).click()
      await button(page, 'Answer the review by Mia Roux')
      await page.getByRole('dialog').getByRole('textbox').fill('Thank you!')
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

/** Tasks that are part of another journey of `npm test`. */
const PLAYED_ELSEWHERE = new Set([
  ...[
    'change a price',
    'restock',
    'put on sale',
    'hide a product',
    'duplicate a product',
    'put the home page in order',
  ],
  ...['find an order', 'print a packing slip', 'continue with an order', 'mark a bank transfer as paid'],
  ...['answer a customer', 'answer a review', 'find a customer', 'see what needs attention'],
  ...['see what was sold today', 'see what sold best in a month', 'download the sales of a month'],
])

describe.each(WINDOWS)('$where', ({ width, shop }) => {
  test.each(TASKS.filter(([task]) => DEEP > 1 || !PLAYED_ELSEWHERE.has(task)))(
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
