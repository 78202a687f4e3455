import { type Kysely, sql } from 'kysely'

/** What bulk actions replaced, one row per product, so that they can be undone for a short time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_bulk_undos (
      undo_id uuid not null,
      product_id bigint not null references products on delete cascade,
      actor_id bigint not null references users on delete cascade,
      made_at timestamptz not null,
      replaced jsonb not null,
      primary key (undo_id, product_id)
    )`.execute(db)
  await sql`create index on product_bulk_undos (made_at)`.execute(db)
  await sql`create index on product_bulk_undos (product_id)`.execute(db)
  await sql`create index on product_bulk_undos (actor_id)`.execute(db)
}
