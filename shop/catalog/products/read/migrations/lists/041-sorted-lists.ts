import { type Kysely, sql } from 'kysely'

/** Indexes for the public sort orders, in addition to `products_newest`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_by_price on products (lowest_price_cents, id) where is_public`.execute(db)
  await sql`create index products_by_rating on products (average_rating desc nulls last, reviews_count desc, id desc)
    where is_public`.execute(db)
}
