import { texts } from '#texts/catalog/reviews/writing'
import { hasRole } from '../../../../lib/staff/staff-role.ts'
import { AuthLinks } from '../../../core/auth/login/auth-links.tsx'
import { useCustomer } from '../../../core/auth/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useReviewDialog } from '../moderation/use-review-dialog.tsx'
import type { Review } from '../reviews.contract.ts'

/** The actions on a review: readers report it; staff with catalogue permission answer, hide or delete it. */
export function ReviewActions({ review }: { review: Review }) {
  const customer = useCustomer()
  const [open, dialog] = useReviewDialog(review)
  const report = () =>
    customer === null
      ? toast({
          kind: 'warning',
          text: texts.youMustBeLoggedIn,
          action: <AuthLinks />,
          isOfScreen: true,
        })
      : open('report')
  return (
    <div className="-mb-2.5 -ml-3 flex flex-wrap">
      {hasRole(customer?.staff_role, 'catalogue') ? (
        <>
          {!review.answer && <Do name={texts.answer} to={review} run={() => open('answer')} />}
          <Do name={texts.hide} to={review} run={() => open('hide')} />
          <Do name={texts.deleteLabel} to={review} run={() => open('delete')} />
        </>
      ) : (
        <Do name={texts.report} to={review} run={report} />
      )}
      {dialog}
    </div>
  )
}

function Do({ name, to: { user }, run }: { name: string; to: Review; run: () => void }) {
  return (
    <button
      type="button"
      onClick={run}
      aria-label={texts.actOnReviewBy(name, user.first_name, user.last_name)}
      className="min-h-11 rounded-control px-3 text-muted text-xs underline-offset-4 hover:text-ink hover:underline focus-visible:underline"
    >
      {name}
    </button>
  )
}
