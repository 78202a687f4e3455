import { type Kysely, sql } from 'kysely'

/** Changes are looked for by who made them, the newest first. The index that it replaces held the accounts alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_entries_by_person on audit_entries (actor_id, id desc)`.execute(db)
  await sql`drop index audit_entries_actor_id_idx`.execute(db)
}
