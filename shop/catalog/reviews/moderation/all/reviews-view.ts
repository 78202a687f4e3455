import { href } from 'react-router'
import { withQuery } from '../../../../core/admin-kit/lists/list-query.ts'
import { FEWEST_LETTERS } from './review-list-limits.contract.ts'

const SHOWN = ['reported', 'hidden', 'all', 'unanswered', 'answered'] as const
/** The shown reviews; reported reviews by default. */
export type ReviewsShown = (typeof SHOWN)[number]

const STARS = ['1', '2', '3', '4', '5'] as const

/** The filters in the address of the staff's review list. */
export interface ReviewsView {
  shown: ReviewsShown
  stars: (typeof STARS)[number] | undefined
  /** A part of the review text; empty if absent or too short. */
  words: string
}

/** Reads the filters of an address. Unknown values are ignored. */
export function readReviewsView(asked: URLSearchParams): ReviewsView & { page: string } {
  const words = asked.get('q')?.trim() ?? ''
  const shown = asked.get('hidden') === 'true' ? 'hidden' : SHOWN.find((one) => one === asked.get('show'))
  return {
    shown: shown ?? 'reported',
    stars: STARS.find((one) => one === asked.get('stars')),
    words: [...words].length < FEWEST_LETTERS ? '' : words,
    page: asked.get('page') ?? '1',
  }
}

/** Returns the address of the first page with changed filters. */
export function staffReviewsAddress(view: ReviewsView, change: Partial<ReviewsView> = {}): string {
  const { shown, stars, words } = { ...view, ...change }
  return withQuery(href('/admin/reviews'), {
    ...(shown === 'hidden' ? { hidden: 'true' } : { show: shown !== 'reported' && shown }),
    stars,
    q: words,
  })
}
