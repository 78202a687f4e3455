import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { field, freezeClock, hasFocus, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { paidOrder } from '../../support/shop/paid-order.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const question = { name: 'Mia', email: 'mia@example.com', title: 'How large is it?', body: 'Does a litre go in?' }

/** Opens a shop that sells two products, with one order and one message. */
async function openTaskShop() {
  const shop = await openSellingStaffShop()
  const mug = await shop.sellable({ title: 'Mug', slug: 'mug', price: '20.00' })
  await shop.created({ title: 'Bowl', slug: 'bowl', price: '9.00' })
  await shop.db.updateTable('variants').set({ stock: 4 }).execute()
  const order = await paidOrder(shop, mug, 1)
  await shop.ask('/api/contact/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  })
  return { ...shop, order }
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

/** Frequent tasks with the maximum number of presses from the dashboard. Typing does not count. */
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
      await expect(box(page, 'Stock of Mug')).toBeVisible()
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
