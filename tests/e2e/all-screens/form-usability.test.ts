/** Usability rules for the forms of all screens. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEEP } from '../../deep.ts'
import { field } from '../support/browser/forms.ts'
import { PUBLIC_SCREENS } from '../support/browser/public-screens.ts'
import { enter, type Visit } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** Returns the autocomplete values of visible fields and of fields for password managers. */
const autocompletes = (page: Page) =>
  page
    .getByRole('main')
    .locator('form input:is([type=text], [type=email], [type=password], [type=search])')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))

test('password managers recognise the fields of every account form', async () => {
  await using visitor = await enter('/login')
  const areIn = async ({ page, goTo }: Visit, path: string, fields: string[]) => {
    await goTo(path)
    await expect.poll(() => autocompletes(page), { message: path }).toEqual(fields)
  }
  await areIn(visitor, '/login', ['username', 'current-password'])
  await areIn(visitor, '/signup', ['given-name', 'family-name', 'username', 'new-password'])
  await areIn(visitor, '/reset_password', ['username'])

  const { token } = await newCustomer('Mia')
  await using customer = await enter('/account', { token })
  await areIn(customer, '/account/change_password', ['username', 'current-password', 'new-password', 'new-password'])
  await areIn(customer, '/account/delete_account', ['username', 'current-password'])
  await areIn(customer, '/account/change_account_info', ['given-name', 'family-name'])
  await areIn(customer, '/account/change_email', ['email'])
})

test('a password can be pasted and shown', async () => {
  await using visit = await enter('/login')
  const password = field(visit.page, 'Password')
  await field(visit.page, 'Email').fill('long enough to be pasted')
  await field(visit.page, 'Email').press('ControlOrMeta+A')
  await visit.page.keyboard.press('ControlOrMeta+X')
  await password.focus()
  await visit.page.keyboard.press('ControlOrMeta+V')
  await expect.poll(() => password.inputValue()).toBe('long enough to be pasted')
  await expect.poll(() => password.getAttribute('type')).toBe('password')
  await visit.page.getByRole('button', { name: 'Show password' }).click()
  await expect.poll(() => password.getAttribute('type')).toBe('text')
})

test('nothing moves for visitors who prefer reduced motion', async () => {
  await using visit = await enter('/', { first: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) })
  const checked = DEEP > 1 ? /^\/($|products|search|login|cart$)/ : /^\/($|products|cart$)/
  for (const { path } of PUBLIC_SCREENS.filter(({ path: screen }) => checked.test(screen))) {
    await visit.goTo(path)
    const moving = await visit.page.evaluate(() => {
      const times = Array.from(document.querySelectorAll('*')).flatMap((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        return [...transitionDuration.split(','), ...(animationName === 'none' ? [] : animationDuration.split(','))]
      })
      return times.filter((time) => Number.parseFloat(time) > 0.001)
    })
    expect({ path, moving }).toEqual({ path, moving: [] })
  }
})

test('late errors do not push the focused field behind the tab bar', async () => {
  await using visit = await enter('/', { width: 375 })
  const { page } = visit
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // Load the validation library late.
  await page.route('**/zod-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.setViewportSize({ width: 375, height: 640 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await field(page, 'Your Name').focus()
  const send = page.getByRole('button', { name: 'Send' })
  const isFocused = () => send.evaluate((button) => button === document.activeElement)
  for (let stops = 0; stops < 8 && !(await isFocused()); stops += 1) await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
  const isCovered = () =>
    send.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  // Scroll the button as low as it can be without being covered.
  await send.evaluate((button) => {
    const { left, bottom } = button.getBoundingClientRect()
    const bar = document.elementFromPoint(left, innerHeight - 1)?.closest('nav')
    if (!bar) throw new Error('There is no tab bar.')
    scrollBy(0, bottom - bar.getBoundingClientRect().top)
  })
  expect(await isCovered()).toBe(false)
  release()
  await expect.poll(() => page.getByText('This field may not be blank.').count()).toBeGreaterThan(1)
  await expect.poll(isCovered).toBe(false)
})
