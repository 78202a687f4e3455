import { type Kysely, sql } from 'kysely'

/** Adds an index to count waiting customers by variant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index back_in_stock_wishes_waiting on back_in_stock_wishes (variant_id) where confirmed_at is not null`.execute(
    db,
  )
}
