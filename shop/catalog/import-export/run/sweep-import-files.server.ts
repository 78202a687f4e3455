import { rm } from 'node:fs/promises'
import { DAY } from '../../../../server/durations.ts'
import { workCopiesIn } from '../../../../server/media/media.ts'
import type { Services } from '../../../../server/services.ts'
import { olderIn } from '../../../ui/images/sweep-images.server.ts'
import { unknownImports } from './imports-store.server.ts'

/** Longer than any upload or import takes. */
const GRACE_MS = DAY

/**
 * Removes the files of uploads that ended before their import was stored, and local copies of killed processes. Safe
 * with concurrent uploads and imports.
 */
export async function sweepImportFiles(
  { config, db, media }: Pick<Services, 'config' | 'db' | 'media'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS)
  for (const copy of await olderIn(workCopiesIn(config.dataDir), before))
    await rm(copy, { recursive: true, force: true })
  const old = new Map<string, number>()
  for await (const { name, since } of media.work.list('imports')) {
    const id = Number(/^imports\/(\d+)\./.exec(name)?.[1])
    if (since < before && Number.isSafeInteger(id)) old.set(name, id)
  }
  const unknown = new Set(await unknownImports(db, [...new Set(old.values())]))
  for (const [name, id] of old) if (unknown.has(id)) await media.work.remove(name)
}
