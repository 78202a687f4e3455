import type { Database } from '../../../server/db/open.ts'
import { MINUTE } from '../../../server/durations.ts'
import type { PaymentRow } from './payments-store.server.ts'

/** What cannot be told for so long is shown to staff. */
export const UNCLEAR_AFTER_MS = 15 * MINUTE

/** Selects payments that staff have to see to: what came differs, the provider could not be asked for a while, its customer disputes it, or more has gone back than came. */
export const paymentsForStaff = (db: Database, now: Date) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where((payment) =>
      payment.or([
        payment('differs', 'is not', null),
        payment('unclear_since', '<=', new Date(now.getTime() - UNCLEAR_AFTER_MS)),
        payment.and([payment('is_disputed', '=', true), payment('dispute_seen_at', 'is', null)]),
        payment.and([payment('overdrawn_cents', '>', 0), payment('overdrawn_seen_at', 'is', null)]),
      ]),
    )

/** Finds payments that staff have to see to, those first that were opened first. */
export const findPaymentsForStaff = (db: Database, now: Date): Promise<PaymentRow[]> =>
  paymentsForStaff(db, now).orderBy('opened_at').limit(200).execute()
