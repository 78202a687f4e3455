import { translatedSentence } from '../../../../lib/texts/error-sentences.ts'
import {
  backupFolder,
  deleteBackup,
  freeBytes,
  hasBackup,
  listBackups,
  startOfBackup,
} from '../../../../server/backups/backup-files.ts'
import { backupJob, checkBackupSchedule, findBackupSchedule } from '../../../../server/backups/backup-jobs.ts'
import { findBackupRuns } from '../../../../server/backups/backups-store.ts'
import { readLastBackup } from '../../../../server/backups/last-backup.ts'
import { lockedConnection, writeConnection } from '../../../../server/connections/connections-store.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { enqueueJob, isJobPending } from '../../../../server/jobs/jobs-store.ts'
import type { Services } from '../../../../server/services.ts'
import { StartupError } from '../../../../server/start/startup-error.ts'
import { unusableFolder } from '../../../../server/start/unusable-folder.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { isRecentLogin, requireRecentLogin } from '../../../core/auth/guards/recent-login.server.ts'
import type { Principal } from '../../../core/auth/session-store.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import { connectionChanges } from '../connections/audit-changes.server.ts'
import { backupAddress } from './backup-address.server.ts'
import {
  type BackupsResponse,
  getBackups,
  linkBackup,
  removeBackup,
  saveBackupSchedule,
  startBackup,
} from './backups.contract.ts'

const CHANGED_MEANWHILE = 'These settings were changed by someone else. Reload them and try again.'
const EXTERNAL = 'The shop uses an external database. Back it up with pg_dump.'

/** Registers the endpoints of the backups. */
export function backupEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, config, jobs, secret } = services
  const folder = backupFolder(config, secret)
  const isEmbedded = config.databaseUrl === undefined

  /** Returns the backups and the free space of their disk, or why their folder can't be read. */
  const storedBackups = async () => {
    try {
      const [names, free] = [await listBackups(folder), (await freeBytes(folder)) ?? (await freeBytes(config.dataDir))]
      return { names, free }
    } catch (error) {
      const problem = unusableFolder(folder, error)
      if (problem instanceof StartupError) return { names: [], problem: problem.message }
      throw error
    }
  }

  const response = async (principal: Principal): Promise<BackupsResponse> => {
    const [stored, runs, { version, schedule }, last, isRunning, isRecent] = await Promise.all([
      storedBackups(),
      findBackupRuns(db),
      findBackupSchedule(services),
      readLastBackup(config.dataDir),
      isJobPending(db, backupJob, ''),
      isRecentLogin(services, principal),
    ])
    const [latest] = runs
    const failed = latest?.error && latest.ended_at ? { at: latest.ended_at, reason: latest.error } : undefined
    const failure = stored.problem ? { at: clock(), reason: stored.problem } : failed
    return {
      is_embedded: isEmbedded,
      environment: config.backupDir === undefined ? '' : 'BACKUP_DIR',
      free_bytes: stored.free ?? null,
      schedule: { version, ...schedule },
      last_backup_at: last?.toISOString() ?? null,
      is_running: isRunning,
      failure: failure ? { at: failure.at.toISOString(), reason: translatedSentence(failure.reason) } : null,
      backups: stored.names.map((name) => ({
        name,
        started_at: startOfBackup(name).toISOString(),
        bytes: runs.find((run) => run.name === name)?.bytes ?? null,
      })),
      needs_password: !isRecent,
    }
  }

  app.route({ ...getBackups, handler: (request) => response(requireUser(request)) })

  app.route({
    ...saveBackupSchedule,
    handler: async (request) => {
      const principal = requireUser(request)
      const { version, ...given } = request.body
      if (!isEmbedded && given.frequency !== 'off') throw refuse(EXTERNAL, 409)
      const values = { frequency: given.frequency, hour: String(given.hour), keep: String(given.keep) }
      const by = { actorId: principal.id, now: clock() }
      await db.transaction().execute(async (tx) => {
        const held = await lockedConnection(tx, 'backups', secret)
        if ((held?.version ?? 0) !== version) throw refuse(CHANGED_MEANWHILE, 409)
        const changes = connectionChanges('backups', held?.values, values)
        if (changes.length === 0) return
        await recordAudit(tx, SETTINGS_SUBJECT, changes, by)
        await writeConnection(tx, { name: 'backups', values, secrets: {} }, { secret, now: by.now })
        // A backup that is due starts at once, and the response says that it runs.
        await checkBackupSchedule({ config, db: tx, clock, secret })
      })
      jobs.wake()
      return response(principal)
    },
  })

  app.route({
    ...startBackup,
    handler: async (request) => {
      if (!isEmbedded) throw refuse(EXTERNAL, 409)
      await enqueueJob(db, backupJob, {}, { now: clock(), key: '' })
      jobs.wake()
      return response(requireUser(request))
    },
  })

  app.route({
    ...removeBackup,
    handler: async (request) => {
      const principal = requireUser(request)
      const { name } = request.params
      if (!(await deleteBackup(folder, name))) throw notFound()
      await record(principal, { field: 'backups[deleted]', old: name, new: null })
      return response(principal)
    },
  })

  app.route({
    ...linkBackup,
    handler: async (request) => {
      const principal = requireUser(request)
      const { name } = request.params
      if (!(await hasBackup(folder, name))) throw notFound()
      await requireRecentLogin(services, principal, request.body.own_password)
      await record(principal, { field: 'backups[downloaded]', old: null, new: name })
      return { address: backupAddress(name, clock(), secret) }
    },
  })

  const record = ({ id }: Principal, change: { field: string; old: string | null; new: string | null }) =>
    recordAudit(db, SETTINGS_SUBJECT, [change], { actorId: id, now: clock() })
}
