import type { Page } from 'playwright-core'
import { href } from 'react-router'
import { expect } from 'vitest'
import { hashPassword } from '../../../../shop/core/auth/passwords/password.server.ts'
import { axeViolations } from '../browser/axe-violations.ts'
import { fitsItsWindow } from '../browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, pathIs, press, says } from '../browser/forms.ts'
import { enter, type Visit } from '../browser/visit.ts'
import { openSellingStaffShop } from './selling-shop.ts'
import { newCustomer } from './shop-people.ts'

const PASSWORD = 'seven brown foxes'

/** Messages above the login and in the restored form after a session ended. */
export const TYPED_IS_KEPT = 'Your entries are saved. They are in the form again after you log in.'
export const NOT_SENT_YET = 'You entered this before your session ended. It hasn’t been sent yet.'

type Person = Awaited<ReturnType<typeof newCustomer>>

/** Opens a shop that sells one lamp, for tests of sessions that end while a customer types. */
export async function openLampShop() {
  const shop = await openSellingStaffShop()
  const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
  await shop.db.updateTable('variants').set({ stock: 500 }).execute()
  return {
    ...shop,
    lamp,
    /** Creates a customer with a password who has received the lamp. */
    buyer: (name: string) => newCustomer(name, { password: PASSWORD, received: lamp }, shop),
    /** As after a password change, or at the session's maximum age. */
    endSessionsOf: ({ id }: Pick<Person, 'id'>) =>
      shop.db.deleteFrom('auth_tokens').where('user_id', '=', id).execute(),
    /** Sets the same password for a customer without one. */
    setPassword: async ({ id }: Pick<Person, 'id'>) =>
      shop.db
        .updateTable('users')
        .set({ password_hash: await hashPassword(PASSWORD) })
        .where('id', '=', id)
        .execute(),
    onPhone: (path: string, { token }: Pick<Person, 'token'>) =>
      enter(path, {
        address: shop.address,
        token,
        width: 375,
        theme: 'dark',
        first: freezeClock,
        expecting: /status of 401/,
      }),
  }
}

/** Advances the clock until the open page has checked its session again. */
export const untilItIsNoticed = (page: Page) => page.clock.runFor(20_000)

/** Logs in on the open login page. */
export async function logInThere(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await pathIs(page, href('/login'))
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await pastTheGuard(page)
  await press(page, 'Login')
  await says(page, 'Successfully Logged In')
}

/** Follows the login link of a screen. */
export const goToLogin = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click()

/** Follows the login link in the tab bar of phones. */
export const goToLoginTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Login' }).click()

/** Logs out, or in as another user, in another tab. */
export async function inAnotherTab(visit: Visit, token: string | null): Promise<void> {
  const other = await visit.newTab(href('/terms_of_services'))
  await other.evaluate((value) => {
    if (value === null) localStorage.removeItem('token')
    else localStorage.setItem('token', value)
  }, token)
  await other.close()
}

/** Returns the session storage and the local storage. */
export const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

/** Checks that a screen fits a phone and has no axe violations. */
export async function isDecent(page: Page): Promise<void> {
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
}
