import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'

/** Returns product slugs in lower case by imported handle. */
export async function slugsOfHandles(db: Database, handles: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ handle: string; slug: string }>`
    select handle, lower(slug) as slug from imported_handles join products on products.id = product_id
    where handle = any(${handles}::text[]) and deleted_at is null`.execute(db)
  return new Map(rows.map(({ handle, slug }) => [handle, slug]))
}

/** Returns imported handles by product slug in lower case. */
export async function handlesOfSlugs(db: Database, slugs: readonly string[]): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ handle: string; slug: string }>`
    select handle, lower(slug) as slug from imported_handles join products on products.id = product_id
    where lower(slug) = any(${slugs}::text[]) and deleted_at is null`.execute(db)
  const handles = Map.groupBy(rows, ({ slug }) => slug)
  return new Map([...handles].map(([slug, found]) => [slug, new Set(found.map(({ handle }) => handle))]))
}

/** Stores the handles of imported products. The last import of a handle counts. */
export async function rememberHandles(
  tx: Database,
  imported: readonly { handle: string; product: number }[],
): Promise<void> {
  if (imported.length === 0) return
  await sql`insert into imported_handles (handle, product_id)
    select * from unnest(${imported.map(({ handle }) => handle)}::text[], ${imported.map(({ product }) => product)}::bigint[])
    on conflict (handle) do update set product_id = excluded.product_id`.execute(tx)
}
