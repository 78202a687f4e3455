import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../server/db/open.ts'
import { MINUTE } from '../../server/durations.ts'
import { uploadsIn } from '../../server/http/read-form.ts'
import { unknownOf } from './images-store.server.ts'
import { folderOf, UNFINISHED } from './renditions.server.ts'
import { removeLongUnused } from './unused-images.server.ts'
import { readManifest } from './upload/upload-manifest.server.ts'

/** Longer than any form takes to be received and stored; and pages that are still open show for so long what was replaced. */
const GRACE_MS = 30 * MINUTE

/**
 * Removes what killed processes and changed products left behind: uploads with the pictures that were made of them, half made ones, and
 * pictures that nothing refers to. Several processes may sweep at once, while others store pictures.
 */
export async function sweepImages(db: Database, dataDir: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS)
  const images = join(dataDir, 'images')
  for (const upload of await olderIn(uploadsIn(dataDir), before)) {
    // Another sweep may be removing it at this moment.
    const keys = await readManifest(upload).catch(() => [])
    for (const key of await unknownOf(db, keys)) await remove(folderOf(images, key))
    await remove(upload)
  }
  for (const path of await olderIn(images, before, UNFINISHED)) await remove(path)
  await removeLongUnused(db, dataDir, { now, before })
}

async function olderIn(folder: string, before: Date, prefix = ''): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const paths = names.filter((name) => name.startsWith(prefix)).map((name) => join(folder, name))
  const times = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))
  return paths.filter((_, index) => (times[index]?.mtime ?? before) < before)
}

async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}
