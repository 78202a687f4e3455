import type { Review } from './reviews.contract.ts'
import { Stars } from './stars.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' })

interface ReviewTextProps {
  review: Review
  /** The name of the reviewed variant, where the reader cannot know it. */
  variant?: string
  /** Shortened to a few lines. */
  brief?: boolean
}

/** One review with its author, date and rating. */
export function ReviewText({ review, variant, brief = false }: ReviewTextProps) {
  const { user } = review
  return (
    <article>
      <header className="flex items-center gap-3">
        <Portrait user={user} />
        <div className="min-w-0">
          <p className="font-medium text-sm">
            {user.first_name} {user.last_name}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
            <Stars rating={review.rating} className="h-3.5" />
            <time dateTime={review.created_on}>{day.format(new Date(review.created_on))}</time>
            {variant && <span>{variant}</span>}
          </p>
        </div>
      </header>
      <p className={`mt-2.5 wrap-break-word text-sm ${brief ? 'line-clamp-4' : 'whitespace-pre-line'}`}>
        {review.body}
      </p>
    </article>
  )
}

function Portrait({ user }: { user: Review['user'] }) {
  if (user.avatar)
    return (
      <img
        src={user.avatar}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className="size-10 rounded-full bg-sunken object-cover"
      />
    )
  const initials = [user.first_name, user.last_name].map((name) => name.charAt(0)).join('')
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft font-medium text-accent text-sm"
    >
      {initials}
    </span>
  )
}
