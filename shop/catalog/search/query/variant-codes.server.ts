import { sql } from 'kysely'

const GTIN = /^(\d{8}|\d{12,14})$/

/** Returns the typed words as a possible SKU; null for corrected words. */
const asSku = (words: unknown) => (typeof words === 'string' ? words.trim() : null)

/** Parses a GTIN to fourteen digits, ignoring spaces and hyphens; null if it is invalid. */
export function asGtin(words: unknown): string | null {
  const digits = typeof words === 'string' ? words.replace(/[\s-]/g, '') : ''
  return GTIN.test(digits) ? digits.padStart(14, '0') : null
}

/** The minimum length of a part of a SKU, in letters and digits. */
const SHORTEST_PART = 4
/** The maximum number of variants found by a part of a SKU. */
const MOST_WITH_PART = 100

/** Returns whether a variant may have the words as a part of its SKU. */
export const mayBePartOfSku = (words: unknown): boolean =>
  typeof words === 'string' && /\d/.test(words) && words.replace(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST_PART

/**
 * Returns the columns of `given` that `CODED` needs.
 * @param isPart also finds variants with the words as a part of their SKU
 */
export const codeColumns = (words: unknown, isPart: boolean) => sql`
  ${asSku(words)}::text as sku, nullif(search_code(${asSku(words)}::text), '') as code, ${asGtin(words)}::text as gtin,
  case when ${isPart}::boolean then (quote_literal(nullif(search_code(${asSku(words)}::text), '')) || ':*')::tsquery end as code_part`

/**
 * Selects products with the variant that has the code in `given`: its SKU with or without separators and leading
 * zeros, its GTIN, or a part of its SKU. Each lookup uses its own index.
 */
export const CODED = sql`
  select product_id as id, (array_agg(variants.id order by position))[1] as variant
  from (
    select id, product_id, position, for_sale from variants where deleted_at is null and lower(sku) = (select lower(sku) from given)
    union
    select id, product_id, position, for_sale from variants where deleted_at is null and sku is not null and search_code(sku) = (select code from given)
    union
    select id, product_id, position, for_sale from variants where deleted_at is null and lpad(gtin, 14, '0') = (select gtin from given)
    union
    (select id, product_id, position, for_sale from variants where deleted_at is null and sku is not null and search_code_keys(sku) @@ (select code_part from given)
      limit ${sql.lit(MOST_WITH_PART)})) as variants
  where for_sale
  group by product_id`

/** A product matched by code comes first. */
export const HAS_CODE = sql`id = any (array(select id from coded))`
export const HAS_NO_CODE = sql`id <> all (array(select id from coded))`
export const RANK_OF_CODE = sql`'Infinity'::real`
