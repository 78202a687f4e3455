import { z } from 'zod'
import type { Database } from '../../../../server/db/open.ts'
import { SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../../server/services.ts'
import type { Publication } from '../read/publication/publication.contract.ts'
import { refreshAround } from '../read/recommendations/recommendations.server.ts'
import { publishDue } from '../write/products-store.server.ts'

const publishProducts = defineJob({
  name: 'publish-products',
  payload: z.object({}),
  claimMs: 20 * SECOND,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'products were not published on time',
})

/** Has products published when their date has come: one job for each date that is still ahead. In the transaction that writes them. */
export async function enqueuePublishing(
  tx: Database,
  written: readonly Partial<Publication>[],
  now: Date,
): Promise<void> {
  const ahead = written.flatMap(({ published_from }) =>
    published_from && Date.parse(published_from) > now.getTime() ? [published_from] : [],
  )
  for (const key of new Set(ahead)) await enqueueJob(tx, publishProducts, {}, { now, dueAt: new Date(key), key })
}

/** Publishes products beside requests, at their dates or as soon as the shop runs again. */
export function workOnPublishing({ db, clock, cache, jobs }: Services): void {
  jobs.work(publishProducts, async () => {
    const ids = await publishDue(db, clock())
    if (ids.length === 0) return
    await refreshAround(db, ids)
    // They are there again beside whatever names them, at any distance.
    cache.drop()
  })
}
