import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { openAdminScreen } from '../../support/browser/admin-navigation.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { freezeClock, hasFocus, pastTheGuard, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, ask, staff: token, created } = await openStaffShop()
await created({ slug: 'lamp', title: 'Lamp', maker: 'Lumen' })

test.each(alsoDeep([375], [1440]))('staff add shipping zones and methods with prices, at %i px', async (width) => {
  await using visit = await enter('/admin', { address, token, width, first: freezeClock, expecting: /status of 400/ })
  const { page } = visit
  const main = page.getByRole('main')
  const name = `Letter ${width}`
  await openAdminScreen(page, 'Delivery', 'Settings')
  await main.getByRole('link', { name: 'Add shipping method to France' }).click()
  await main.getByLabel('Name', { exact: true }).fill(name)
  await main.getByLabel('Up to, in grams, line 1').fill('250')
  await main.getByLabel('Costs, in euros, line 1').fill('free')
  await main.getByRole('button', { name: 'Add a line' }).click()
  await main.getByLabel('Costs, in euros, line 2').fill('4,90')
  await main.getByRole('button', { name: 'Save' }).click()
  // The input is still there.
  await expect(main.getByText('Line 1: Write a price, for example 4.90.')).toBeVisible()
  await main.getByLabel('Costs, in euros, line 1').fill('2.5')
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  await pastTheGuard(page)
  await main.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Delivery saved')
  const row = main.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(row).toRead(/€2.50 up to 250 g, €4.90 beyond.*Tracked.*Ordered now: /)
  await fitsItsWindow(page)
  expect(await axeViolations(page)).toEqual([])
  // A zone with methods is deleted on its own screen, which names them.
  await expect(main.getByRole('button', { name: 'Delete European Union' })).toBeVisible()
  expect(await main.getByRole('button', { name: 'Delete France' }).count()).toBe(0)

  await row.click()
  await main.getByText('Delete shipping method').click()
  await pastTheGuard(page)
  await main.getByRole('button', { name: 'Delete', exact: true }).click()
  await says(page, 'Shipping method deleted')
  await expect(row).toBeHidden()

  await main.getByRole('button', { name: 'Delete European Union' }).click()
  await says(page, 'Deleted: European Union')
  await expect(main.getByRole('rowheader', { name: 'European Union' })).toBeHidden()
  // Another zone takes one of its countries.
  const country = width === 375 ? 'AT' : 'BE'
  const body = JSON.stringify({ name: country, countries: [country] })
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  expect((await ask('/api/delivery_zones/', { method: 'POST', headers, body })).status).toBe(201)
  await page.getByRole('button', { name: 'Undo' }).click()
  await says(page, 'Restored: European Union')
  await says(page, 'Some of its countries are in another zone now. They stay there.')
  await expect(main.getByRole('row', { name: /European Union (Belgium, )?Bulgaria/ })).toBeVisible()
})

test('a new zone takes its countries from another zone', { tags: ['deep'] }, async () => {
  await using visit = await enter('/admin/delivery/zones/new', { address, token, width: 768, theme: 'dark' })
  const main = visit.page.getByRole('main')
  await main.getByLabel('Name', { exact: true }).fill('Neighbours')
  for (const country of ['Germany', 'Belgium']) await main.getByLabel(country).check()
  await main.getByRole('button', { name: 'Save' }).click()
  const row = (name: string) => main.getByRole('row').filter({ has: visit.page.getByRole('rowheader', { name }) })
  await expect(row('Neighbours')).toRead(/Belgium, Germany/)
  await expect.poll(() => row('European Union').textContent()).not.toContain('Germany')
  expect(await axeViolations(visit.page)).toEqual([])
})

test('manufacturer contact details are entered once and appear on each of its products', async () => {
  await using visit = await enter('/admin/makers', { address, token, first: freezeClock })
  const { page } = visit
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add contact details of Lumen' }).click()
  await main.getByLabel('Postal address').fill('1 rue du Four\n26400 Crest')
  await main.getByLabel('E-mail or web address').fill('nowhere')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText('Enter an e-mail address, or a web address')).toBeVisible()
  await main.getByLabel('E-mail or web address').fill('https://lumen.example')
  await pastTheGuard(page)
  await main.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Manufacturer saved')
  await hasFocus(main.getByRole('button', { name: 'Edit Lumen' }))
  expect(await axeViolations(page)).toEqual([])

  await using visitor = await enter('/products/lamp', { address, script: false })
  await expect(visitor.page.getByRole('main')).toRead(
    /Made by Lumen 1 rue du Four 26400 Crest https:\/\/lumen\.example/,
  )
})
