import { type RawBuilder, sql } from 'kysely'
import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { notFound } from '../../../../../server/http/refusal.ts'
import type { Services } from '../../../../../server/services.ts'
import { givenOf, narrowingIn, passes } from '../lists/narrowing.server.ts'
import { readRule } from '../lists/rule.contract.ts'
import { findShownCollections } from './collection-list-store.server.ts'
import { collectionTags } from './collection-tags.ts'

interface CollectionScope {
  /** A query for the products, each once, with `id` and `place`; what a rule has found has none. */
  members: RawBuilder<unknown>
  hasRules: boolean
}

/**
 * Finds what the list of a collection is about: its products and those of the collections inside of it, in the order of the tree. The answer
 * depends on the collections that it shows.
 * @throws Refusal 404 when there is no such collection
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
    from (${sql.join([byHand, ...rules.map((rule) => foundByRule(rule, clock()))], sql` union all `)}) as each_found
    group by id`
  return { members, hasRules: rules.length > 0 }
}

/** A rule that is none, such as one of a later release, finds nothing. */
function foundByRule(rule: string, now: Date): RawBuilder<unknown> {
  const read = readRule(rule)
  if (!read) return sql`select null::bigint, null where false`
  const narrowing = narrowingIn(read, now)
  return sql`(
    with given as materialized (select ${givenOf(narrowing)})
    select products.id, null from products where is_public and ${passes(narrowing, 'many')})`
}
