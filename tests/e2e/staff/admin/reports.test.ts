import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toCents } from '../../../../lib/money.ts'
import { reportAddress } from '../../../../shop/admin/reports/report-address.ts'
import { addDays, inShopTime } from '../../../../shop/sales/shipping/dates/calendar-day.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { enter } from '../../support/browser/visit.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

test('staff see the sales of a period by day and product, and download them, at 375 px in dark theme', async () => {
  const { token } = await newCustomer('Odile', { isStaff: true })
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

test('each group of the sales report has a plot with the period before, rows, and a file with the same totals', async () => {
  const { token } = await newCustomer('Odile', { role: 'orders' })
  // Other tests add orders of today to the shop that all share.
  const { day } = inShopTime(new Date())
  const past = { from: addDays(day, -30), to: addDays(day, -1), by: 'day' as const }
  await using visit = await enter(reportAddress(past), { token })
  const { page } = visit
  const main = page.getByRole('main')
  const plot = main.getByRole('img', { name: /^Sales by day, .+; Period before: .+/ })
  await expect(main.getByRole('paragraph').filter({ hasText: 'Period before: ' })).toBeVisible()
  const whole = main.getByRole('definition').first()
  const [sales = 0] = sums([[await whole.innerText()]])
  expect(sales).toBeGreaterThan(0)

  let ofDays: number[] | undefined
  for (const group of ['Day', 'Product', 'Collection', 'Country', 'Payment method', 'Customer']) {
    await main.getByRole('link', { name: group, exact: true }).click()
    const table = main.getByRole('table', { name: `Sales by ${group.toLowerCase()}` }).last()
    await expect(table.getByRole('columnheader', { name: group })).toBeVisible()
    await expect(plot).toBeVisible()
    const rows = await cellsOf(page, `Sales by ${group.toLowerCase()}`)
    expect(rows.length).toBeGreaterThan(0)
    const file = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Download as CSV' }).click()
    const text = await readFile(await (await file).path(), 'utf8')
    const records = parse<Record<string, string>>(text, { bom: true, columns: true })
    expect(records.length).toBe(rows.length)
    const ofFile = records.map((row) => [row.orders, row.items, row.sales, row.sales_before].map((cell) => cell ?? ''))
    expect({ group, sums: sums(rows) }).toEqual({ group, sums: sums(ofFile) })
    // Sales by product and collection exclude delivery, and a product can be in several collections.
    if (!['Product', 'Collection'].includes(group)) expect(sums(rows)[2]).toBe(sales)
    // The plot has its own figures as a table, with those of the period before.
    if (group !== 'Day') expect(sums(await cellsOf(page, 'Sales by day'))).toEqual(ofDays)
    else ofDays = sums(rows).toSpliced(1, 1)
  }
})

/** Returns the numbers of the rows of a table. */
const cellsOf = (page: Page, caption: string) =>
  page
    .getByRole('main')
    .getByRole('table', { name: caption, exact: true })
    .last()
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)))

/** Adds up each column, amounts in cents. */
function sums(rows: readonly (readonly string[])[]): number[] {
  const numbers = rows.map((row) => row.map((cell) => toCents(cell.replace(/[^\d.-]/g, ''))))
  return (numbers[0] ?? []).map((_, column) => numbers.reduce((sum, row) => sum + (row[column] ?? 0), 0))
}
