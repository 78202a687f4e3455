import { BadgeCheck, MessageSquareReply } from 'lucide-react'
import { texts } from '#texts/catalog/reviews'
import { useSharedTextLanguage } from '../../ui/identity/shop-identity.ts'
import { Sentence } from '../../ui/sentence.ts'
import { Day } from '../../ui/time.tsx'
import type { Review } from './reviews.contract.ts'
import { Stars } from './stars/stars.tsx'

interface ReviewTextProps {
  review: Review
  /** The name of the reviewed variant; undefined if the context shows it. */
  variant?: string | undefined
  /** Shortened to a few lines, with only its own date. */
  brief?: boolean
  /** True to show its text in a large font. */
  isLead?: boolean
}

/** A review with author, dates, rating and the shop's answer. */
export function ReviewText({ review, variant, brief = false, isLead = false }: ReviewTextProps) {
  const lang = useSharedTextLanguage()
  const { user, answer } = review
  return (
    <article>
      <header className="flex items-center gap-3">
        <Portrait user={user} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <span className="font-medium wrap-anywhere">
              {user.first_name} {user.last_name}
            </span>
            {review.verified && (
              <span className="inline-flex items-center gap-1 text-good text-xs">
                <BadgeCheck aria-hidden="true" className="size-4" />
                {texts.verifiedPurchase}
              </span>
            )}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
            <Stars rating={review.rating} className="h-3.5" />
            <Day of={review.created_on} />
            {variant && (
              <span lang={lang} className="wrap-anywhere">
                {variant}
              </span>
            )}
          </p>
        </div>
      </header>
      <p
        className={`mt-2.5 max-w-[68ch] text-pretty wrap-anywhere ${brief ? 'line-clamp-4' : 'whitespace-pre-line'} ${isLead ? 'text-lg leading-snug' : 'text-sm'}`}
      >
        {review.body}
      </p>
      {!brief && <OtherDays review={review} />}
      {answer && !brief && (
        <div className="mt-3 rounded-control bg-sunken px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-2 text-xs">
            <MessageSquareReply aria-hidden="true" className="size-4 text-accent" />
            <span className="font-medium">{texts.answerOfTheShop}</span>
            <span className="text-muted">
              <Day of={answer.created_on} />
            </span>
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere text-sm">{answer.body}</p>
        </div>
      )}
    </article>
  )
}

/** The purchase and change dates, which help readers to judge how long a product was used. */
function OtherDays({ review: { bought_on, changed_on } }: { review: Review }) {
  if (!bought_on && !changed_on) return null
  return (
    <p className="mt-2 text-muted text-xs">
      {bought_on && <Sentence of={texts.orderedOn(<Day of={bought_on} />)} />}
      {changed_on && <Sentence of={(bought_on ? texts.andChangedOn : texts.changedOn)(<Day of={changed_on} />)} />}
    </p>
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
        className="size-10 shrink-0 rounded-full bg-sunken object-cover"
      />
    )
  const initials = [user.first_name, user.last_name].map((name) => [...name][0]).join('')
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft font-medium text-accent text-sm"
    >
      {initials}
    </span>
  )
}
