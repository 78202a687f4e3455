import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { enter } from '../../support/browser/visit.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

test('staff see the sales of a period by day and product, and download them, at 375 px in dark theme', async () => {
  const { token } = await newCustomer('Odile', { role: 'orders' })
  await using visit = await enter('/admin/reports', { token, width: 375, theme: 'dark' })
  const { page } = visit
  const main = page.getByRole('main')
  const rows = main.getByRole('table').last().locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(30)
  expect(await axeViolations(page)).toEqual([])
  await main.getByRole('link', { name: '7 days', exact: true }).click()
  await expect.poll(() => rows.count()).toBe(7)

  await main.getByRole('link', { name: 'Product', exact: true }).click()
  await expect.poll(() => rows.first().getByRole('link').count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  // Both choices are in the address.
  await page.reload()
  const first = await rows.first().getByRole('link').innerText()
  const file = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^sales-by-product-.+\.csv$/)
  expect(await readFile(await (await file).path(), 'utf8')).toContain(first)

  // A first day after the last one moves both.
  await main.getByLabel('From').fill('2099-01-01')
  await page.keyboard.press('Enter')
  await expect(main.getByText('No sales in this period.')).toBeVisible()
  expect(await main.getByLabel('to', { exact: true }).inputValue()).toBe('2099-01-01')
})
