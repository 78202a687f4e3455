import { type Kysely, sql } from 'kysely'

/** Adds an index of audit entries by author, newest first. It replaces an index of the author alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_entries_by_person on audit_entries (actor_id, id desc)`.execute(db)
  await sql`drop index audit_entries_actor_id_idx`.execute(db)
}
