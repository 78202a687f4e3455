import { type Kysely, sql } from 'kysely'

/** Adds an index for the default order list of staff, which includes orders that await payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_need_attention on orders (created_at, id)
    where status in ('making', 'shipping', 'awaiting_payment')`.execute(db)
}
