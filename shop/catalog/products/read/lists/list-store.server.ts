import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../../server/db/open.ts'
import { executePrepared } from '../../../../../server/db/prepared.ts'
import type { Paging } from '../../../../../server/http/paging.ts'
import type { Sort } from './list-query.contract.ts'
import {
  givenOf,
  hasSuchVariant,
  isOfVariantsAlone,
  isWhole,
  LIST_ORDERS,
  type Narrowing,
  passes,
  variantsOfAll,
} from './narrowing.server.ts'

interface ListCriteria {
  narrowing: Narrowing
  sort?: Sort | undefined
  paging: Paging
  /**
   * Which products the list is about, when not all: a query for their `id` and `place`, each once. Those with a place come first, in its
   * order, where nobody has chosen another.
   */
  scope?: RawBuilder<unknown>
}

interface ListPage {
  ids: number[]
  count: number
  /** The collection whose products stand first, where its order was asked for; null when none leads. */
  leading: number | null
}

/** So many products may stand first; what staff have put behind them stands where it was listed. */
const MOST_FEATURED = 200

/** The public products that stand first among all, as staff have put them: `id` and `place`, each once. */
export const FEATURED_PRODUCTS = sql`
  select products.id, row_number() over (order by placed.position, products.id) as place
  from collections join collection_products as placed on placed.collection_id = collections.id
    join products on products.id = placed.product_id
  where leads_home and products.is_public order by place limit ${sql.lit(MOST_FEATURED)}`

const PLACED_FIRST = sql`place nulls last, created_at desc, id desc`

/**
 * One page of products: of those that stand first, and then of the others, read in an index alone.
 * @param fits what a product has to be besides public
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

/** Looking so many products up in an order takes as long as to sort all that pass. */
const MOST_LOOKED_UP = 10_000

/**
 * Finds one page of the public products that pass, and how many there are on all pages. Unless a list is sorted otherwise, those that staff have put
 * first come first, and then the newest.
 * What is not narrowed is found in an index alone, so a deep page stays cheap; its length is kept by the database. What is narrowed by its variants alone
 * is counted in their index, and the page read in its order until it is full, if that is likely to be soon.
 */
export async function pageOfList(db: Database, { narrowing, sort, paging, scope }: ListCriteria): Promise<ListPage> {
  const given = sql`given as materialized (select ${givenOf(narrowing)},
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
    with ${given}${sort ? sql`` : firstAndOthers(hasSuchVariant(narrowing))},
    counted as materialized (select count(distinct id) as count from (${variantsOfAll(narrowing)}) as each_variant)
    select count, ${leading} as leading,
      case when (size + skipped) * listed <= ${sql.lit(MOST_LOOKED_UP)} * count then ${readInOrder(hasSuchVariant(narrowing))}
        else ${page(sql`(${found(sql`products.id in (${variantsOfAll(narrowing)})`)}) as found`)} end as ids
    from counted, given, catalogue_size`
  const others = () => sql<ListPage>`
    with ${given}, found as materialized (${found(passes(narrowing, 'many'))})
    select (select count(*) from found) as count, ${leading} as leading, ${page(sql`found`)} as ids`
  const statement = scope
    ? others()
    : isWhole(narrowing)
      ? whole()
      : isOfVariantsAlone(narrowing)
        ? ofVariants()
        : others()
  const [answer] = await executePrepared(db, statement.compile(db))
  return answer ?? { ids: [], count: 0, leading: null }
}
