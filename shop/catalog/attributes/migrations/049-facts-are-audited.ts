import { type Kysely, sql } from 'kysely'

/** Allows audit log entries for filterable attributes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in
        ('product', 'order', 'review', 'synonyms', 'message', 'collection', 'reduction', 'settings', 'facts'))`.execute(
    db,
  )
}
