import { join } from 'node:path'
import { sweepAttempts } from '../server/limits/attempts.ts'
import { sweepEmails } from '../server/mail/emails-store.ts'
import { sweepEmailFiles } from '../server/mail/sweep-email-files.ts'
import type { Services } from '../server/services.ts'
import { sweepCodes } from './account/codes/codes-store.server.ts'
import { sweepMessages } from './contact/messages-store.server.ts'
import { sweepImages } from './images/sweep-images.server.ts'

/**
 * Removes what the shop has no reason to keep any more, and what killed processes left behind. Several processes may sweep at once.
 * @returns why something could not be swept; all else is
 */
export async function sweepShop({
  db,
  config,
  clock,
  media,
}: Pick<Services, 'db' | 'config' | 'clock' | 'media'>): Promise<unknown[]> {
  const now = clock()
  const swept = await Promise.allSettled([
    sweepAttempts(db, now),
    sweepCodes(db, now),
    sweepEmails(db, now),
    sweepEmailFiles(join(config.dataDir, 'outbox'), now),
    sweepMessages(db, now),
    sweepImages({ db, config, media }, now),
  ])
  return swept.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
}
