import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** File in the data folder with the time of the last complete backup. */
const LAST_BACKUP = 'last-backup'

/** Records the time of a backup, which the admin shows. */
export const noteBackup = (dataDir: string, now: Date): Promise<void> =>
  writeFile(join(dataDir, LAST_BACKUP), `${now.toISOString()}\n`, { mode: 0o600 })

/** Returns the time of the last backup; undefined if there was none or the file is unreadable. */
export async function readLastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => '')
  const time = Date.parse(text.trim())
  return Number.isNaN(time) ? undefined : new Date(time)
}
