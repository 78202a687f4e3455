import type { Page } from 'playwright-core'
import { href } from 'react-router'
import { expect } from 'vitest'
import { hashPassword } from '../../../../shop/core/auth/passwords/password.server.ts'
import { axeViolations } from '../browser/axe-violations.ts'
import { fitsItsWindow } from '../browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, pathIs, press, says } from '../browser/forms.ts'
import { enter, type Visit } from '../browser/in-browser.ts'
import { openSellingStaffShop } from './selling-shop.ts'
import { newCustomer } from './shop-people.ts'

const PASSWORD = 'seven brown foxes'

/** What is said above a login, and in a form after it, of what was typed when a session ended. */
export const TYPED_IS_KEPT = 'Your entries are saved. They are in the form again after you log in.'
export const NOT_SENT_YET = 'You entered this before your session ended. It hasn’t been sent yet.'

type Person = Awaited<ReturnType<typeof newCustomer>>

/** Opens a shop that sells one lamp, to customers on phones whose sessions end while they type. */
export async function openLampShop() {
  const shop = await openSellingStaffShop()
  const lamp = await shop.sellable({ title: 'Reading lamp', slug: 'reading-lamp', price: '44.00' })
  await shop.db.updateTable('variants').set({ stock: 500 }).execute()
  return {
    ...shop,
    lamp,
    /** Who has such a lamp, and a password. */
    buyer: (name: string) => newCustomer(name, { password: PASSWORD, received: lamp }, shop),
    /** As when the password is changed elsewhere, or the session is too old. */
    endSessionsOf: ({ id }: Pick<Person, 'id'>) =>
      shop.db.deleteFrom('auth_tokens').where('user_id', '=', id).execute(),
    /** Gives somebody who had none the password of the others. */
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

/** Waits, as people do, until an open page has asked again who looks at it. */
export const untilItIsNoticed = (page: Page) => page.clock.runFor(20_000)

/** Logs in on the screen that is open by now. */
export async function logInThere(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await pathIs(page, href('/login'))
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await pastTheGuard(page)
  await press(page, 'Login')
  await says(page, 'Successfully Logged In')
}

/** Goes to the login that a screen offers. */
export const goToLogin = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click()

/** Goes to the login by the tab bar of phones. */
export const goToLoginTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Login' }).click()

/** Logs out, or in as somebody else, in another tab of the same browser. */
export async function inAnotherTab(visit: Visit, token: string | null): Promise<void> {
  const other = await visit.newTab(href('/terms_of_services'))
  await other.evaluate((value) => {
    if (value === null) localStorage.removeItem('token')
    else localStorage.setItem('token', value)
  }, token)
  await other.close()
}

/** What the browser has stored, of this tab and of all. */
export const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

/** Looks whether a screen fits a phone and can be used by everybody. */
export async function isDecent(page: Page): Promise<void> {
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
}
