import { z } from 'zod'
import { MINUTE } from '../../../server/durations.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import { enqueueEmail } from '../../../server/mail/outbox.ts'
import type { Services } from '../../../server/services.ts'
import { SLUGGED } from '../../core/translations/slugs-store.server.ts'
import { linksForRecipient } from '../../core/translations/translate.server.ts'
import { renderEmail } from '../../ui/emails/render-email.server.ts'
import { backInStockEmail } from './back-in-stock-emails.server.ts'
import { deleteNotifications, lockDueNotifications } from './back-in-stock-store.server.ts'

/** The number of notifications per transaction. */
const BATCH = 100

/** Checks every minute which variants are back in stock, regardless of the cause. */
export const backInStockRound = defineJob({
  name: 'back-in-stock',
  payload: z.object({}),
  claimMs: MINUTE,
  everyMs: MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'back-in-stock notifications could not be sent',
})

/**
 * Enqueues the e-mails of due notifications and deletes them in the same transaction, so that each is sent once even
 * if several processes run this.
 */
export async function notifyWaitingCustomers(
  services: Pick<Services, 'db' | 'clock' | 'identity' | 'publicUrl'>,
): Promise<void> {
  const { db, clock } = services
  for (let notifiedCount = BATCH; notifiedCount === BATCH; )
    notifiedCount = await db.transaction().execute(async (tx) => {
      const due = await lockDueNotifications(tx, BATCH)
      for (const wish of due) {
        const reading = { ...services, db: tx }
        const [shown = wish] = await linksForRecipient(wish.language, reading, SLUGGED.product, [wish])
        const email = renderEmail(wish.language, () => backInStockEmail(shown, services), services)
        await enqueueEmail(tx, email, clock())
      }
      if (due.length > 0)
        await deleteNotifications(
          tx,
          due.map(({ id }) => id),
        )
      return due.length
    })
}
