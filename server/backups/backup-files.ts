import { createHmac } from 'node:crypto'
import { access, lstat, readdir, realpath, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../start/config.ts'
import { BACKUPS, isBackedUp } from './back-up.ts'

/** Names of backups that the shop made itself, such as `comptoir-20261127T030000Z`. They sort by time. */
const BACKUP_NAME = /^comptoir-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/** Remains of backups and removals that a kill interrupted. */
const REMAINS = /^comptoir-\d{8}T\d{6}Z\.(unfinished|removed)$/

/** Returns the name of a backup that begins now. */
export const backupName = (now: Date): string => `comptoir-${now.toISOString().replace(/[-:]|\.\d+/g, '')}`

/** Returns when a backup began, by its name. */
export const startOfBackup = (name: string): Date =>
  new Date(name.replace(BACKUP_NAME, (_name, y, mo, d, h, mi, s) => `${y}-${mo}-${d}T${h}:${mi}:${s}Z`))

/**
 * Returns the folder in which the shop stores its backups; it may not exist yet. In `BACKUP_DIR`, each shop has a
 * separate folder, named by its secret.
 */
export function backupFolder({ dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>, secret: Buffer): string {
  if (backupDir === undefined) return join(dataDir, BACKUPS)
  const name = createHmac('sha256', secret).update('folder of the backups').digest('hex').slice(0, 12)
  return join(backupDir, `shop-${name}`)
}

/** Returns the names of the complete backups in a folder, newest first; none without the folder. */
export async function listBackups(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifGone([]))
  const names = entries.flatMap((entry) => (entry.isDirectory() && BACKUP_NAME.test(entry.name) ? [entry.name] : []))
  return names.sort().reverse()
}

/**
 * Deletes a backup. It disappears from the list at once, also if the deletion is interrupted.
 * @returns false if it does not exist
 */
export async function deleteBackup(folder: string, name: string): Promise<boolean> {
  if (!BACKUP_NAME.test(name)) return false
  const removed = join(folder, `${name}.removed`)
  const isThere = await rename(join(folder, name), removed).then(() => true, ifGone(false))
  if (isThere) await rm(removed, { recursive: true, force: true })
  return isThere
}

/** Deletes what interrupted backups and deletions left. Only the process that makes the backups may call it. */
export async function deleteRemains(folder: string): Promise<void> {
  const names = await readdir(folder).catch(ifGone([]))
  for (const name of names) if (REMAINS.test(name)) await rm(join(folder, name), { recursive: true, force: true })
}

/** Returns whether a backup exists. */
export async function hasBackup(folder: string, name: string): Promise<boolean> {
  return BACKUP_NAME.test(name) && (await access(join(folder, name)).then(() => true, ifGone(false)))
}

/** Returns the size of the files that a backup copies, in bytes. */
export async function bytesToBackUp(dataDir: string): Promise<number> {
  const paths = (await readdir(dataDir)).filter(isBackedUp).map((name) => join(dataDir, name))
  // On some file systems, the cluster is a link to another disk.
  const cluster = await realpath(join(dataDir, 'postgres'))
  const sizes = await Promise.all([cluster, ...paths].map(bytesIn))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}

/** Returns the size of a file or folder in bytes. Files that disappear meanwhile count as 0. */
export async function bytesIn(path: string): Promise<number> {
  const found = await lstat(path).catch(ifGone(undefined))
  if (!found?.isDirectory()) return found?.size ?? 0
  let bytes = 0
  for (const name of await readdir(path).catch(ifGone([]))) bytes += await bytesIn(join(path, name))
  return bytes
}

/** Returns the free space of the disk of a folder in bytes; undefined if the folder doesn't exist. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(ifGone(undefined))
  return disk && disk.bavail * disk.bsize
}

const ifGone =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code !== 'ENOENT') throw error
    return value
  }
