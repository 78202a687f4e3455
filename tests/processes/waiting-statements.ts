import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'

/** Counts the statements in a database that wait for a lock. */
export async function waitingStatements(db: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
