import { type Kysely, sql } from 'kysely'

/** Adds orders placed by staff: who placed them, and the reasons of changed prices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column is_manual boolean not null default false,
      add column placed_by bigint references users on delete set null`.execute(db)
  await sql`create index on orders (placed_by) where placed_by is not null`.execute(db)
  // A repeated submission creates one order, also without an account.
  await sql`create unique index orders_placed_once_by_staff on orders (placed_key) where is_manual`.execute(db)
  await sql`alter table order_lines add column price_reason text not null default ''`.execute(db)
}
