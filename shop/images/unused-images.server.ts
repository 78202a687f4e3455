import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import { renditionPath } from './renditions.server.ts'

/** Removes a picture that nothing refers to any more: first its row, and only if that could go its files. */
export async function removeIfUnused(db: Database, dataDir: string, key: string): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from images where key = ${key}
      and not exists (select from users where avatar_key = ${key})
      and not exists (select from products where thumbnail_key = ${key})
      and not exists (select from variant_images where image_key = ${key})
      and not exists (select from order_lines where thumbnail_key = ${key})`.execute(db)
  if (numAffectedRows === 0n) return
  await rm(join(dataDir, 'images', dirname(renditionPath(key, 0))), { recursive: true, force: true })
}
