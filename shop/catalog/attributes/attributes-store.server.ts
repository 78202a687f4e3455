import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { executeWithoutParallelWorkers } from '../../../server/db/prepared.ts'
import { type AttributeFilter, MAX_FILTERS } from '../listing/attributes/list-filters.contract.ts'
import {
  byName,
  type FilterCriteria,
  filterValueColumns,
  hasAttributeValue,
  hasNoFilters,
  hasOnlyVariantFilters,
  hasVariantFilters,
  isAttributeValue,
  matchesFilters,
  matchesProductFilters,
  matchingVariants,
} from '../products/read/lists/filter-criteria.server.ts'
import { type AttributeName, MAX_ATTRIBUTE_NAMES, MAX_COUNTED } from './attributes.contract.ts'

/** The subset of products that a list covers; all products if empty. */
export interface CountedAmong {
  /** The product ids found by a search. */
  found?: readonly number[] | undefined
  /** A query for the `id` of each product of a collection. */
  members?: RawBuilder<unknown> | undefined
}

/** Returns a query for the `id` of each product that a list covers; undefined for all products. */
export function scopeOf({ found, members }: CountedAmong): RawBuilder<unknown> | undefined {
  const scopes = [
    ...(found ? [sql`select unnest(${found}::bigint[]) as id`] : []),
    ...(members ? [sql`select id from (${members}) as each_member`] : []),
  ]
  return scopes.length === 0 ? undefined : sql`${sql.join(scopes, sql` intersect `)}`
}

/** The number of products of a list, and of each value of the filterable attributes. */
interface CountedAttributes {
  count: number
  facts: AttributeFilter[]
}

/**
 * The number of concurrent statements when all products are counted, each with a share of the names. Most of the time
 * is one pass over an index.
 */
const SHARES = 2

/**
 * Counts the products of a filtered list, and for each value of a filterable attribute the products with that value. A
 * product that fails only one requested attribute counts for the values of that attribute.
 */
export async function countByAttributes(
  db: Database,
  criteria: FilterCriteria,
  among: CountedAmong,
): Promise<CountedAttributes> {
  const scope = scopeOf(among)
  if (scope) return inOrder([await countShare(db, statementOfScope(criteria, scope))])
  const shares = Array.from({ length: SHARES }, (_, share) => countShare(db, statementOfAll(criteria, share)))
  return inOrder(await Promise.all(shares))
}

interface CountedShare {
  count: number
  facts: (AttributeFilter & { total: number; name_key: string })[]
}

async function countShare(db: Database, statement: RawBuilder<CountedShare>): Promise<CountedShare> {
  const [share] = await executeWithoutParallelWorkers(db, statement.compile(db))
  return share ?? { count: 0, facts: [] }
}

/** Attributes with the most products in total come first. */
function inOrder(shares: readonly CountedShare[]): CountedAttributes {
  const facts = shares
    .flatMap((share) => share.facts)
    .toSorted((one, other) => other.total - one.total || (one.name_key < other.name_key ? -1 : 1))
    .slice(0, MAX_FILTERS.names)
  return { count: shares[0]?.count ?? 0, facts: facts.map(({ name, values }) => ({ name, values })) }
}

/** The filterable attribute names, or one share of them. */
const filterable = (share?: number) =>
  share === undefined
    ? sql`filterable_facts`
    : sql`(select name_key from (select name_key, row_number() over (order by name_key) as place from filterable_facts) as each_name
        where place % ${sql.lit(SHARES)} = ${sql.lit(share)}) as share`

/** An array, so that the index is read for these names only. */
const isFilterable = (share?: number) => sql<boolean>`name_key = any (array(select name_key from ${filterable(share)}))`

function statementOfAll(criteria: FilterCriteria, share: number): RawBuilder<CountedShare> {
  if (hasNoFilters(criteria)) {
    const counted = countEach(sql`product_facts where ${isFilterable(share)}`)
    return countStatement(criteria, sql``, counted, sql`(select listed from catalogue_size)`)
  }
  const size = sql`(select bit_count(listed) from found)`
  return countStatement(criteria, matchingBits(criteria), countByBits(criteria, share), size)
}

function statementOfScope(criteria: FilterCriteria, scope: RawBuilder<unknown>): RawBuilder<CountedShare> {
  const counted = countEach(sql`(${attributesOfScope(criteria)}) as each_fact where ${isFilterable()}`)
  const size = sql`(select count(*) from found where lacks_none)`
  return countStatement(criteria, candidatesInScope(criteria, scope), counted, size)
}

function countStatement(
  criteria: FilterCriteria,
  narrowed: RawBuilder<unknown>,
  counted: RawBuilder<unknown>,
  size: RawBuilder<unknown>,
): RawBuilder<CountedShare> {
  return sql<CountedShare>`
    with given as materialized (select ${filterValueColumns(criteria)}),
    ${narrowed}
    -- By keys, in an index alone: what they are called is looked up for those few that are shown.
    -- Materialized, so that it is no order that the rest wants in which they are grouped: that would sort them all.
    counted as materialized (${counted}),
    ranked as (
      select *, row_number() over (partition by name_key order by count desc, value_key) as rank,
        sum(count) over (partition by name_key) as total
      from counted),
    named as (
      select max(total) as total, ranked.name_key, (array_agg(name order by rank))[1] as name,
        json_agg(json_build_object('value', value, 'count', count) order by rank) as values
      from ranked, lateral (
        select name, value from product_facts as called
        where called.name_key = ranked.name_key and called.value_key = ranked.value_key
        order by product_id limit 1) as called
      where rank <= ${sql.lit(MAX_FILTERS.values)}
      group by ranked.name_key order by max(total) desc, name_key limit ${sql.lit(MAX_FILTERS.names)})
    select coalesce(json_agg(json_build_object('name', name, 'values', values, 'total', total, 'name_key', name_key)), '[]') as facts,
      ${size} as count
    from named`
}

const countEach = (facts: RawBuilder<unknown>) => sql`
  select name_key, value_key, count(*) as count from ${facts} group by name_key, value_key`

/** The products of a scope that pass the filters, each with the single requested attribute that it fails. */
function candidatesInScope(criteria: FilterCriteria, scope: RawBuilder<unknown>): RawBuilder<unknown> {
  const lacking = byName(criteria.facts ?? []).map(
    (_, index) =>
      sql`case when ${hasAttributeValue.few(index)} then null else (select ${sql.ref(`fact_${index}`)} from given) end`,
  )
  return sql`narrowed as materialized (
      select products.id, ${lacking.length === 0 ? sql`'{}'::text[]` : sql`array_remove(array[${sql.join(lacking)}]::text[], null)`} as lacking
      from products join (${scope}) as members on members.id = products.id
      where is_public and ${matchesFilters({ ...criteria, facts: [] }, 'few')}),
    found as materialized (
      select id, cardinality(lacking) = 0 as lacks_none, lacking[1] as lacks from narrowed where cardinality(lacking) <= 1),`
}

/** The counted attributes: all of a product that passes, otherwise only the failed one. */
function attributesOfScope({ facts = [] }: FilterCriteria): RawBuilder<unknown> {
  const ofWhole = sql`select name_key, value_key from found join product_facts on product_id = found.id where lacks_none`
  if (facts.length === 0) return ofWhole
  return sql`${ofWhole}
    union all
    select name_key, value_key from found join product_facts on product_id = found.id and name_key = lacks where not lacks_none`
}

/**
 * The matching products as bit strings by id: `listed` has the products with all attributes, `but_0` those that may
 * fail only the first. Each condition is read from its index into 64-bit words, which `&` combines. The highest bits
 * come first in a string, hence `# 56`.
 */
function matchingBits(criteria: FilterCriteria): RawBuilder<unknown> {
  const rest = { ...criteria, facts: [] }
  // Only public products are in the attribute index and have variants for sale, so these filters do not need the
  // products table.
  const ofRest = {
    ...(hasNoFilters(rest) || hasOnlyVariantFilters(rest)
      ? {}
      : { of_products: sql`select id from products where is_public and ${matchesProductFilters(rest, 'many')}` }),
    ...(hasVariantFilters(rest) && { of_variants: matchingVariants(rest) }),
  }
  const ofAttributes = byName(criteria.facts ?? []).map(
    (_, index) =>
      [`having_${index}`, sql`select product_id as id from product_facts where ${isAttributeValue(index)}`] as const,
  )
  const all = [...Object.entries(ofRest), ...ofAttributes]
  const bitsBut = (left?: string) =>
    sql.join(
      [sql`-1::bigint`, ...all.flatMap(([name]) => (name === left ? [] : [sql`coalesce(${sql.ref(name)}.bits, 0)`]))],
      sql` & `,
    )
  const inOneString = (bits: RawBuilder<unknown>) => sql`string_agg(int8send(${bits}), '' order by word)`
  const joined = all.map(
    ([name, ids]) => sql`left join (
      select id >> 6 as word, bit_or(1::bigint << ((id & 63)::integer # 56)) as bits from (${ids}) as each_id group by id >> 6)
        as ${sql.ref(name)} using (word)`,
  )
  return sql`found as materialized (
      select ${sql.join([
        sql`${inOneString(bitsBut())} as listed`,
        ...ofAttributes.map(([name], index) => sql`${inOneString(bitsBut(name))} as ${sql.ref(`but_${index}`)}`),
      ])}
      from generate_series(0, (select coalesce(max(id), 0) >> 6 from products)) as word ${sql.join(joined, sql` `)}),`
}

/**
 * Counts attribute values in one pass over an index: for requested names the products that may fail only that name,
 * for others the matching products. Each part has its own bit string and no name is in two parts.
 */
function countByBits({ facts = [] }: FilterCriteria, share: number): RawBuilder<unknown> {
  const names = byName(facts).map((_, index) => sql`(select ${sql.ref(`fact_${index}`)} from given)`)
  const having = (bits: string) => sql`get_bit((select ${sql.ref(bits)} from found), product_id) = 1`
  const others =
    names.length === 0
      ? isFilterable(share)
      : sql`name_key = any (array(select name_key from ${filterable(share)} where name_key not in (${sql.join(names)})))`
  return sql.join(
    [
      countEach(sql`product_facts where ${others} and ${having('listed')}`),
      ...names.map((name, index) =>
        countEach(
          sql`product_facts where name_key = (select name_key from ${filterable(share)} where name_key = ${name}) and ${having(`but_${index}`)}`,
        ),
      ),
    ],
    sql` union all `,
  )
}

/** Finds all attribute names, those with the most products first. Skips through the index, one step per name. */
export async function findAttributeNames(db: Database): Promise<AttributeName[]> {
  const { rows } = await sql<AttributeName>`
    with recursive names as (
      select min(name_key) as name_key from product_facts
      union all
      select (select min(name_key) from product_facts where name_key > names.name_key)
      from names where names.name_key is not null)
    select (
        select name from product_facts as known where known.name_key = names.name_key order by value_key, product_id limit 1) as name,
      (select count(*)::integer from (
        select from product_facts as known where known.name_key = names.name_key
        order by value_key, product_id limit ${sql.lit(MAX_COUNTED)}) as counted) as products,
      exists (select from filterable_facts as filterable where filterable.name_key = names.name_key) as can_filter
    from names where name_key is not null
    order by products desc, name_key limit ${sql.lit(MAX_ATTRIBUTE_NAMES)}`.execute(db)
  return rows
}

/** Makes an attribute filterable or not. @returns true if that changed something */
export async function setAttributeFilterable(tx: Database, name: string, canFilter: boolean): Promise<boolean> {
  const { rows } = await (canFilter
    ? sql`insert into filterable_facts (name_key) values (lower(${name})) on conflict do nothing returning name_key`
    : sql`delete from filterable_facts where name_key = lower(${name}) returning name_key`
  ).execute(tx)
  return rows.length > 0
}
