import { type RawBuilder, sql } from 'kysely'
import { VARIANT_PRICE } from '../../pricing/variant-price.server.ts'
import { NEW_FOR_DAYS } from '../catalogue.contract.ts'
import type { NamedValue, Narrowed, Range, Sort } from './list-query.contract.ts'

/** What narrows a list, with words or without. */
export interface Narrowing {
  /** In euros. */
  price?: Range | undefined
  rating?: Range | undefined
  /** Without what is sold out. */
  inStock?: boolean
  /** Only what was listed after this moment. */
  newSince?: Date | undefined
  /** Only what costs less than before. */
  isReduced?: boolean
  options?: readonly NamedValue[]
  facts?: readonly NamedValue[]
}

/** Returns what a list is asked to leave out, as its address says it. */
export const narrowingIn = (asked: Narrowed, now: Date): Narrowing => ({
  price: asked.price_range,
  rating: asked.rating_range,
  inStock: asked.in_stock === 'true',
  newSince: asked.new === 'true' ? new Date(now.getTime() - NEW_FOR_DAYS * 24 * 60 * 60 * 1000) : undefined,
  isReduced: asked.reduced === 'true',
  options: asked.option ?? [],
  facts: asked.fact ?? [],
})

/** Tells whether nothing is left out. */
export const isWhole = ({
  price,
  rating,
  inStock,
  newSince,
  isReduced,
  options = [],
  facts = [],
}: Narrowing): boolean =>
  !(price || rating || inStock || newSince || isReduced || options.length > 0 || facts.length > 0)

/** Every order ends with the id, so that no product stands on two pages or none. */
export const LIST_ORDERS: Record<Sort, RawBuilder<unknown>> = {
  price_high_to_low: sql`lowest_price_cents desc, id desc`,
  price_low_to_high: sql`lowest_price_cents, id desc`,
  reviews_high_to_low: sql`average_rating desc nulls last, reviews_count desc, id desc`,
  latest: sql`created_at desc, id desc`,
}

/** Returns the values of each option or fact that is asked for, whatever the case of the letters. */
export const byName = (options: readonly NamedValue[]) => [
  ...Map.groupBy(options, ({ name }) => name.toLowerCase()).entries(),
]

/**
 * Returns the columns of `given`, a row of its own in the statement: with the values standing there, a plan made for them does not seem
 * cheaper than the one for any, to be made anew each time.
 */
export function givenOf({ price, rating, newSince, options = [], facts = [] }: Narrowing): RawBuilder<unknown> {
  return sql.join([
    sql`ceil(100 * ${price?.low}::numeric)::bigint as low, floor(100 * ${price?.high}::numeric)::bigint as high`,
    sql`${rating?.low}::numeric as worst, ${rating?.high}::numeric as best`,
    sql`${newSince}::timestamptz as new_since`,
    ...byName(options).map(
      ([name, values], index) =>
        sql`${name}::text as ${sql.ref(`name_${index}`)}, ${values.map(({ value }) => value.toLowerCase())}::text[] as ${sql.ref(`values_${index}`)}`,
    ),
    ...byName(facts).map(
      ([name, values], index) =>
        sql`lower(${name}::text) as ${sql.ref(`fact_${index}`)},
          array(select lower(one) from unnest(${values.map(({ value }) => value)}::text[]) as one) as ${sql.ref(`facts_${index}`)}`,
    ),
  ])
}

/** Of a variant that is read beside its product. */
export const IS_IN_STOCK = sql<boolean>`stock > 0`
export const HAS_PRICE = sql<boolean>`${VARIANT_PRICE}
  between (select low from given) and (select high from given)`

/** A product has three options at most. Compared place by place: rows made of its arrays would take four times as long. */
const PLACES = [1, 2, 3]
/** Returns whether a variant has one of the values that are asked for of one option, by its place among them. */
export const hasValue = (index: number) => {
  const [name, values] = [sql.ref(`name_${index}`), sql.ref(`values_${index}`)]
  const at = PLACES.map(
    (place) => sql`lower(products.options[${sql.lit(place)}]) = (select ${name} from given)
      and lower(variants.options[${sql.lit(place)}]) = any ((select ${values} from given)::text[])`,
  )
  return sql<boolean>`(${sql.join(at, sql` or `)})`
}

/** Returns whether a product has one of the values that are asked for of one fact, by its place among them. */
export const hasFact: Record<'few' | 'many', (index: number) => RawBuilder<boolean>> = {
  few: (index) => sql`exists (select from product_facts where product_id = products.id and ${isFact(index)})`,
  many: (index) => sql`products.id in (select product_id from product_facts where ${isFact(index)})`,
}

const isFact = (index: number) => sql`
  name_key = (select ${sql.ref(`fact_${index}`)} from given) and value_key = any ((select ${sql.ref(`facts_${index}`)} from given)::text[])`

/** Of a few products each is looked up, for whom the planner would else read all variants of the shop; of many it had better do so. */
const VARIANT_THAT: Record<'few' | 'many', (fits: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  few: (fits) => sql`coalesce((
    select true from variants where product_id = products.id and variants.deleted_at is null and ${fits} limit 1), false)`,
  many: (fits) => sql`exists (
    select from variants where product_id = products.id and variants.deleted_at is null and ${fits})`,
}

/**
 * Returns whether a product passes, in a statement with a row `given` (`givenOf`). Price, stock and options are asked of one and the same variant;
 * where nobody asks for more than a price, the range of what its variants cost mostly tells by itself.
 * @param of how many products are asked: those with some words, or all of the shop
 */
export function passes(
  { price, rating, inStock, newSince, isReduced, options = [], facts = [] }: Narrowing,
  of: 'few' | 'many',
): RawBuilder<unknown> {
  const variantThat = VARIANT_THAT[of]
  const ofVariant = [
    ...(inStock ? [IS_IN_STOCK] : []),
    ...(price ? [HAS_PRICE] : []),
    ...byName(options).map((_, index) => hasValue(index)),
  ]
  const low = sql`(select low from given)`
  const high = sql`(select high from given)`
  const conditions = [
    ...(rating
      ? [sql`coalesce(average_rating between (select worst from given) and (select best from given), false)`]
      : []),
    ...(newSince ? [sql`products.created_at > (select new_since from given)`] : []),
    ...(isReduced ? [sql`products.is_reduced`] : []),
    ...byName(facts).map((_, index) => hasFact[of](index)),
    ...(options.length > 0 ? [sql`products.options <> '{}'`] : []),
    ...(price ? [sql`lowest_price_cents <= ${high} and highest_price_cents >= ${low}`] : []),
    ...(price && ofVariant.length === 1
      ? // The cheapest or the dearest has the price itself, or one between them may.
        [sql`(lowest_price_cents >= ${low} or highest_price_cents <= ${high} or ${VARIANT_THAT.few(HAS_PRICE)})`]
      : ofVariant.length > 0
        ? [variantThat(sql.join(ofVariant, sql` and `))]
        : []),
  ]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}
