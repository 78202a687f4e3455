import { sql } from 'kysely'
import { noBackupIsMade } from '../../../server/db/backup-lock.ts'
import { brokenConstraint } from '../../../server/db/broken-constraint.ts'
import type { Database } from '../../../server/db/open.ts'
import { NO_PICTURE_KEY } from './no-picture.ts'
import type { StoredPicture } from './renditions.server.ts'

/** A picture with the address from which an import took it. */
export type ImportedPicture = StoredPicture & { source_url?: string | undefined }

/** Makes pictures that are stored known. */
export async function insertImages(tx: Database, pictures: readonly ImportedPicture[], now: Date): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insertInto('images')
    .values(pictures.map((picture) => ({ ...picture, created_at: now })))
    .execute()
}

/** Makes a picture known that may be known already, and keeps it until the transaction ends. */
export async function ensureImage(tx: Database, picture: StoredPicture, now: Date): Promise<void> {
  await tx
    .insertInto('images')
    .values({ ...picture, created_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ unused_since: null }))
    .execute()
}

/** Returns the keys of pictures by the addresses from which they were imported, the newest first. */
export async function imagesFromUrls(db: Database, urls: readonly string[]): Promise<Map<string, string[]>> {
  if (urls.length === 0) return new Map()
  const { rows } = await sql<{ url: string; keys: string[] }>`
    select source_url as url, array_agg(key order by created_at desc, key) as keys
    from images where source_url = any(${urls}::text[]) group by source_url`.execute(db)
  return new Map(rows.map(({ url, keys }) => [url, keys]))
}

/** Whether nothing refers to the picture of a row. */
const isUnused = sql`
  key <> ${NO_PICTURE_KEY}
  and not exists (select from users where avatar_key = key)
  and not exists (select from products where thumbnail_key = key)
  and not exists (select from variant_images where image_key = key)
  and not exists (select from collections where picture_key = key)
  and not exists (select from counter_pictures where image_key = key)
  and not exists (select from settings where key in (logo_key, logo_dark_key, icon_key))
  and not exists (select from catalogue_import_pictures where image_key = key)
  and not exists (select from order_lines where thumbnail_key = key)`

/** Notes from when on nothing refers to pictures, of those of which that is not known yet. */
export async function noteUnused(db: Database, now: Date): Promise<void> {
  await sql`update images set unused_since = ${now} where unused_since is null and ${isUnused}`.execute(db)
}

/**
 * Notes that something is about to refer to pictures, and keeps them until the transaction ends.
 * @returns those of them that there are
 */
export async function noteUsed(tx: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const used = tx.updateTable('images').set({ unused_since: null }).where('key', 'in', keys)
  const rows = await used.returning('key').execute()
  return new Set(rows.map(({ key }) => key))
}

/** Lists the keys of pictures to which nothing refers, which is known since before a moment. */
export async function unusedSinceBefore(db: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from images where unused_since < ${before} and ${isUnused}`.execute(db)
  return rows.map(({ key }) => key)
}

/**
 * Removes a picture to which nothing refers, unless a backup is made.
 * @returns whether it is gone, so that nothing will refer to its files
 */
export async function deleteUnused(db: Database, key: string): Promise<boolean> {
  const removed = await sql`delete from images where key = ${key} and ${isUnused} and ${noBackupIsMade}`
    .execute(db)
    .catch((error) => {
      // An order that was placed at this moment shows the picture.
      if (brokenConstraint(error) !== undefined) return undefined
      throw error
    })
  return (removed?.numAffectedRows ?? 0n) > 0n
}

/** Finds those of the keys that belong to no known picture. */
export async function unknownOf(db: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db.selectFrom('images').select('key').where('key', 'in', keys).execute()
  const known = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}
