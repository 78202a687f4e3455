import type { Database } from '../../server/db/open.ts'
import type { StoredPicture } from './renditions.server.ts'

/** Makes pictures that are on disk known. */
export async function insertImages(tx: Database, pictures: readonly StoredPicture[], now: Date): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insertInto('images')
    .values(pictures.map((picture) => ({ ...picture, created_at: now })))
    .execute()
}
