import { z } from 'zod'
import { texts } from '#texts/sales/orders/notifications'
import { DAY, MINUTE } from '../../../server/durations.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import type { Services } from '../../../server/services.ts'
import { notifyStaff } from '../../core/notifications/notify-staff.server.ts'
import { findHashes } from './documents-store.server.ts'

const BATCH = 500
/** Labels in the e-mail. */
const MOST_NAMED = 20

/** Compares all stored documents with their hashes, once a month. */
export const documentCheck = defineJob({
  name: 'check-documents',
  payload: z.object({}),
  claimMs: 10 * MINUTE,
  everyMs: 30 * DAY,
  keepsTime: true,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'the documents could not be checked',
})

/** Notifies the owner of documents that were changed in the database. */
export async function checkDocuments(services: Services): Promise<void> {
  const { db, clock } = services
  const changed: string[] = []
  let after = 0
  while (true) {
    const found = await findHashes(db, after, BATCH)
    changed.push(...found.filter(({ is_changed }) => is_changed).map(({ label }) => label))
    after = found.at(-1)?.id ?? after
    if (found.length < BATCH) break
  }
  if (changed.length === 0) return
  const shown = changed.slice(0, MOST_NAMED).join(', ')
  await db.transaction().execute((tx) =>
    notifyStaff(tx, services, {
      event: 'always',
      email: () => ({
        subject: texts.documentsChangedSubject(changed.length),
        paragraphs: [texts.documentsChanged(shown), texts.restoreDocuments],
      }),
      now: clock(),
    }),
  )
}
