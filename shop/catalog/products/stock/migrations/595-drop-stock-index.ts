import { sql } from 'kysely'
import { outsideTransaction } from '../../../../../server/db/migrate.ts'

/** Drops the index of the stock, which `stock_levels` replaces. */
export const up = outsideTransaction(async (db) => {
  await sql`drop index concurrently if exists variants_short`.execute(db)
})
