import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from './in-browser.ts'
import { codeTo } from './letters.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const pathOf = (page: Page) => new URL(page.url()).pathname
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

const OLD = 'correct horse battery'
const NEW = 'staple of another colour'

/** Whatever the guard against double submits holds back is not what these stories are about. */
const expecting = /status of 400/

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /code/i }).first().click()
  await page.keyboard.type(code)
}

test.each([
  ['at a desk', 1440, 'light'],
  ['on a phone', 375, 'dark'],
] as const)(
  'somebody signs up, logs out, logs in, changes things and leaves, %s',
  { timeout: 90_000 },
  async (_, width, theme) => {
    const email = `mia.${width}.${Date.now()}@example.com`
    await using visit = await enter('/signup', { width, theme, expecting })
    const { page } = visit
    await field(page, 'First name').fill('Mia')
    await field(page, 'Last name').fill('Wong')
    await field(page, 'Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(OLD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await says(page, 'Great! Check your email for a verification code.')
    await typeCode(page, await codeTo(email))
    // A second submit within 3 s is held back with a warning, so somebody in a hurry waits and tries again.
    await expect
      .poll(
        async () => {
          const create = page.getByRole('button', { name: 'Create account' })
          if (await create.isVisible()) await create.click()
          return pathOf(page)
        },
        { timeout: 10_000, interval: 1_000 },
      )
      .toBe('/')
    await says(page, 'Woohoo, Your account was created!')

    await visit.goTo('/account')
    for (const name of [
      'View Orders',
      'View Cart',
      'Change Details',
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
    await page
      .getByRole('main')
      .getByRole('button', { name: /logout/i })
      .click()
    await says(page, 'Successfully Logged Out')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await visit.goTo('/logout')
    await expect(heading(page)).toRead("You're already logged out!")

    await visit.goTo('/login')
    await field(page, 'Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(OLD)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await says(page, 'Successfully Logged In')

    await visit.goTo('/account/change_password')
    await page.getByLabel('Old password', { exact: true }).fill(OLD)
    await page.getByLabel('New password', { exact: true }).fill(NEW)
    await page.getByLabel('New password again', { exact: true }).fill(NEW)
    await page
      .getByRole('main')
      .getByRole('button', { name: /change/i })
      .click()
    await says(page, 'Password Successfully Changed, you can now log in')
    await expect.poll(() => pathOf(page)).toBe('/login')

    await field(page, 'Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(NEW)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await says(page, 'Successfully Logged In')

    await visit.goTo('/account/delete_account')
    await page.getByLabel('Password', { exact: true }).fill(NEW)
    await page
      .getByRole('main')
      .getByRole('button', { name: /delete/i })
      .click()
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: /delete/i })
      .click()
    await says(page, 'Account Deleted')
    await expect.poll(() => pathOf(page)).toBe('/')
  },
)

test('wrong things are said at their fields, and nothing typed is lost', async () => {
  await using visit = await enter('/login', { expecting })
  const { page } = visit
  await field(page, 'Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('nonsense')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('main').getByText('Unable to log in with provided credentials.')).toBeVisible()
  await expect.poll(() => field(page, 'Email').inputValue()).toBe('nobody@example.com')

  await visit.goTo('/signup')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This field may not be blank.').first()).toBeVisible()
  await expect(page.getByText('You must agree to the terms.')).toBeVisible()
})

test('a visitor writes to the shop', async () => {
  await using visit = await enter('/contact')
  const { page } = visit
  await field(page, 'Your Name').fill('Mia Wong')
  await field(page, 'Your Email').fill('mia@example.com')
  await field(page, 'Your Title').fill('The mug')
  await field(page, 'Your Body').fill('Is it safe in the oven?')
  await page.getByRole('button', { name: 'Send' }).click()
  await says(page, 'Thank you for your message!')
  await expect.poll(() => field(page, 'Your Body').inputValue()).toBe('')
})
