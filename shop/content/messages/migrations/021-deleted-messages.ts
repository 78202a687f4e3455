import { type Kysely, sql } from 'kysely'

/** Lets staff delete messages and records each deletion in the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table changes drop constraint changes_kind_check,
      add constraint changes_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message'))`.execute(
    db,
  )
}
