import { type Kysely, sql } from 'kysely'

/** Stores the total and the currency with each order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column total_cents bigint,
      add column currency text not null default 'EUR' constraint orders_currency check (currency = 'EUR')`.execute(db)
  await sql`
    update orders set total_cents = coalesce(
      (select sum(unit_price_cents * quantity) from order_lines where order_id = orders.id), 0)`.execute(db)
  // The limit is the largest integer that JavaScript represents exactly.
  await sql`
    alter table orders
      alter column total_cents set not null,
      add constraint orders_total check (total_cents between 0 and ${sql.lit(Number.MAX_SAFE_INTEGER)})`.execute(db)
}
