import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { executePrepared } from '../../../server/db/prepared.ts'
import type { Paging } from '../../../server/http/paging.ts'
import { VARIANT_PRICE } from '../../pricing/variant-price.server.ts'
import { NEW_FOR_DAYS } from '../catalogue.contract.ts'
import { filtersIn, ListFilters, type ListSort } from './list-filters.contract.ts'

/** Whose products a list shows: a collection and those inside of it that everybody sees, it first, then in the order of the tree. */
export interface CollectionScope {
  ids: number[]
  /** How those of them choose that choose by rule. */
  rules: string[]
}

/** Finds the scope of a public collection; undefined when there is none with this slug. */
export async function findScope(db: Database, slug: string): Promise<CollectionScope | undefined> {
  const { rows } = await sql<{ id: number; rule: string | null }>`
    with recursive tree as (
      select id, rule, array[0::bigint, id] as path from collections where slug = ${slug} and is_public
      union all
      select inner_one.id, inner_one.rule, path || inner_one.position || inner_one.id
      from collections as inner_one join tree on inner_one.parent_id = tree.id where inner_one.is_public)
    select id, rule from tree order by path`.execute(db)
  if (rows.length === 0) return undefined
  return { ids: rows.map(({ id }) => id), rules: [...new Set(rows.flatMap(({ rule }) => rule ?? []))] }
}

interface ListCriteria {
  scope: CollectionScope
  filters: ListFilters
  sort: ListSort | undefined
  paging: Paging
  now: Date
}

/** Every order ends with the id, so that no product stands on two pages or none. */
const ORDERS: Record<ListSort | 'placed', RawBuilder<unknown>> = {
  placed: sql`place nulls last, created_at desc, id desc`,
  price_high_to_low: sql`lowest_price_cents desc, id desc`,
  price_low_to_high: sql`lowest_price_cents, id desc`,
  reviews_high_to_low: sql`average_rating desc nulls last, reviews_count desc, id desc`,
  latest: sql`created_at desc, id desc`,
}

/**
 * Finds one page of the products of a collection that pass the filters, each once, and how many there are. What was put in by hand comes first,
 * in its order.
 */
export async function pageOfCollection(
  db: Database,
  { scope, filters, sort = undefined, paging, now }: ListCriteria,
): Promise<{ ids: number[]; count: number }> {
  const byRule = scope.rules.map((rule) => {
    const read = ListFilters.safeParse(filtersIn(rule))
    return sql`union all select id, null from products where is_public and ${read.success ? fits(read.data, now) : sql`false`}`
  })
  const statement = sql<{ ids: number[]; count: number }>`
    with members as (
      select product_id as id, array[array_position(${scope.ids}::bigint[], collection_id), position] as place
      from collection_products where collection_id = any (${scope.ids}::bigint[])
        and exists (select from collections where id = collection_id and rule is null)
      ${sql.join(byRule, sql` `)}),
    placed as (select id, min(place) as place from members group by id),
    found as materialized (
      select products.id, place, created_at, lowest_price_cents, average_rating, reviews_count
      from placed join products using (id) where is_public and ${fits(filters, now)})
    select (select count(*)::integer from found) as count, to_json(array(
      select id from found order by ${ORDERS[sort ?? 'placed']}
      limit ${paging.size}::bigint offset ${(paging.page - 1) * paging.size}::bigint)) as ids`
  const [found] = await executePrepared(db, statement.compile(db))
  return found ?? { ids: [], count: 0 }
}

/** Whether a product passes filters. Price, stock and options are asked of one and the same variant. */
function fits(
  { price_range, option = [], new: isNew, reduced, in_stock }: ListFilters,
  now: Date,
): RawBuilder<unknown> {
  const since = new Date(now.getTime() - NEW_FOR_DAYS * 24 * 60 * 60 * 1000)
  const ofVariant = [
    ...(in_stock ? [sql`stock > 0`] : []),
    ...(price_range
      ? [
          sql`${VARIANT_PRICE} between ceil(100 * ${price_range.low}::numeric) and floor(100 * ${price_range.high}::numeric)`,
        ]
      : []),
    ...option.map(
      ({ name, value }) => sql`exists (
        select from unnest(products.options, variants.options) as chosen (name, value)
        where lower(chosen.name) = lower(${name}) and lower(chosen.value) = lower(${value}))`,
    ),
  ]
  const ofProduct = [
    ...(isNew ? [sql`products.created_at > ${since}`] : []),
    ...(reduced ? [sql`products.is_reduced`] : []),
    // The range of all variants leaves out most products before any variant is read.
    ...(price_range
      ? [
          sql`lowest_price_cents <= floor(100 * ${price_range.high}::numeric) and highest_price_cents >= ceil(100 * ${price_range.low}::numeric)`,
        ]
      : []),
    ...(option.length > 0 ? [sql`products.options <> '{}'`] : []),
    ...(ofVariant.length > 0
      ? [
          sql`coalesce((select true from variants where product_id = products.id and variants.deleted_at is null
            and ${sql.join(ofVariant, sql` and `)} limit 1), false)`,
        ]
      : []),
  ]
  return ofProduct.length === 0 ? sql`true` : sql`(${sql.join(ofProduct, sql` and `)})`
}

/** Lists the addresses of all public collections with the time of their last change, for the sitemap. */
export async function listCollectionSlugs(db: Database): Promise<{ slug: string; updated_at: Date }[]> {
  return db
    .selectFrom('collections')
    .select(['slug', 'updated_at'])
    .where('is_public', '=', true)
    .orderBy('id')
    .execute()
}
