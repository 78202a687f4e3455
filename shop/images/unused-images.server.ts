import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../server/db/open.ts'
import { deleteUnused, noteUnused, unusedSinceBefore } from './images-store.server.ts'
import { folderOf } from './renditions.server.ts'

/** Removes a picture that nothing refers to any more: first its row, and only if that could go its files. */
export async function removeIfUnused(db: Database, dataDir: string, key: string): Promise<void> {
  if (!(await deleteUnused(db, key))) return
  await rm(folderOf(join(dataDir, 'images'), key), { recursive: true, force: true })
}

/** Notes which pictures nothing refers to, and removes those of which that is known since before a moment. */
export async function removeLongUnused(
  db: Database,
  dataDir: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await noteUnused(db, now)
  for (const key of await unusedSinceBefore(db, before)) await removeIfUnused(db, dataDir, key)
}
