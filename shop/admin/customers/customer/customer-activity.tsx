import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/admin/customers'
import { reviewsAddress } from '../../../catalog/reviews/list/reviews-address.ts'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { Day } from '../../../ui/time.tsx'
import type { CustomerDetails } from '../customers.contract.ts'

/** The reviews, messages and back-in-stock requests of a customer, with links. */
export function CustomerActivity({ customer }: { customer: CustomerDetails }) {
  const { reviews, newest_reviews, messages, newest_messages, waits_for } = customer
  return (
    <>
      <TitledSection name={texts.reviews}>
        <ActivityList count={reviews} shown={newest_reviews.length}>
          {newest_reviews.map(({ id, title, slug, rating, time_created, is_hidden }) => (
            <ActivityItem key={id} time={time_created}>
              {slug ? <ActivityLink to={reviewsAddress({ slug })}>{title}</ActivityLink> : title}
              <span className="text-muted">{texts.star(rating)}</span>
              {is_hidden && <span className="text-warn">{texts.isHidden}</span>}
            </ActivityItem>
          ))}
        </ActivityList>
      </TitledSection>
      <TitledSection name={texts.messages}>
        <ActivityList count={messages} shown={newest_messages.length}>
          {newest_messages.map(({ id, title, time_created, is_answered, was_logged_in }) => (
            <ActivityItem key={id} time={time_created}>
              <ActivityLink to={href('/admin/contact/:id', { id: String(id) })}>{title}</ActivityLink>
              {!was_logged_in && <span className="text-muted">{texts.notLoggedIn}</span>}
              {!is_answered && <span className="text-warn">{texts.notAnswered}</span>}
            </ActivityItem>
          ))}
        </ActivityList>
      </TitledSection>
      {waits_for.length > 0 && (
        <TitledSection name={texts.waitsFor}>
          <ActivityList count={waits_for.length} shown={waits_for.length}>
            {waits_for.map(({ title, variant, slug, time_created }) => (
              <ActivityItem key={title + variant} time={time_created}>
                {slug ? <ActivityLink to={href('/products/:slug', { slug })}>{title}</ActivityLink> : title}
                <span className="text-muted">{variant}</span>
              </ActivityItem>
            ))}
          </ActivityList>
        </TitledSection>
      )}
    </>
  )
}

function ActivityList({ count, shown, children }: { count: number; shown: number; children: ReactNode }) {
  if (count === 0) return <p className="text-muted text-sm">{texts.none}</p>
  return (
    <>
      <ul data-rows="" className="divide-y divide-line border-line border-y text-sm">
        {children}
      </ul>
      {shown < count && <p className="mt-2 text-muted text-sm">{texts.newestShown(shown, count)}</p>}
    </>
  )
}

const ActivityItem = ({ time, children }: { time: string; children: ReactNode }) => (
  <li className="flex items-baseline justify-between gap-4 py-2.5">
    <span className="flex min-w-0 flex-wrap gap-x-3 wrap-anywhere">{children}</span>
    <Day of={time} className="shrink-0 text-muted" />
  </li>
)

const ActivityLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="lone-link font-medium underline-offset-4 hover:underline">
    {children}
  </Link>
)
