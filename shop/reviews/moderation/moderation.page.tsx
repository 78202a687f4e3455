import { href } from 'react-router'
import * as texts from '#texts/reviews/moderation'
import { shownRange } from '../../../lib/texts/shown-range.ts'
import { apiFrom } from '../../api.ts'
import { runAction } from '../../feedback/run-action.ts'
import { noIndexMeta } from '../../meta/no-index-meta.ts'
import { EmptyState } from '../../staff/empty-state.tsx'
import { FilterLinks } from '../../staff/filter-links.tsx'
import { LoadedForStaff } from '../../staff/loaded-for-staff.tsx'
import { ResultCount } from '../../staff/result-count.tsx'
import { staffLoader } from '../../staff/staff-loader.ts'
import { staffScreen } from '../../staff/staff-screen-handle.tsx'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/moderation.page'
import { findReported } from './find-reported.ts'
import { settleReview, showReview } from './moderation.contract.ts'
import { ReportedReview } from './reported-review.tsx'

export const clientLoader = staffLoader(({ context, request }: Route.ClientLoaderArgs) =>
  findReported(apiFrom(context), request),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.reportedReviews)

/** Hiding and answering have forms of their own, which stand wherever reviews are read. */
export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const [api, params] = [apiFrom(context), { id: String(form.get('id')) }]
  return form.get('intent') === 'show'
    ? runAction(api(showReview, { params }), texts.everybodyCanReadTheReview)
    : runAction(api(settleReview, { params }), texts.reportsDismissed)
}

export const handle = staffScreen({
  title: texts.reportedReviews,
  reason: texts.onlyStaffModerate,
  waiting: <ListSkeleton />,
})

export default function ReportedReviewsPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Reviews {...data} />}</LoadedForStaff>
}

function Reviews({ areHidden, page, pages, count, reviews }: NonNullable<Route.ComponentProps['loaderData']>) {
  return (
    <>
      <FilterLinks
        label={texts.reviewsToDecideAbout}
        links={[
          { to: href('/admin/reviews'), name: texts.reported, isChosen: !areHidden },
          { to: `${href('/admin/reviews')}?hidden=true`, name: texts.hidden, isChosen: areHidden },
        ]}
      />
      <div className="mt-5 mb-3">
        <ResultCount>
          {(areHidden ? texts.hiddenReviewsFound : texts.reportedReviewsFound)(
            shownRange({ page, shown: reviews.length, count }),
          )}
        </ResultCount>
      </div>
      {reviews.length === 0 && <EmptyState>{areHidden ? texts.noReviewIsHidden : texts.noReviewWaitsForA}</EmptyState>}
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <ReportedReview key={review.id} review={review} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pagesOfReviews} />
    </>
  )
}
