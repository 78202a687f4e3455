import type { Database } from '../../server/db/open.ts'
import type { StoredPicture } from '../../shop/ui/images/renditions.server.ts'

/** Inserts one row for each stored picture. Files with the same content share a key and a row. */
export async function insertDemoImages(db: Database, pictures: readonly StoredPicture[], now: Date): Promise<void> {
  const images = new Map(pictures.map(({ key, width, height }) => [key, { key, width, height, created_at: now }]))
  await db
    .insertInto('images')
    .values([...images.values()])
    .execute()
}
