import { type Kysely, sql } from 'kysely'

/** Offers that a partial return computes again, and the price of the units returned so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_discounts add column offer jsonb`.execute(db)
  await sql`
    alter table orders add column returned_units_cents bigint not null default 0,
      add constraint orders_returned_units_cents check (returned_units_cents >= 0 and returned_units_cents <= total_cents) not valid`.execute(
    db,
  )
}
