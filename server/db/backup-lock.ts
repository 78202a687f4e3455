import { sql } from 'kysely'
import type { Database } from './open.ts'

/** Any number, as long as nothing else uses it. */
const BACKUP = sql.lit(7_463_201)

/** Locks out other backups, as long as the connection lives. False when somebody else is making one. */
export async function lockForBackup(db: Database): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${BACKUP}) as taken`.execute(db)
  return rows[0]?.taken === true
}

/** Part of a condition: files that a backup may still have to copy must not go now. */
export const noBackupIsMade = sql<boolean>`pg_try_advisory_xact_lock_shared(${BACKUP})`
