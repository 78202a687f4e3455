import { type Kysely, sql } from 'kysely'

/** Adds a version for conflict detection and an audit log kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_synonyms add column version integer not null default 1`.execute(db)
  await sql`
    alter table changes drop constraint changes_kind_check,
      add constraint changes_kind_check check (kind in ('product', 'order', 'review', 'synonyms'))`.execute(db)
}
