import { type Kysely, sql } from 'kysely'

/** Adds an index for claiming jobs by kind, so that a long queue of a busy kind is not read by other kinds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_due_of_kind on jobs (name, due_at) where failed_at is null`.execute(db)
  await sql`drop index jobs_due`.execute(db)
}
