import { pagesOf } from '../../../../../lib/page-of.contract.ts'
import type { Api } from '../../../../core/api.ts'
import { listReportedReviews } from '../moderation.contract.ts'
import { listStaffReviews } from './all-reviews.contract.ts'
import { type ReviewsView, readReviewsView } from './reviews-view.ts'

/**
 * Finds one page of the reviews for an address. The queues of reported and hidden reviews have their own order while
 * no other filter is set.
 */
export async function findReviews(api: Api, query: URLSearchParams) {
  const { page, ...view } = readReviewsView(query)
  const found = isQueue(view)
    ? api(listReportedReviews, { query: { hidden: view.shown === 'hidden' ? 'true' : 'false', page } }).then(
        (answer) => ({ ...answer, are_more: false }),
      )
    : api(listStaffReviews, {
        query: {
          ...(view.shown !== 'all' && { state: view.shown }),
          ...(view.stars && { stars: view.stars }),
          ...(view.words && { q: view.words }),
          page,
        },
      })
  const { results, count, are_more } = await found
  return { view, page: Number(page), pages: pagesOf(count), count, areMore: are_more, reviews: results }
}

/** Returns whether a queue is shown, sorted by report or hiding time; other lists are sorted newest first. */
export const isQueue = ({ shown, stars, words }: ReviewsView): boolean =>
  (shown === 'reported' || shown === 'hidden') && stars === undefined && words === ''
