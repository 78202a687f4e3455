import { type Kysely, sql } from 'kysely'

/** Adds demo payments to the demo data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table demo_things
      drop constraint demo_things_kind_check,
      add constraint demo_things_kind check (kind in ('product', 'user', 'order', 'review', 'collection', 'reduction', 'payment'))`.execute(
    db,
  )
}
