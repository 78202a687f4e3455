import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/open.ts'
import { DAY } from '../durations.ts'

/** As long as anybody may ask why a letter did not arrive. */
const REMEMBERED_MS = 7 * DAY

/**
 * Forgets whom letters went to and what they were called, a week after they were sent; that there was one, and when, stays. A letter with a
 * code that could not be sent for a day is of no use any more.
 */
export async function sweepEmails(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('letters')
    .set({ recipient: '', reply_to: null, subject: '' })
    .where('recipient', '<>', '')
    .where('sent_at', '<', new Date(now.getTime() - REMEMBERED_MS))
    .execute()
  await db
    .deleteFrom('letters')
    .where('sent_at', 'is', null)
    .where('sealed', 'is not', null)
    .where('created_at', '<', new Date(now.getTime() - DAY))
    .execute()
}

/** The same for letters that are files, because the shop has no mail server. */
export async function sweepEmailFiles(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((each) => each.includes('.eml'))) {
    const path = join(folder, name)
    // Another process may sweep at the same time.
    const file = await stat(path).catch(() => undefined)
    if (file && file.mtimeMs < now.getTime() - REMEMBERED_MS) await rm(path, { force: true })
  }
}
