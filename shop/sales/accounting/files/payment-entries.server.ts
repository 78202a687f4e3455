import type { Database } from '../../../../server/db/open.ts'
import { inLanguage } from '../../../../server/language/in-language.ts'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import { methodTexts } from '../../payments/methods/method-texts.server.ts'
import { findBookedPayments } from '../accounting-store.server.ts'
import type { Period } from '../closing.ts'
import { type Accounts, entriesOfPayments, type JournalEntry } from '../journal-entries.ts'
import { findBookedPayouts } from '../payouts/payouts-store.server.ts'

/** What the entries of payments are made from. */
export interface EntriesOf {
  period: Period
  accounts: Accounts
  methods: PaymentMethods
}

/**
 * Returns the entries of the payments, refunds and payouts of a period, by the day on which the money moved. Payment
 * methods have French names, as the other labels.
 */
export async function paymentEntries(db: Database, { period, accounts, methods }: EntriesOf): Promise<JournalEntry[]> {
  const [payments, payouts] = await Promise.all([findBookedPayments(db, period), findBookedPayouts(db, period)])
  const named = payments.map(({ methodId, methodKind, ...payment }) => {
    const stored = { method: methodId, method_text: payment.method, kind: methodKind }
    return { ...payment, method: methodId && inLanguage('fr', () => methodTexts(stored, methods).name) }
  })
  const byDay = [...named, ...payouts].toSorted((one, other) => one.day.localeCompare(other.day))
  return entriesOfPayments(byDay, accounts)
}
