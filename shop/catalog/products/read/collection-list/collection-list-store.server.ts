import { sql } from 'kysely'
import { hasSlug } from '../../../../../server/db/conditions/has-slug.ts'
import type { Database } from '../../../../../server/db/open.ts'

/**
 * Finds a public collection and its public descendants, the collection first, then in tree order, each with its rule
 * if it has one. Empty if the slug is unknown.
 */
export async function findShownCollections(db: Database, slug: string): Promise<{ id: number; rule: string | null }[]> {
  const { rows } = await sql<{ id: number; rule: string | null }>`
    with recursive tree as (
      select id, rule, array[0::bigint, id] as path from collections where ${hasSlug('collections', slug)} and is_public
      union all
      select inner_one.id, inner_one.rule, path || inner_one.position || inner_one.id
      from collections as inner_one join tree on inner_one.parent_id = tree.id where inner_one.is_public)
    select id, rule from tree order by path`.execute(db)
  return rows
}

/** Lists the slugs of all public collections with their last change, for the sitemap. */
export async function listCollectionSlugs(db: Database): Promise<{ slug: string; updated_at: Date }[]> {
  return db
    .selectFrom('collections')
    .select(['slug', 'updated_at'])
    .where('is_public', '=', true)
    .orderBy('id')
    .execute()
}
