import { href, Link } from 'react-router'

/** What the law wants beside reviews (Code de la consommation, article D111-17): whether and how they are checked, and which dates are shown. */
export function HowReviewsAreChecked({ className = '' }: { className?: string }) {
  return (
    <p className={`max-w-prose text-muted text-sm ${className}`}>
      Only customers to whom a variant was shipped can review it, once; the shop checks that when a review is sent and
      marks it as a verified purchase. What a review says is not checked before it appears; reported ones are looked at
      afterwards. Beside the author stands the day of publication, under the text the days of the order and of the last
      change. Nobody gets anything for a review.{' '}
      <Link to={`${href('/terms_of_services')}#reviews`} className="text-accent underline underline-offset-4">
        More about reviews
      </Link>
    </p>
  )
}
