import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { codeOfApp } from '../../../fixtures/logins/two-step.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import {
  field,
  freezeClock,
  hasFocus,
  isWrong,
  pastTheGuard,
  pathIs,
  press,
  says,
} from '../../support/browser/forms.ts'
import { enter, type Visit } from '../../support/browser/visit.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

const PASSWORD = 'correct horse battery'
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')

async function givePassword(page: Page, password: string): Promise<void> {
  await pastTheGuard(page)
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
}

async function logOut({ page, goTo }: Visit): Promise<void> {
  await goTo('/logout')
  await press(page, 'Logout')
  await says(page, 'Successfully Logged Out')
}

async function takeFirstStep(visit: Visit, email: string): Promise<void> {
  const { page } = visit
  await visit.goTo('/orders')
  await main(page).getByRole('link', { name: 'Login' }).click()
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await pastTheGuard(page)
  await press(page, 'Login')
  await expect(page.getByRole('heading', { level: 1 })).toRead('Two-step login')
}

test.each(alsoDeep([['on a phone', 375, 'dark']], [['at a desk', 1440, 'light']]))(
  'a customer sets up two-step login, logs in with app and recovery code, and sees the sessions, %s',
  async (_, width, theme) => {
    const { email, token } = await newCustomer('Mia', { password: PASSWORD })
    const expecting = /status of 40[01]/
    await using visit = await enter('/account', { token, width, theme, expecting, first: freezeClock })
    const { page } = visit
    await main(page).getByRole('link', { name: 'Two-step Login' }).click()
    await press(page, 'Set up an app')
    await givePassword(page, 'wrong')
    await isWrong(dialog(page).getByLabel('Password', { exact: true }), 'The password is incorrect.')
    await givePassword(page, PASSWORD)
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    const key = (
      await main(page)
        .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
        .innerText()
    ).replaceAll(' ', '')
    expect(await axeViolations(page)).toEqual([])
    await pastTheGuard(page)
    await field(page, 'Code shown in the app').fill(codeOfApp(key, new Date(), 20))
    await press(page, 'Turn on')
    await isWrong(
      field(page, 'Code shown in the app'),
      'This code is not valid now. Enter the current code, and check the clock of the device.',
    )
    await field(page, 'Code shown in the app').fill(codeOfApp(key, new Date()))
    await pastTheGuard(page)
    await press(page, 'Turn on')
    await hasFocus(main(page).getByRole('heading', { name: 'Two-step login is on' }))
    expect(await axeViolations(page)).toEqual([])
    const codes = await main(page).getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    await main(page).getByRole('link', { name: 'I have saved them' }).click()
    await expect(main(page).getByText('10 codes are left.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    await logOut(visit)
    await takeFirstStep(visit, email)
    expect(await axeViolations(page)).toEqual([])
    const code = field(page, 'Code from your app')
    await code.fill('12345')
    await press(page, 'Login')
    await isWrong(code, 'Enter the 6 digit code.')
    await code.fill(codeOfApp(key, new Date(), 20))
    await pastTheGuard(page)
    await press(page, 'Login')
    await isWrong(code, 'This code is wrong or has already been used.')
    await code.fill(codeOfApp(key, new Date(), 1))
    await pastTheGuard(page)
    await press(page, 'Login')
    await says(page, 'Successfully Logged In')
    await pathIs(page, '/orders')

    await logOut(visit)
    await takeFirstStep(visit, email)
    await press(page, 'Use a recovery code instead')
    await field(page, 'Recovery code').fill(codes[3] ?? '')
    await pastTheGuard(page)
    await press(page, 'Login')
    await pathIs(page, '/orders')
    await visit.goTo('/account/two_step')
    await expect(main(page).getByText('9 codes are left.')).toBeVisible()
    await visit.goTo('/account/sessions')
    await expect(main(page).getByText('Chrome on Linux')).toBeVisible()
    await expect(main(page).getByText('You aren’t logged in anywhere else.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  },
)
