import { expect, test } from 'vitest'
import { collectionForm } from '../../../fixtures/collections.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { field, freezeClock, isWrong, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, ask, staff: token } = await openStaffShop()

test('staff add, rename, move and remove menu entries, and a concurrent change loses none of them', async () => {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const first = 'Kitchen and table'
  const made = await ask('/api/collections/', {
    ...{ method: 'POST', headers: { authorization: `Token ${token}` } },
    body: collectionForm({ title: first, slug: 'kitchen', in_menu: 'true' }),
  })
  expect(made.status).toBe(201)
  await using visit = await enter('/admin', {
    address,
    token,
    width: 375,
    expecting: /status of 409/,
    first: freezeClock,
  })
  const { page } = visit
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  await openAdminScreen(page, 'Menus', 'Content')
  const header = main.getByRole('list', { name: 'Header', exact: true })
  await expect(header).toRead(/Home Always shown .*Shop.*Contact us Always shown/)

  // An own link, with an error at its field.
  await button('Add link').first().click()
  await field(page, 'Type').selectOption('link')
  await field(page, 'Address').fill('javascript:alert(1)')
  await field(page, 'Text').fill('Journal')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await isWrong(
    field(page, 'Address'),
    'Enter an address of this shop, such as /pages/about-us, or a web address that begins with https://.',
  )
  await field(page, 'Address').fill('https://journal.example/')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(header).toRead(/Shop.*Journal/)
  await button('Move Journal up').press('Enter')
  await expect(header).toRead(/Journal.*Shop/)

  // A built-in screen with its own text below an entry of the shop menu.
  const shop = main.getByRole('list', { name: 'Shop menu', exact: true })
  await button(`Add a link below ${first}`).click()
  await field(page, 'Type').selectOption('screen')
  await field(page, 'Screen').selectOption('sales')
  await field(page, 'Own text').fill('Bargains')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(shop.getByRole('list', { name: first, exact: true })).toRead(/Bargains/)
  await button('Edit Bargains').click()
  await field(page, 'Own text').fill('On offer')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(shop).toRead(/On offer/)

  // Removed, restored.
  await button(`Remove ${first}`).click()
  await expect.poll(() => shop.getByText('On offer').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shop.getByRole('list', { name: first, exact: true })).toRead(/On offer/)
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])

  // Someone else saves first.
  const { choices: _, ...menus } = await (await ask('/api/staff_menus/', { headers })).json()
  const theirs = { ...menus, footer: [...menus.footer, { kind: 'heading', label: 'Theirs', links: [] }] }
  const put = await ask('/api/staff_menus/', { method: 'PUT', headers, body: JSON.stringify(theirs) })
  expect(put.status).toBe(200)
  await button('Save').click()
  await expect(main.getByRole('alert').first()).toRead(/Someone else has changed the menus/)
  await expect(header).toRead(/Journal.*Shop/)
  await button('Save').click()
  await says(page, 'Menus saved')
  await expect(header).toRead(/Journal.*Shop/)

  await using visitor = await enter('/contact', { address, width: 1440, theme: 'dark' })
  const banner = visitor.page.getByRole('banner')
  await expect.poll(() => banner.getByRole('link', { name: 'Journal' }).getAttribute('rel')).toBe('noopener')
  await banner.getByRole('button', { name: 'Shop' }).click()
  const offer = visitor.page
    .getByRole('navigation', { name: 'Shop', exact: true })
    .getByRole('link', { name: 'On offer' })
  await expect(offer).toBeVisible()
  expect(await axeViolations(visitor.page)).toEqual([])
  await offer.click()
  await expect.poll(() => visitor.page.url()).toMatch(/\/\?reduced=true$/)
})
