import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY, MINUTE } from '../../../server/durations.ts'
import { uploadsIn } from '../../../server/http/read-form.ts'
import type { Services } from '../../../server/services.ts'
import { findUnknownKeys } from './images-store.server.ts'
import { removeLongUnused } from './unused-images.server.ts'
import { readManifest } from './upload/upload-manifest.server.ts'

/** Longer than any upload takes. */
const GRACE_MS = 30 * MINUTE
/** Longer than pages refer to replaced pictures, and than staff edit a text with new ones. */
const UNUSED_MS = DAY

/**
 * Removes files left over by killed processes and changed products: uploads with their pictures, incomplete pictures,
 * and unused pictures. Safe with concurrent sweeps and uploads.
 */
export async function sweepImages(
  { db, config, media }: Pick<Services, 'db' | 'config' | 'media'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS)
  for (const upload of await olderIn(uploadsIn(config.dataDir), before)) {
    // Another sweep may be removing the upload.
    const keys = await readManifest(upload).catch(() => [])
    for (const key of await findUnknownKeys(db, keys)) await media.remove(key)
    await rm(upload, { recursive: true, force: true })
  }
  for await (const { name, since } of media.list('unfinished')) if (since < before) await media.remove(name)
  await removeLongUnused({ db, media }, { now, before: new Date(now.getTime() - UNUSED_MS) })
}

/** Returns the paths in a folder that were last changed before a moment. */
export async function olderIn(folder: string, before: Date): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const paths = names.map((name) => join(folder, name))
  const times = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))
  return paths.filter((_, index) => (times[index]?.mtime ?? before) < before)
}
