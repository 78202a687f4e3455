import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { inShopTime } from '../../../../shop/sales/shipping/dates/calendar-day.ts'

/** The day in the shop's time zone, in which the accounting screen shows the current month. */
const today = () => inShopTime(new Date()).day

/** Stores an invoice of 120.00 to Germany without a payment. */
export async function storeInvoice(db: Database): Promise<void> {
  const order = 900_077
  await sql`
    insert into orders (id, total_cents, vat_mode, status) overriding system value
    values (${order}, 12000, 'home', 'delivered')`.execute(db)
  await sql`
    insert into document_series (kind, year, is_test, last_number, last_issued_on)
    values ('invoice', 2026, false, 1, ${today()}::date)`.execute(db)
  const taxes = [{ rate: 2000, category: 'S', grossCents: 12_000, netCents: 10_000, vatCents: 2_000 }]
  const buyer = { name: 'Mia', company: '', address: ['1 rue A'], country: 'FR', vatNumber: '', siren: '' }
  await sql`
    insert into documents (kind, year, is_test, number, label, order_id, issued_at, issued_on, buyer, gross_cents, body)
    values ('invoice', 2026, false, 1, 'F2026-000001', ${order}, now(), ${today()}::date, 'Mia', 12000,
      ${JSON.stringify({ buyer, credits: null, taxes, charges: [] })}::jsonb)`.execute(db)
}

/** Stores three numbers without documents. */
export async function storeVoidNumbers(db: Database): Promise<void> {
  await sql`
    insert into void_document_numbers (kind, year, is_test, first_number, last_number, reason, voided_at)
    values ('invoice', 2026, false, 2, 4, 'Backup of 28 November restored', now())`.execute(db)
}

/** Stores a payout of 25.00, less a fee of 0.70, with a payment that the shop does not know. */
export async function storePayout(db: Database): Promise<void> {
  await sql`insert into payout_fetches (provider, fetched_at) values ('stripe', now())`.execute(db)
  await sql`
    with payout as (
      insert into payouts (provider, reference, state, arrives_on, cents, is_test)
      values ('stripe', 'po_1', 'paid', ${today()}::date, 2430, false) returning id
    )
    insert into payout_movements (payout_id, reference, kind, cents, fee_cents, moved_at)
    select id, 'txn_1', 'payment', 2500, 70, now() from payout`.execute(db)
}
