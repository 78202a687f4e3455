import { sql } from 'kysely'

/** The price of a variant joined with its product, in cents: sale price, own price or product price. */
export const VARIANT_PRICE = sql<number>`coalesce(variants.reduced_cents, variants.price_cents, products.price_cents)`

/** The price of a variant without its product joined; the product is read only if the variant has no own price. */
export const VARIANT_PRICE_ALONE = sql<number>`coalesce(variants.reduced_cents, variants.price_cents,
  (select price_cents from products where products.id = variants.product_id))`
