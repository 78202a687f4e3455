import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, pastTheGuard, pathIs, press, says } from '../../support/browser/forms.ts'
import {
  goToLogin,
  goToLoginTab,
  inAnotherTab,
  isDecent,
  logInThere,
  NOT_SENT_YET,
  openLampShop,
  storedIn,
  TYPED_IS_KEPT,
  untilItIsNoticed,
} from '../../support/shop/lamp-shop.ts'
import { paidOrder } from '../../support/shop/paid-order.ts'

const shop = await openLampShop()
const main = (page: Page) => page.getByRole('main')

test('a logout in another tab hides and removes personal data here, and a login restores the drafts', {
  tags: ['deep'],
}, async () => {
  const mia = await shop.buyer('Mia')
  await using visit = await shop.onPhone('/contact', mia)
  const { page } = visit
  await field(page, 'Your Title').fill('The lamp')
  await field(page, 'Your Body').fill('It hums at night.')
  await inAnotherTab(visit, null)
  await expect.poll(() => field(page, 'Your Body').inputValue()).toBe('')
  expect(await storedIn(page)).not.toContain('hums')
  await goToLoginTab(page)
  await logInThere(page, mia)
  await pathIs(page, '/contact')
  await expect.poll(() => field(page, 'Your Body').inputValue()).toBe('It hums at night.')
  await expect(main(page).getByText(NOT_SENT_YET)).toBeVisible()
  await pastTheGuard(page)
  await press(page, 'Send')
  await says(page, 'Thank you for your message!')
})

test('a contact message can be sent without an account after the session has ended, and is not shown to another customer', {
  tags: ['deep'],
}, async () => {
  const [mia, ben] = [await shop.buyer('Mia'), await shop.buyer('Ben')]
  await using visit = await shop.onPhone('/contact', mia)
  const { page } = visit
  await field(page, 'Your Title').fill('The lamp')
  await field(page, 'Your Body').fill('It hums at night.')
  await shop.endSessionsOf(mia)
  await untilItIsNoticed(page)
  await expect(main(page).getByRole('alert')).toRead(/^Your session has ended\. Your entries stay in this form/)
  expect(await field(page, 'Your Body').inputValue()).toBe('It hums at night.')
  expect(await field(page, 'Your Email').inputValue()).toBe(mia.email)
  await isDecent(page)
  await press(page, 'Send')
  await says(page, 'Thank you for your message!')
  await inAnotherTab(visit, ben.token)
  await expect(main(page).getByText('It hums at night.')).toBeHidden()
  await expect.poll(() => field(page, 'Your Body').inputValue()).toBe('')
})

test('a checkout continues after the session has ended, with the same items', async () => {
  const mia = await shop.buyer('Mia')
  await using visit = await shop.onPhone('/products/reading-lamp', mia)
  const { page } = visit
  await page
    .getByRole('link', { name: /Buy Now/i })
    .or(page.getByRole('button', { name: /Buy Now/i }))
    .first()
    .click()
  await pathIs(page, '/checkout')
  await field(page, 'Name').fill('Mia Journey')
  await field(page, 'Street and number').fill('12 rue Mercière')
  await shop.endSessionsOf(mia)
  await untilItIsNoticed(page)
  await expect(main(page).getByText('You cannot checkout before you login')).toBeVisible()
  await expect(main(page).getByText(TYPED_IS_KEPT)).toBeVisible()
  await goToLogin(page)
  await logInThere(page, mia)
  await pathIs(page, '/checkout')
  await expect.poll(() => field(page, 'Street and number').inputValue()).toBe('12 rue Mercière')
  await expect(main(page).getByText(/^Your session had ended\. Your entries are still here/)).toBeVisible()
  await expect(
    main(page)
      .getByText(/44\.00/)
      .first(),
  ).toBeVisible()
  await isDecent(page)
})

test('the chosen withdrawal quantities survive the login, also at the last step', { tags: ['deep'] }, async () => {
  const { id, token } = await paidOrder(shop, shop.lamp, 2, ['shipping', 'shipped', 'delivered'])
  const mia = await shop.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id', 'users.email'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()
  await using visit = await shop.onPhone(`/withdrawal?order=${id}`, { token })
  const { page } = visit
  await field(page, 'Quantity of Reading lamp, One').selectOption('1')
  await field(page, 'Your name').fill('Mia Montgolfier')
  await press(page, 'Continue')
  await expect(main(page).getByText('1 × Reading lamp, One')).toBeVisible()
  // The choice is still there on the way back.
  await press(page, 'Change')
  expect(await field(page, 'Quantity of Reading lamp, One').inputValue()).toBe('1')
  await pastTheGuard(page)
  await press(page, 'Continue')
  await shop.endSessionsOf(mia)
  await press(page, 'Confirm withdrawal')
  await expect(main(page).getByRole('alert')).toRead(/^Your session has ended, so this can’t be sent now\./)
  expect(await field(page, 'Quantity of Reading lamp, One').inputValue()).toBe('1')
  await isDecent(page)

  await visit.goTo('/withdrawal')
  await expect(field(page, 'Order')).toBeVisible()
  await shop.setPassword(mia)
  await goToLoginTab(page)
  await logInThere(page, mia)
  await pathIs(page, '/withdrawal')
  await expect.poll(() => field(page, 'Quantity of Reading lamp, One').inputValue()).toBe('1')
  await expect(main(page).getByText(NOT_SENT_YET)).toBeVisible()
  expect(await field(page, 'Your name').inputValue()).toBe('Mia Montgolfier')
  await pastTheGuard(page)
  await press(page, 'Continue')
  await pastTheGuard(page)
  await press(page, 'Confirm withdrawal')
  await expect(page.getByRole('heading', { level: 1 })).toRead('We have received your withdrawal')
})
