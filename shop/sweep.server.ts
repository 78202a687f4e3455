import { join } from 'node:path'
import { z } from 'zod'
import { sweepBackupRuns } from '../server/backups/backups-store.ts'
import { sweepPurges } from '../server/cache/edge/purges-store.ts'
import { HOUR, SECOND } from '../server/durations.ts'
import { sweepEvents } from '../server/events/events-store.ts'
import { sweepIdempotencyKeys } from '../server/idempotency/idempotency-store.ts'
import { defineJob } from '../server/jobs/job.ts'
import { sweepJobs } from '../server/jobs/jobs-store.ts'
import { sweepAttempts } from '../server/limits/attempts.ts'
import { sweepSharedCounts } from '../server/limits/shared-counts.ts'
import { sweepEmails } from '../server/mail/emails-store.ts'
import { sweepEmailFiles } from '../server/mail/sweep-email-files.ts'
import type { Services } from '../server/services.ts'
import { refreshAllCustomerFigures } from './admin/customers/figures/customer-figures-store.server.ts'
import { sumSalesOfDays } from './admin/reports/summaries/sales-summaries-store.server.ts'
import { sweepDeliveries } from './admin/webhooks/deliveries-store.server.ts'
import { sweepImportFiles } from './catalog/import-export/run/sweep-import-files.server.ts'
import { sweepNoResults } from './catalog/search/no-results/no-results-store.server.ts'
import { sweepMessages } from './content/messages/messages-store.server.ts'
import { sweepCodes } from './core/accounts/codes/codes-store.server.ts'
import { sweepResourceUndos } from './core/admin-kit/resource/resource-undos-store.server.ts'
import { sweepSessions } from './core/auth/session-store.server.ts'
import { sweepConsents } from './core/marketing-consent/consent-store.server.ts'
import { sweepInvitations } from './core/team/invitations/invitations-store.server.ts'
import { sweepBackInStockRequests } from './sales/back-in-stock/back-in-stock-store.server.ts'
import { sweepRecipients } from './sales/gift-cards/erase-recipients.server.ts'
import { sweepDocuments } from './sales/invoices/documents-store.server.ts'
import { sweepOrders } from './sales/orders/anonymization/sweep-orders.server.ts'
import { compactOrderSums } from './sales/orders/staff/table/order-sums-store.server.ts'
import { sweepImages } from './ui/images/sweep-images.server.ts'

/** Anything that could not be removed is retried in the next run. */
export const hourlySweep = defineJob({
  name: 'sweep',
  payload: z.object({}),
  claimMs: 15 * SECOND,
  everyMs: HOUR,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'not everything was swept',
})

/**
 * Deletes expired data and files left over by killed processes. Safe in several concurrent processes.
 * @throws AggregateError with all failures, after everything else was swept
 */
export async function sweepShop({
  db,
  config,
  clock,
  media,
}: Pick<Services, 'db' | 'config' | 'clock' | 'media'>): Promise<void> {
  const now = clock()
  const swept = await Promise.allSettled([
    sweepAttempts(db, now),
    sweepSharedCounts(db),
    sweepPurges(db),
    sweepBackupRuns(db, now),
    sweepResourceUndos(db, now),
    sweepCodes(db, now),
    sweepSessions(db, now),
    sweepIdempotencyKeys(db, now),
    sweepEmails(db, now),
    sweepJobs(db, now),
    sweepEvents(db, now),
    sweepDeliveries(db, now),
    sweepEmailFiles(join(config.dataDir, 'outbox'), now),
    sweepMessages(db, now),
    sweepBackInStockRequests(db, now),
    sweepNoResults(db, now),
    sweepOrders(db, now),
    sweepDocuments(db, now),
    sweepRecipients(db, now),
    sweepInvitations(db, now),
    sweepConsents(db, now),
    refreshAllCustomerFigures(db),
    compactOrderSums(db),
    sumSalesOfDays(db),
    sweepImages({ db, config, media }, now),
    sweepImportFiles({ config, db, media }, now),
  ])
  const errors = swept.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (errors.length > 0) throw new AggregateError(errors, errors.join('; '))
}
