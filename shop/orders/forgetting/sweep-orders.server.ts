import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'
import { deleteEmailsAbout } from '../../../server/mail/emails-store.ts'
import { forgetPayers } from '../../payments/payments-store.server.ts'
import { forgetStatements } from '../../withdrawals/withdrawals-store.server.ts'
import { aboutOrder } from '../about-order.ts'
import { forgetCustomers } from '../order-rows-store.server.ts'
import { deleteNotesAbout } from '../staff/notes/notes-store.server.ts'
import { FORGOTTEN_AFTER_DAYS } from './forgotten-after.ts'
import { lockForgettable } from './lock-forgettable.server.ts'

/**
 * Removes the person from orders of accounts that are gone, or of nobody's account, once nothing can follow from them any more: name, addresses, e-mail and its letters, what they
 * stated when they withdrew, and what staff wrote down about it. What was bought, for how much, with which VAT and to which country stays in the books.
 */
export async function sweepOrders(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGOTTEN_AFTER_DAYS * DAY)
  await db.transaction().execute(async (tx) => {
    const ids = await lockForgettable(tx, before)
    await forgetCustomers(tx, ids, now)
    await deleteNotesAbout(tx, ids)
    await forgetStatements(tx, ids, before)
    await forgetPayers(tx, ids)
    await deleteEmailsAbout(tx, ids.map(aboutOrder))
  })
}
