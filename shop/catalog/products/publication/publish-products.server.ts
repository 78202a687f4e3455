import { z } from 'zod'
import type { Database } from '../../../../server/db/open.ts'
import { SECOND } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import { enqueueJob } from '../../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../../server/services.ts'
import type { Publication } from '../read/publication/publication.contract.ts'
import { refreshRelatedRecommendations } from '../read/recommendations/recommendations.server.ts'
import { publishDue } from '../write/products-store.server.ts'

const publishProducts = defineJob({
  name: 'publish-products',
  payload: z.object({}),
  claimMs: 20 * SECOND,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'products were not published on time',
})

/** Enqueues one publishing job for each future publication date. Call in the transaction that writes the products. */
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

/** Registers the job that publishes products when their date has come, or after a restart. */
export function workOnPublishing({ db, clock, cache, jobs }: Services): void {
  jobs.work(publishProducts, async () => {
    const ids = await publishDue(db, clock())
    if (ids.length === 0) return
    await refreshRelatedRecommendations(db, ids)
    // Pages that mention these products may be anywhere, so the whole cache is dropped.
    cache.drop()
  })
}
