import { type Kysely, sql } from 'kysely'

/** Includes the columns that price filters need, so that they use an index-only scan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index products_by_price`.execute(db)
  await sql`create index products_by_price on products (lowest_price_cents, id) include (highest_price_cents, price_cents)
    where is_public`.execute(db)
}
