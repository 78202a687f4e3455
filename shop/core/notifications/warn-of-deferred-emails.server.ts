import { href } from 'react-router'
import { z } from 'zod'
import { texts } from '#texts/core/notifications'
import { DAY, MINUTE } from '../../../server/durations.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import { type AttemptSubject, attemptsSince, noteAttempt, waitForTurn } from '../../../server/limits/attempts.ts'
import { countDeferred } from '../../../server/mail/emails-store.ts'
import { MAX_UNCONFIRMED_PER_HOUR } from '../../../server/mail/limit-unconfirmed.ts'
import type { Services } from '../../../server/services.ts'
import { notifyStaff, type StaffEmail } from './notify-staff.server.ts'

export const deferredEmailsAlert = defineJob({
  name: 'deferred-emails-alert',
  payload: z.object({}),
  claimMs: MINUTE,
  everyMs: 5 * MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'the owner was not alerted to deferred e-mails',
})

const ALERTS: AttemptSubject = { kind: 'deferral alert', subject: 'shop' }

/** Alerts the shop by e-mail, once a day, while e-mails to unconfirmed addresses are deferred. */
export async function warnOfDeferredEmails(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const count = await countDeferred(tx)
    if (count === 0) return
    await waitForTurn(tx, ALERTS)
    if ((await attemptsSince(tx, ALERTS, new Date(now.getTime() - DAY))).length > 0) return
    await noteAttempt(tx, ALERTS, now)
    await notifyStaff(tx, services, { event: 'always', email: () => deferredEmail(count, services), now })
  })
}

const deferredEmail = (count: number, { publicUrl }: Pick<Services, 'publicUrl'>): StaffEmail => ({
  subject: texts.deferredSubject(MAX_UNCONFIRMED_PER_HOUR),
  paragraphs: [texts.deferred(MAX_UNCONFIRMED_PER_HOUR, count), texts.maybeMisused],
  links: [{ text: texts.viewWithdrawals, address: `${publicUrl()}${href('/admin/withdrawals')}` }],
})
