import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { executeWithoutParallelWorkers } from '../../../server/db/prepared.ts'
import { type AttributeFilter, MAX_FILTERS, MAX_OPTION_FILTERS } from '../listing/attributes/list-filters.contract.ts'
import {
  byName,
  type FilterCriteria,
  filterValueColumns,
  HAS_PRICE,
  hasNoFilters,
  hasValue,
  IS_BUYABLE,
  matchesFilters,
} from '../products/read/lists/filter-criteria.server.ts'
import { type CountedAmong, scopeOf } from './attributes-store.server.ts'

/** The highest set number that fits into the bits of a bigint. */
const MOST_BITS = 63

/**
 * Counts the products of a list for each option value. Price, stock and options must match on the same variant. A
 * variant that fails only one requested option counts for the values of that option. Each option set is evaluated
 * once; products are then counted by their sets, which many of them share.
 */
export async function countByOptions(
  db: Database,
  criteria: FilterCriteria,
  among: CountedAmong,
): Promise<AttributeFilter[]> {
  const scope = scopeOf(among)
  const { price, inStock, options = [], ...ofProduct } = criteria
  const coversCatalogue = hasNoFilters(ofProduct) && !price && !scope
  const lacking = byName(options).map(
    (_, index) => sql`case when ${hasValue(index)} then null else (select ${sql.ref(`name_${index}`)} from given) end`,
  )
  const offered = (variants: RawBuilder<unknown>) => sql`
    select product_id, option_set from ${variants} and option_set is not null and ${inStock ? IS_BUYABLE : sql`for_sale`}
      ${lacking.length === 0 ? sql`` : sql`and option_set in (select id from sets)`}`
  // If the cheapest and dearest variant match the price, all variants do. The index alone answers that.
  const ofNarrowed = sql`${offered(sql`narrowed join variants on variants.product_id = narrowed.id where has_prices`)}
    ${price ? sql`union all ${offered(sql`narrowed as products join variants on variants.product_id = products.id where not has_prices and ${HAS_PRICE}`)}` : sql``}`
  const each = coversCatalogue ? offered(sql`variants where true`) : ofNarrowed
  const statement = sql<{ options: AttributeFilter[] }>`
    with given as materialized (select ${filterValueColumns(criteria)}),
    bits as materialized (select coalesce(max(id), 0) <= ${sql.lit(MOST_BITS)} as fit from option_sets),
    judged as materialized (
      select id, names, "values",
        ${lacking.length === 0 ? sql`'{}'::text[]` : sql`array_remove(array[${sql.join(lacking)}]::text[], null)`} as lacking
      from option_sets),
    sets as materialized (select * from judged where cardinality(lacking) <= 1),
    ${coversCatalogue ? sql`` : candidateProducts({ ...ofProduct, price }, scope)}
    -- As the bits of a number where sets are so few: arrays take twice as long.
    by_sets as materialized (
      select array(select id from generate_series(0, ${sql.lit(MOST_BITS)}) as id where bits >> id & 1 = 1) as having_sets, count(*) as count
      from (select bit_or(1::bigint << option_set) as bits from (${each}) as each_variant where (select fit from bits) group by product_id) as each_product
      group by bits
      union all
      select having_sets, count(*) as count
      from (select array_agg(option_set) as having_sets from (${each}) as each_variant where not (select fit from bits) group by product_id)
        as each_product
      group by having_sets),
    counted as (
      select name_key, value_key, min(name) as name, min(value) as value, sum(count) as count
      from by_sets, lateral (
        select lower(name) as name_key, lower(value) as value_key, min(name) as name, min(value) as value
        from sets, unnest(names, "values") as option (name, value)
        where sets.id = any (having_sets) and name is not null and value is not null and coalesce(lacking[1], lower(name)) = lower(name)
        group by lower(name), lower(value)) as each_value
      group by name_key, value_key),
    ranked as (
      select *, row_number() over (partition by name_key order by count desc, value_key) as rank,
        sum(count) over (partition by name_key) as total
      from counted),
    named as (
      select max(total) as total, name_key, (array_agg(name order by rank))[1] as name,
        json_agg(json_build_object('value', value, 'count', count) order by rank) as values
      from ranked where rank <= ${sql.lit(MAX_FILTERS.values)}
      group by name_key order by max(total) desc, name_key limit ${sql.lit(MAX_OPTION_FILTERS)})
    select coalesce(json_agg(json_build_object('name', name, 'values', values) order by total desc, name_key), '[]') as options from named`
  const [counted] = await executeWithoutParallelWorkers(db, statement.compile(db))
  return counted?.options ?? []
}

/**
 * The products with counted variants: those that pass all filters except variant filters. The price is compared with
 * the product's price range by index-only scan (`products_by_price`); undecided products are checked by variant later.
 */
function candidateProducts(
  { price, ...others }: FilterCriteria,
  scope: RawBuilder<unknown> | undefined,
): RawBuilder<unknown> {
  const low = sql`(select low from given)`
  const high = sql`(select high from given)`
  const hasPrices = sql`lowest_price_cents >= ${low} and highest_price_cents <= ${high}`
  return sql`narrowed as materialized (
      select products.id, ${price ? sql`price_cents, ${hasPrices} as has_prices` : sql`true as has_prices`}
      from products ${scope ? sql`join (${scope}) as members on members.id = products.id` : sql``}
      where is_public and ${matchesFilters(others, scope ? 'few' : 'many')}
        ${price ? sql`and lowest_price_cents <= ${high} and highest_price_cents >= ${low}` : sql``}),`
}
