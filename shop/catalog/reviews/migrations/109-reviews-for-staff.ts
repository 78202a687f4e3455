import { type Kysely, sql } from 'kysely'

/**
 * What staff look through all reviews by, hidden ones among them, always the newest first: whole stars (half a star counts as the one above it), whether the
 * shop has answered, and what they say. Each index holds what is looked for alone, however few those are.
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
