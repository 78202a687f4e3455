import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { imagesFromUrls, insertImages } from '../../../ui/images/images-store.server.ts'
import type { StoredPicture } from '../../../ui/images/renditions.server.ts'
import type { CatalogueImport } from '../catalogue-csv.contract.ts'

/** Maximum number of pictures that one import downloads. */
export const MAX_PICTURES = 10_000

/** A picture waiting for download. */
export interface WaitingPicture {
  url: string
  attempts: number
}

/** Records the addresses to download, without duplicates. @returns those above the limit */
export async function insertPictures(db: Database, importId: number, urls: readonly string[]): Promise<Set<string>> {
  const wanted = [...new Set(urls)]
  if (wanted.length === 0) return new Set()
  const { count } = await db
    .selectFrom('catalogue_import_pictures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  const remaining = Math.max(0, MAX_PICTURES - count)
  const accepted = wanted.slice(0, remaining)
  if (accepted.length > 0)
    await db
      .insertInto('catalogue_import_pictures')
      .values(accepted.map((url) => ({ import_id: importId, url, host: new URL(url).host })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const overLimit = wanted.slice(remaining)
  if (overLimit.length === 0) return new Set()
  const known = await downloadedPictures(db, importId, overLimit)
  return new Set(overLimit.filter((url) => !known.has(url)))
}

/** Removes the pictures of an import before its file is read again. */
export async function removePictures(tx: Database, importId: number): Promise<void> {
  await tx.deleteFrom('catalogue_import_pictures').where('import_id', '=', importId).execute()
}

/** Finds the next pictures to download; those that failed before come last. */
export function waitingPictures(db: Database, importId: number, count: number): Promise<WaitingPicture[]> {
  return db
    .selectFrom('catalogue_import_pictures')
    .select(['url', 'attempts'])
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('attempts')
    .orderBy('url')
    .limit(count)
    .execute()
}

/** Reuses pictures that were imported from the same addresses before. */
export async function reuseImported(db: Database, importId: number, urls: readonly string[]): Promise<void> {
  const found = await imagesFromUrls(db, urls)
  const known = new Map([...found].flatMap(([url, [key]]) => (key === undefined ? [] : [[url, key]])))
  if (known.size === 0) return
  await sql`
    update catalogue_import_pictures set state = 'stored', image_key = known.key
    from unnest(${[...known.keys()]}::text[], ${[...known.values()]}::text[]) as known (url, key)
    where import_id = ${importId} and catalogue_import_pictures.url = known.url and state = 'waiting'
      and exists (select from images where images.key = known.key)`.execute(db)
}

/**
 * Records a picture as stored, together with the picture itself.
 * @returns false if the picture no longer waits; nothing is recorded then
 */
export function noteStored(
  db: Database,
  { importId, url, bytes, now }: { importId: number; url: string; bytes: number; now: Date },
  picture: StoredPicture,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const held = await tx
      .selectFrom('catalogue_import_pictures')
      .select('url')
      .where('import_id', '=', importId)
      .where('url', '=', url)
      .where('state', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst()
    if (!held) return false
    await insertImages(tx, [{ ...picture, source_url: url }], now)
    await tx
      .updateTable('catalogue_import_pictures')
      .set({ state: 'stored', image_key: picture.key, bytes })
      .where('import_id', '=', importId)
      .where('url', '=', url)
      .execute()
    return true
  })
}

/** Records a failed attempt. @param isFinal false if the picture is retried */
export async function noteAttempt(
  db: Database,
  { importId, url, error, isFinal }: { importId: number; url: string; error: string; isFinal: boolean },
): Promise<void> {
  await sql`
    update catalogue_import_pictures set attempts = attempts + 1,
      state = ${isFinal ? 'failed' : 'waiting'}, error = ${isFinal ? error : null}
    where import_id = ${importId} and url = ${url} and state = 'waiting'`.execute(db)
}

/** Marks all waiting pictures of an import as failed. */
export async function failWaiting(db: Database, importId: number, error: string): Promise<void> {
  await db
    .updateTable('catalogue_import_pictures')
    .set({ state: 'failed', error })
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Returns the number of bytes that an import has downloaded and stored. */
export async function downloadedBytes(db: Database, importId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(bytes), 0)::float8 as bytes
    from catalogue_import_pictures where import_id = ${importId}`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Returns the results for some addresses of an import. A waiting picture has neither a key nor an error. */
export async function downloadedPictures(
  db: Database,
  importId: number,
  urls: readonly string[],
): Promise<Map<string, { key: string | null; error: string | null }>> {
  if (urls.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue_import_pictures')
    .select(['url', 'image_key', 'error'])
    .where('import_id', '=', importId)
    .where('url', 'in', urls)
    .execute()
  return new Map(rows.map(({ url, image_key, error }) => [url, { key: image_key, error }]))
}

/** Releases the pictures of an import that no product uses. */
export async function releasePictures(db: Database, importId: number): Promise<void> {
  await db
    .updateTable('catalogue_import_pictures')
    .set({ image_key: null })
    .where('import_id', '=', importId)
    .where('image_key', 'is not', null)
    .execute()
}

/** Maximum number of hosts listed on the screen. */
const MAX_HOSTS = 20

/** Counts the pictures of an import by state and by host. */
export async function countPictures(db: Database, importId: number): Promise<CatalogueImport['pictures']> {
  const { rows } = await sql<{ host: string; pictures: number; stored: number; failed: number }>`
    select host, count(*) as pictures, count(*) filter (where state = 'stored') as stored,
      count(*) filter (where state = 'failed') as failed
    from catalogue_import_pictures where import_id = ${importId} group by host order by pictures desc, host`.execute(db)
  const sum = (of: 'pictures' | 'stored' | 'failed') => rows.reduce((total, row) => total + row[of], 0)
  return {
    ...{ wanted: sum('pictures'), stored: sum('stored'), failed: sum('failed') },
    hosts: rows.slice(0, MAX_HOSTS).map(({ host, pictures }) => ({ host, pictures })),
  }
}
