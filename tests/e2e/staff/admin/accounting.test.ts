import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPerson } from '../../../fixtures/people.ts'
import { axeViolations } from '../../support/browser/axe-violations.ts'
import { fitsItsWindow } from '../../support/browser/fits-its-window.ts'
import { enter } from '../../support/browser/visit.ts'
import { openSellingStaffShop } from '../../support/shop/selling-shop.ts'

const shop = await openSellingStaffShop()
const { address, db } = shop

/** Stores an invoice of 120.00 to Germany without a payment. */
async function storeInvoice(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  await sql`
    insert into orders (id, total_cents, vat_mode, status) overriding system value
    values (77, 12000, 'home', 'delivered')`.execute(db)
  await sql`
    insert into document_series (kind, year, is_test, last_number, last_issued_on)
    values ('invoice', 2026, false, 1, ${today}::date)`.execute(db)
  const taxes = [{ rate: 2000, category: 'S', grossCents: 12_000, netCents: 10_000, vatCents: 2_000 }]
  const buyer = { name: 'Mia', company: '', address: ['1 rue A'], country: 'FR', vatNumber: '', siren: '' }
  await sql`
    insert into documents (kind, year, is_test, number, label, order_id, issued_at, issued_on, buyer, gross_cents, body)
    values ('invoice', 2026, false, 1, 'F2026-000001', 77, now(), ${today}::date, 'Mia', 12000,
      ${JSON.stringify({ buyer, credits: null, taxes, charges: [] })}::jsonb)`.execute(db)
}

/** Stores three numbers without documents. */
const storeVoidNumbers = () =>
  sql`
    insert into void_document_numbers (kind, year, is_test, first_number, last_number, reason, voided_at)
    values ('invoice', 2026, false, 2, 4, 'Backup of 28 November restored', now())`.execute(db)

/** Stores a payout of 25.00, less a fee of 0.70, with a payment that the shop does not know. */
async function storePayout(): Promise<void> {
  await sql`insert into payout_fetches (provider, fetched_at) values ('stripe', now())`.execute(db)
  await sql`
    with payout as (
      insert into payouts (provider, reference, state, arrives_on, cents, is_test)
      values ('stripe', 'po_1', 'paid', ${new Date().toISOString().slice(0, 10)}::date, 2430, false) returning id
    )
    insert into payout_movements (payout_id, reference, kind, cents, fee_cents, moved_at)
    select id, 'txn_1', 'payment', 2500, 70, now() from payout`.execute(db)
}

test('an accountant reads accounting and downloads a file, and sees no other area', { timeout: 60_000 }, async () => {
  const { token } = await addPerson(db, { first: 'Ada', last: 'Books', role: 'accountant' })
  await using visit = await enter('/admin/accounting', { address, token, width: 375, theme: 'dark' })
  const main = visit.page.getByRole('main')
  await expect(main.getByText('No documents in this period.')).toBeVisible()
  await expect(main.getByText('Documents and payments agree.')).toBeVisible()
  expect(await axeViolations(visit.page)).toEqual([])
  await fitsItsWindow(visit.page)
  await storeInvoice()
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
  await storePayout()
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
  await storeVoidNumbers()
  await visit.goTo('/admin/invoices')
  await expect(main.getByText('F2026-000002 to F2026-000004: Backup of 28 November restored')).toBeVisible()
  expect(await axeViolations(visit.page)).toEqual([])
  await fitsItsWindow(visit.page)
  await visit.goTo('/admin')
  await expect(main.getByRole('link', { name: 'Open accounting' })).toBeVisible()
  expect(await visit.page.getByRole('link', { name: 'Products', exact: true }).count()).toBe(0)
})
