import { sql } from 'kysely'

/** What a variant costs, in cents, in a statement that reads it beside its product. */
export const VARIANT_PRICE = sql<number>`coalesce(variants.price_cents, products.price_cents)`
