import { sql } from 'kysely'

/** What a variant costs, in cents, in a statement that reads it beside its product: reduced, its own, or what its product costs. */
export const VARIANT_PRICE = sql<number>`coalesce(variants.reduced_cents, variants.price_cents, products.price_cents)`
