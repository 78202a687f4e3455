import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../../server/db/open.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import { ownReviewResponse, REVIEW_WITH_AUTHOR } from '../review-response.server.ts'
import type { ReviewMessage } from '../reviews-store.server.ts'
import type { StaffReview } from './moderation.contract.ts'

/** Adds a customer's report of a visible review; false if they reported it before, undefined if it does not exist. */
export async function addReport(
  db: Database,
  { id, userId, text, now }: ReviewMessage & { id: number; userId: number },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ added: boolean }>`
    with seen as (select id from reviews where id = ${id} and hidden_at is null),
    added as (
      insert into review_reports (review_id, user_id, reason, created_at)
      select id, ${userId}, ${text}, ${now} from seen
      on conflict do nothing
      returning review_id)
    select exists (select from added) as added from seen`.execute(db)
  return rows[0]?.added
}

export type HiddenReview = NonNullable<Awaited<ReturnType<typeof findHidden>>>

/** Finds the author and product of a hidden review; the slug is null if the product is deleted. */
export async function findHidden(db: Database, id: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .select([
      'email',
      'first_name',
      'users.language',
      'title',
      sql<string | null>`case when products.deleted_at is null then slug end`.as('slug'),
    ])
    .where('reviews.id', '=', id)
    .executeTakeFirst()
}

/** Settles the reports of a review. @returns the number of open reports */
export async function settleReports(db: Database, id: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('review_reports')
    .set({ settled_at: now })
    .where('review_id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Finds a review with its open reports, product and author, whether hidden or not. */
export async function findReviewForStaff(
  db: Database,
  id: number,
): Promise<{ review: StaffReview; product_id: number; user_id: number | null } | undefined> {
  const row = await reviewsForStaff(db).where('reviews.id', '=', id).executeTakeFirst()
  return row && { review: staffReviewResponse(row), product_id: row.product_id, user_id: row.user_id }
}

/** Finds one page of hidden reviews, the most recently hidden first. */
export async function pageOfHidden(db: Database, { page, size }: Paging) {
  const rows = await reviewsForStaff(db)
    .where('hidden_at', 'is not', null)
    .orderBy('hidden_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return rows.map(staffReviewResponse)
}

/** Finds one page of reported reviews, the longest waiting first. */
export async function pageOfReported(db: Database, { page, size }: Paging) {
  const waiting = db
    .selectFrom('review_reports')
    .select(['review_id', ({ fn }) => fn.min('created_at').as('since')])
    .where('settled_at', 'is', null)
    .groupBy('review_id')
    .orderBy('since')
    .orderBy('review_id')
    .limit(size)
    .offset((page - 1) * size)
  const rows = await reviewsForStaff(db)
    .innerJoin(waiting.as('waiting'), 'waiting.review_id', 'reviews.id')
    .orderBy('since')
    .orderBy('reviews.id')
    .execute()
  return rows.map(staffReviewResponse)
}

/** Selects the ids of reviews with open reports. */
export const reportedReviews = (db: Database) =>
  db.selectFrom('review_reports').select('review_id').distinct().where('settled_at', 'is', null)

/** Counts the hidden reviews, or those with open reports. */
export async function countForStaff(db: Database, hidden: boolean): Promise<number> {
  const counted = hidden
    ? sql<{ count: number }>`select count(*) from reviews where hidden_at is not null`
    : sql<{ count: number }>`select count(distinct review_id) from review_reports where settled_at is null`
  return (await counted.execute(db)).rows[0]?.count ?? 0
}

type Row = Awaited<ReturnType<ReturnType<typeof reviewsForStaff>['executeTakeFirstOrThrow']>>

/** Selects reviews with all fields for staff. */
export function reviewsForStaff(db: Database) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .select((reviews) => [
      ...REVIEW_WITH_AUTHOR,
      'hidden_reason',
      'hidden_at',
      'product_id',
      'reviews.user_id',
      'slug',
      'title',
      jsonArrayFrom(
        reviews
          .selectFrom('review_reports')
          .select(['reason', 'review_reports.created_at'])
          .whereRef('review_id', '=', 'reviews.id')
          .where('settled_at', 'is', null)
          .orderBy('review_reports.created_at'),
      ).as('reports'),
    ])
}

/** Returns a review in its API form for staff. */
export function staffReviewResponse(row: Row): StaffReview {
  return {
    ...ownReviewResponse(row),
    product: { slug: row.slug, title: row.title },
    hidden_on: row.hidden_at?.toISOString() ?? null,
    reports: row.reports.map(({ reason, created_at }) => ({ reason, created_on: new Date(created_at).toISOString() })),
  }
}
