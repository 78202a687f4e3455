import { type Kysely, sql } from 'kysely'

/** With all that a price is asked of beside it, what costs so much is found without reading products, as for counting what filters leave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index products_by_price`.execute(db)
  await sql`create index products_by_price on products (lowest_price_cents, id) include (highest_price_cents, price_cents)
    where is_public`.execute(db)
}
