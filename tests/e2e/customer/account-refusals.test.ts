import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { field, freezeClock, hasFocus, isWrong, pastTheGuard, press } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

const BLANK = 'This field may not be blank.'
const SHORT = 'This password is too short. It must contain at least 8 characters.'
const COMMON = 'This password is too common.'
const NOT_AN_ADDRESS = 'Enter a valid email address.'
const NOT_A_NAME = 'Use only letters, digits, spaces, hyphens, apostrophes and full stops.'
const atMost = (characters: number) => `Ensure this field has no more than ${characters} characters.`
const TERMS = 'I agree to the Terms of Service (opens a new tab)'
const PASSWORD = 'correct horse battery'

/** Invalid input, and the expected error of each field. The first of them gets the focus. */
type Mistake = [typed: Record<string, string>, errors: Record<string, string>]

const FORMS: {
  path: string
  /** Values by label. 'on' ticks a checkbox. */
  right: Record<string, string>
  submit: string
  /** The answer to the confirmation dialog after a valid submit. */
  confirm?: string
  mistakes: Mistake[]
}[] = [
  {
    path: '/signup',
    right: {
      'First name': 'Mia',
      'Last name': 'Wong',
      Email: 'mia.wong@example.com',
      Password: PASSWORD,
      [TERMS]: 'on',
    },
    submit: 'Continue',
    mistakes: [
      [
        { 'First name': '', 'Last name': ' ', Email: '', Password: '', [TERMS]: '' },
        {
          'First name': BLANK,
          'Last name': BLANK,
          Email: BLANK,
          Password: SHORT,
          [TERMS]: 'You must agree to the terms.',
        },
      ],
      [
        { 'First name': 'Mia <3', 'Last name': 'W'.repeat(61) },
        { 'First name': NOT_A_NAME, 'Last name': atMost(60) },
      ],
      [
        { 'Last name': `${'W'.repeat(60)}!`, Email: 'mia@localhost' },
        { 'Last name': `${atMost(60).slice(0, -1)} and ${NOT_A_NAME}`, Email: NOT_AN_ADDRESS },
      ],
      [{ Password: '123456' }, { Password: `${SHORT.slice(0, -1)} and This password is entirely numeric.` }],
      [{ Password: 'x'.repeat(129) }, { Password: atMost(128) }],
      [{ Password: 'Password1' }, { Password: COMMON }],
      [{ Password: 'i am mia.wong!' }, { Password: 'The password is too similar to the email.' }],
    ],
  },
  {
    path: '/login',
    right: { Email: 'mia.wong@example.com', Password: PASSWORD },
    submit: 'Login',
    mistakes: [
      [
        { Email: '', Password: '' },
        { Email: BLANK, Password: BLANK },
      ],
      [{ Email: 'mia@' }, { Email: NOT_AN_ADDRESS }],
    ],
  },
  {
    path: '/account/change_account_info',
    right: { 'First name': 'Mia', 'Last name': 'Wong' },
    submit: 'Save changes',
    mistakes: [
      [
        { 'First name': '', 'Last name': '' },
        { 'First name': BLANK, 'Last name': BLANK },
      ],
      [{ 'Last name': 'Wong/Smith' }, { 'Last name': NOT_A_NAME }],
    ],
  },
  {
    path: '/account/change_password',
    right: {
      'Old password': PASSWORD,
      'New password': 'staple of another colour',
      'New password again': 'staple of another colour',
    },
    submit: 'Change password',
    mistakes: [
      [
        { 'Old password': '', 'New password': '', 'New password again': '' },
        { 'Old password': BLANK, 'New password': SHORT },
      ],
      [{ 'New password again': 'staple' }, { 'New password again': 'Passwords do not match.' }],
      [
        { 'Old password': 'nonsense', 'New password': 'password1', 'New password again': 'password1' },
        { 'Old password': 'The password is incorrect.', 'New password': COMMON },
      ],
    ],
  },
  {
    path: '/account/delete_account',
    right: { Password: PASSWORD },
    submit: 'Delete account',
    confirm: 'Delete my account',
    mistakes: [
      [{ Password: '' }, { Password: BLANK }],
      [{ Password: 'nonsense' }, { Password: 'The password is incorrect.' }],
    ],
  },
  {
    path: '/contact',
    right: {
      'Your Name': 'Mia',
      'Your Email': 'mia@example.com',
      'Your Title': 'The mug',
      'Your Body': 'Is it safe in the oven?',
    },
    submit: 'Send',
    mistakes: [
      [
        { 'Your Name': '', 'Your Email': '', 'Your Title': '', 'Your Body': '' },
        { 'Your Name': BLANK, 'Your Email': BLANK, 'Your Title': BLANK, 'Your Body': BLANK },
      ],
      [
        { 'Your Name': 'M'.repeat(101), 'Your Email': 'mia', 'Your Title': 't'.repeat(151), 'Your Body': 'Oven?' },
        {
          'Your Name': atMost(100),
          'Your Email': NOT_AN_ADDRESS,
          'Your Title': atMost(150),
          'Your Body': 'Ensure this field has at least 10 characters.',
        },
      ],
      [{ 'Your Body': 'b'.repeat(5_001) }, { 'Your Body': atMost(5_000) }],
    ],
  },
]

const FORMS_IN_ALL_LOOKS = FORMS.map(
  (form, index) => ({ ...form, width: index % 2 ? 375 : 1440, theme: index % 3 ? 'dark' : 'light' }) as const,
)
test.each(alsoDeep(FORMS_IN_ALL_LOOKS.slice(0, 1), FORMS_IN_ALL_LOOKS.slice(1)))(
  '$path says each mistake at its field, and the first has the focus',
  async ({ path, right, submit, confirm, mistakes, width, theme }) => {
    const { token } = await newCustomer('Mia', { password: PASSWORD })
    const isPrivate = path.startsWith('/account')
    const first = freezeClock
    await using visit = await enter(path, {
      ...(isPrivate && { token }),
      width,
      theme,
      expecting: /status of 400/,
      first,
    })
    const { page } = visit
    for (const [typed, errors] of mistakes) {
      for (const [label, text] of Object.entries({ ...right, ...typed })) await typeInto(page, label, text)
      await pastTheGuard(page)
      await press(page, submit)
      if (confirm && Object.values(typed).every((text) => text !== ''))
        await page.getByRole('button', { name: confirm }).click()
      for (const [label, error] of Object.entries(errors)) await isWrong(field(page, label), error)
      await hasFocus(field(page, Object.keys(errors)[0] ?? ''))
      // No other field has an error, and the input is still there.
      await expect.poll(() => page.locator('main [aria-invalid="true"]').count()).toBe(Object.keys(errors).length)
      for (const [label, text] of Object.entries(typed).filter(([label]) => label !== TERMS)) {
        await expect.poll(() => field(page, label).inputValue()).toBe(text)
      }
    }
  },
)

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const control = field(page, label)
  if (label === TERMS) await control.setChecked(text === 'on')
  else await control.fill(text)
}

test('a customer of an identity provider is shown how to get a password', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/account/delete_account', { token, expecting: /status of 400/ })
  const { page } = visit
  await field(page, 'Password').fill(PASSWORD)
  await press(page, 'Delete account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await isWrong(field(page, 'Password'), 'Your account has no password yet. Use reset password to set one.')
  await hasFocus(field(page, 'Password'))
})

test('cancelling the account deletion returns to the form with the entered password', { tags: ['deep'] }, async () => {
  const { token } = await newCustomer('Mia')
  await using visit = await enter('/account/delete_account', { token })
  const { page } = visit
  const question = page.getByRole('alertdialog')
  const ways = [() => page.keyboard.press('Escape'), () => press(page, 'Keep my account')]
  await field(page, 'Password').fill(PASSWORD)
  for (const keep of ways) {
    await press(page, 'Delete account')
    await question.waitFor()
    await keep()
    await question.waitFor({ state: 'hidden' })
    await hasFocus(page.getByRole('button', { name: 'Delete account' }))
  }
  await expect.poll(() => field(page, 'Password').inputValue()).toBe(PASSWORD)
})
