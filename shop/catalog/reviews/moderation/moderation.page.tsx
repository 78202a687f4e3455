import { texts } from '#texts/catalog/reviews/moderation'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../ui/pages.tsx'
import type { Route } from './+types/moderation.page'
import { findReviews, isQueue } from './all/find-reviews.ts'
import { MOST_REVIEWS_FOUND } from './all/review-list-limits.contract.ts'
import { ReviewsFilters } from './all/reviews-filters.tsx'
import { settleReview, showReview } from './moderation.contract.ts'
import { ReportedReview } from './reported-review.tsx'

export const clientLoader = staffLoader(({ context, request }: Route.ClientLoaderArgs) =>
  findReviews(apiFrom(context), request),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.reviews)

/** Hiding and answering have their own routes, which are used on every page with reviews. */
export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const [api, params] = [apiFrom(context), { id: String(form.get('id')) }]
  return form.get('intent') === 'show'
    ? runAction(api(showReview, { params }), texts.theReviewIsPublicAgain)
    : runAction(api(settleReview, { params }), texts.reportsDismissed)
}

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.reviews,
    reason: texts.onlyStaffModerate,
    waiting: <ListSkeleton />,
  }),
)

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Reviews {...data} />}</LoadedForStaff>
}

type Found = NonNullable<Route.ComponentProps['loaderData']>

function Reviews(found: Found) {
  const { view, page, pages, reviews } = found
  return (
    <>
      <ReviewsFilters view={view} />
      <div className="mt-5 mb-3">
        <ResultCount>{countOf(found)}</ResultCount>
      </div>
      {reviews.length === 0 && <EmptyState>{nothingIn(found)}</EmptyState>}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
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

function nothingIn({ view }: Found): string {
  if (!isQueue(view)) return texts.noReviewsMatchThese
  return view.shown === 'hidden' ? texts.noReviewIsHidden : texts.noReviewWaitsForA
}
