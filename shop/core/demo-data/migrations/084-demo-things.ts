import { type Kysely, sql } from 'kysely'

/** What the demo has put into the shop, noted when it did: names and addresses are no sign of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_things (
      kind text not null check (kind in ('product', 'user', 'order', 'review', 'collection', 'reduction')),
      id bigint not null,
      primary key (kind, id)
    )`.execute(db)
}
