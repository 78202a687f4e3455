import { type RawBuilder, sql } from 'kysely'
import { VARIANT_PRICE } from '../../../pricing/variant-price.server.ts'
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

/** Of a variant that is read beside its product. */
export const IS_BUYABLE = sql<boolean>`variants.buyable`
export const HAS_PRICE = sql<boolean>`${VARIANT_PRICE}
  between (select low from given) and (select high from given)`

/** Returns whether one of `option_sets` has one of the values that are asked for of one option, by its place among them. */
export const hasValue = (index: number) => sql<boolean>`keys && (select ${sql.ref(`keys_${index}`)} from given)::text[]`

const hasValues = (options: readonly NamedValue[]) =>
  sql.join(
    byName(options).map((_, index) => hasValue(index)),
    sql` and `,
  )

/** Returns whether a product has one of the values that are asked for of one fact, by its place among them. */
export const hasFact: Record<'few' | 'many', (index: number) => RawBuilder<boolean>> = {
  few: (index) => sql`exists (select from product_facts where product_id = products.id and ${isFact(index)})`,
  many: (index) => sql`products.id in (select product_id from product_facts where ${isFact(index)})`,
}

/** Returns whether one of `product_facts` has one of the values that are asked for of one fact, by its place among them. */
export const isFact = (index: number) => sql<boolean>`
  name_key = (select ${sql.ref(`fact_${index}`)} from given) and value_key = any ((select ${sql.ref(`facts_${index}`)} from given)::text[])`

/** Of a few products each is looked up, for whom the planner would else read all variants of the shop. */
const variantThat = (fits: readonly RawBuilder<unknown>[]) => sql`coalesce((
  select true from variants where product_id = products.id and for_sale and ${sql.join(fits, sql` and `)} limit 1), false)`

const hasSet = (options: readonly NamedValue[]) =>
  options.length === 0
    ? []
    : [sql`option_set = any (array(select option_sets.id from option_sets where ${hasValues(options)}))`]

/**
 * Returns the public products of which a variant has all that is asked of it but a price, in an index alone: each `id` as often as it has such a variant.
 * The sets are judged before they are joined: guessing how few have the values, the planner would read the variants once for each.
 */
export const variantsOfAll = ({ inStock, options = [] }: Narrowing): RawBuilder<unknown> => sql`
  select product_id as id from variants
    ${
      options.length === 0
        ? sql``
        : sql`join (select option_sets.id, ${hasValues(options)} as fits from option_sets offset 0) as judged
            on judged.id = option_set and judged.fits`
    }
  where ${inStock ? IS_BUYABLE : sql`for_sale`}`

/** Tells whether something is asked of one and the same variant, besides its price. */
export const isOfVariants = ({ inStock, options = [] }: Narrowing) => inStock === true || options.length > 0

/** Tells whether variants alone say which products pass. */
export const isOfVariantsAlone = (narrowing: Narrowing) =>
  isOfVariants(narrowing) && isWhole({ ...narrowing, inStock: false, options: [] })

/**
 * Returns whether a product passes, in a statement with a row `given` (`givenOf`). Price, stock and options are asked of one and the same variant;
 * where all variants have such a price, or nobody asks for more, the range of what they cost tells by itself.
 * @param of how many products are asked: those with some words, or all of the shop
 */
export function passes(narrowing: Narrowing, of: 'few' | 'many'): RawBuilder<unknown> {
  if (!isOfVariants(narrowing)) return passesBesideVariants(narrowing, of)
  const hasVariant =
    of === 'many' ? sql`products.id in (${variantsOfAll(narrowing)})` : variantThat(asksOfVariant(narrowing))
  return sql`(${hasVariant} and ${passesBesideVariants(narrowing, of)})`
}

const asksOfVariant = ({ inStock, options = [] }: Narrowing) => [...(inStock ? [IS_BUYABLE] : []), ...hasSet(options)]

/** Returns the same of a product that is known to have a variant with all that is asked of it but a price (`variantsOfAll`). */
export function passesBesideVariants(narrowing: Narrowing, of: 'few' | 'many'): RawBuilder<unknown> {
  const { price, rating, newSince, isReduced, facts = [] } = narrowing
  const low = sql`(select low from given)`
  const high = sql`(select high from given)`
  const hasSuchPrice = variantThat([...asksOfVariant(narrowing), HAS_PRICE])
  const conditions = [
    ...(rating
      ? [sql`coalesce(average_rating between (select worst from given) and (select best from given), false)`]
      : []),
    ...(newSince ? [sql`products.created_at > (select new_since from given)`] : []),
    ...(isReduced ? [sql`products.is_reduced`] : []),
    ...byName(facts).map((_, index) => hasFact[of](index)),
    ...(price ? [sql`lowest_price_cents <= ${high} and highest_price_cents >= ${low}`] : []),
    ...(!price
      ? []
      : isOfVariants(narrowing)
        ? [sql`(lowest_price_cents >= ${low} and highest_price_cents <= ${high} or ${hasSuchPrice})`]
        : // The cheapest or the dearest has the price itself, or one between them may.
          [sql`(lowest_price_cents >= ${low} or highest_price_cents <= ${high} or ${hasSuchPrice})`]),
  ]
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** Returns whether a public product has a variant with all that is asked of it, looked up for each: for who reads products in an order and stops. */
export const hasSuchVariant = (narrowing: Narrowing): RawBuilder<unknown> => variantThat(asksOfVariant(narrowing))
