import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { limitConcurrency } from '../../../../server/limits/limit-concurrency.ts'
import type { Services } from '../../../../server/services.ts'
import { isCountable } from './countable.ts'
import * as contract from './no-results.contract.ts'
import { countNoResult, removeNoResult, selectNoResults } from './no-results-store.server.ts'

/** The maximum number of queued counts; further searches are not counted. */
const MOST_WAITING = 20

/** Registers the endpoints for searches without results. */
export function noResultEndpoints(app: ShopApp, { db, clock }: Services): void {
  app.route({
    ...contract.listNoResultSearches,
    handler: async () => ({ searches: await selectNoResults(db, clock()) }),
  })

  app.route({
    ...contract.forgetNoResultSearch,
    handler: async (request) => {
      if (!(await removeNoResult(db, request.params.words))) throw notFound()
    },
  })
}

/**
 * Returns a function that counts searches without results in the background, one at a time. Errors do not affect the
 * response, and shutdown waits for counts in progress.
 */
export function noResultCounter(app: ShopApp, { db, clock }: Services): (typed: string) => void {
  const inTurn = limitConcurrency(1, MOST_WAITING)
  const counting = new Set<Promise<void>>()
  app.addHook('onClose', () => Promise.allSettled(counting).then(() => {}))
  return (typed) => {
    if (!isCountable(typed) || inTurn.busy().waiting >= MOST_WAITING) return
    const counted = inTurn(() => countNoResult(db, typed, clock()))
      .catch((err: unknown) => app.log.warn({ err }, 'a search without a result was not counted'))
      .finally(() => counting.delete(counted))
    counting.add(counted)
  }
}
