import { href } from 'react-router'
import { z } from 'zod'
import { texts } from '#texts/core/notifications'
import { translatedSentence } from '../../../lib/texts/error-sentences.ts'
import { findLatePurges, type LatePurges } from '../../../server/cache/edge/purges-store.ts'
import { DAY, MINUTE } from '../../../server/durations.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import { type AttemptSubject, attemptsSince, noteAttempt, waitForTurn } from '../../../server/limits/attempts.ts'
import type { Services } from '../../../server/services.ts'
import { notifyStaff, type StaffEmail } from './notify-staff.server.ts'

export const latePurgesAlert = defineJob({
  name: 'late-purges-alert',
  payload: z.object({}),
  claimMs: MINUTE,
  everyMs: 5 * MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'the owner was not alerted to late purges of the CDN',
})

const ALERTS: AttemptSubject = { kind: 'late purges alert', subject: 'shop' }

/** The dashboard shows earlier delays; a service may ask the shop to wait for a minute. */
const SHOWN_AFTER_MS = 2 * MINUTE
const EMAIL_AFTER_MS = 10 * MINUTE

/** Finds purges that the CDN has refused or not received for two minutes; undefined without a CDN. */
export async function shownLatePurges({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<LatePurges | undefined> {
  return config.edge?.purge && (await findLatePurges(db, SHOWN_AFTER_MS))
}

/** Alerts the shop by e-mail, once a day, while purges of the CDN are late. */
export async function warnOfLatePurges(services: Services): Promise<void> {
  const { db, clock, config } = services
  if (!config.edge?.purge) return
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const late = await findLatePurges(tx, EMAIL_AFTER_MS)
    if (!late) return
    await waitForTurn(tx, ALERTS)
    if ((await attemptsSince(tx, ALERTS, new Date(now.getTime() - DAY))).length > 0) return
    await noteAttempt(tx, ALERTS, now)
    await notifyStaff(tx, services, { event: 'always', email: () => latePurgesEmail(late, services), now })
  })
}

const latePurgesEmail = (
  { waiting, lastError }: LatePurges,
  { publicUrl }: Pick<Services, 'publicUrl'>,
): StaffEmail => ({
  subject: texts.latePurgesSubject,
  paragraphs: [
    texts.latePurges(EMAIL_AFTER_MS / MINUTE, waiting),
    lastError ? texts.lastError(translatedSentence(lastError)) : texts.notSent,
    texts.checkCdn,
  ],
  links: [{ text: texts.viewDashboard, address: `${publicUrl()}${href('/admin')}` }],
})
