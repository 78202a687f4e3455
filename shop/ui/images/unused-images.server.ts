import type { FastifyBaseLogger } from 'fastify'
import { brokenConstraint } from '../../../server/db/broken-constraint.ts'
import type { Services } from '../../../server/services.ts'
import { deleteUnused, findUnusedSince, markLongUnused, markUnused } from './images-store.server.ts'

/** Removes an unused picture. If the store of pictures fails, the next hourly sweep repeats it. */
export async function removeIfUnused(
  services: Pick<Services, 'db' | 'media'>,
  key: string,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await markLongUnused(services.db, key)
    await remove(services, key)
  } catch (err) {
    log.error({ err, key }, 'a picture was not removed; the next sweep repeats it')
  }
}

/** Marks pictures that have become unused and removes those that have been unused since before a moment. */
export async function removeLongUnused(
  services: Pick<Services, 'db' | 'media'>,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await markUnused(services.db, now)
  for (const key of await findUnusedSince(services.db, before)) await remove(services, key)
}

/** Removes the row and the files of an unused picture. The row stays if the files do, so that this can be repeated. */
async function remove({ db, media }: Pick<Services, 'db' | 'media'>, key: string): Promise<void> {
  const removal = db.transaction().execute(async (tx) => {
    if (await deleteUnused(tx, key)) await media.remove(key)
  })
  await removal.catch((error: unknown) => {
    // An order placed at this moment refers to the picture.
    if (brokenConstraint(error) === undefined) throw error
  })
}
