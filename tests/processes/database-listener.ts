import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import { until } from './until.ts'

/** Waits until the shop listens for changes of this database. Returns the PostgreSQL process ID of the listener. */
export async function listenerOn(db: Database): Promise<number> {
  let pid: number | undefined
  await until(async () => {
    const found = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and query like 'listen %' and state = 'idle'`.execute(db)
    pid = found.rows[0]?.pid
    return pid
  })
  return pid ?? 0
}
