import { type Kysely, sql } from 'kysely'

/** Counts who waits for a variant without going through what others wait for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index back_in_stock_wishes_waiting on back_in_stock_wishes (variant_id) where confirmed_at is not null`.execute(
    db,
  )
}
