import { type RawBuilder, sql } from 'kysely'
import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { notFound } from '../../../../../server/http/refusal.ts'
import type { Services } from '../../../../../server/services.ts'
import { filterCriteriaIn, filterValueColumns, matchesFilters } from '../lists/filter-criteria.server.ts'
import { readRule } from '../lists/rule.contract.ts'
import { findShownCollections } from './collection-list-store.server.ts'
import { collectionTags } from './collection-tags.ts'

interface CollectionScope {
  /** A query with the columns `id` and `place`, one row per product. Products found by a rule have a null `place`. */
  members: RawBuilder<unknown>
  hasRules: boolean
}

/**
 * Finds the products of a collection and its descendants, in tree order. The response depends on these collections.
 * @throws Refusal 404 if the collection does not exist
 */
export async function findCollectionScope({ db, clock }: Services, slug: string): Promise<CollectionScope> {
  const shown = await findShownCollections(db, slug)
  if (shown.length === 0) throw notFound()
  const ids = shown.map(({ id }) => id)
  dependsOn(...collectionTags(ids))
  const rules = [...new Set(shown.flatMap(({ rule }) => rule ?? []))]
  const byHand = sql`
    select product_id as id, array[array_position(${ids}::bigint[], collection_id), position] as place
    from collection_products where collection_id = any (${ids}::bigint[])
      and exists (select from collections where id = collection_id and rule is null)`
  const members = sql`
    select id, min(place) as place
    from (${sql.join([byHand, ...rules.map((rule) => matchesOfRule(rule, clock()))], sql` union all `)}) as each_found
    group by id`
  return { members, hasRules: rules.length > 0 }
}

/** An invalid rule, such as one of a later release, matches no products. */
function matchesOfRule(rule: string, now: Date): RawBuilder<unknown> {
  const read = readRule(rule)
  if (!read) return sql`select null::bigint, null where false`
  const criteria = filterCriteriaIn(read, now)
  return sql`(
    with given as materialized (select ${filterValueColumns(criteria)})
    select products.id, null from products where is_public and ${matchesFilters(criteria, 'many')})`
}
