import { type RawBuilder, sql } from 'kysely'
import { containsText } from '../../../../../server/db/conditions/like.ts'
import type { Database } from '../../../../../server/db/open.ts'
import type { Paging } from '../../../../../server/http/paging.ts'
import type { StaffReview } from '../moderation.contract.ts'
import { reportedReviews, reviewsForStaff, staffReviewResponse } from '../moderation-store.server.ts'
import type { ReviewState } from './all-reviews.contract.ts'
import { MOST_REVIEWS_FOUND } from './review-list-limits.contract.ts'

/** The filters of the staff's review list. */
export interface ReviewCriteria {
  stars?: number | undefined
  state?: ReviewState | undefined
  /** A part of the review text. */
  words?: string | undefined
}

const MOST = sql.lit(MOST_REVIEWS_FOUND)
const ALL_STARS = [1, 2, 3, 4, 5]

/** Counts matching reviews, up to one more than the listed maximum. */
export async function countMatches(db: Database, criteria: ReviewCriteria): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from reviews where ${conditions(db, criteria)} limit ${MOST} + 1) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds one page of matching reviews, newest first. */
export async function pageOfMatches(db: Database, criteria: ReviewCriteria, paging: Paging): Promise<StaffReview[]> {
  const rows = await reviewsForStaff(db)
    .where('reviews.id', 'in', idsOnPage(db, criteria, paging))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .execute()
  return rows.map(staffReviewResponse)
}

/**
 * The indexes of answered and unanswered reviews begin with the stars. For all stars, each is read in order and
 * merged, so that only matching entries are read.
 */
function idsOnPage(db: Database, criteria: ReviewCriteria, { page, size }: Paging): RawBuilder<number> {
  const skipped = sql.lit((page - 1) * size)
  const isByStars = criteria.state === 'answered' || criteria.state === 'unanswered'
  if (criteria.stars !== undefined || criteria.words !== undefined || !isByStars)
    return sql`(
      select id from reviews where ${conditions(db, criteria)}
      order by created_at desc, id desc limit ${sql.lit(size)} offset ${skipped})`
  const each = ALL_STARS.map(
    (stars) => sql`(
      select id, created_at from reviews where ${conditions(db, { ...criteria, stars })}
      order by created_at desc, id desc limit ${sql.lit(page * size)})`,
  )
  return sql`(
    select id from (${sql.join(each, sql` union all `)}) as found
    order by created_at desc, id desc limit ${sql.lit(size)} offset ${skipped})`
}

function conditions(db: Database, { stars, state, words }: ReviewCriteria): RawBuilder<boolean> {
  const states: Record<ReviewState, RawBuilder<unknown>> = {
    reported: sql`id in ${reportedReviews(db)}`,
    hidden: sql`hidden_at is not null`,
    answered: sql`answer is not null`,
    unanswered: sql`answer is null and hidden_at is null`,
  }
  const all = [
    ...(stars === undefined ? [] : [sql`(half_stars + 1) / 2 = ${sql.lit(stars)}`]),
    ...(state === undefined ? [] : [states[state]]),
    ...(words === undefined ? [] : [containsText(sql`lower(body)`, words)]),
  ]
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(all, sql` and `)}`
}
