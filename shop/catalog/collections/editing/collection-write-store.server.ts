import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { hasSlug } from '../../../../server/db/statements/has-slug.ts'
import { MAX_DEPTH } from '../collections.contract.ts'

/** The columns of a collection that staff write. */
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

/** A collection that is locked. */
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

/** Keeps all others who write collections waiting until the transaction ends: they are few, and each looks at the tree first. */
export async function lockTree(tx: Database): Promise<void> {
  await sql`lock table collections in share row exclusive mode`.execute(tx)
}

/** Finds the ids of all that is inside of a collection, at whatever level. */
export async function idsInside(tx: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below (id) as (
      select id from collections where parent_id = ${id}
      union all select inner_one.id from collections as inner_one join below on inner_one.parent_id = below.id)
    select id from below`.execute(tx)
  return rows.map((row) => row.id)
}

/** Finds a collection of the locked tree; undefined when it is gone. */
export async function lockedCollection(tx: Database, slug: string): Promise<LockedCollection | undefined> {
  return tx.selectFrom('collections').select(COLUMNS).where(hasSlug('collections', slug)).executeTakeFirst()
}

/** Finds the same by its id. */
export async function lockedCollectionById(tx: Database, id: number): Promise<LockedCollection | undefined> {
  return tx.selectFrom('collections').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}

/** Reads all collections, those beside each other in their order. */
export function allCollections(db: Database): Promise<LockedCollection[]> {
  return db.selectFrom('collections').select(COLUMNS).orderBy('position').orderBy('id').execute()
}

/** Finds the slugs that collections have now, by those in lower case that they had before. */
export async function collectionsThatMoved(db: Database, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ former: string; slug: string }>`
    select former.slug as former, collections.slug from former_collection_addresses as former
    join collections on collections.id = collection_id
    where lower(former.slug) = any(${slugs.map((slug) => slug.toLowerCase())}::text[]) order by left_at`.execute(db)
  return new Map(rows.map(({ former, slug }) => [former.toLowerCase(), slug]))
}

/** Takes collections of the locked tree to its top before each is put where it is to be: on the way there none may be inside itself. */
export async function takeToTop(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`update collections set parent_id = null where id = any(${ids}::bigint[])`.execute(tx)
}

/** Puts collections of the locked tree that are beside each other in this order. */
export async function writeCollectionOrder(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update collections set position = place from unnest(${ids}::bigint[]) with ordinality as ordered (id, place)
    where collections.id = ordered.id and position <> place`.execute(tx)
}

/** What is wrong with where a collection is to be. */
export type WrongPlace = 'unknown' | 'inside itself' | 'too deep'

/** Looks whether a collection (null: a new one) may be inside of another one; undefined when it may. */
export async function wrongPlace(
  tx: Database,
  id: number | null,
  parent: number | null,
): Promise<WrongPlace | undefined> {
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

/** Looks whether another collection has this slug, whatever its case. */
export async function isSlugTaken(tx: Database, slug: string, ownId: number | null): Promise<boolean> {
  const other = await tx
    .selectFrom('collections')
    .select('id')
    .where(sql<boolean>`lower(slug) = lower(${slug})`)
    .where('id', 'is distinct from', ownId)
    .executeTakeFirst()
  return other !== undefined
}

/** Where the last one among those inside of the same stands, and one more. */
const last = (parent: number | null) =>
  sql<number>`(select coalesce(max(position), -1) + 1 from collections where parent_id is not distinct from ${parent})`

/** Lets no collection but this one lead all products, which is written next. @returns the title of the one that did */
export async function stopLeading(tx: Database, id: number | null): Promise<string | undefined> {
  const stopped = await tx
    .updateTable('collections')
    .set(({ eb }) => ({ leads_home: false, version: eb('version', '+', 1) }))
    .where('leads_home', '=', true)
    .where('id', 'is distinct from', id)
    .returning('title')
    .executeTakeFirst()
  return stopped?.title
}

/** Adds collections, each last among those beside it. @returns their ids */
export async function insertCollection(tx: Database, columns: CollectionColumns, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('collections')
    .values({ ...columns, position: last(columns.parent_id), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes what changes of a collection of the locked tree, under its next version; inside of another one it is the last. */
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

/** Moves a collection of the locked tree by one place among those beside it, as far as there is one. */
export async function moveByOne(tx: Database, { id, parent_id }: LockedCollection, to: 'up' | 'down'): Promise<void> {
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

/** Deletes a collection of the locked tree. What is right inside of it moves to where it was, behind those that are there. */
export async function removeCollection(tx: Database, { id, parent_id }: LockedCollection): Promise<void> {
  await sql`
    update collections set parent_id = ${parent_id}, version = version + 1,
      position = position + 1 + (select coalesce(max(position), 0) from collections where parent_id is not distinct from ${parent_id})
    where parent_id = ${id}`.execute(tx)
  await tx.deleteFrom('collections').where('id', '=', id).execute()
}
