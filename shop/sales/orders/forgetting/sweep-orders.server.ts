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
 * Removes the person from orders of accounts that are gone, or of nobody's account, once nothing can follow from them any more, and from all others when the
 * years of the books are over: name, addresses, e-mail address and the e-mails about it, what they stated when they withdrew, what staff wrote down about it, and whose they were.
 * What a provider has told, and money of which the shop knew nothing, is forgotten a while after somebody has seen to it. What was bought, for how much, with which VAT and to which country stays in the books.
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

/** Returns the beginning of the first year that the books still keep, by the shop's calendar. */
function endOfBooks(now: Date): Date {
  const year = Number(inShopTime(now).day.slice(0, 4)) - IN_BOOKS_YEARS
  return new Date(fromShopTime(`${year}-01-01T00:00`) ?? now)
}
