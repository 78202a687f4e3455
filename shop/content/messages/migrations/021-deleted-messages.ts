import { type Kysely, sql } from 'kysely'

/** Staff may delete messages, and that is noted like everything else that they change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table changes drop constraint changes_kind_check,
      add constraint changes_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message'))`.execute(
    db,
  )
}
