import { sql } from 'kysely'

const GTIN = /^(\d{8}|\d{12,14})$/

/** Returns what was typed, which may be the SKU of a variant; null for words that were meant in its place. */
export const asSku = (words: unknown) => (typeof words === 'string' ? words.trim() : null)

/** Reads a GTIN with all fourteen digits, whatever was put between them; null when it is none. */
export function asGtin(words: unknown): string | null {
  const digits = typeof words === 'string' ? words.replace(/[\s-]/g, '') : ''
  return GTIN.test(digits) ? digits.padStart(14, '0') : null
}

/** The products of which a variant has the `sku` or `gtin` that stands in `given`, and this variant. Each is looked up in an index of its own. */
export const CODED = sql`
  select product_id as id, (array_agg(variants.id order by position))[1] as variant
  from (
    select * from variants where deleted_at is null and lower(sku) = (select lower(sku) from given)
    union all
    select * from variants where deleted_at is null and lpad(gtin, 14, '0') = (select gtin from given)) as variants
  where for_sale
  group by product_id`

/** Such a product comes first, whatever else has the same words. */
export const HAS_CODE = sql`id = any (array(select id from coded))`
export const HAS_NO_CODE = sql`id <> all (array(select id from coded))`
export const WORTH_OF_CODE = sql`'Infinity'::real`
