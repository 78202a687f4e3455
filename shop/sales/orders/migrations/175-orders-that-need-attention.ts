import { type Kysely, sql } from 'kysely'

/** The default list of orders for staff includes those that await payment: an index for its order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_need_attention on orders (created_at, id)
    where status in ('making', 'shipping', 'awaiting_payment')`.execute(db)
}
