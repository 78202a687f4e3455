import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { lockForBackup } from '../db/backup-lock.ts'
import { copyCluster } from '../db/embedded/copy-cluster.ts'
import { asSuperuser } from '../db/embedded/shop-role.ts'
import { type Connection, openDatabase } from '../db/open.ts'
import { copyDurably, flush } from '../start/copy-durably.ts'
import { closeToOthers } from '../start/private-folders.ts'
import { StartupError } from '../start/startup-error.ts'
import { unusableFolder } from '../start/unusable-folder.ts'

/** Folder in the data folder for the backups that the shop makes itself. */
export const BACKUPS = 'backups'

/** The cluster is copied separately; the other entries are temporary. */
const LEFT_OUT = /^(postgres.*|backups|last-backup|shop\.(lock|pid)|uploads|work|\.unfinished-.*|.*\.unfinished)$/

/** Returns whether an entry of the data folder belongs to a backup, apart from the cluster. */
export const isBackedUp = (name: string): boolean => !LEFT_OUT.test(name)

/**
 * Copies a data folder with its embedded database while the shop runs. The copy is a consistent data folder that
 * contains all files its database refers to. It is created completely or not at all.
 * @throws StartupError if it can't be created
 */
export async function backUp(dataDir: string, connection: Connection, to: string): Promise<void> {
  const path = relative(dataDir, to)
  if (!path.startsWith('..') && dirname(path) !== BACKUPS)
    throw new StartupError(`The backup folder must be outside of ${dataDir}, or be its folder ${BACKUPS}.`)
  if (await isNotEmpty(to)) throw new StartupError(`${to} is not empty: choose a new folder.`)
  const unfinished = `${to}.unfinished`
  const pool = openDatabase(asSuperuser(connection), { patient: true })
  try {
    await pool.connection().execute(async (db) => {
      if (!(await lockForBackup(db))) throw new StartupError('Another backup is running.')
      await rm(unfinished, { recursive: true, force: true })
      await mkdir(dirname(to), { recursive: true })
      // Files are copied after the database, because they are written before the database refers to them. The lock
      // prevents their removal.
      const cluster = await realpath(join(dataDir, 'postgres'))
      await mkdir(unfinished, { mode: 0o711 })
      await copyCluster(db, cluster, join(unfinished, 'postgres'))
      await copyDurably(dataDir, unfinished, isBackedUp)
      await closeToOthers(unfinished)
    })
    await rm(to, { recursive: true, force: true })
    await rename(unfinished, to)
    await flush(dirname(to))
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw unusableFolder(to, error)
  } finally {
    await pool.destroy()
  }
}

async function isNotEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw unusableFolder(folder, error)
  })
  return names.length > 0
}
