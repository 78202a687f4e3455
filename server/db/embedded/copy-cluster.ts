import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { copyDurably, flush } from '../../start/copy-durably.ts'
import type { Database } from '../open.ts'

/** Files that PostgreSQL recreates at start (its documentation, "Making a Base Backup Using the Low Level API"). */
const RECREATED_FILES = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*)$/
const EMPTY_FOLDERS = /^pg_(dynshmem|notify|replslot|serial|snapshots|stat_tmp|subtrans|wal)$/

/**
 * Copies a running cluster. PostgreSQL replays the copied log when it starts on the copy, which then contains
 * everything that was committed when the copy was made.
 * @param db a single superuser connection to the cluster
 */
export async function copyCluster(db: Database, cluster: string, to: string): Promise<void> {
  // Keeps the log from here on until this connection closes.
  await sql`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`.execute(db)
  const begun = await sql<{ segment: string }>`
    select pg_walfile_name(pg_backup_start('backup', fast => true)) as segment`.execute(db)
  await copyDurably(cluster, to, (name, folder) => !RECREATED_FILES.test(name) && !EMPTY_FOLDERS.test(basename(folder)))
  const ended = await sql<{ segment: string; labelfile: string }>`
    select pg_walfile_name(lsn) as segment, labelfile from pg_backup_stop(wait_for_archive => false)`.execute(db)
  const [first, last] = [begun.rows[0], ended.rows[0]]
  if (!first || !last) throw new Error('PostgreSQL did not say what belongs to the backup.')

  const log = join(to, 'pg_wal')
  const segments = (await readdir(join(cluster, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first.segment && name <= last.segment,
  )
  for (const name of segments) {
    await copyFile(join(cluster, 'pg_wal', name), join(log, name))
    await flush(join(log, name))
  }
  await flush(log)
  await writeFile(join(to, 'backup_label'), last.labelfile, { flush: true, mode: 0o600 })
  await flush(to)
}
