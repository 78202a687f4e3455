import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import { MAX_DEPTH } from '../collections.contract.ts'
import { type CollectionChoice, type CollectionTreeItem, MAX_CHOICES } from './edit-collections.contract.ts'

/** All collections with their paths, which define the tree order. */
const TREE = sql`
  with recursive tree as (
    select id, slug, title, parent_id, depth, in_menu, leads_home, state, is_public, rule, position,
      array[position::bigint, id] as path, array[]::text[] as parents
    from collections where parent_id is null
    union all
    select inner_one.id, inner_one.slug, inner_one.title, inner_one.parent_id, inner_one.depth, inner_one.in_menu, inner_one.leads_home, inner_one.state,
      inner_one.is_public, inner_one.rule, inner_one.position, path || inner_one.position || inner_one.id, parents || tree.title
    from collections as inner_one join tree on inner_one.parent_id = tree.id)`

/** Matches words in a title or a slug, ignoring case. */
const having = (words: string) =>
  words === '' ? sql`true` : sql`(strpos(lower(title), lower(${words})) > 0 or strpos(slug, lower(${words})) > 0)`

/** Finds one page of collections in tree order, optionally filtered by words, and the total count. */
export async function pageOfTree(
  db: Database,
  { words, mayHold }: { words: string; mayHold: boolean },
  { page, size }: Paging,
): Promise<{ count: number; branches: CollectionTreeItem[] }> {
  const { rows } = await sql<{ count: number; branches: CollectionTreeItem[] }>`
    ${TREE}, beside as (
      select *, lag(id) over siblings is null as is_first, lead(id) over siblings is null as is_last from tree
      window siblings as (partition by parent_id order by position, id)),
    found as (select * from beside where ${having(words)} and (depth < ${sql.lit(MAX_DEPTH)} or not ${mayHold}::boolean)),
    shown as (select * from found order by path limit ${size} offset ${(page - 1) * size})
    select (select count(*)::integer from found) as count, (
      select coalesce(json_agg(json_build_object(
        'id', id, 'slug', slug, 'title', title, 'parent', parent_id, 'depth', depth, 'in_menu', in_menu, 'leads_home', leads_home, 'state', state,
        'is_public', is_public,
        'inside', (select count(*) from collections as inner_one where inner_one.parent_id = shown.id),
        'products', case when rule is null then (
          select count(*) from collection_products join products on products.id = product_id
          where collection_id = shown.id and deleted_at is null) end,
        'is_first', is_first, 'is_last', is_last
        ) order by path), '[]') from shown) as branches`.execute(db)
  return rows[0] ?? { count: 0, branches: [] }
}

/** Finds manual collections: those of the product first (null: none), then those that match the words. */
export async function findChoices(db: Database, product: number | null, words: string): Promise<CollectionChoice[]> {
  const { rows } = await sql<CollectionChoice>`
    ${TREE}, has as (select collection_id from collection_products where product_id = ${product})
    select id, slug, title, parents, id in (select collection_id from has) as has_product
    from tree where rule is null and (id in (select collection_id from has) or ${having(words)})
    order by id in (select collection_id from has) desc, path limit ${product === null ? MAX_CHOICES.ofAny : MAX_CHOICES.ofProduct}`.execute(
    db,
  )
  return rows
}

/** A collection with its path of titles. */
export interface TitledCollection {
  id: number
  slug: string
  /** From the top level down to its own title. */
  titles: readonly string[]
  hasRule: boolean
}

/** Finds collections by title or slug, ignoring case; higher levels first, in tree order. */
export async function findCollectionsNamed(db: Database, names: readonly string[]): Promise<TitledCollection[]> {
  if (names.length === 0) return []
  const folded = names.map((name) => name.toLowerCase())
  const { rows } = await sql<TitledCollection>`
    ${TREE} select id, slug, parents || title as titles, rule is not null as "hasRule" from tree
    where lower(title) = any(${folded}::text[]) or slug = any(${folded}::text[])
    order by depth, path`.execute(db)
  return rows
}

/** Finds the ids of collections by slug, and whether they have a rule. */
export async function idsOfCollections(
  db: Database,
  slugs: readonly string[],
): Promise<Map<string, { id: number; hasRule: boolean }>> {
  const rows = await db
    .selectFrom('collections')
    .select(['id', 'slug', 'rule'])
    .where('slug', 'in', [...slugs, ''])
    .execute()
  return new Map(rows.map(({ id, slug, rule }) => [slug, { id, hasRule: rule !== null }]))
}
