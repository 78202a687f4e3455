import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import { deleteEmailsAbout } from '../../../../server/mail/emails-store.ts'
import { sweepNotices } from '../../payments/notices/notices-store.server.ts'
import { forgetPayers } from '../../payments/payments-store.server.ts'
import { forgetReasons } from '../../payments/refunds/refunds-store.server.ts'
import { forgetStatements } from '../../returns/statements/withdrawals-store.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { aboutOrder } from '../about-order.ts'
import { forgetCustomers } from '../order-rows-store.server.ts'
import { deleteNotesAbout } from '../staff/notes/notes-store.server.ts'
import { FORGOTTEN_AFTER_DAYS, IN_BOOKS_YEARS, SEEN_TO_DAYS } from './forgotten-after.ts'
import { lockForgettable } from './lock-forgettable.server.ts'

/**
 * Anonymizes orders: those without an account when nothing about them is open, all others after the retention period.
 * Removes name, addresses, e-mail address, e-mails, statements, notes and the account. Items, prices, VAT and country
 * stay. Old settled webhooks and payers of unmatched payments are removed too.
 */
export async function sweepOrders(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_AFTER_DAYS * DAY)
  await db.transaction().execute(async (tx) => {
    const ids = await lockForgettable(tx, { ofNobody: before, ofAll: endOfBooks(now) })
    await forgetCustomers(tx, ids, now)
    await deleteNotesAbout(tx, ids)
    await forgetStatements(tx, ids, before)
    await forgetPayers(tx, ids)
    await forgetReasons(tx, ids)
    await deleteEmailsAbout(tx, ids.map(aboutOrder))
    await sweepNotices(tx, new Date(now.getTime() - SEEN_TO_DAYS * DAY))
  })
}

/** Returns the start of the oldest year within the retention period, in the shop's time zone. */
function endOfBooks(now: Date): Date {
  const year = Number(inShopTime(now).day.slice(0, 4)) - IN_BOOKS_YEARS
  return new Date(fromShopTime(`${year}-01-01T00:00`) ?? now)
}
