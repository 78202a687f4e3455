import { EyeOff, Flag } from 'lucide-react'
import { useRef } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/reviews/moderation'
import { useFocusTransfer } from '../../../core/admin-kit/lists/result-count.tsx'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Day } from '../../../ui/time.tsx'
import { ReviewText } from '../review-text.tsx'
import type { StaffReview } from './moderation.contract.ts'
import { useReviewDialog } from './use-review-dialog.tsx'

/** A review as staff see it, with its reports and actions. */
export function ReportedReview({ review }: { review: StaffReview }) {
  const { product, hidden_reason, answer } = review
  const card = useRef<HTMLLIElement>(null)
  useFocusTransfer(card)
  const [open, dialog] = useReviewDialog(review)
  return (
    <li ref={card} className="py-5">
      <h2 className="text-lg wrap-anywhere">
        <Link
          to={href('/products/:slug', { slug: product.slug })}
          className="lone-link underline decoration-1 decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {product.title}
        </Link>
      </h2>
      <div className="mt-4">
        <ReviewText review={review} />
      </div>
      {hidden_reason && (
        <p className="mt-4 flex gap-2.5 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
          <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{texts.hiddenTheAuthorSees(hidden_reason)}</span>
        </p>
      )}
      <Reports reports={review.reports} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {hidden_reason ? (
          <IntentForm review={review} intent="show" name={texts.showAgain} />
        ) : (
          <Button
            weight={review.reports.length > 0 ? 'danger' : 'secondary'}
            aria-label={texts.hideTheReviewBy(nameOf(review))}
            onClick={() => open('hide')}
          >
            {texts.hide}
          </Button>
        )}
        {!answer && (
          <Button
            weight="secondary"
            aria-label={texts.answerTheReviewBy(nameOf(review))}
            onClick={() => open('answer')}
          >
            {texts.answer}
          </Button>
        )}
        {review.reports.length > 0 && (
          <IntentForm review={review} intent="dismiss" name={texts.dismissReports(review.reports.length)} />
        )}
        <Button weight="quiet" aria-label={texts.deleteTheReviewBy(nameOf(review))} onClick={() => open('delete')}>
          {texts.deleteLabel}
        </Button>
      </div>
      {dialog}
    </li>
  )
}

const nameOf = ({ user }: StaffReview) => `${user.first_name} ${user.last_name}`

/** A form that submits an action of this page. */
function IntentForm({ review, intent, name }: { review: StaffReview; intent: string; name: string }) {
  const fetcher = useFetcher()
  return (
    <ShopForm fetcher={fetcher} hidden={{ id: review.id, intent }}>
      <SubmitButton weight="secondary" aria-label={texts.actOnReviewBy(name, nameOf(review))}>
        {name}
      </SubmitButton>
    </ShopForm>
  )
}

function Reports({ reports }: { reports: StaffReview['reports'] }) {
  if (reports.length === 0) return null
  return (
    <section className="mt-4 rounded-control bg-sunken px-4 py-3 text-sm">
      <h3 className="flex items-center gap-2 text-sm">
        <Flag aria-hidden="true" className="size-4 text-danger" />
        {texts.countOfReports(reports.length)}
      </h3>
      <ul className="mt-2 grid gap-2">
        {reports.map(({ reason, created_on }, place) => (
          // Reports may be identical and their order does not change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={place} className="wrap-anywhere">
            <p className="whitespace-pre-line">{reason}</p>
            <Day of={created_on} className="text-muted text-xs" />
          </li>
        ))}
      </ul>
    </section>
  )
}
