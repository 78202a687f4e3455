import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/** Recomputes the sale prices of products at a point in time. Call in a transaction, which locks the products. */
export async function reprice(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  await sql`select reprice(${ids}::bigint[], ${now})`.execute(tx)
}

/** Recomputes the sale prices of those products that are or were in a sale, after their prices or variants changed. */
export async function repriceProductsOnSale(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    select reprice(reduced, ${now})
    from (select array(
      select product_id from reduction_products where product_id = any(${ids}::bigint[])
      union select product_id from variants where product_id = any(${ids}::bigint[]) and reduced_cents is not null) as reduced) as found
    where cardinality(reduced) > 0`.execute(tx)
}
