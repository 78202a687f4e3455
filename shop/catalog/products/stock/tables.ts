import type { ColumnType, Generated } from 'kysely'
import type { StockReason } from './stock-reasons.contract.ts'

/** Written by the trigger `record_variant_changes` on `variants`. */
interface StockMovementTable {
  id: Generated<number>
  variant_id: number
  /** Negative for sold, reserved or lost pieces. */
  change: number
  stock_after: number
  reason: StockReason
  /** Null without an order, or if it was deleted. */
  order_id: number | null
  /** Null for customers, jobs and deleted accounts. */
  staff_id: number | null
  /** The name of the staff member at that time; empty without one. */
  staff_name: string
  note: string
  /** Of the request that adjusted the stock, unique; null for other changes. */
  request_key: string | null
  made_at: ColumnType<Date, Date | string, never>
}

/** Stock movements, stock levels and low-stock limits of products. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    stock_movements: StockMovementTable
    /** The stock of each variant for sale below 32, and its range above. Triggers on `variants` write it. */
    stock_levels: { variant_id: number; level: number }
    /** Replaces the shop-wide low-stock threshold for a product. */
    low_stock_limits: { product_id: number; pieces: number }
  }
}
