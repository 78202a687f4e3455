import { sql } from 'kysely'
import type { Database } from './open.ts'

/** Any numbers, as long as nothing else uses them. */
const BACKUP = sql.lit(7_463_201)
const FILES = sql.lit(7_463_202)

/**
 * Locks out other backups and whoever removes files, as long as the connection lives; waits for those who are removing one. False when somebody else is
 * making a backup.
 */
export async function lockForBackup(db: Database): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${BACKUP}) as taken`.execute(db)
  if (rows[0]?.taken) await sql`select pg_advisory_lock(${FILES})`.execute(db)
  return rows[0]?.taken === true
}

/** Part of a condition: files that a backup may still have to copy must not go now. */
export const noBackupIsMade = sql<boolean>`pg_try_advisory_xact_lock_shared(${FILES})`
