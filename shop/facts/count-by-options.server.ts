import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import { executePrepared } from '../../server/db/prepared.ts'
import {
  byName,
  givenOf,
  HAS_PRICE,
  hasValue,
  IS_IN_STOCK,
  isWhole,
  type Narrowing,
  passes,
} from '../catalogue/lists/narrowing.server.ts'
import { type FactFilter, MAX_FILTERS, MAX_OPTION_FILTERS } from '../lists/facts/list-filters.contract.ts'
import { type CountedAmong, scopeOf } from './facts-store.server.ts'

/** Counts the products of a list as it is narrowed. */
export async function countNarrowed(db: Database, narrowing: Narrowing, among: CountedAmong): Promise<number> {
  const scope = scopeOf(among)
  if (isWhole(narrowing) && !scope) {
    const size = await db.selectFrom('catalogue_size').select('listed').executeTakeFirstOrThrow()
    return size.listed
  }
  const statement = sql<{ count: number }>`
    with given as materialized (select ${givenOf(narrowing)})
    select count(*)::integer as count
    from products ${scope ? sql`join (${scope}) as members on members.id = products.id` : sql``}
    where is_public and ${passes(narrowing, scope ? 'few' : 'many')}`
  const [counted] = await executePrepared(db, statement.compile(db))
  return counted?.count ?? 0
}

/**
 * Counts what each value of the options of variants would leave of a list. Price, stock and options are asked of one and the same variant; one that lacks
 * but one of the options that are asked for counts for the values of that one.
 */
export async function countByOptions(db: Database, narrowing: Narrowing, among: CountedAmong): Promise<FactFilter[]> {
  const scope = scopeOf(among)
  const { price, inStock, options = [], ...ofProduct } = narrowing
  const lacking = byName(options).map(
    (_, index) =>
      sql`case when ${hasValue(index)} then null else lower((select ${sql.ref(`name_${index}`)} from given)) end`,
  )
  const fits = [
    sql`is_public and products.options <> '{}' and variants.deleted_at is null`,
    passes(ofProduct, scope ? 'few' : 'many'),
    ...(inStock ? [IS_IN_STOCK] : []),
    ...(price ? [HAS_PRICE] : []),
  ]
  const statement = sql<{ options: FactFilter[] }>`
    with given as materialized (select ${givenOf(narrowing)}),
    narrowed as (
      select products.id, products.options as names, variants.options as values,
        ${lacking.length === 0 ? sql`'{}'::text[]` : sql`array_remove(array[${sql.join(lacking)}]::text[], null)`} as lacking
      from products join variants on variants.product_id = products.id
        ${scope ? sql`join (${scope}) as members on members.id = products.id` : sql``}
      where ${sql.join(fits, sql` and `)}),
    counted as (
      select lower(name) as name_key, lower(value) as value_key, min(name) as name, min(value) as value, count(distinct id) as count
      from narrowed, unnest(names, values) as option (name, value)
      where name is not null and value is not null and cardinality(lacking) <= 1 and coalesce(lacking[1], lower(name)) = lower(name)
      group by lower(name), lower(value)),
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
  const [counted] = await executePrepared(db, statement.compile(db))
  return counted?.options ?? []
}
