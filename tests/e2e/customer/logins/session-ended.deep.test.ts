import type { Page } from 'playwright-core'
import sharp from 'sharp'
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

const shop = await openLampShop()
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const LONG = 'It stands well and gives warm light. The switch is a little stiff, and the cord could be longer. '
  .repeat(8)
  .trim()

test('a long review survives the end of the session in another tab, and is posted after the login', async () => {
  const mia = await shop.buyer('Mia')
  await using visit = await shop.onPhone('/products/reading-lamp', mia)
  const { page } = visit
  await page.getByRole('button', { name: 'Write a review' }).click()
  await dialog(page).getByLabel('Review').fill(LONG)
  await dialog(page).getByRole('slider', { name: 'Rating' }).press('ArrowLeft')
  await shop.endSessionsOf(mia)
  await dialog(page).getByRole('button', { name: 'Post review' }).click()
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Your entries stay in this form' })).toRead(
    /^Your session has ended, so this can’t be sent now\./,
  )
  expect(await dialog(page).getByLabel('Review').inputValue()).toBe(LONG)
  await isDecent(page)

  await dialog(page).getByRole('link', { name: 'Login' }).click()
  await logInThere(page, mia)
  await pathIs(page, '/products/reading-lamp')
  await expect(dialog(page).getByRole('status')).toRead(NOT_SENT_YET)
  await expect.poll(() => dialog(page).getByLabel('Review').inputValue()).toBe(LONG)
  await expect
    .poll(() => dialog(page).getByRole('slider', { name: 'Rating' }).getAttribute('aria-valuetext'))
    .toBe('4.5 out of 5 stars')
  await isDecent(page)
  await pastTheGuard(page)
  await dialog(page).getByRole('button', { name: 'Post review' }).click()
  await says(page, 'Review Posted')
  const stored = await shop.db.selectFrom('reviews').select(['body']).where('user_id', '=', mia.id).execute()
  expect(stored).toEqual([{ body: LONG }])
})

test('an entered address survives a reload until the same customer logs in', async () => {
  const mia = await shop.buyer('Mia')
  await using visit = await shop.onPhone('/account/addresses/new', mia)
  const { page } = visit
  await field(page, 'Name').fill('Mia Journey')
  await main(page).getByRole('button', { name: 'Add a line' }).click()
  await field(page, 'Company (optional)').fill('Atelier')
  await field(page, 'Country').selectOption('Hungary')
  await shop.endSessionsOf(mia)
  await untilItIsNoticed(page)
  await expect(main(page).getByText('You must be logged in to see your addresses')).toBeVisible()
  await expect(main(page).getByText(TYPED_IS_KEPT)).toBeVisible()
  await expect(field(page, 'Name')).toBeHidden()
  await isDecent(page)
  await visit.goTo('/account/addresses/new')
  await expect(main(page).getByText(TYPED_IS_KEPT)).toBeVisible()

  await goToLogin(page)
  await logInThere(page, mia)
  await pathIs(page, '/account/addresses/new')
  await expect(main(page).getByText(NOT_SENT_YET)).toBeVisible()
  expect(await field(page, 'Name').inputValue()).toBe('Mia Journey')
  expect(await field(page, 'Company (optional)').inputValue()).toBe('Atelier')
  expect(await field(page, 'Country').inputValue()).toBe('HU')
  await isDecent(page)
  await press(page, 'Start over')
  await expect(main(page).getByText(NOT_SENT_YET)).toBeHidden()
  expect(await field(page, 'Name').inputValue()).toBe('')
  await visit.goTo('/account/addresses/new')
  await expect.poll(() => field(page, 'Country').inputValue()).toBe('FR')
  expect(await field(page, 'Name').inputValue()).toBe('')
})

test('account details are saved after the login, and the saved draft is removed', async () => {
  const mia = await shop.buyer('Mia')
  await using visit = await shop.onPhone('/account/change_account_info', mia)
  const { page } = visit
  await field(page, 'Last name').fill('Montgolfier')
  await shop.endSessionsOf(mia)
  await press(page, 'Save changes')
  await expect(main(page).getByText(TYPED_IS_KEPT)).toBeVisible()
  await goToLogin(page)
  await logInThere(page, mia)
  await expect(main(page).getByText(NOT_SENT_YET)).toBeVisible()
  expect(await field(page, 'Last name').inputValue()).toBe('Montgolfier')
  await isDecent(page)
  await pastTheGuard(page)
  await press(page, 'Save changes')
  await says(page, 'Great your account info has been changed')
  await expect(main(page).getByText(NOT_SENT_YET)).toBeHidden()
  expect(await field(page, 'Last name').inputValue()).toBe('Montgolfier')
})

test('a chosen picture stays in the page and is saved after the login; after a reload the form says that it is missing', async () => {
  const mia = await shop.buyer('Mia')
  await using visit = await shop.onPhone('/account/change_account_info', mia)
  const { page } = visit
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7a3b2e' } })
    .png()
    .toBuffer()
  const choose = async () => {
    await field(page, 'Choose Image: Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    await press(page, 'Crop')
    await expect(page.getByAltText('Visible part')).toBeVisible()
  }
  const end = async () => {
    await shop.endSessionsOf(mia)
    await untilItIsNoticed(page)
    await expect(main(page).getByText(TYPED_IS_KEPT)).toBeVisible()
  }
  await choose()
  await end()
  await goToLogin(page)
  await logInThere(page, mia)
  await expect(main(page).getByText(NOT_SENT_YET)).toBeVisible()
  await expect(main(page).getByText('Choose it again')).toBeHidden()
  await expect(page.getByAltText('Visible part')).toBeVisible()
  await isDecent(page)
  await pastTheGuard(page)
  await press(page, 'Save changes')
  await says(page, 'Great your account info has been changed')
  const saved = await shop.db.selectFrom('users').select('avatar_key').where('id', '=', mia.id).executeTakeFirst()
  expect(saved?.avatar_key).toEqual(expect.any(String))

  await choose()
  await end()
  expect(await storedIn(page)).not.toContain('data:')
  await visit.goTo('/account/change_account_info')
  await goToLogin(page)
  await logInThere(page, mia)
  await expect(main(page).getByText('The picture couldn’t be saved. Choose it again.')).toBeVisible()
  await expect(page.getByAltText('Visible part')).toBeHidden()
  await isDecent(page)
})

test('drafts are not shown to another customer, in another tab, or after the own logout', async () => {
  const [mia, ben] = [await shop.buyer('Mia'), await shop.buyer('Ben')]
  await using visit = await shop.onPhone('/account/addresses/new', mia)
  const { page } = visit
  await field(page, 'Street and number').fill('12 rue Mercière')
  await shop.endSessionsOf(mia)
  await untilItIsNoticed(page)
  await expect(main(page).getByText(TYPED_IS_KEPT)).toBeVisible()
  await goToLogin(page)
  await logInThere(page, ben)
  await pathIs(page, '/account/addresses/new')
  await expect.poll(() => field(page, 'Street and number').inputValue()).toBe('')
  await expect(main(page).getByText(NOT_SENT_YET)).toBeHidden()
  await expect.poll(() => storedIn(page)).not.toContain('Mercière')

  // Input must not be visible to another user who logs in in another tab.
  await field(page, 'Street and number').fill('1 place Bellecour')
  const eve = await shop.buyer('Eve')
  await inAnotherTab(visit, eve.token)
  await expect.poll(() => field(page, 'Street and number').inputValue()).toBe('')

  await field(page, 'Street and number').fill('7 quai Perrache')
  await shop.endSessionsOf(eve)
  await untilItIsNoticed(page)
  await goToLogin(page)
  await logInThere(page, eve)
  await expect.poll(() => field(page, 'Street and number').inputValue()).toBe('7 quai Perrache')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await press(page, 'Logout')
  await says(page, 'Successfully Logged Out')
  expect(await storedIn(page)).not.toContain('Perrache')
  await goToLoginTab(page)
  await logInThere(page, eve)
  await visit.goTo('/account/addresses/new')
  await expect.poll(() => field(page, 'Street and number').inputValue()).toBe('')
})
