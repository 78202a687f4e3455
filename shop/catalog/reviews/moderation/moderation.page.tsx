import { texts } from '#texts/catalog/reviews/moderation'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { Pages } from '../../../ui/pages.tsx'
import { findReviews, isQueue } from './all/find-reviews.ts'
import { MOST_REVIEWS_FOUND } from './all/review-list-limits.contract.ts'
import { ReviewsFilters } from './all/reviews-filters.tsx'
import { settleReview, showReview } from './moderation.contract.ts'
import { ReportedReview } from './reported-review.tsx'

const screen = staffPage(() => ({
  load: (api, { query }) => findReviews(api, query),
  // Hiding and answering have their own routes, which are used on every page with reviews.
  submit: (api, form) => {
    const params = { id: String(form.get('id')) }
    return form.get('intent') === 'show'
      ? runAction(api(showReview, { params }), texts.theReviewIsPublicAgain)
      : runAction(api(settleReview, { params }), texts.reportsDismissed)
  },
  title: texts.reviews,
  reason: texts.onlyStaffModerate,
  failedToLoad: texts.failedToLoadReviewsPerhaps,
  view: (data) => <Reviews {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

type Found = Awaited<ReturnType<typeof findReviews>>

function Reviews(found: Found) {
  const { view, page, pages, reviews } = found
  return (
    <>
      <ReviewsFilters view={view} />
      <div className="mt-5 mb-3">
        <ResultCount>{countOf(found)}</ResultCount>
      </div>
      {reviews.length === 0 && <EmptyState>{emptyMessage(found)}</EmptyState>}
      <ul data-rows="" className="divide-y divide-line border-line border-y empty:hidden">
        {reviews.map((review) => (
          <ReportedReview key={review.id} review={review} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pagesOfReviews} />
    </>
  )
}

function countOf({ view, page, count, areMore, reviews }: Found): string {
  const range = shownRange({ page, shown: reviews.length, count })
  if (areMore) return texts.moreThan(MOST_REVIEWS_FOUND)
  if (!isQueue(view)) return texts.reviewsFound(range)
  return (view.shown === 'hidden' ? texts.hiddenReviewsFound : texts.reportedReviewsFound)(range)
}

function emptyMessage({ view }: Found): string {
  if (!isQueue(view)) return texts.noReviewsMatchThese
  return view.shown === 'hidden' ? texts.noHiddenReviews : texts.noReportedReviews
}
