import { expect, test } from 'vitest'
import { emptyFolder } from '../../../empty-folder.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, pastTheGuard, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { startWhereOneWas } from '../../support/shop/built-shop.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shopWithDemo = await openStaffShop()

test('an owner sets up the shop with the first-start link and sees the open tasks', { tags: ['deep'] }, async () => {
  await using opened = new AsyncDisposableStack()
  const { path: DATA_DIR } = opened.use(await emptyFolder())
  const shop = opened.use(await startWhereOneWas({ DATA_DIR, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }))
  const address = await shop.url
  const printed = () => shop.lines.find((line) => line.includes('/first_start#'))
  await expect.poll(printed).toBeDefined()
  const path = `/first_start${printed()?.split('/first_start')[1]}`

  await using visit = await enter(path, {
    address,
    width: 375,
    theme: 'dark',
    first: freezeClock,
    expecting: /status of 400/,
  })
  const { page } = visit
  await using wrong = await enter('/first_start#guessed', { address })
  await expect(wrong.page.getByText(/^This link has expired or is incomplete/)).toBeVisible()
  await wrong.page.setViewportSize({ width: 320, height: 640 })
  const command = wrong.page.getByText('npm run staff -- --first', { exact: true })
  expect(await command.evaluate((words) => words.getClientRects().length)).toBe(1)
  await fitsItsWindow(wrong.page)
  // Paste the right link into the same tab.
  await wrong.page.evaluate((hash) => window.location.assign(hash), `#${path.split('#')[1]}`)
  await expect(wrong.page.getByRole('button', { name: 'Create shop' })).toBeVisible()
  // Opened before another person starts.
  await using stale = await enter(path, { address, first: freezeClock, expecting: /status of 409/ })
  // The screen follows the choice of a language, before the shop offers it.
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('button', { name: 'Créer la boutique' })).toBeVisible()
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Create shop' })).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await field(page, 'Name of the shop').fill('Söhne')
  await field(page, 'First name').fill('Anna')
  await field(page, 'Last name').fill('Roux')
  await field(page, 'E-mail').fill('anna@example.com')
  await field(page, 'Password').fill('password')
  await press(page, 'Create shop')
  await expect(page.getByRole('main').getByText(/too common|guess/i)).toBeVisible()
  await field(page, 'Password').fill('correct horse battery')
  await pastTheGuard(page)
  await press(page, 'Create shop')
  await pathIs(page, '/admin')
  await says(page, 'Welcome to the admin')
  const steps = page.getByRole('main').getByRole('region', { name: 'Before you launch' })
  await expect(steps.getByRole('link', { name: 'Seller' })).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Name', exact: true })).toBeHidden()
  await expect(page.getByRole('main').getByText('No products for sale yet.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Söhne')).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])

  await stale.page.getByLabel('First name').fill('Eve')
  await field(stale.page, 'Last name').fill('Roux')
  await field(stale.page, 'E-mail').fill('eve@example.com')
  await field(stale.page, 'Password').fill('correct horse battery')
  await press(stale.page, 'Create shop')
  await expect(stale.page.getByText(/This link is no longer valid/).first()).toBeVisible()

  // A used link says so and links to the login, or to the admin for staff.
  await using late = await enter(path, { address, first: freezeClock, width: 320 })
  await expect(late.page.getByText('This link was already used. The shop has an owner.')).toBeVisible()
  await expect(late.page.getByRole('button', { name: 'Create shop' })).toBeHidden()
  await fitsItsWindow(late.page)
  expect(await axeViolations(late.page)).toEqual([])
  await late.page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await pathIs(late.page, '/login')
  await field(late.page, 'Email').fill('anna@example.com')
  await field(late.page, 'Password').fill('correct horse battery')
  await late.page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await pathIs(late.page, '/admin')
  await late.goTo(path)
  await late.page.getByRole('main').getByRole('link', { name: 'Admin' }).click()
  await pathIs(late.page, '/admin')
})

test('the demo data is removed after typing the confirmation word', async () => {
  const shop = shopWithDemo
  const { id } = await shop.created({ title: 'Demo mug', slug: 'demo-mug' })
  await shop.created({ title: 'Own mug', slug: 'own-mug' })
  await shop.db.insertInto('demo_things').values({ kind: 'product', id }).execute()
  // As if no staff member had edited anything.
  await shop.db.deleteFrom('audit_entries').execute()
  await using visit = await enter('/admin', {
    address: shop.address,
    token: shop.staff,
    first: freezeClock,
    expecting: /status of 400/,
  })
  const { page } = visit
  await press(page, 'Remove demo data')
  const dialog = page.getByRole('dialog', { name: 'Remove demo data' })
  await expect(dialog.getByText('1 product', { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const word = dialog.getByLabel('Type REMOVE to confirm')
  await word.fill('yes')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByText('Type REMOVE.')).toBeVisible()
  await word.fill('REMOVE')
  await pastTheGuard(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await says(page, 'Demo data removed')
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await shop.ask('/api/product/demo-mug/')).status).toBe(404)
  await expect.poll(async () => (await shop.ask('/api/product/own-mug/')).status).toBe(200)
})
