import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import {
  filterCriteriaIn,
  filterValueColumns,
  matchesFilters,
} from '../../catalog/products/read/lists/filter-criteria.server.ts'
import { readRule } from '../../catalog/products/read/lists/rule.contract.ts'

/** Returns the condition that a discount was given the collection with this id. */
type IsChosen = (id: RawBuilder<unknown>) => RawBuilder<unknown>

/**
 * Returns the condition that a joined product is in the chosen collections, as the shop lists them: with their public
 * sub-collections on at most two levels.
 */
const isInside = (isChosen: IsChosen) => sql`(${isChosen(sql`inside.id`)} or inside.is_public
  and (${isChosen(sql`inside.parent_id`)} or ${isChosen(sql`above.parent_id`)}))`

/** Selects `product_id` of the products that staff placed in the chosen collections. */
export const placedProducts = (isChosen: IsChosen): RawBuilder<unknown> => sql`
  select placed.product_id from collection_products as placed join collections as inside on inside.id = placed.collection_id
    left join collections as above on above.id = inside.parent_id
  where inside.rule is null and ${isInside(isChosen)}`

/** Selects the rules of the chosen collections and their sub-collections, for `productsOfRules`. */
export const rulesOfCollections = (isChosen: IsChosen): RawBuilder<unknown> => sql`
  select distinct inside.rule from collections as inside left join collections as above on above.id = inside.parent_id
  where inside.rule is not null and ${isInside(isChosen)}`

/** Finds those of some products that match a rule, by rule. An invalid rule matches no products. */
export async function productsOfRules(
  db: Database,
  rules: readonly string[],
  { products, now }: { products: readonly number[]; now: Date },
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  for (const rule of new Set(rules)) {
    const ids = matchingProducts(rule, now, sql`products.id = any(${products}::bigint[])`)
    const { rows } = await ids.execute(db)
    found.set(
      rule,
      rows.map(({ id }) => id),
    )
  }
  return found
}

/** Selects `id` of the public products that match a rule and a condition. */
export function matchingProducts(
  rule: string,
  now: Date,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<{ id: number }> {
  const read = readRule(rule)
  if (!read) return sql`select null::bigint as id where false`
  const criteria = filterCriteriaIn(read, now)
  return sql`
    with given as materialized (select ${filterValueColumns(criteria)})
    select products.id from products where is_public and ${condition} and ${matchesFilters(criteria, 'few')}`
}
