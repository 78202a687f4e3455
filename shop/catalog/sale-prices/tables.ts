import type { Generated } from 'kysely'
import type { Computed, Stamp } from '../../../server/db/columns.ts'

export interface SaleTable {
  id: Generated<number>
  /** The internal name. */
  name: string
  /** Either a percentage or a price. */
  percent: number | null
  price_cents: number | null
  starts_at: Date
  /** Null for a sale without an end. */
  ends_at: Date | null
  version: Generated<number>
  created_at: Stamp
}

/** The price of a variant from a time until its next row, in cents. Maintained by triggers. */
export interface PriceHistoryTable {
  id: Computed<number>
  variant_id: Computed<number>
  price_cents: Computed<number>
  since: Computed<Date>
}

declare module '../../../server/db/schema.ts' {
  interface Schema {
    reductions: SaleTable
    reduction_products: { reduction_id: number; product_id: number }
    price_history: PriceHistoryTable
  }
}
