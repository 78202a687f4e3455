import { type Kysely, sql } from 'kysely'

/**
 * Indexes for the staff's review list, newest first, including hidden reviews: by whole stars (half stars rounded up),
 * by answered or not, and by words. Partial indexes contain only the searched reviews.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const byStars = sql`((half_stars + 1) / 2), created_at desc, id desc`
  await sql`create index reviews_for_staff on reviews (created_at desc, id desc)`.execute(db)
  await sql`create index reviews_by_stars on reviews (${byStars})`.execute(db)
  await sql`create index reviews_answered on reviews (${byStars}) where answer is not null`.execute(db)
  await sql`
    create index reviews_unanswered on reviews (${byStars}) where answer is null and hidden_at is null`.execute(db)
  await sql`create index reviews_hidden_by_stars on reviews (${byStars}) where hidden_at is not null`.execute(db)
  await sql`create index reviews_said on reviews using gin (lower(body) gin_trgm_ops)`.execute(db)
}
