import type { Database } from '../../../../server/db/open.ts'
import { findBookedPayments } from '../accounting-store.server.ts'
import type { Period } from '../closing.ts'
import { type Accounts, entriesOfPayments, type JournalEntry } from '../journal-entries.ts'
import { findBookedPayouts } from '../payouts/payouts-store.server.ts'

/** Returns the entries of the payments, refunds and payouts of a period, by the day on which the money moved. */
export async function paymentEntries(
  db: Database,
  { period, accounts }: { period: Period; accounts: Accounts },
): Promise<JournalEntry[]> {
  const moved = await Promise.all([findBookedPayments(db, period), findBookedPayouts(db, period)])
  const byDay = moved.flat().toSorted((one, other) => one.day.localeCompare(other.day))
  return entriesOfPayments(byDay, accounts)
}
