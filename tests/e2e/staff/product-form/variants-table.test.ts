import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alsoDeep } from '../../../deep.ts'
import { aPicture } from '../../../fixtures/product-form.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { hasFocus, isWrong, pathIs, press, says } from '../../support/browser/forms.ts'
import { enter } from '../../support/browser/visit.ts'
import { openStaffShop } from '../../support/shop/staff-shop.ts'

const shop = await openStaffShop()
const { address, staff } = shop
const image = await aPicture({ width: 640, height: 480 })

const variants = (names: readonly string[]) => names.map((name) => ({ name, stock: 5, images: [{ image }] }))
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const cell = (page: Page, name: string, label: string) => row(page, name).getByLabel(label, { exact: true })

test('the maximum number of variants is edited in rows, also by keyboard, and expands one by one', {
  tags: ['deep'],
}, async () => {
  const names = Array.from({ length: 50 }, (_, index) => `Tea ${index + 1}`)
  await shop.created({ title: 'Tea', slug: 'tea', price: '9.50', variants: variants(names) })
  await using visit = await enter('/admin/products/update/tea', { address, token: staff })
  const { page } = visit
  // Collapsed variants are not rendered: fifty variants would have a thousand fields.
  await expect.poll(() => page.locator('input[type=file]').count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])

  await cell(page, 'Tea 49', 'Price override in euros').focus()
  await page.keyboard.type('12,50 €')
  await page.keyboard.press('Tab')
  await hasFocus(cell(page, 'Tea 49', 'Stock'))
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await page.keyboard.type('TEA-49')
  await expect.poll(() => cell(page, 'Tea 49', 'Price override in euros').inputValue()).toBe('12.50')
  await row(page, 'Tea 49').getByRole('button', { name: 'More of Tea 49' }).focus()
  await page.keyboard.press('Enter')
  await cell(page, 'Tea 49', 'Weight in grams').fill('1 200')
  await expect.poll(() => page.locator('input[type=file]').count()).toBe(2)
  await row(page, 'Tea 49').getByRole('button', { name: 'Less of Tea 49' }).click()
  await expect(cell(page, 'Tea 49', 'Weight in grams')).toBeHidden()
  await press(page, 'Move Tea 49 to the front')
  await hasFocus(row(page, 'Tea 49'))
  await press(page, 'Remove Tea 50')

  await press(page, 'Save changes')
  await says(page, 'WOHOO')
  await pathIs(page, '/products/tea')
  const { variants: saved } = await shop.product('tea')
  expect(saved).toHaveLength(49)
  expect(saved[0]).toMatchObject({ name: 'Tea 49', price: '12.50', stock: 7, sku: 'TEA-49', weight: 1200 })
})

test('price, stock and weight are applied to all variants at once, and invalid values to none', async () => {
  await shop.created({ title: 'Cup', slug: 'cup', variants: variants(['Red', 'Blue']) })
  await using visit = await enter('/admin/products/update/cup', { address, token: staff, width: 375 })
  const { page } = visit
  await page.getByText('Fill in for all variants').click()
  const [price, stock] = [page.getByLabel('Price override of each in euros'), page.getByLabel('Stock of each')]
  await price.fill('12x')
  await stock.fill('30')
  await press(page, 'Apply to all 2 variants')
  await isWrong(price, '"12x" is not a price; write it like 12.50.')
  await expect.poll(() => cell(page, 'Red', 'Stock').inputValue()).toBe('5')
  await price.fill('12,5')
  await price.press('Enter')
  await expect(page.getByText('Applied to 2 variants. Save the product to keep the changes.')).toBeVisible()
  await fitsItsWindow(page)
  await press(page, 'Save changes')
  await pathIs(page, '/products/cup')
  await expect
    .poll(async () => (await shop.product('cup')).variants)
    .toMatchObject([
      { price: '12.50', stock: 30, weight: null },
      { price: '12.50', stock: 30, weight: null },
    ])
})

test.each(
  alsoDeep(
    [[375, 'dark']],
    [
      [1440, 'light'],
      [320, 'light'],
    ],
  ),
)(
  'what is wrong in a variant that is folded away is said in its row, and unfolds to be put right, at %i px',
  { tags: ['deep'] },
  async (width, theme) => {
    const slug = `glass-${width}`
    await shop.created({ title: 'Glass', slug, variants: variants(['Small', 'Large']) })
    const visiting = { address, token: staff, width, theme }
    await using visit = await enter(`/admin/products/update/${slug}`, visiting)
    const { page } = visit
    await press(page, 'More of Large')
    await cell(page, 'Large', 'GTIN').fill('3760000000018')
    await cell(page, 'Large', 'SKU').fill('x'.repeat(65))
    await press(page, 'Less of Large')
    await cell(page, 'Small', 'Stock').fill('some')
    await press(page, 'Save changes')
    await hasFocus(cell(page, 'Small', 'Stock'))
    await expect(row(page, 'Large').getByText('1 field to correct')).toBeVisible()
    await isWrong(cell(page, 'Large', 'SKU'), 'Ensure this field has no more than 64 characters.')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    const list = page.getByRole('region', { name: '3 fields to correct' })
    await list.getByRole('button', { name: 'Large, GTIN' }).click()
    await hasFocus(cell(page, 'Large', 'GTIN'))
    await isWrong(cell(page, 'Large', 'GTIN'), 'The last digit does not fit the others: one of them is mistyped.')
    expect(await axeViolations(page)).toEqual([])
    await fitsItsWindow(page)
    // An expanded row shows its errors at the fields only.
    await expect(row(page, 'Large').getByText('1 field to correct')).toBeHidden()
    // Errors move with their variant.
    await press(page, 'Move Large to the front')
    await isWrong(cell(page, 'Small', 'Stock'), '"some" is not a whole number; write only digits, like 12.')
    await isWrong(cell(page, 'Large', 'Stock'), 'nothing wrong')
    await cell(page, 'Large', 'GTIN').fill('3 760000 000017')
    await cell(page, 'Large', 'SKU').fill(`LARGE-${width}`)
    await press(page, 'Less of Large')
    await cell(page, 'Small', 'Stock').fill('8')
    await expect(page.getByText(/to correct/)).toBeHidden()
    await press(page, 'Save changes')
    await says(page, 'WOHOO')
  },
)
