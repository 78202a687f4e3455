import { sql } from 'kysely'
import { noBackupIsMade } from '../../../server/db/backup-lock.ts'
import type { Database } from '../../../server/db/open.ts'
import { NO_PICTURE_KEY } from './no-picture.ts'
import type { StoredPicture } from './renditions.server.ts'

/** A stored picture with the address from which an import downloaded it. */
export type ImportedPicture = StoredPicture & { source_url?: string | undefined }

/** Inserts rows for stored pictures. */
export async function insertImages(tx: Database, pictures: readonly ImportedPicture[], now: Date): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insertInto('images')
    .values(pictures.map((picture) => ({ ...picture, created_at: now })))
    .execute()
}

/** Inserts a picture unless it exists and locks its row until the transaction ends. */
export async function ensureImage(tx: Database, picture: StoredPicture, now: Date): Promise<void> {
  await tx
    .insertInto('images')
    .values({ ...picture, created_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ unused_since: null }))
    .execute()
}

/** Returns picture keys by the address from which they were imported, newest first. */
export async function imagesFromUrls(db: Database, urls: readonly string[]): Promise<Map<string, string[]>> {
  if (urls.length === 0) return new Map()
  const { rows } = await sql<{ url: string; keys: string[] }>`
    select source_url as url, array_agg(key order by created_at desc, key) as keys
    from images where source_url = any(${urls}::text[]) group by source_url`.execute(db)
  return new Map(rows.map(({ url, keys }) => [url, keys]))
}

/** True if no row refers to the picture. */
const isUnused = sql`
  key <> ${NO_PICTURE_KEY}
  and not exists (select from users where avatar_key = key)
  and not exists (select from products where thumbnail_key = key)
  and not exists (select from variant_images where image_key = key)
  and not exists (select from collections where picture_key = key)
  and not exists (select from counter_pictures where image_key = key)
  and not exists (select from home_sections where image_key = key)
  and not exists (select from content_page_pictures where image_key = key)
  and not exists (select from settings where key in (logo_key, logo_dark_key, icon_key))
  and not exists (select from catalogue_import_pictures where image_key = key)
  and not exists (select from order_lines where thumbnail_key = key)`

/** Sets `unused_since` of pictures that have become unused. */
export async function markUnused(db: Database, now: Date): Promise<void> {
  await sql`update images set unused_since = ${now} where unused_since is null and ${isUnused}`.execute(db)
}

/** Lets the next sweep remove a picture if it is unused. */
export async function markLongUnused(db: Database, key: string): Promise<void> {
  await sql`update images set unused_since = ${new Date(0)} where key = ${key} and ${isUnused}`.execute(db)
}

/**
 * Clears `unused_since` and locks the rows until the transaction ends. Call before referring to pictures.
 * @returns the keys that exist
 */
export async function markUsed(tx: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const used = tx.updateTable('images').set({ unused_since: null }).where('key', 'in', keys)
  const rows = await used.returning('key').execute()
  return new Set(rows.map(({ key }) => key))
}

/** Lists the keys of pictures that have been unused since before a moment. */
export async function findUnusedSince(db: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from images where unused_since < ${before} and ${isUnused}`.execute(db)
  return rows.map(({ key }) => key)
}

/**
 * Deletes an unused picture's row, unless a backup is running.
 * @returns whether it was deleted, so that its files can be removed
 */
export async function deleteUnused(tx: Database, key: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from images where key = ${key} and ${isUnused} and ${noBackupIsMade}`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Returns the keys that have no row. */
export async function findUnknownKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db.selectFrom('images').select('key').where('key', 'in', keys).execute()
  const known = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}

/** Returns whether a picture has a row. */
export async function isImage(db: Database, key: string): Promise<boolean> {
  const found = await db.selectFrom('images').select('key').where('key', '=', key).executeTakeFirst()
  return found !== undefined
}
