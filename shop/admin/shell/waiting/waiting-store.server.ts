import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { reportedReviews } from '../../../catalog/reviews/moderation/moderation-store.server.ts'
import { waitingMessages } from '../../../content/messages/messages-store.server.ts'
import { statusesThat } from '../../../core/order-states/statuses-in-sql.server.ts'
import { paymentsWithIssues } from '../../../sales/payments/payments-with-issues.server.ts'
import { refundsWithIssues } from '../../../sales/payments/refunds/refunds-store.server.ts'
import { openUnmatchedPayments, unresolvedNotices } from '../../../sales/payments/webhooks/webhooks-store.server.ts'
import { openWithdrawals } from '../../../sales/returns/statements/withdrawals-store.server.ts'
import { countNewNotifications, type NotificationReader } from '../notifications/notifications-store.server.ts'
import type { Waiting } from './waiting.contract.ts'

const countOf = (rows: Expression<unknown>): RawBuilder<number> => sql`(select count(*) from (${rows}) as waiting)`

/**
 * Counts pending work for staff in one statement. Each part has a partial index of exactly the pending rows.
 */
export async function countWaiting(db: Database, reader: NotificationReader): Promise<Waiting> {
  const { now, sees } = reader
  const toSend = db
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`status in ${statusesThat('isToBeSent')}`)
  const ofOrders = sql`
    ${countOf(toSend)} as orders,
    ${countOf(paymentsWithIssues(db, now))} + ${countOf(refundsWithIssues(db))}
      + ${countOf(openUnmatchedPayments(db))} + ${countOf(unresolvedNotices(db, now))} as payments,
    ${countOf(openWithdrawals(db))} as withdrawals,
    ${countOf(waitingMessages(db))} as messages`
  const ofCatalogue = sql`${countOf(reportedReviews(db))} as reviews`
  const unseen = sql`${countNewNotifications(reader)} as notifications`
  const parts = [unseen, ...(sees('orders') ? [ofOrders] : []), ...(sees('catalogue') ? [ofCatalogue] : [])]
  const { rows } = await sql<Waiting>`select ${sql.join(parts)}`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('A count has one row.')
  return counted
}
