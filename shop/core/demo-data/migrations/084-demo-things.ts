import { type Kysely, sql } from 'kysely'

/** Records which rows are demo data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_things (
      kind text not null check (kind in ('product', 'user', 'order', 'review', 'collection', 'reduction')),
      id bigint not null,
      primary key (kind, id)
    )`.execute(db)
}
