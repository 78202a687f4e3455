import { href, Link } from 'react-router'
import * as texts from '#texts/reviews'

/** What the law wants beside reviews (Code de la consommation, article D111-17): whether and how they are checked, and which dates are shown. */
export function HowReviewsAreChecked({ className = '' }: { className?: string }) {
  return (
    <p className={`max-w-prose text-muted text-sm ${className}`}>
      {texts.onlyCustomersToWhomA}{' '}
      <Link to={`${href('/terms_of_services')}#reviews`} className="text-accent underline underline-offset-4">
        {texts.moreAboutReviews}
      </Link>
    </p>
  )
}
