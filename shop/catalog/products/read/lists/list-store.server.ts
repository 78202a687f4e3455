import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../../server/db/open.ts'
import { executePrepared } from '../../../../../server/db/prepared.ts'
import type { Paging } from '../../../../../server/http/paging.ts'
import {
  type FilterCriteria,
  filterValueColumns,
  hasMatchingVariant,
  hasNoFilters,
  hasOnlyVariantFilters,
  LIST_ORDERS,
  matchesFilters,
  matchingVariants,
} from './filter-criteria.server.ts'
import type { Sort } from './list-query.contract.ts'

interface ListCriteria {
  criteria: FilterCriteria
  sort?: Sort | undefined
  paging: Paging
  /**
   * A query with the columns `id` and `place`, one row per product, that limits the list. Undefined for all products.
   * Products with a place come first unless a sort is chosen.
   */
  scope?: RawBuilder<unknown>
}

interface ListPage {
  ids: number[]
  count: number
  /** The id of the featured collection; null if none exists. */
  leading: number | null
}

/** Maximum number of featured products; further ones keep their place by date. */
const MOST_FEATURED = 200

/** The public products that staff put first, one row each: `id` and `place`. */
export const FEATURED_PRODUCTS = sql`
  select products.id, row_number() over (order by placed.position, products.id) as place
  from collections join collection_products as placed on placed.collection_id = collections.id
    join products on products.id = placed.product_id
  where leads_home and products.is_public order by place limit ${sql.lit(MOST_FEATURED)}`

const PLACED_FIRST = sql`place nulls last, created_at desc, id desc`

/**
 * One page of products: featured products first, then the others by index-only scan.
 * @param fits conditions besides being public
 */
const firstAndOthers = (fits: RawBuilder<unknown>) => sql`, featured as materialized (
    select placed.id, placed.place from (${FEATURED_PRODUCTS}) as placed join products on products.id = placed.id where ${fits}),
  first_count as materialized (select count(*) as first from featured),
  first_and_others as (
    (select id, place, null::timestamptz as created_at from featured order by place
      limit (select size from given) offset (select skipped from given))
    union all (
      select id, null, created_at from products
      where is_public and id <> all (array(select id from featured)) and ${fits}
      order by created_at desc, id desc
      limit (select greatest(0, size - greatest(0, first - skipped)) from given, first_count)
      offset (select greatest(0, skipped - first) from given, first_count)))`

/** Up to this number of rows, reading in sort order is at least as fast as sorting all matches. */
const MOST_LOOKED_UP = 10_000

/**
 * Finds one page of public products and the total count. Without a sort, featured products come first, then the
 * newest. An unfiltered list uses an index-only scan and a stored count, so deep pages stay cheap. A list filtered by
 * variants only is counted in the variants' index. Its page is read in sort order if it is likely to fill quickly.
 */
export async function pageOfList(db: Database, { criteria, sort, paging, scope }: ListCriteria): Promise<ListPage> {
  const given = sql`given as materialized (select ${filterValueColumns(criteria)},
    ${paging.size}::bigint as size, ${(paging.page - 1) * paging.size}::bigint as skipped)`
  const order = sort ? LIST_ORDERS[sort] : PLACED_FIRST
  const page = (from: RawBuilder<unknown>) => sql`to_json(array(
    select id from ${from} order by ${order} limit (select size from given) offset (select skipped from given)))`
  const places = scope
    ? sql`join (${scope}) as placed on placed.id = products.id`
    : sql`left join (${FEATURED_PRODUCTS}) as placed on placed.id = products.id`
  const hasPlaces = scope || !sort
  const leading = !scope && !sort ? sql`(select id from collections where leads_home)` : sql`null::bigint`
  const readInOrder = (fits: RawBuilder<unknown>) =>
    sort
      ? page(sql`products where is_public and ${fits}`)
      : sql`to_json(array(select id from first_and_others order by ${PLACED_FIRST}))`
  const found = (passing: RawBuilder<unknown>) => sql`
    select products.id, ${hasPlaces ? sql`place,` : sql``} created_at, lowest_price_cents, average_rating, reviews_count
    from products ${hasPlaces ? places : sql``}
    where is_public and ${passing}`
  const whole = () => sql<ListPage>`
    with ${given}${sort ? sql`` : firstAndOthers(sql`true`)}
    select listed as count, ${leading} as leading, ${readInOrder(sql`true`)} as ids from catalogue_size`
  const ofVariants = () => sql<ListPage>`
    with ${given}${sort ? sql`` : firstAndOthers(hasMatchingVariant(criteria))},
    counted as materialized (select count(distinct id) as count from (${matchingVariants(criteria)}) as each_variant)
    select count, ${leading} as leading,
      case when (size + skipped) * listed <= ${sql.lit(MOST_LOOKED_UP)} * count then ${readInOrder(hasMatchingVariant(criteria))}
        else ${page(sql`(${found(sql`products.id in (${matchingVariants(criteria)})`)}) as found`)} end as ids
    from counted, given, catalogue_size`
  const others = () => sql<ListPage>`
    with ${given}, found as materialized (${found(matchesFilters(criteria, 'many'))})
    select (select count(*) from found) as count, ${leading} as leading, ${page(sql`found`)} as ids`
  const statement = scope
    ? others()
    : hasNoFilters(criteria)
      ? whole()
      : hasOnlyVariantFilters(criteria)
        ? ofVariants()
        : others()
  const [answer] = await executePrepared(db, statement.compile(db))
  return answer ?? { ids: [], count: 0, leading: null }
}
