import type { Database } from '../db/open.ts'
import { DAY } from '../durations.ts'

/** How long failed backups stay in the log, in ms. */
const FAILED_REMEMBERED_MS = 30 * DAY
/** Longer than 60 weekly backups, in ms. */
const REMEMBERED_MS = 500 * DAY

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

/** More than the shop keeps. */
const MOST_RUNS = 100

/** Returns the latest entries of the log of backups, newest first. */
export const findBackupRuns = (db: Database): Promise<BackupRun[]> =>
  db.selectFrom('backups').selectAll().orderBy('started_at', 'desc').limit(MOST_RUNS).execute()

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

/** Deletes entries of failed backups after 30 days. Other entries stay longer than every backup file. */
export async function sweepBackupRuns(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .deleteFrom('backups')
    .where(({ or, and, eb }) =>
      or([
        and([eb('error', 'is not', null), eb('started_at', '<', before(FAILED_REMEMBERED_MS))]),
        eb('started_at', '<', before(REMEMBERED_MS)),
      ]),
    )
    .execute()
}
