import { sql } from 'kysely'
import type { Database } from './open.ts'

/** Arbitrary numbers that no other advisory lock uses. */
const BACKUP = sql.lit(7_463_201)
const FILES = sql.lit(7_463_202)

/**
 * Locks out other backups and file removals until the connection closes. Waits for removals that are running.
 * @returns false if another backup is running
 */
export async function lockForBackup(db: Database): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${BACKUP}) as taken`.execute(db)
  if (rows[0]?.taken) await sql`select pg_advisory_lock(${FILES})`.execute(db)
  return rows[0]?.taken === true
}

/** SQL condition for removing files: true if no backup is running, which might still have to copy them. */
export const noBackupIsMade = sql<boolean>`pg_try_advisory_xact_lock_shared(${FILES})`
