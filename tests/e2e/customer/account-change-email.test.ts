import { expect, test } from 'vitest'
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

const PASSWORD = 'correct horse battery'

test('a customer changes the e-mail address after entering every possible mistake, and the old address is notified', async () => {
  const { email, token } = await newCustomer('Mia', { password: PASSWORD })
  const next = email.replace('Mia', 'Maya')
  await using visit = await enter('/account', { token, expecting: /status of 400/, first: freezeClock })
  const { page } = visit
  const step = currentStep(page)
  await page.getByRole('main').getByRole('link', { name: 'Change Email' }).click()
  await expect(step).toRead('Enter New email')
  await expect(page.getByText(`Current address: ${email}`)).toBeVisible()
  await field(page, 'New email').fill(email.toUpperCase())
  await press(page, 'Continue')
  await isWrong(field(page, 'New email'), 'This is already your email.')
  await hasFocus(field(page, 'New email'))
  await field(page, 'New email').fill(next)
  await pastTheGuard(page)
  await press(page, 'Continue')
  await says(page, 'Great, verify you password')

  await expect(step).toRead('Verify Your Password')
  await field(page, 'Password').fill('nonsense')
  await press(page, 'Continue')
  await isWrong(field(page, 'Password'), 'The password is incorrect.')
  await hasFocus(field(page, 'Password'))
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect.poll(() => field(page, 'New email').inputValue()).toBe(next)
  await page.goBack()
  await field(page, 'Password').fill(PASSWORD)
  await press(page, 'Continue')
  await says(page, 'Great! Check your email for a verification code.')

  await expect(step).toRead('Verify Email')
  const code = await codeTo(next)
  await typeCode(page, code === '111111' ? '222222' : '111111')
  await press(page, 'Change email')
  await isWrong(codeBoxes(page), 'The verification code is invalid or has expired.')
  await hasFocus(codeBoxes(page))
  await typeCode(page, code)
  await pastTheGuard(page)
  await press(page, 'Change email')
  await says(page, 'Great your email has been changed')
  await pathIs(page, '/account')
  await expect(page.getByRole('main').getByText(next)).toBeVisible()
  await emailArrives(email, 'Your e-mail address at Comptoir was changed')

  // The session continues under the new address.
  await visit.goTo('/account')
  await expect(page.getByRole('main').getByText(next)).toBeVisible()
})

test('a step that is opened too early redirects to the first step', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/account/change_email?step=verify', { token, width: 375, theme: 'dark' })
  await pathIs(visit.page, '/account/change_email')
  await expect(field(visit.page, 'New email')).toBeVisible()
})
