import { expect, test } from 'vitest'
import { addPerson } from '../../../fixtures/people.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { enter } from '../../support/browser/visit.ts'
import { storeInvoice, storePayout, storeVoidNumbers } from '../../support/shop/accounting-records.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, db } = shop

test('an accountant reads accounting and downloads a file, and sees no other area', async () => {
  const { token } = await addPerson(db, { first: 'Ada', last: 'Books', role: 'accountant' })
  await using visit = await enter('/admin/accounting', { address, token, width: 375, theme: 'dark' })
  const main = visit.page.getByRole('main')
  await expect(main.getByText('No documents in this period.')).toBeVisible()
  await expect(main.getByText('Documents and payments agree.')).toBeVisible()
  expect(await axeViolations(visit.page)).toEqual([])
  await fitsItsWindow(visit.page)
  await storeInvoice(db)
  await visit.goTo('/admin/accounting')
  await expect(main.getByText('VAT of the shop’s country')).toBeVisible()
  await expect(main.getByText('€20.00').first()).toBeVisible()
  await expect(main.getByText('A document without a movement of money')).toBeVisible()
  expect(await axeViolations(visit.page)).toEqual([])
  await fitsItsWindow(visit.page)
  const [file] = await Promise.all([
    visit.page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download: Sales journal in FEC layout' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/sales-journal-\d{8}\.txt$/)
  await main.getByRole('link', { name: 'View the values of the OSS return' }).click()
  await expect(main.getByText('No sales taxed in other countries in this quarter.')).toBeVisible()
  expect(await axeViolations(visit.page)).toEqual([])
  await visit.goTo('/admin/accounting')
  await main.getByRole('link', { name: 'View payouts' }).click()
  await expect(main.getByText('No payouts are known yet.')).toBeVisible()
  await storePayout(db)
  await visit.goTo('/admin/accounting/payouts')
  await expect(main.getByText('A movement without a payment of this shop')).toBeVisible()
  await expect(main.getByText('€24.30').first()).toBeVisible()
  expect(await axeViolations(visit.page)).toEqual([])
  await fitsItsWindow(visit.page)
  await visit.goTo('/admin/accounting')
  await main.getByRole('link', { name: 'View gift cards' }).click()
  await expect(main.getByText(/^€0.00 outstanding at the end of /)).toBeVisible()
  await expect(main.getByText('The ledger of gift cards agrees')).toBeVisible()
  expect(await axeViolations(visit.page)).toEqual([])
  await fitsItsWindow(visit.page)
  await storeVoidNumbers(db)
  await visit.goTo('/admin/invoices')
  await expect(main.getByText('F2026-000002 to F2026-000004: Backup of 28 November restored')).toBeVisible()
  expect(await axeViolations(visit.page)).toEqual([])
  await fitsItsWindow(visit.page)
  await visit.goTo('/admin')
  await expect(main.getByRole('link', { name: 'Open accounting' })).toBeVisible()
  expect(await visit.page.getByRole('link', { name: 'Products', exact: true }).count()).toBe(0)
})
