import { href } from 'react-router'
import { texts } from '#texts/catalog/reviews'
import { Link } from '../../ui/link.tsx'

/**
 * The legally required information on reviews (Code de la consommation, article D111-17): whether and how they are
 * verified, and which dates are shown.
 */
export function HowReviewsAreChecked({ className = '' }: { className?: string }) {
  return (
    <details className={`max-w-prose text-muted text-sm ${className}`}>
      <summary className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
        {texts.howReviewsAreChecked}
      </summary>
      <p className="mt-1">
        {texts.customersCanReview}{' '}
        <Link to={`${href('/terms_of_services')}#reviews`} className="text-accent underline underline-offset-4">
          {texts.moreAboutReviews}
        </Link>
      </p>
    </details>
  )
}
