import type { Services } from '../../../server/services.ts'
import { deleteUnused, findUnusedSince, markUnused } from './images-store.server.ts'

/** Removes an unused picture: first its row and, if that was deleted, its files. */
export async function removeIfUnused({ db, media }: Pick<Services, 'db' | 'media'>, key: string): Promise<void> {
  if (!(await deleteUnused(db, key))) return
  await media.remove(key)
}

/** Marks pictures that have become unused and removes those that have been unused since before a moment. */
export async function removeLongUnused(
  services: Pick<Services, 'db' | 'media'>,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await markUnused(services.db, now)
  for (const key of await findUnusedSince(services.db, before)) await removeIfUnused(services, key)
}
