import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EMAILS_REMEMBERED_MS } from './emails-store.ts'

/** Deletes e-mails that were written as files (without a mail server) after a week. */
export async function sweepEmailFiles(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((each) => each.includes('.eml'))) {
    const path = join(folder, name)
    // Another process may sweep at the same time.
    const file = await stat(path).catch(() => undefined)
    if (file && file.mtimeMs < now.getTime() - EMAILS_REMEMBERED_MS) await rm(path, { force: true })
  }
}
