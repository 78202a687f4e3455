import { type Kysely, sql } from 'kysely'

/** Staff see which orders are late: promised for a day that has passed, and still in the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_to_be_sent on orders (promised_to) where status in ('making', 'shipping')`.execute(db)
}
