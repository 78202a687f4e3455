import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import { deleteEmailsAbout } from '../../../../server/mail/emails-store.ts'
import { deleteExtraOfOrders } from '../../../core/extensions/fields/extra-store.server.ts'
import { anonymizePayers } from '../../payments/payments-store.server.ts'
import { anonymizeRefunds } from '../../payments/refunds/refunds-store.server.ts'
import { sweepWebhooks } from '../../payments/webhooks/webhooks-store.server.ts'
import { anonymizeWithdrawals } from '../../returns/statements/withdrawals-store.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { aboutOrder } from '../about-order.ts'
import { anonymizeOrders } from '../order-rows-store.server.ts'
import { deleteNotesAbout } from '../staff/notes/notes-store.server.ts'
import { lockOrdersToAnonymize } from './lock-orders-to-anonymize.server.ts'
import { ANONYMIZED_AFTER_DAYS, RETENTION_YEARS, SETTLED_RETENTION_DAYS } from './retention.ts'

/**
 * Anonymizes orders: those without an account when nothing about them is open, all others after the retention period.
 * Removes name, addresses, e-mail address, e-mails, statements, notes, additional fields and the account. Items,
 * prices, VAT and country stay. Old settled webhooks and payers of unmatched payments are removed too.
 */
export async function sweepOrders(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ANONYMIZED_AFTER_DAYS * DAY)
  await db.transaction().execute(async (tx) => {
    const ids = await lockOrdersToAnonymize(tx, { withoutAccount: before, ofAll: startOfRetention(now) })
    await anonymizeOrders(tx, ids, now)
    await deleteNotesAbout(tx, ids)
    await deleteExtraOfOrders(tx, ids)
    await anonymizeWithdrawals(tx, ids, before)
    await anonymizePayers(tx, ids)
    await anonymizeRefunds(tx, ids)
    await deleteEmailsAbout(tx, ids.map(aboutOrder))
    await sweepWebhooks(tx, new Date(now.getTime() - SETTLED_RETENTION_DAYS * DAY))
  })
}

/** Returns the start of the oldest year within the retention period, in the shop's time zone. */
function startOfRetention(now: Date): Date {
  const year = Number(inShopTime(now).day.slice(0, 4)) - RETENTION_YEARS
  return new Date(fromShopTime(`${year}-01-01T00:00`) ?? now)
}
