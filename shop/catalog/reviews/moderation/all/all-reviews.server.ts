import { readPaging, toPageOf } from '../../../../../server/http/paging.ts'
import type { ShopApp } from '../../../../../server/http/shop-app.ts'
import type { Services } from '../../../../../server/services.ts'
import { listStaffReviews } from './all-reviews.contract.ts'
import { countMatches, pageOfMatches } from './all-reviews-store.server.ts'
import { MOST_REVIEWS_FOUND } from './review-list-limits.contract.ts'

/** Registers the endpoint of the staff's review list. */
export function allReviewsEndpoint(app: ShopApp, { db, publicUrl }: Services): void {
  app.route({
    ...listStaffReviews,
    handler: async ({ query: { stars, state, q: words, ...query }, url }) => {
      const paging = readPaging(query)
      const criteria = { stars, state, words }
      const found = await countMatches(db, criteria)
      const count = Math.min(found, MOST_REVIEWS_FOUND)
      // A page beyond the last is refused before a search through all reviews.
      const page = toPageOf<never>([], count, paging, new URL(url, publicUrl()))
      const results = count > 0 ? await pageOfMatches(db, criteria, paging) : []
      return { ...page, results, are_more: found > count }
    },
  })
}
