import { type Kysely, sql } from 'kysely'

/** Orders that staff place, at the market or on the telephone: who did, and why something cost another price than the shop's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column is_manual boolean not null default false,
      add column placed_by bigint references users on delete set null`.execute(db)
  await sql`create index on orders (placed_by) where placed_by is not null`.execute(db)
  // Pressed twice it is one order, also where it is nobody's account.
  await sql`create unique index orders_placed_once_by_staff on orders (placed_key) where is_manual`.execute(db)
  await sql`alter table order_lines add column price_reason text not null default ''`.execute(db)
}
