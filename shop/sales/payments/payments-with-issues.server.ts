import type { Database } from '../../../server/db/open.ts'
import { MINUTE } from '../../../server/durations.ts'
import type { PaymentRow } from './payments-store.server.ts'

/** A payment that has been unclear for this long is shown to staff. */
export const UNCLEAR_AFTER_MS = 15 * MINUTE

/**
 * Selects payments that need attention: the received amount differs, the provider was unreachable for a while, the
 * payment is disputed, or more was returned than received.
 */
export const paymentsWithIssues = (db: Database, now: Date) =>
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

/** Finds payments that need attention, oldest first. */
export const findPaymentsWithIssues = (db: Database, now: Date): Promise<PaymentRow[]> =>
  paymentsWithIssues(db, now).orderBy('opened_at').limit(200).execute()
