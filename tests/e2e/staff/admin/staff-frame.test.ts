import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { adminNavigation, openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { hasFocus, pathIs } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token, customer, otherStaff, created, ask } = await openStaffShop()
await created({ title: 'Everyday mug', slug: 'everyday-mug' })

/** Sends a message to the shop. */
const write = (title: string) =>
  ask('/api/contact/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mia', email: 'mia@example.com', title, body: 'Are you open?' }),
  })

test('on a desktop, the admin navigation is next to the screen with open counts, and the keyboard can skip it', async () => {
  await write('Hello')
  await using visit = await enter('/admin/orders', { address, token })
  const { page } = visit
  const areas = adminNavigation(page)
  await expect(areas.getByRole('link', { name: /^Messages.*1 waiting/ })).toBeVisible()
  await expect.poll(() => areas.locator('[aria-current=page]').allInnerTexts()).toEqual(['Orders'])
  expect(await axeViolations(page)).toEqual([])

  await areas.getByRole('link', { name: /^Messages.*1 waiting/ }).click()
  await pathIs(page, '/admin/contact')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('screen')
  await page.getByRole('main').getByRole('button', { name: 'Mark as answered' }).click()
  await expect(areas.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
})

test('on a phone, one bar has the main screens, the search and a sheet with all other screens', async () => {
  await using visit = await enter('/admin/collections', { address, token, width: 375, theme: 'dark' })
  const { page } = visit
  const bar = adminNavigation(page)
  await expect.poll(() => bar.locator('[aria-current=true]').allInnerTexts()).toEqual(['Products'])
  await expect(bar).toRead(/^Dashboard Orders Products Search More/)
  for (const tab of await bar.locator('a, button').all())
    expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeHidden()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await bar.getByRole('button', { name: 'More' }).click()
  const sheet = page.getByRole('dialog', { name: 'All screens' })
  for (const name of ['Collections', 'Import and export', 'Activity log', 'Home', 'Contact us'])
    await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await sheet.getByRole('link', { name: 'Settings' }).click()
  await pathIs(page, '/admin/settings')
  await expect(sheet).toBeHidden()
  await bar.getByRole('button', { name: 'Search' }).click()
  await hasFocus(page.getByRole('combobox', { name: 'Orders, products, customers, pages' }))
})

test('notifications list what happened, mark it as seen and link to it, also on a phone', async () => {
  await write('Is the blue mug dishwasher-safe?')
  for (const width of alsoDeep([375], [1440])) {
    const another = await otherStaff(`Ida${width}`)
    await using visit = await enter('/admin/pages', { address, token: another, width, theme: 'dark' })
    const { page } = visit
    const open = page.getByRole('button', { name: /^Notifications \(\d+ new\)$/ })
    await open.click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('link', { name: /Message Is the blue mug dishwasher-safe\? .* New$/ })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    await page.keyboard.press('Escape')
    const seen = page.getByRole('button', { name: 'Notifications', exact: true })
    await expect(seen).toBeVisible()
    await hasFocus(seen)
    await seen.click()
    await panel.getByRole('link', { name: /Is the blue mug/ }).click()
    await pathIs(page, '/admin/contact')
    await expect(panel).toBeHidden()
  }
})

test.each([1024, 375])(
  'the links to the shop, the account and the terms stay within reach, at %i px',
  { tags: ['deep'] },
  async (width) => {
    await using visit = await enter('/admin/orders', { address, token, width })
    const { page } = visit
    const [top, end] = [page.getByRole('banner'), page.getByRole('contentinfo')]
    await expect(top.getByRole('link', { name: 'Comptoir, to the home page' })).toBeVisible()
    await expect(top.getByRole('link', { name: 'View shop' })).toBeVisible()
    await expect(end).toRead(/Terms of Service.*Copyright © 2024 Comptoir/)
    if (width === 1024)
      await expect
        .poll(() => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts())
        .toEqual(['Home', 'Contact us', 'Admin'])
    await top.getByRole('button', { name: 'Account menu of Ada Journey' }).click()
    const menu = page.locator('[popover]').filter({ hasText: 'Logout' })
    await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual(['Account', 'Cart', 'Orders', 'Logout'])
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])
    await menu.getByRole('link', { name: 'Orders' }).click()
    await pathIs(page, '/orders')
    await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeVisible()
  },
)

test('a group lists its screens while one of them is current, and at most 17 entries fit at 900 px', {
  tags: ['deep'],
}, async () => {
  await using visit = await enter('/admin', { address, token })
  const { page } = visit
  const links = adminNavigation(page).getByRole('link')
  await expect.poll(() => links.count()).toBe(10)
  for (const [screen, group] of [
    ['Reviews', 'Products'],
    ['Payment methods', 'Settings'],
  ] as const) {
    await openAdminScreen(page, screen, group)
    await expect.poll(() => links.filter({ hasText: screen }).getAttribute('aria-current')).toBe('page')
    expect(await links.count()).toBeLessThanOrEqual(17)
    const isScrolled = () =>
      adminNavigation(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    expect(await isScrolled()).toBe(false)
  }
  const names = await links.allInnerTexts()
  expect(new Set(names).size).toBe(names.length)
})

test('single keys open screens, move through rows and can be turned off', { tags: ['deep'] }, async () => {
  await using visit = await enter('/admin', { address, token })
  const { page } = visit
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key)
  }
  await expect(adminNavigation(page).getByRole('link', { name: 'Products' })).toBeVisible()
  await keys('g', 'c')
  await pathIs(page, '/admin/customers')
  await hasFocus(page.getByRole('searchbox', { name: 'Name or e-mail' }))
  await page.locator('#screen').focus()
  await keys('g', 'o')
  await pathIs(page, '/admin/orders')
  const field = page.getByRole('searchbox', { name: 'Number, name, e-mail or tracking' })
  await hasFocus(field)
  await keys('g', 'p')
  await expect.poll(() => field.inputValue()).toBe('gp')
  await field.blur()
  await keys('g', 'p')
  await pathIs(page, '/admin/products')
  await expect(page.getByRole('row', { name: /Everyday mug/ })).toBeVisible()
  await page.locator('#screen').focus()
  await keys('j')
  await hasFocus(page.getByRole('row').getByRole('link', { name: 'Everyday mug', exact: true }))
  await keys('Enter')
  await pathIs(page, '/admin/products/update/everyday-mug?from=%2Fadmin%2Fproducts')
  await page.locator('#screen').focus()
  await keys('c')
  await pathIs(page, '/admin/products/create')

  await page.locator('#screen').focus()
  await keys('Shift+?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toRead(/Go to customers/)
  expect(await axeViolations(page)).toEqual([])
  await list.getByRole('checkbox').uncheck()
  await keys('Escape')
  await expect(list).toBeHidden()
  await page.reload()
  await expect(adminNavigation(page).getByRole('link', { name: 'Products' })).toBeVisible()
  await page.locator('#screen').focus()
  await keys('g', 'o', '?')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(list).toBeVisible()
  await pathIs(page, '/admin/products/create')
  expect(await list.getByRole('checkbox').isChecked()).toBe(false)
})

test('customers and visitors see no admin navigation', async () => {
  await using mia = await enter('/admin', { address, token: await customer() })
  await using visitor = await enter('/admin', { address })
  for (const { page } of [mia, visitor]) {
    await expect(page.getByText('Only staff can manage the shop.')).toBeVisible()
    await expect(adminNavigation(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
})

test.each(alsoDeep([1440], [375]))('staff find records and screens by keyboard, at %i px', async (width) => {
  await using visit = await enter('/admin', { address, token, width })
  const { page } = visit
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Orders, products, customers, pages' })
  await hasFocus(box)
  await page.keyboard.type('every')
  const found = page.getByRole('listbox', { name: 'Found' })
  const option = found.getByRole('group', { name: 'Products' }).getByRole('option', { name: 'Everyday mug' })
  await expect.poll(() => option.getAttribute('aria-selected')).toBe('true')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await pathIs(page, '/admin/products/update/everyday-mug')
  await expect(page.getByRole('dialog')).toBeHidden()

  if (width >= 1024) await page.getByRole('button', { name: 'Search the admin' }).click()
  else await adminNavigation(page).getByRole('button', { name: 'Search' }).click()
  await hasFocus(box)
  await page.keyboard.type('mia')
  await expect(
    found.getByRole('group', { name: 'Customers' }).getByRole('option', { name: /Mia Journey/ }),
  ).toBeVisible()
  await box.fill('announce')
  // The settings come before the help about them.
  await expect.poll(() => found.getByRole('option').count()).toBe(2)
  await expect.poll(() => found.getByRole('option').first().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await pathIs(page, '/admin/settings/announcement')
  await page.keyboard.press('Control+k')
  await hasFocus(box)
  for (const [words, screen] of [
    ['discount', 'Sales'],
    ['shipping', 'Delivery'],
    ['theme', 'Appearance'],
    ['footer', 'Menus'],
    ['navigation', 'Menus'],
    ['invoice', 'Legal facts'],
    ['backup', 'Launch'],
    ['help', 'Keyboard shortcuts'],
    ['password', 'Change your password'],
  ] as const) {
    await box.fill(words)
    await expect(found.getByRole('option', { name: new RegExp(`^${screen}`) })).toBeVisible()
  }
  await box.fill('hotkeys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await box.fill('password')
  await found.getByRole('option', { name: 'Change your password' }).click()
  await pathIs(page, '/account/change_password')
  await visit.goTo('/admin')
  await page.keyboard.press('Control+k')
  await hasFocus(box)
  await page.keyboard.type('mug')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
