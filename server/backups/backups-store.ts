import type { Database } from '../db/open.ts'
import { DAY } from '../durations.ts'

/** How long failed backups stay in the log, in ms. */
const FAILED_REMEMBERED_MS = 30 * DAY

/** A backup that the shop began. */
export interface BackupRun {
  name: string
  started_at: Date
  /** Null while it runs, and after a kill. */
  ended_at: Date | null
  /** Size in bytes; null unless it is complete. */
  bytes: number | null
  /** Why it failed; null if it did not. */
  error: string | null
}

/** Returns the log of backups, newest first. */
export const findBackupRuns = (db: Database): Promise<BackupRun[]> =>
  db.selectFrom('backups').selectAll().orderBy('started_at', 'desc').execute()

/** Records that a backup begins. */
export async function noteBackupStart(db: Database, name: string, now: Date): Promise<void> {
  const row = { name, started_at: now, ended_at: null, bytes: null, error: null }
  await db
    .insertInto('backups')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** Records the end of a backup. */
export async function noteBackupEnd(
  db: Database,
  name: string,
  { now, ...result }: { now: Date; bytes: number } | { now: Date; error: string },
): Promise<void> {
  const error = 'error' in result ? { error: result.error.slice(0, 500) } : result
  await db
    .updateTable('backups')
    .set({ ended_at: now, ...error })
    .where('name', '=', name)
    .execute()
}

/** Deletes entries of backups that no longer exist, and of failures older than 30 days. */
export async function forgetBackups(db: Database, existing: readonly string[], now: Date): Promise<void> {
  await db
    .deleteFrom('backups')
    .where('name', 'not in', [...existing, ''])
    .where(({ or, eb }) =>
      or([eb('error', 'is', null), eb('started_at', '<', new Date(now.getTime() - FAILED_REMEMBERED_MS))]),
    )
    .execute()
}
