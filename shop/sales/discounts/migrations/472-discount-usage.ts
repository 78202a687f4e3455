import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** Finds the latest orders with a discount. It replaces the index on the discount alone. */
export const up = outsideTransaction(async (db) => {
  await sql`
    create index concurrently if not exists order_discounts_latest on order_discounts (discount_id, order_id)
    where discount_id is not null`.execute(db)
  await sql`drop index concurrently if exists order_discounts_discount_id_idx`.execute(db)
})
