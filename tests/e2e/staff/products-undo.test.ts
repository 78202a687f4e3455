import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { freezeClock, hasFocus, pastTheGuard, press, says } from '../support/browser/forms.ts'
import { enter } from '../support/browser/visit.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop
for (const title of ['Mug', 'Bowl', 'Vase']) await shop.created({ title, slug: title.toLowerCase() })

const main = (page: Page) => page.getByRole('main')

test('a bulk change of the VAT class is undone for ten seconds, and the row menu hides and deletes', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await shop.created({ title: `Plate ${number}`, slug: `plate-${number}` })
  await using visit = await enter('/admin/products?sort=title', {
    address,
    token: staff,
    width: 1440,
    first: freezeClock,
  })
  const { page } = visit
  const vase = main(page).getByRole('link', { name: 'Vase', exact: true })
  await expect(vase).toBeVisible()
  expect(await vase.evaluate((link) => link.closest('td')?.clientWidth)).toBeGreaterThan(190)
  const ends = await main(page)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom))
  expect(ends.filter((end) => end <= 900).length).toBeGreaterThanOrEqual(12)

  await main(page).getByRole('checkbox', { name: 'Select all on this page' }).check()
  await press(page, 'Apply')
  await expect(
    page.getByRole('region', { name: 'Selected products' }).getByText('Choose an action.', { exact: true }),
  ).toBeVisible()
  await page.getByLabel('Action', { exact: true }).selectOption('Set the VAT class to')
  await page.getByLabel('Value').selectOption('No VAT')
  // The bar stays in view and would cover a row partly.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await axeViolations(page)).toEqual([])
  await pastTheGuard(page)
  await press(page, 'Apply')
  await says(page, '13 products changed')
  const classes = async () => {
    const rows = await shop.db.selectFrom('products').select('vat_class').where('deleted_at', 'is', null).execute()
    return [...new Set(rows.map((row) => row.vat_class))]
  }
  await expect.poll(classes).toEqual(['zero'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await says(page, '13 products restored')
  await expect.poll(classes).toEqual(['standard'])

  await press(page, 'More options for Plate 3')
  await expect
    .poll(() => page.getByRole('menuitem').allTextContents())
    .toEqual(['Edit', 'View', 'Stock and movements', 'Duplicate', 'Hide', 'Put on sale', 'Delete …'])
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await hasFocus(main(page).getByRole('button', { name: 'More options for Plate 3' }))
  await press(page, 'More options for Plate 3')
  await page.getByRole('menuitem', { name: 'Delete …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Plate 3?' })
  await dialog.getByRole('button', { name: 'Hide instead' }).click()
  await says(page, '1 product changed')
  await expect(main(page).getByRole('button', { name: 'Publish Plate 3' })).toBeVisible()
})
