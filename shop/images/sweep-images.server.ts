import type { Dirent } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MINUTE } from '../../server/attempts.ts'
import type { Database } from '../../server/db/open.ts'
import { uploadsIn } from '../../server/read-form.ts'
import { UNFINISHED } from './renditions.server.ts'
import { removeLongUnused } from './unused-images.server.ts'

/** Longer than any form takes to be received and stored; and pages that are still open show for so long what was replaced. */
const SPARED_MS = 30 * MINUTE

/**
 * Removes what killed processes and changed products left behind: uploads, half made and unknown pictures, and those that nothing refers to.
 * Several processes may sweep at once, while others store pictures.
 */
export async function sweepImages(db: Database, dataDir: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SPARED_MS)
  const images = join(dataDir, 'images')
  await removeOlder(await entriesOf(uploadsIn(dataDir)), before)
  await removeOlder(await entriesOf(images, UNFINISHED), before)
  await removeUnknown(db, images, before)
  await removeLongUnused(db, dataDir, { now, before })
}

/** Pictures have their files before their row, so those without one are new or lost. */
async function removeUnknown(db: Database, images: string, before: Date): Promise<void> {
  for (const group of (await entriesOf(images)).filter(({ name }) => name.length === 2)) {
    const pictures = await entriesOf(join(images, group.name))
    if (pictures.length === 0) continue
    const known = await db
      .selectFrom('images')
      .select('key')
      .where(
        'key',
        'in',
        pictures.map(({ name }) => name),
      )
      .execute()
    const keys = new Set(known.map(({ key }) => key))
    await removeOlder(
      pictures.filter(({ name }) => !keys.has(name)),
      before,
    )
  }
}

async function entriesOf(folder: string, prefix = ''): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.filter(({ name }) => name.startsWith(prefix))
}

async function removeOlder(entries: readonly Dirent[], before: Date): Promise<void> {
  for (const { parentPath, name } of entries) {
    const path = join(parentPath, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
