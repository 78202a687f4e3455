import { type RawBuilder, sql } from 'kysely'
import { VARIANT_PRICE } from '../../../pricing/variant-price.server.ts'
import { NEW_FOR_DAYS } from '../catalogue.contract.ts'
import type { FilterQuery, NamedValue, Range, Sort } from './list-query.contract.ts'

/** The filters of a list, with or without search words. */
export interface FilterCriteria {
  /** In euros. */
  price?: Range | undefined
  rating?: Range | undefined
  /** True excludes sold-out products. */
  inStock?: boolean
  /** Only products listed after this time. */
  newSince?: Date | undefined
  /** Only products on sale. */
  isOnSale?: boolean
  options?: readonly NamedValue[]
  facts?: readonly NamedValue[]
}

/** Converts the query parameters of a list to its filters. */
export const filterCriteriaIn = (asked: FilterQuery, now: Date): FilterCriteria => ({
  price: asked.price_range,
  rating: asked.rating_range,
  inStock: asked.in_stock === 'true',
  newSince: asked.new === 'true' ? new Date(now.getTime() - NEW_FOR_DAYS * 24 * 60 * 60 * 1000) : undefined,
  isOnSale: asked.reduced === 'true',
  options: asked.option ?? [],
  facts: asked.fact ?? [],
})

/** Returns whether no filter is set. */
export const hasNoFilters = ({
  price,
  rating,
  inStock,
  newSince,
  isOnSale,
  options = [],
  facts = [],
}: FilterCriteria): boolean =>
  !(price || rating || inStock || newSince || isOnSale || options.length > 0 || facts.length > 0)

/** Each order ends with the id, so that it is total and pages do not overlap. */
export const LIST_ORDERS: Record<Sort, RawBuilder<unknown>> = {
  price_high_to_low: sql`lowest_price_cents desc, id desc`,
  price_low_to_high: sql`lowest_price_cents, id desc`,
  reviews_high_to_low: sql`average_rating desc nulls last, reviews_count desc, id desc`,
  latest: sql`created_at desc, id desc`,
}

/** Groups requested values by option or attribute name, ignoring case. */
export const byName = (options: readonly NamedValue[]) => [
  ...Map.groupBy(options, ({ name }) => name.toLowerCase()).entries(),
]

/**
 * Returns the columns of the CTE `given`, which holds the filter values. A separate row lets PostgreSQL reuse one
 * generic plan.
 */
export function filterValueColumns({
  price,
  rating,
  newSince,
  options = [],
  facts = [],
}: FilterCriteria): RawBuilder<unknown> {
  return sql.join([
    sql`ceil(100 * ${price?.low}::numeric)::bigint as low, floor(100 * ${price?.high}::numeric)::bigint as high`,
    sql`${rating?.low}::numeric as worst, ${rating?.high}::numeric as best`,
    sql`${newSince}::timestamptz as new_since`,
    ...byName(options).map(
      ([name, values], index) => sql`${name}::text as ${sql.ref(`name_${index}`)},
        ${values.map(({ value }) => `${name}:${value.toLowerCase()}`)}::text[] as ${sql.ref(`keys_${index}`)}`,
    ),
    ...byName(facts).map(
      ([name, values], index) =>
        sql`lower(${name}::text) as ${sql.ref(`fact_${index}`)},
          array(select lower(one) from unnest(${values.map(({ value }) => value)}::text[]) as one) as ${sql.ref(`facts_${index}`)}`,
    ),
  ])
}

/** For a joined row of `variants`. */
export const IS_BUYABLE = sql<boolean>`variants.buyable`
export const HAS_PRICE = sql<boolean>`${VARIANT_PRICE}
  between (select low from given) and (select high from given)`

/**
 * Returns the SQL condition that the row of `option_sets` has one of the requested values of the option at this index.
 */
export const hasValue = (index: number) => sql<boolean>`keys && (select ${sql.ref(`keys_${index}`)} from given)::text[]`

const hasValues = (options: readonly NamedValue[]) =>
  sql.join(
    byName(options).map((_, index) => hasValue(index)),
    sql` and `,
  )

/** Returns the SQL condition that the product has one of the requested values of the attribute at this index. */
export const hasAttributeValue: Record<'few' | 'many', (index: number) => RawBuilder<boolean>> = {
  few: (index) => sql`exists (select from product_facts where product_id = products.id and ${isAttributeValue(index)})`,
  many: (index) => sql`products.id in (select product_id from product_facts where ${isAttributeValue(index)})`,
}

/**
 * Returns the SQL condition that the row of `product_facts` has one of the requested values of the attribute at this
 * index.
 */
export const isAttributeValue = (index: number) => sql<boolean>`
  name_key = (select ${sql.ref(`fact_${index}`)} from given) and value_key = any ((select ${sql.ref(`facts_${index}`)} from given)::text[])`

/** Looks up the variants of each product. For a few products the planner would otherwise scan all variants. */
const variantThat = (conditions: readonly RawBuilder<unknown>[]) => sql`coalesce((
  select true from variants where product_id = products.id and for_sale and ${sql.join(conditions, sql` and `)} limit 1), false)`

const hasSet = (options: readonly NamedValue[]) =>
  options.length === 0
    ? []
    : [sql`option_set = any (array(select option_sets.id from option_sets where ${hasValues(options)}))`]

/**
 * Selects `id` of public products by index-only scan, once per variant that matches all variant filters except the
 * price. Option sets are filtered in a subquery because the planner misjudges their selectivity in a join.
 */
export const matchingVariants = ({ inStock, options = [] }: FilterCriteria): RawBuilder<unknown> => sql`
  select product_id as id from variants
    ${
      options.length === 0
        ? sql``
        : sql`join (select option_sets.id, ${hasValues(options)} as fits from option_sets offset 0) as judged
            on judged.id = option_set and judged.fits`
    }
  where ${inStock ? IS_BUYABLE : sql`for_sale`}`

/** Returns whether a filter other than the price applies to single variants. */
export const hasVariantFilters = ({ inStock, options = [] }: FilterCriteria) => inStock === true || options.length > 0

/** Returns whether only variant filters are set. */
export const hasOnlyVariantFilters = (criteria: FilterCriteria) =>
  hasVariantFilters(criteria) && hasNoFilters({ ...criteria, inStock: false, options: [] })

/**
 * Returns the SQL condition that the product matches the filters, in a statement with the CTE `given`
 * (`filterValueColumns`). Price, stock and options must match on the same variant. If the product's price range
 * decides, variants are not read.
 * @param of `few` for search matches, `many` for the whole catalogue
 */
export function matchesFilters(criteria: FilterCriteria, of: 'few' | 'many'): RawBuilder<unknown> {
  if (!hasVariantFilters(criteria)) return matchesProductFilters(criteria, of)
  const hasVariant =
    of === 'many' ? sql`products.id in (${matchingVariants(criteria)})` : variantThat(variantConditions(criteria))
  return sql`(${hasVariant} and ${matchesProductFilters(criteria, of)})`
}

const variantConditions = ({ inStock, options = [] }: FilterCriteria) => [
  ...(inStock ? [IS_BUYABLE] : []),
  ...hasSet(options),
]

/**
 * Returns the condition of `matchesFilters` for products known to have a matching variant apart from its price
 * (`matchingVariants`).
 */
export function matchesProductFilters(criteria: FilterCriteria, of: 'few' | 'many'): RawBuilder<unknown> {
  const { price, rating, newSince, isOnSale, facts = [] } = criteria
  const low = sql`(select low from given)`
  const high = sql`(select high from given)`
  const hasMatchingPrice = variantThat([...variantConditions(criteria), HAS_PRICE])
  const conditions = [
    ...(rating
      ? [sql`coalesce(average_rating between (select worst from given) and (select best from given), false)`]
      : []),
    ...(newSince ? [sql`products.created_at > (select new_since from given)`] : []),
    ...(isOnSale ? [sql`products.is_reduced`] : []),
    ...byName(facts).map((_, index) => hasAttributeValue[of](index)),
    ...(price ? [sql`lowest_price_cents <= ${high} and highest_price_cents >= ${low}`] : []),
    ...(!price
      ? []
      : hasVariantFilters(criteria)
        ? [sql`(lowest_price_cents >= ${low} and highest_price_cents <= ${high} or ${hasMatchingPrice})`]
        : // The cheapest or dearest price decides, otherwise a variant between them may match.
          [sql`(lowest_price_cents >= ${low} or highest_price_cents <= ${high} or ${hasMatchingPrice})`]),
  ]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/**
 * Returns the SQL condition that a variant matches all variant filters except the price. Evaluated per product, for
 * ordered scans that stop early.
 */
export const hasMatchingVariant = (criteria: FilterCriteria): RawBuilder<unknown> =>
  variantThat(variantConditions(criteria))
