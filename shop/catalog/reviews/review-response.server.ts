import { imageUrl } from '../../ui/images/image-url.ts'
import type { OwnReview, Review } from './reviews.contract.ts'

/** The columns of a review and its author, for queries that join `users`. */
export const REVIEW_WITH_AUTHOR = [
  'reviews.id',
  'reviews.body',
  'half_stars',
  'variant_id',
  'bought_at',
  'answer',
  'answered_at',
  'reviews.created_at',
  'reviews.updated_at',
  'first_name',
  'last_name',
  'avatar_key',
] as const

/** In nested JSON rows, PostgreSQL returns times as text. */
type Time = Date | string

export interface ReviewRow {
  id: number
  body: string
  half_stars: number
  variant_id: number
  bought_at: Time | null
  answer: string | null
  answered_at: Time | null
  created_at: Time
  updated_at: Time
  first_name: string | null
  last_name: string | null
  avatar_key: string | null
}

/** The name shown for reviews of deleted accounts. */
const FORMER_CUSTOMER = { first_name: 'Former', last_name: 'customer' }

/** Returns a review in its API form. */
export function reviewResponse(row: ReviewRow): Review {
  const { first_name, last_name } = row.first_name === null ? FORMER_CUSTOMER : row
  const [created, changed] = [asText(row.created_at), asText(row.updated_at)]
  return {
    id: row.id,
    body: row.body,
    rating: row.half_stars / 2,
    variant: row.variant_id,
    user: {
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      avatar: row.avatar_key === null ? null : imageUrl(row.avatar_key, 320),
    },
    created_on: created,
    changed_on: changed === created ? null : changed,
    verified: row.bought_at !== null,
    bought_on: row.bought_at && asText(row.bought_at).slice(0, 'yyyy-mm-dd'.length),
    answer: row.answer === null ? null : { body: row.answer, created_on: asText(row.answered_at ?? row.updated_at) },
  }
}

/** Returns a review in its API form for its author. */
export function ownReviewResponse(row: ReviewRow & { hidden_reason: string | null }): OwnReview {
  return { ...reviewResponse(row), hidden_reason: row.hidden_reason }
}

function asText(time: Time): string {
  return new Date(time).toISOString()
}
