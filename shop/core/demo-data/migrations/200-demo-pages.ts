import { type Kysely, sql } from 'kysely'

/** Adds demo pages to the demo data. Pages of earlier demo shops are recognised by their first sentence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table demo_things
      drop constraint demo_things_kind,
      add constraint demo_things_kind
        check (kind in ('product', 'user', 'order', 'review', 'collection', 'reduction', 'payment', 'page'))`.execute(
    db,
  )
  await sql`
    insert into demo_things (kind, id)
    select 'page', id from content_pages
    where text like 'This is a demonstration.%' or text like 'Nothing is sold here, so nothing is sent.%'`.execute(db)
}
