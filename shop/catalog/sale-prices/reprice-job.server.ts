import { z } from 'zod'
import type { Database } from '../../../server/db/open.ts'
import { SECOND } from '../../../server/durations.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import { enqueueJob } from '../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../server/services.ts'
import { reprice } from '../pricing/reprice.server.ts'
import { productTag, SEARCH } from '../products/read/catalogue-tags.server.ts'
import { MAX_SALE_PRODUCTS } from './sales.contract.ts'
import { productsOnSale } from './sales-store.server.ts'

/** Products per transaction; limits how long orders wait for the locks. */
const AT_ONCE = 100

const repriceProducts = defineJob({
  name: 'reprice-products',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'reductions did not begin or end on time',
})

/** Enqueues a repricing job for each future start and end. */
export async function enqueueRepricing(
  tx: Database,
  moments: readonly (Date | null | undefined)[],
  now: Date,
): Promise<void> {
  for (const dueAt of moments) {
    if (dueAt && dueAt > now) await enqueueJob(tx, repriceProducts, {}, { now, dueAt, key: dueAt.toISOString() })
  }
}

/** Recomputes prices in the transaction; those of many products in a job, so that orders do not wait for them. */
export async function repriceNowOrSoon(tx: Database, products: readonly number[], now: Date): Promise<void> {
  if (products.length <= MAX_SALE_PRODUCTS) await reprice(tx, products, now)
  else await enqueueJob(tx, repriceProducts, {}, { now })
}

/** Registers the job that starts and ends sales, also after a restart. */
export function workOnSales({ db, clock, cache, jobs }: Services): void {
  jobs.work(repriceProducts, async (_, { stop }) => {
    const now = clock()
    const ids = await productsOnSale(db, now)
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      stop.throwIfAborted()
      const batch = ids.slice(from, from + AT_ONCE)
      await db.transaction().execute((tx) => reprice(tx, batch, now))
      cache.changed(SEARCH, ...batch.map(productTag))
    }
  })
}
