import { z } from 'zod'
import type { Database } from '../../../../server/db/open.ts'
import { SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../../server/services.ts'
import { sumCollections } from './sales-summaries-store.server.ts'

const sumCollectionsJob = defineJob({
  name: 'sum-collections',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  // Not retried: the next report enqueues the job again.
  attempts: 1,
  logAs: 'the sales of collections were not summed',
})

/** Enqueues the sums of collections, in case that collections changed. The next report is faster then. */
export async function refreshCollections(db: Database, now: Date): Promise<void> {
  await enqueueJob(db, sumCollectionsJob, {}, { now, key: '' })
}

/** Registers the job that sums the sales of collections. */
export function workOnCollections({ db, jobs }: Services): void {
  jobs.work(sumCollectionsJob, () => sumCollections(db))
}
