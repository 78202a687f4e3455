import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { noBackupIsMade } from '../../server/db/backup-lock.ts'
import { brokenConstraint } from '../../server/db/broken-constraint.ts'
import type { Database } from '../../server/db/open.ts'
import { folderOf } from './renditions.server.ts'

const isUnused = sql`
  not exists (select from users where avatar_key = key)
  and not exists (select from products where thumbnail_key = key)
  and not exists (select from variant_images where image_key = key)
  and not exists (select from order_lines where thumbnail_key = key)`

/** Removes a picture that nothing refers to any more: first its row, and only if that could go its files. */
export async function removeIfUnused(db: Database, dataDir: string, key: string): Promise<void> {
  await removeUnused(db, dataDir, [key])
}

/** Notes which pictures nothing refers to, and removes those of which that is known since before a moment. */
export async function removeLongUnused(
  db: Database,
  dataDir: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await sql`update images set unused_since = ${now} where unused_since is null and ${isUnused}`.execute(db)
  const { rows } = await sql<{
    key: string
  }>`select key from images where unused_since < ${before} and ${isUnused}`.execute(db)
  await removeUnused(
    db,
    dataDir,
    rows.map(({ key }) => key),
  )
}

async function removeUnused(db: Database, dataDir: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const removed = await sql`delete from images where key = ${key} and ${isUnused} and ${noBackupIsMade}`
      .execute(db)
      .catch((error) => {
        // An order that was placed at this moment shows the picture.
        if (brokenConstraint(error) !== undefined) return undefined
        throw error
      })
    if (!removed?.numAffectedRows) continue
    await rm(folderOf(join(dataDir, 'images'), key), { recursive: true, force: true })
  }
}
