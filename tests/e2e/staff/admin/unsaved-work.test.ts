import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { issueToken } from '../../../../shop/core/auth/session-store.server.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()

type Role = 'owner' | 'catalogue' | 'orders' | null

/** Changes or removes a person's role while they work. */
const becomes = (name: string, staff_role: Role) =>
  shop.db
    .updateTable('users')
    .set({ staff_role, staff_since: staff_role && new Date() })
    .where('first_name', '=', name)
    .execute()

const open = async (name: string, path: string, width: number, theme: 'light' | 'dark') =>
  enter(path, {
    address: shop.address,
    token: await shop.otherStaff(name),
    width,
    theme,
    first: freezeClock,
    expecting: /status of (401|403)/,
  })

const notice = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Your changes are still in the form.' })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first().click()

test('a staff member who loses the role while typing keeps the input, sees the reason, and saves it with the role restored', async () => {
  await using visit = await open('Bea', '/admin/settings/contact', 375, 'dark')
  const { page } = visit
  await field(page, 'Hours').fill('Tuesday to Saturday')
  await becomes('Bea', 'orders')
  await save(page)
  await expect(notice(page)).toRead(/Your role is now Orders/)
  await expect.poll(() => field(page, 'Hours').inputValue()).toBe('Tuesday to Saturday')
  await expect(page.getByRole('main').locator('form').getByRole('alert')).toRead(/This was not saved/)
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])

  await becomes('Bea', 'owner')
  await pastTheGuard(page)
  await page.clock.runFor(20_000)
  await expect(notice(page)).toBeHidden()
  await save(page)
  await says(page, 'Settings saved')
  await expect.poll(() => field(page, 'Hours').inputValue()).toBe('Tuesday to Saturday')
})

test('a removed staff member keeps the typed product', { tags: ['deep'] }, async () => {
  await shop.created({ title: 'A pot', slug: 'pot' })
  await using visit = await open('Cleo', '/admin/products/update/pot', 1440, 'light')
  const { page } = visit
  await field(page, 'Title').fill('A pot for tea')
  await becomes('Cleo', null)
  await press(page, 'Save changes')
  // Earlier than the page's own periodic check.
  await expect.poll(() => notice(page).count(), { timeout: 10_000 }).toBe(1)
  await expect(notice(page)).toRead(/You are no longer a staff member of this shop/)
  await expect.poll(() => field(page, 'Title').inputValue()).toBe('A pot for tea')
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  // Without unsaved work, a former staff member sees no staff data.
  await visit.goTo('/admin/products')
  await expect(page.getByText(/which is a customer account\.$/)).toBeVisible()
})

test('a staff member with an ended session answers a message after logging in in another tab', {
  tags: ['deep'],
}, async () => {
  const asked = { name: 'Mia', email: 'mia@example.com', title: 'Where is it?', body: 'I have waited since Monday.' }
  const sent = await shop.ask('/api/contact/', {
    method: 'POST',
    headers: { authorization: `Token ${await shop.customer()}`, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const { id } = await sent.json()
  await using visit = await open('Dora', `/admin/contact/${id}`, 768, 'light')
  const { page } = visit
  const words = field(page, 'Your answer')
  await words.fill('It is on its way.')
  const { id: dora } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('first_name', '=', 'Dora')
    .executeTakeFirstOrThrow()
  await shop.db.deleteFrom('auth_tokens').where('user_id', '=', dora).execute()
  await press(page, 'Send')
  await expect(notice(page)).toRead(/^Your session has ended, so nothing can be saved right now\./)
  await expect.poll(() => words.inputValue()).toBe('It is on its way.')
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])

  const token = await issueToken(shop.db, { id: dora, isStaff: true }, new Date())
  const other = await visit.newTab('/terms_of_services')
  await other.evaluate((value) => localStorage.setItem('token', value), token)
  await expect(notice(page)).toBeHidden()
  await pastTheGuard(page)
  await press(page, 'Send')
  await says(page, 'Answered. The e-mail is sent in ten seconds')

  // A logout in another tab hides everything.
  await words.fill('One more thing')
  await other.evaluate(() => localStorage.removeItem('token'))
  await expect(page.getByText(/Log in with a staff account\.$/)).toBeVisible()
  await expect(words).toBeHidden()
})
