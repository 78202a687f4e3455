import { DAY } from '../../../../server/durations.ts'
import type { Services } from '../../../../server/services.ts'
import { unknownImports } from './imports-store.server.ts'

/** Longer than any upload takes. */
const GRACE_MS = DAY

/** Removes the files of uploads that ended before their import was stored. Safe with concurrent uploads. */
export async function sweepImportFiles({ db, media }: Pick<Services, 'db' | 'media'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GRACE_MS)
  const old = new Map<string, number>()
  for await (const { name, since } of media.work.list('imports')) {
    const id = Number(/^imports\/(\d+)\./.exec(name)?.[1])
    if (since < before && Number.isSafeInteger(id)) old.set(name, id)
  }
  const unknown = new Set(await unknownImports(db, [...new Set(old.values())]))
  for (const [name, id] of old) if (unknown.has(id)) await media.work.remove(name)
}
