import type { Database } from '../../server/db/open.ts'
import type { DrawnPicture } from './draw-pictures.ts'

/** Makes stored pictures known to the shop; two that came out alike share a key. */
export async function insertDemoImages(db: Database, pictures: readonly DrawnPicture[], now: Date): Promise<void> {
  const images = new Map(pictures.map(({ key, width, height }) => [key, { key, width, height, created_at: now }]))
  await db
    .insertInto('images')
    .values([...images.values()])
    .execute()
}
