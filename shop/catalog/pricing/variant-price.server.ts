import { sql } from 'kysely'

/** What a variant costs, in cents, in a statement that reads it beside its product: reduced, its own, or what its product costs. */
export const VARIANT_PRICE = sql<number>`coalesce(variants.reduced_cents, variants.price_cents, products.price_cents)`

/** The same in a statement that reads the variant alone: its product is looked up only where the variant has no price of its own. */
export const VARIANT_PRICE_ALONE = sql<number>`coalesce(variants.reduced_cents, variants.price_cents,
  (select price_cents from products where products.id = variants.product_id))`
