import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { freezeClock, hasFocus, isWrong, pastTheGuard, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const { address, staff: token, db } = await openStaffShop()
const FUTURE = { class: 'reduced', valid_from: '2099-01-01', rate: 700 }

test.each(alsoDeep([{ width: 375, theme: 'dark' }], [{ width: 1440, theme: 'light' }]))(
  'staff add, change and delete a future VAT rate, at $width px in $theme theme',
  async ({ width, theme }) => {
    const circumstances = { address, token, width, theme: theme as 'dark', first: freezeClock }
    await using visit = await enter('/admin/vat?country=DE', { ...circumstances, expecting: /status of 400/ })
    const { page } = visit
    const main = page.getByRole('main')
    const table = main.getByRole('table', { name: 'VAT' })
    await main.getByText('Add rate').click()
    const add = main.getByRole('group')
    const fill = async (percent: string, from: string) => {
      await add.getByLabel('Country').selectOption('DE')
      await add.getByLabel('Class').selectOption('reduced')
      await add.getByLabel('Percent').fill(percent)
      await add.getByLabel('From').fill(from)
    }
    await fill('7', '2020-01-01')
    await add.getByRole('button', { name: 'Add' }).click()
    await says(page, 'Rate added')
    await expect(table.getByRole('row', { name: 'Germany Reduced 7 % 1 January 2020 Applies' })).toBeVisible()

    await fill('70', '2099-01-01')
    await pastTheGuard(page)
    await add.getByRole('button', { name: 'Add' }).click()
    await isWrong(add.getByLabel('Percent'), 'Ensure this value is less than or equal to 50.')
    await add.getByLabel('Percent').fill('6,5')
    await add.getByRole('button', { name: 'Add' }).click()
    await says(page, 'Rate added')
    await fitsItsWindow(page)
    expect(await axeViolations(page)).toEqual([])

    await table.getByRole('button', { name: 'Edit Reduced 6.5 % of Germany' }).click()
    await table.getByLabel('Percent').fill('8')
    await pastTheGuard(page)
    await table.getByRole('button', { name: 'Save' }).click()
    await says(page, 'Rate updated')
    await press(page, 'Delete Reduced 8 % of Germany')
    await says(page, 'Deleted: Reduced 8 % of Germany')
    await expect(table.getByRole('button', { name: 'Edit Reduced 8 % of Germany' })).toBeHidden()
    await db.deleteFrom('vat_rates').where('valid_from', '>', '2090-01-01').execute()
  },
)

test('a list is sorted, filtered, searched and exported, and a bulk deletion is undone', async () => {
  for (const country of ['DE', 'AT', 'BE', 'NL'])
    await db
      .insertInto('vat_rates')
      .values({ ...FUTURE, country })
      .execute()
  await using visit = await enter('/admin/vat', { address, token, width: 1440, first: freezeClock })
  const { page } = visit
  const main = page.getByRole('main')
  const countries = () => main.getByRole('rowheader').allInnerTexts()
  const search = () => new URL(page.url()).search
  await main.getByRole('combobox', { name: 'Status' }).selectOption('Future')
  await expect.poll(countries).toEqual(['Austria', 'Belgium', 'Germany', 'Netherlands'])
  await main.getByRole('link', { name: 'Country' }).click()
  await expect.poll(search).toBe('?state=future&sort=country')
  await main.getByRole('link', { name: 'Country' }).click()
  await expect.poll(countries).toEqual(['Netherlands', 'Germany', 'Belgium', 'Austria'])
  expect(search()).toBe('?state=future&sort=-country')
  await expect
    .poll(() => main.getByRole('columnheader', { name: 'Country' }).getAttribute('aria-sort'))
    .toBe('descending')
  await main.getByRole('searchbox', { name: 'Search the list' }).fill('REDUCED er')
  await expect.poll(countries).toEqual(['Netherlands', 'Germany'])
  await page.reload()
  await expect.poll(countries).toEqual(['Netherlands', 'Germany'])
  expect(await axeViolations(page)).toEqual([])

  const file = page.waitForEvent('download')
  await press(page, 'Export CSV')
  expect((await file).suggestedFilename()).toBe('vat.csv')
  expect((await readFile(await (await file).path(), 'utf8')).split('\r\n')).toEqual([
    '\uFEFF"Country","Class","Rate (%)","From","Status"',
    '"Netherlands","Reduced",7,"2099-01-01","Future"',
    '"Germany","Reduced",7,"2099-01-01","Future"',
    '',
  ])

  // The second row by keyboard, then the first one, then both are deleted.
  await main.getByRole('heading', { name: 'Rates' }).click()
  for (const key of ['j', 'j', 'x', 'k', 'x']) await page.keyboard.press(key)
  await hasFocus(main.getByRole('button', { name: 'Edit Reduced 7 % of Netherlands' }))
  const bar = main.getByRole('region', { name: 'Bulk actions' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await bar.getByRole('button', { name: 'Delete' }).click()
  await says(page, '2 deleted')
  await expect(main.getByText('Nothing matches. Change the search or the filters.')).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await says(page, '2 restored')
  await expect.poll(countries).toEqual(['Netherlands', 'Germany'])

  // Another staff member changes one of the selected records.
  await main.getByRole('checkbox', { name: 'Select all' }).check()
  await db
    .updateTable('vat_rates')
    .set({ rate: 800, version: 9 })
    .where('country', '=', 'NL')
    .where('class', '=', 'reduced')
    .execute()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await says(page, 'One of these can’t be changed, or someone else changed it. It stays as it is.')
  await expect.poll(countries).toEqual(['Netherlands'])
})
