import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In the data folder: when a whole copy of it was made last. */
const LAST_BACKUP = 'last-backup'

/** Notes that a copy was made, for whoever runs the shop. */
export const noteBackup = (dataDir: string, now: Date): Promise<void> =>
  writeFile(join(dataDir, LAST_BACKUP), `${now.toISOString()}\n`, { mode: 0o600 })

/** Reads when a copy was made last; undefined for never, and for what cannot be read. */
export async function readLastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => '')
  const time = Date.parse(text.trim())
  return Number.isNaN(time) ? undefined : new Date(time)
}
