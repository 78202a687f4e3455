import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openShopDatabase } from '../../databases/shop-database.ts'
import {
  codeBoxes,
  currentStep,
  field,
  freezeClock,
  hasFocus,
  isWrong,
  pastTheGuard,
  pathIs,
  press,
  says,
  typeCode,
} from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { codeTo, emailArrives } from '../support/shop/emails.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const NEW = 'staple of another colour'
const INVALID = 'The verification code is invalid or has expired.'

test('a customer resets a forgotten password after entering every possible mistake', async () => {
  const { email } = await newCustomer('Mia', { password: 'correct horse battery' })
  await using visit = await enter('/login', {
    width: 375,
    theme: 'dark',
    expecting: /status of 400/,
    first: freezeClock,
  })
  const { page } = visit
  const step = currentStep(page)
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(step).toRead('Enter email')
  await field(page, 'Email').fill('mia')
  await press(page, 'Continue')
  await isWrong(field(page, 'Email'), 'Enter a valid email address.')
  await hasFocus(field(page, 'Email'))
  await field(page, 'Email').fill(email)
  await press(page, 'Continue')
  await says(page, 'Great, now enter a new desired password')

  await expect(step).toRead('Enter New Password')
  await field(page, 'New password').fill('password1')
  await field(page, 'New password again').fill('password2')
  await press(page, 'Continue')
  await isWrong(field(page, 'New password again'), 'Passwords do not match.')
  await hasFocus(field(page, 'New password again'))
  await field(page, 'New password again').fill('password1')
  await press(page, 'Continue')
  await isWrong(field(page, 'New password'), 'This password is too common.')
  await hasFocus(field(page, 'New password'))
  await field(page, 'New password').fill(NEW)
  await field(page, 'New password again').fill(NEW)
  await pastTheGuard(page)
  await press(page, 'Continue')

  await expect(step).toRead('Verify Email')
  await typeCode(page, '12345')
  await press(page, 'Set new password')
  await isWrong(codeBoxes(page), 'Enter the 6 digit code.')
  await hasFocus(codeBoxes(page))
  const old = await codeTo(email)
  await halfAMinutePasses(page, email)
  await press(page, 'Resend code')
  await says(page, 'Resended Verificaiton Code to Email.')
  const code = await codeTo(email, old)
  await strangersUseUpTheirTries(email)
  await typeCode(page, ['111111', '222222', '333333'].find((one) => one !== code && one !== old) ?? '')
  await press(page, 'Set new password')
  await isWrong(codeBoxes(page), INVALID)
  await hasFocus(codeBoxes(page))
  await typeCode(page, code)
  await pastTheGuard(page)
  await press(page, 'Set new password')
  await says(page, 'Great, your password has been reset, you may now login')
  await pathIs(page, '/login')
  await emailArrives(email, 'Your password at Comptoir was changed')
  // The stored data of the steps is deleted; only scroll positions may remain.
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await expect.poll(async () => (await kept()).filter((key) => !key.includes('scroll'))).toEqual([])

  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(NEW)
  await press(page, 'Login')
  await says(page, 'Successfully Logged In')
})

/** Lets the browser's and the shop's waiting time between two e-mails pass. */
async function halfAMinutePasses(page: Page, email: string): Promise<void> {
  await page.clock.fastForward(30_001)
  await using db = await openShopDatabase(inject('shop').dataDir)
  await db.deleteFrom('attempts').where('subject', 'like', `${email.toLowerCase()}%`).execute()
}

/** Uses up all anonymous attempts, so that only the browser that requested the code can use it. */
async function strangersUseUpTheirTries(email: string): Promise<void> {
  await using db = await openShopDatabase(inject('shop').dataDir)
  await db.updateTable('verification_codes').set({ tries: 5 }).where('email_key', '=', email.toLowerCase()).execute()
}

test('a reload and Back keep the code that this tab requested', { tags: ['deep'] }, async () => {
  const { email } = await newCustomer('Mia')
  await using visit = await enter('/reset_password', { expecting: /status of (400|429)/ })
  const { page } = visit
  await field(page, 'Email').fill(email)
  await press(page, 'Continue')
  await pathIs(page, '/reset_password?step=password')
  const code = await codeTo(email)
  await strangersUseUpTheirTries(email)
  await visit.goTo('/reset_password')
  // Another e-mail would be too early, so the first code must still work.
  await press(page, 'Continue')
  await field(page, 'New password').fill(NEW)
  await field(page, 'New password again').fill(NEW)
  await press(page, 'Continue')
  await typeCode(page, code)
  await press(page, 'Set new password')
  await pathIs(page, '/login')
})

test('a reload asks for the password again and keeps the address', { tags: ['deep'] }, async () => {
  const { email } = await newCustomer('Mia')
  await using visit = await enter('/reset_password', { expecting: /status of 400/ })
  const { page } = visit
  await field(page, 'Email').fill(email)
  await press(page, 'Continue')
  await field(page, 'New password').fill(NEW)
  await field(page, 'New password again').fill(NEW)
  await press(page, 'Continue')
  await pathIs(page, '/reset_password?step=verify')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .not.toContain(NEW)

  await visit.goTo('/reset_password?step=verify')
  await pathIs(page, '/reset_password?step=password')
  await expect(page.getByText('Passwords are not stored')).toBeVisible()
  await press(page, 'Continue')
  await isWrong(field(page, 'New password'), 'This password is too short. It must contain at least 8 characters.')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.poll(() => field(page, 'Email').inputValue()).toBe(email)
})
