import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { findConnections } from '../connections/connections-store.ts'
import { runningDatabase } from '../db/running.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { defineJob } from '../jobs/job.ts'
import { enqueueJob } from '../jobs/jobs-store.ts'
import type { Services } from '../services.ts'
import { StartupError } from '../start/startup-error.ts'
import { unusableFolder } from '../start/unusable-folder.ts'
import { backUp } from './back-up.ts'
import {
  backupFolder,
  backupName,
  bytesIn,
  bytesToBackUp,
  deleteBackup,
  deleteRemains,
  freeBytes,
  listBackups,
} from './backup-files.ts'
import { type BackupSchedule, isBackupDue, NO_SCHEDULE } from './backup-schedule.ts'
import { findBackupRuns, noteBackupEnd, noteBackupStart } from './backups-store.ts'
import { noteBackup, readLastBackup } from './last-backup.ts'

/** A failed or interrupted scheduled backup is repeated after this time, in ms. */
const RETRY_AFTER_MS = HOUR
/** Space that a backup leaves free on its disk, in bytes. */
const RESERVE = 200 * 1024 ** 2

/** Makes one backup. At most one waits or runs. */
export const backupJob = defineJob({
  name: 'backup',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  attempts: 1,
  logAs: 'the backup failed',
})

/** Enqueues a backup when the schedule requires one. */
export const backupCheck = defineJob({
  name: 'backup-check',
  payload: z.object({}),
  claimMs: 30 * SECOND,
  everyMs: 5 * MINUTE,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'the backup schedule could not be read',
})

type Needed = Pick<Services, 'config' | 'db' | 'clock' | 'secret'>

/** Returns the stored schedule with its version; version 0 if it was never saved. */
export async function findBackupSchedule({ db, secret }: Pick<Services, 'db' | 'secret'>) {
  const stored = (await findConnections(db, secret)).find(({ name }) => name === 'backups')
  return { version: stored?.version ?? 0, schedule: scheduleIn(stored?.values) }
}

/** Returns the schedule in the stored values of the connection `backups`. */
const scheduleIn = (values: Record<string, string> | undefined): BackupSchedule =>
  values === undefined
    ? NO_SCHEDULE
    : {
        frequency: values.frequency as BackupSchedule['frequency'],
        hour: Number(values.hour),
        keep: Number(values.keep),
      }

/** Enqueues a backup if one is due. The shop can back up its embedded database only. */
export async function checkBackupSchedule(services: Needed): Promise<void> {
  const { config, db, clock } = services
  if (config.databaseUrl !== undefined) return
  const now = clock()
  const { schedule } = await findBackupSchedule(services)
  if (!isBackupDue(schedule, await readLastBackup(config.dataDir), now)) return
  const [latest] = await findBackupRuns(db)
  if (latest && now.getTime() - latest.started_at.getTime() < RETRY_AFTER_MS) return
  await enqueueJob(db, backupJob, {}, { now, key: '' })
}

/**
 * Makes a backup in the shop's backup folder, and deletes the oldest ones.
 * @throws StartupError with the reason, which is also recorded for the admin
 */
export async function makeBackup(services: Needed): Promise<void> {
  const { config, db, clock, secret } = services
  const now = clock()
  const name = backupName(now)
  const folder = backupFolder(config, secret)
  await noteBackupStart(db, name, now)
  try {
    await mkdir(folder, { recursive: true, mode: 0o711 }).catch((error) => {
      throw unusableFolder(folder, error)
    })
    await deleteRemains(folder)
    const connection = await runningDatabase(config.dataDir)
    if (!connection) throw new StartupError('The embedded database is not running.')
    await requireSpace(config.dataDir, folder)
    await backUp(config.dataDir, connection, join(folder, name))
    await noteBackup(config.dataDir, now)
    await noteBackupEnd(db, name, { now: clock(), bytes: await bytesIn(join(folder, name)) })
  } catch (error) {
    const reason = error instanceof StartupError ? error.message : 'An unexpected error occurred; see the log.'
    await noteBackupEnd(db, name, { now: clock(), error: reason })
    throw error
  }
  const { schedule } = await findBackupSchedule(services)
  const names = await listBackups(folder)
  for (const old of names.slice(schedule.keep)) await deleteBackup(folder, old)
}

async function requireSpace(dataDir: string, folder: string): Promise<void> {
  const [needed, free] = [await bytesToBackUp(dataDir), await freeBytes(folder)]
  if (free !== undefined && free < needed + RESERVE)
    throw new StartupError(
      `The disk of the backups is too full: a backup needs ${megabytes(needed + RESERVE)} MB, and ${megabytes(free)} MB are free.`,
    )
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2)
