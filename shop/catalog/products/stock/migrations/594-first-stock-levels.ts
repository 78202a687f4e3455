import { sql } from 'kysely'
import { inBatches } from '../../../../../server/db/in-batches.ts'
import { outsideTransaction } from '../../../../../server/db/migrate.ts'

/** Stores the stock levels of the variants from before migration 593. */
export const up = outsideTransaction(async (db) => {
  await inBatches(async () => {
    // Counts the found variants: a concurrent sale may have stored the level of one of them.
    const { rows } = await sql<{ found: number }>`
      with missing as (
        select id, stock_level(for_sale, stock) as level from variants
        where for_sale and not exists (select from stock_levels where variant_id = variants.id)
        order by id limit 1000 for no key update),
      stored as (
        insert into stock_levels (variant_id, level) select id, level from missing where level is not null
        on conflict (variant_id) do nothing)
      select count(*)::integer as found from missing`.execute(db)
    return rows[0]?.found ?? 0
  })
})
