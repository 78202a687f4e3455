import { z } from 'zod'
import type { Database } from '../../../../server/db/open.ts'
import { MINUTE, SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../../server/services.ts'
import { countFigures, figuresUpdatedAt } from './products-table-store.server.ts'

const countProductFigures = defineJob({
  name: 'count-product-figures',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  // Not retried: the next visit enqueues the job again.
  attempts: 1,
  logAs: 'the figures of products were not counted',
})

/** Enqueues a recount of the figures if they are older than a minute. */
export async function refreshFigures(db: Database, now: Date): Promise<void> {
  const countedAt = await figuresUpdatedAt(db)
  if (now.getTime() - Number(countedAt) > MINUTE) await enqueueJob(db, countProductFigures, {}, { now, key: '' })
}

/** Registers the job that counts the figures. */
export function workOnFigures({ db, clock, jobs }: Services): void {
  jobs.work(countProductFigures, () => db.transaction().execute((tx) => countFigures(tx, clock())))
}
