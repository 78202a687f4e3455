import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'

/**
 * Returns the result of `work` and how many rows PostgreSQL read and updated in `tables` meanwhile. An update that
 * writes no index also counts as `updatedWithoutIndex`.
 *
 * PostgreSQL's numbers may contain earlier transactions of the same connection, so they are subtracted.
 */
export async function countRowsTouched<Result>(tx: Database, tables: readonly string[], work: () => Promise<Result>) {
  const before = await readCounts(tx, tables)
  const result = await work()
  const after = await readCounts(tx, tables)
  return {
    result,
    read: after.read - before.read,
    updated: after.updated - before.updated,
    updatedWithoutIndex: after.updatedWithoutIndex - before.updatedWithoutIndex,
  }
}

async function readCounts(tx: Database, tables: readonly string[]) {
  const { rows } = await sql<{ read: number; updated: number; updatedWithoutIndex: number }>`
    select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::integer as read,
      coalesce(sum(n_tup_upd), 0)::integer as updated,
      coalesce(sum(n_tup_hot_upd), 0)::integer as "updatedWithoutIndex"
    from pg_stat_xact_user_tables where relname = any(${tables})`.execute(tx)
  return rows[0] ?? { read: 0, updated: 0, updatedWithoutIndex: 0 }
}
