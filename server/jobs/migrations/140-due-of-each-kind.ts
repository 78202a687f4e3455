import { type Kysely, sql } from 'kysely'

/** Lets a claim look at the first of each kind alone: what waits for a kind that is busy was read by all others, however long its line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_due_of_kind on jobs (name, due_at) where failed_at is null`.execute(db)
  await sql`drop index jobs_due`.execute(db)
}
