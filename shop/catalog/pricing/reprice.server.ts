import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/**
 * Sets what the variants of products cost by the reductions that hold at a moment. In a transaction, which holds the products from here on; a statement
 * has nothing to do where nothing changes.
 */
export async function reprice(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  await sql`select reprice(${ids}::bigint[], ${now})`.execute(tx)
}

/** Does the same for those of the products that are, or were until now, in a reduction: their prices or variants have changed. */
export async function repriceReduced(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    select reprice(reduced, ${now})
    from (select array(
      select product_id from reduction_products where product_id = any(${ids}::bigint[])
      union select product_id from variants where product_id = any(${ids}::bigint[]) and reduced_cents is not null) as reduced) as found
    where cardinality(reduced) > 0`.execute(tx)
}
