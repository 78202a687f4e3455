import type { Services } from '../../../server/services.ts'
import { deleteUnused, noteUnused, unusedSinceBefore } from './images-store.server.ts'

/** Removes a picture that nothing refers to any more: first its row, and only if that could go its files. */
export async function removeIfUnused({ db, media }: Pick<Services, 'db' | 'media'>, key: string): Promise<void> {
  if (!(await deleteUnused(db, key))) return
  await media.remove(key)
}

/** Notes which pictures nothing refers to, and removes those of which that is known since before a moment. */
export async function removeLongUnused(
  services: Pick<Services, 'db' | 'media'>,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await noteUnused(services.db, now)
  for (const key of await unusedSinceBefore(services.db, before)) await removeIfUnused(services, key)
}
