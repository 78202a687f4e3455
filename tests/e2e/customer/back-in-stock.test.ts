import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { enqueueNow } from '../../../server/jobs/jobs-store.ts'
import { backInStockRound } from '../../../shop/sales/back-in-stock/notify-waiting-customers.server.ts'
import { openShopDatabase } from '../../databases/shop-database.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { field, isWrong, pathIs, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { emailArrives, linkTo } from '../support/shop/emails.ts'
import { RARE_PRODUCTS } from '../support/shop/rare-products.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const path = `/products/${RARE_PRODUCTS.awaited}`
const ASK = 'Notify me when it’s back in stock'

test('a request while the session is loading needs no e-mail address', { tags: ['deep'] }, async () => {
  const mia = await newCustomer('Mia')
  const held = Promise.withResolvers<void>()
  const holdSession = (page: Page) =>
    page.route('**/api/user/', async (route) => {
      await held.promise
      await route.continue()
    })
  await using visit = await enter(path, { token: mia.token, first: holdSession })
  const { page } = visit
  await press(page, ASK)
  await expect(field(page, 'Your email')).toBeHidden()
  held.resolve()
  await says(page, 'We’ll notify you when it’s back in stock')
  await page.unroute('**/api/user/')
  await page.reload()
  await expect(page.getByText(`We’ll e-mail ${mia.email} when it’s back in stock.`)).toBeVisible()
  await press(page, 'Cancel notification')
  await says(page, 'Notification cancelled')
})

test('a visitor and a customer are notified when a sold-out product is back in stock', async () => {
  await using visit = await enter(path, { width: 375, theme: 'dark' })
  const { page } = visit
  await press(page, ASK)
  const email = field(page, 'Your email')
  await email.fill('lea')
  await press(page, 'Notify me')
  await isWrong(email, 'Enter a valid email address.')
  expect(await axeViolations(page)).toEqual([])
  await email.fill('lea.waits@example.com')
  await press(page, 'Notify me')
  await expect(page.getByText('We have sent a confirmation link to lea.waits@example.com')).toBeVisible()
  await visit.goTo(await linkTo('lea.waits@example.com', '/back_in_stock'))
  await press(page, 'Yes, notify me')
  await expect(page.getByText('when A thing to wait for, Plain is available again')).toBeVisible()
  await page.getByRole('link', { name: 'View product' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)

  const mia = await newCustomer('Mia')
  await using other = await enter(path, { token: mia.token })
  await press(other.page, ASK)
  await says(other.page, 'We’ll notify you when it’s back in stock')
  await press(other.page, 'Cancel notification')
  await says(other.page, 'Notification cancelled')
  // Optimistic updates are lost on leaving the page, so wait for the response.
  const isTaken = other.page.waitForResponse((answer) => answer.request().method() === 'POST')
  await press(other.page, ASK)
  await isTaken
  await other.page.reload()
  await expect(other.page.getByText(`We’ll e-mail ${mia.email} when it’s back in stock.`)).toBeVisible()

  const { token } = await newCustomer('Sam', { isStaff: true })
  await using staff = await enter('/admin/products?q=wait%20for', { token, width: 375 })
  await expect(staff.page.getByRole('main').getByText('2 customers waiting')).toBeVisible()

  await using db = await openShopDatabase(inject('shop').dataDir)
  await db
    .updateTable('variants')
    .set({ stock: 2 })
    .where('product_id', '=', (products) =>
      products.selectFrom('products').select('id').where('slug', '=', RARE_PRODUCTS.awaited),
    )
    .execute()
  // Run the round now. The shop runs it once a minute.
  await enqueueNow(db, backInStockRound, new Date())
  await emailArrives('lea.waits@example.com', 'Back in stock: A thing to wait for, Plain')
  await emailArrives(mia.email, 'Back in stock: A thing to wait for, Plain')
})

test.each(['#', '?'])('a back-in-stock link with its token behind %s that has expired says so', async (sign) => {
  await using visit = await enter(`/back_in_stock${sign}token=nothing-of-ours`, { expecting: /status of 404/ })
  await press(visit.page, 'Yes, notify me')
  await expect(visit.page.getByText('This link has expired or was already used')).toBeVisible()
  await visit.page.getByRole('link', { name: 'More Shopping' }).click()
  await pathIs(visit.page, '/')
})
