import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { hasFocus, pathIs } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token, customer, created, ask } = await openStaffShop()
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
  const areas = page.getByRole('navigation', { name: 'Admin' })
  await expect(areas.getByRole('link', { name: /^Messages.*1 waiting/ })).toBeVisible()
  await expect.poll(() => areas.locator('[aria-current=page]').allInnerTexts()).toEqual(['Orders'])
  expect(await axeViolations(page)).toEqual([])

  await areas.getByRole('link', { name: /^Messages.*1 waiting/ }).click()
  await pathIs(page, '/admin/contact')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('screen')
  await page.getByRole('main').getByRole('button', { name: 'Mark as answered' }).click()
  await expect(areas.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
})

test('on a phone, the groups are in a row with the screens of the current group', async () => {
  await using visit = await enter('/admin/collections', { address, token, width: 375, theme: 'dark' })
  const { page } = visit
  const groups = page.getByRole('navigation', { name: 'Admin' })
  await expect.poll(() => groups.locator('[aria-current=true]').allInnerTexts()).toEqual(['Products'])
  await expect(
    page.getByRole('navigation', { name: 'Products screens' }).getByRole('link', { name: 'Import and export' }),
  ).toBeVisible()
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await groups.getByRole('link', { name: 'Settings' }).click()
  await pathIs(page, '/admin/settings')

  // The current entry is scrolled into view in both rows.
  await visit.goTo('/admin/changes')
  for (const [row, name] of [
    [groups, 'Settings'],
    [page.getByRole('navigation', { name: 'Settings screens' }), 'Activity log'],
  ] as const) {
    const isInSight = () =>
      row.getByRole('link', { name }).evaluate((link) => {
        const { left, right } = link.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      })
    await expect.poll(isInSight).toBe(true)
  }
})

test('customers and visitors see no admin navigation', async () => {
  await using mia = await enter('/admin', { address, token: await customer() })
  await using visitor = await enter('/admin', { address })
  for (const { page } of [mia, visitor]) {
    await expect(page.getByText('Only staff can manage the shop.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden()
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

  await page.getByRole('button', { name: 'Search the admin' }).click()
  await hasFocus(box)
  await page.keyboard.type('mia')
  await expect(
    found.getByRole('group', { name: 'Customers' }).getByRole('option', { name: /Mia Journey/ }),
  ).toBeVisible()
  await box.fill('announce')
  await expect.poll(() => found.getByRole('option').count()).toBe(1)
  await expect.poll(() => found.getByRole('option').getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await pathIs(page, '/admin/settings/announcement')
  await page.keyboard.press('Control+k')
  await hasFocus(box)
  await page.keyboard.type('mug')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
