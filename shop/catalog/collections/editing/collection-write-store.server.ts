import { sql } from 'kysely'
import { hasSlug } from '../../../../server/db/conditions/has-slug.ts'
import type { Database } from '../../../../server/db/open.ts'
import { MAX_DEPTH } from '../collections.contract.ts'

/** The collection columns that staff edit. */
export interface CollectionColumns {
  title: string
  slug: string
  text: string
  parent_id: number | null
  in_menu: boolean
  leads_home: boolean
  state: 'published' | 'hidden'
  rule: string | null
  meta_title: string
  meta_description: string
  picture_key: string | null
  picture_alt: string
}

/** A locked collection. */
export type LockedCollection = CollectionColumns & { id: number; version: number; position: number }

const COLUMNS = [
  'id',
  'title',
  'slug',
  'text',
  'parent_id',
  'in_menu',
  'leads_home',
  'state',
  'rule',
  'meta_title',
  'meta_description',
  'picture_key',
  'picture_alt',
  'position',
  'version',
] as const

/**
 * Locks the tree against other writers until the end of the transaction. Writes are rare, and each must check the
 * whole tree.
 */
export async function lockTree(tx: Database): Promise<void> {
  await sql`lock table collections in share row exclusive mode`.execute(tx)
}

/** Finds the ids of all descendants of a collection. */
export async function idsInside(tx: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below (id) as (
      select id from collections where parent_id = ${id}
      union all select inner_one.id from collections as inner_one join below on inner_one.parent_id = below.id)
    select id from below`.execute(tx)
  return rows.map((row) => row.id)
}

/** Finds a collection in the locked tree by slug; undefined if it does not exist. */
export async function lockedCollection(tx: Database, slug: string): Promise<LockedCollection | undefined> {
  return tx.selectFrom('collections').select(COLUMNS).where(hasSlug('collections', slug)).executeTakeFirst()
}

/** Finds a collection in the locked tree by id; undefined if it does not exist. */
export async function lockedCollectionById(tx: Database, id: number): Promise<LockedCollection | undefined> {
  return tx.selectFrom('collections').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** Reads all collections, siblings in order. */
export function allCollections(db: Database): Promise<LockedCollection[]> {
  return db.selectFrom('collections').select(COLUMNS).orderBy('position').orderBy('id').execute()
}

/** Finds current slugs by former slugs in lower case. */
export async function currentCollectionSlugs(db: Database, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ former: string; slug: string }>`
    select former.slug as former, collections.slug from former_collection_addresses as former
    join collections on collections.id = collection_id
    where lower(former.slug) = any(${slugs.map((slug) => slug.toLowerCase())}::text[]) order by left_at`.execute(db)
  return new Map(rows.map(({ former, slug }) => [former.toLowerCase(), slug]))
}

/**
 * Moves collections of the locked tree to the top level before they get their new parents, which avoids cycles in
 * between.
 */
export async function moveToTopLevel(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`update collections set parent_id = null where id = any(${ids}::bigint[])`.execute(tx)
}

/** Writes the order of sibling collections in the locked tree. */
export async function writeCollectionOrder(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update collections set position = place from unnest(${ids}::bigint[]) with ordinality as ordered (id, place)
    where collections.id = ordered.id and position <> place`.execute(tx)
}

/** Why a collection cannot have a parent. */
export type ParentError = 'unknown' | 'inside itself' | 'too deep'

/** Checks whether a collection (null: a new one) can have a parent; undefined if it can. */
export async function findParentError(
  tx: Database,
  id: number | null,
  parent: number | null,
): Promise<ParentError | undefined> {
  if (parent === null) return undefined
  const { rows: above } = await sql<{ id: number }>`
    with recursive above (id, parent_id) as (
      select id, parent_id from collections where id = ${parent}
      union select up.id, up.parent_id from collections as up join above on up.id = above.parent_id)
    select id from above`.execute(tx)
  if (above.length === 0) return 'unknown'
  if (above.some((one) => one.id === id)) return 'inside itself'
  const { rows } = await sql<{ levels: number }>`
    with recursive below (id, level) as (
      select ${id}::bigint, 1
      union all select inner_one.id, level + 1 from collections as inner_one join below on inner_one.parent_id = below.id)
    select max(level) as levels from below`.execute(tx)
  return above.length + (rows[0]?.levels ?? 1) > MAX_DEPTH ? 'too deep' : undefined
}

/** Returns whether another collection has this slug, ignoring case. */
export async function isSlugTaken(tx: Database, slug: string, ownId: number | null): Promise<boolean> {
  const other = await tx
    .selectFrom('collections')
    .select('id')
    .where(sql<boolean>`lower(slug) = lower(${slug})`)
    .where('id', 'is distinct from', ownId)
    .executeTakeFirst()
  return other !== undefined
}

/** The position after the last sibling. */
const last = (parent: number | null) =>
  sql<number>`(select coalesce(max(position), -1) + 1 from collections where parent_id is not distinct from ${parent})`

/**
 * Removes the featured flag from all other collections; call before this one gets it. @returns the title of the
 * previous one
 */
export async function clearFeatured(tx: Database, id: number | null): Promise<string | undefined> {
  const stopped = await tx
    .updateTable('collections')
    .set(({ eb }) => ({ leads_home: false, version: eb('version', '+', 1) }))
    .where('leads_home', '=', true)
    .where('id', 'is distinct from', id)
    .returning('title')
    .executeTakeFirst()
  return stopped?.title
}

/** Adds a collection as the last of its siblings. @returns its id */
export async function insertCollection(tx: Database, columns: CollectionColumns, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('collections')
    .values({ ...columns, position: last(columns.parent_id), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Writes changes of a collection in the locked tree and increments its version. With a new parent it becomes the last
 * sibling.
 */
export async function writeCollection(
  tx: Database,
  { id, version }: LockedCollection,
  change: Partial<CollectionColumns>,
  now: Date,
): Promise<void> {
  const { parent_id } = change
  await tx
    .updateTable('collections')
    .set({
      ...change,
      ...(parent_id !== undefined && { position: last(parent_id) }),
      version: version + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Moves a collection of the locked tree one place among its siblings. No effect at the end. */
export async function moveOnePlace(
  tx: Database,
  { id, parent_id }: LockedCollection,
  to: 'up' | 'down',
): Promise<void> {
  const past = to === 'up' ? -1.5 : 1.5
  await sql`
    with beside as (
      select id, row_number() over (order by position, id) as place from collections
      where parent_id is not distinct from ${parent_id}),
    placed as (
      select id, row_number() over (order by place + case when id = ${id} then ${past}::numeric else 0 end) as place from beside)
    update collections set position = placed.place from placed
    where collections.id = placed.id and collections.position <> placed.place`.execute(tx)
}

/** Deletes a collection of the locked tree. Its children move to its parent, after the siblings there. */
export async function removeCollection(tx: Database, { id, parent_id }: LockedCollection): Promise<void> {
  await sql`
    update collections set parent_id = ${parent_id}, version = version + 1,
      position = position + 1 + (select coalesce(max(position), 0) from collections where parent_id is not distinct from ${parent_id})
    where parent_id = ${id}`.execute(tx)
  await tx.deleteFrom('collections').where('id', '=', id).execute()
}
