import { type Kysely, sql } from 'kysely'

/** Adds an index for late orders: unsent although the promised day has passed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_to_be_sent on orders (promised_to) where status in ('making', 'shipping')`.execute(db)
}
