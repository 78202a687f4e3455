import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { field, freezeClock, pastTheGuard, pathIs, press, says, typeCode } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { codeTo } from '../support/shop/emails.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const OLD = 'correct horse battery'
const NEW = 'staple of another colour'

/** Rejected double submits (400) are not the subject of these tests. */
const expecting = /status of 400/

test.each(alsoDeep([['on a phone', 375, 'dark']], [['at a desk', 1440, 'light']]))(
  'a customer signs up, logs out, logs in, changes details and deletes the account, %s',
  async (_, width, theme) => {
    const email = `mia.${width}.${Date.now()}@example.com`
    await using visit = await enter('/signup', { width, theme, expecting, first: freezeClock })
    const { page } = visit
    await field(page, 'First name').fill('Mia')
    await field(page, 'Last name').fill('Wong')
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(OLD)
    await page.getByRole('checkbox').check()
    await press(page, 'Continue')
    await says(page, 'Great! Check your email for a verification code.')
    await typeCode(page, await codeTo(email))
    await pastTheGuard(page)
    await press(page, 'Create account')
    await pathIs(page, '/')
    await says(page, 'Woohoo, Your account was created!')

    await visit.goTo('/account')
    await expect(page.getByRole('main').getByText('Hello Mia')).toBeVisible()
    await expect(page.getByRole('region', { name: 'On its way to you' })).toBeHidden()
    for (const name of [
      'View Orders',
      'View Cart',
      'Change Details',
      'Addresses',
      'Change Email',
      'Change Password',
      'Delete Account',
      'Logout',
    ]) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    }

    await visit.goTo('/account/change_account_info')
    await field(page, 'First name').fill('Maya')
    await page.getByRole('main').getByRole('button', { name: /save/i }).click()
    await says(page, 'Great your account info has been changed')

    await visit.goTo('/logout')
    await expect(heading(page)).toRead('Are You Sure You Want To Logout?!')
    await press(page, 'Logout')
    await says(page, 'Successfully Logged Out')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await visit.goTo('/logout')
    await expect(heading(page)).toRead("You're already logged out!")

    await visit.goTo('/login')
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(OLD)
    await press(page, 'Login')
    await says(page, 'Successfully Logged In')

    await visit.goTo('/account/change_password')
    await field(page, 'Old password').fill(OLD)
    await field(page, 'New password').fill(NEW)
    await field(page, 'New password again').fill(NEW)
    await press(page, 'Change password')
    await says(page, 'Password Successfully Changed, you can now log in')
    await pathIs(page, '/login')

    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(NEW)
    await press(page, 'Login')
    await says(page, 'Successfully Logged In')

    await visit.goTo('/account/delete_account')
    for (const said of ['Deleted data:', 'Data that stays:'])
      await expect(page.getByRole('main').getByText(said)).toBeVisible()
    await field(page, 'Password').fill(NEW)
    await press(page, 'Delete account')
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: /delete/i })
      .click()
    await says(page, 'Account Deleted')
    await pathIs(page, '/')
  },
)

test('invalid input shows errors at its fields and keeps the typed values', { tags: ['deep'] }, async () => {
  await using visit = await enter('/login', { expecting })
  const { page } = visit
  await field(page, 'Email').fill('nobody@example.com')
  await field(page, 'Password').fill('nonsense')
  await press(page, 'Login')
  await expect(page.getByRole('main').getByText('Unable to log in with provided credentials.')).toBeVisible()
  await expect.poll(() => field(page, 'Email').inputValue()).toBe('nobody@example.com')

  await visit.goTo('/signup')
  await press(page, 'Continue')
  await expect(page.getByText('This field may not be blank.').first()).toBeVisible()
  await expect(page.getByText('You must agree to the terms.')).toBeVisible()
})

test('a visitor sends a contact message', async () => {
  await using visit = await enter('/contact')
  const { page } = visit
  await field(page, 'Your Name').fill('Mia Wong')
  await field(page, 'Your Email').fill('mia@example.com')
  await field(page, 'Your Title').fill('The mug')
  await field(page, 'Your Body').fill('Is it safe in the oven?')
  await press(page, 'Send')
  await says(page, 'Thank you for your message!')
  // The message stays visible, with the address for the answer.
  const main = page.getByRole('main')
  const heard = main.getByRole('heading', { name: 'We have received your message and will reply to mia@example.com' })
  await expect(heard).toBeVisible()
  await expect.poll(() => heard.evaluate((heading) => heading === document.activeElement)).toBe(true)
  await expect(main.getByText('Is it safe in the oven?')).toBeVisible()
  await press(page, 'Write another message')
  await expect.poll(() => field(page, 'Your Body').inputValue()).toBe('')
})

test('a logged-in customer sends a contact message without entering name and e-mail', async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/contact', { token })
  await expect.poll(() => field(visit.page, 'Your Name').inputValue()).toContain('Mia')
  await expect.poll(() => field(visit.page, 'Your Email').inputValue()).toContain('@')
})
