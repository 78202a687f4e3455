import type { JSONColumnType } from 'kysely'
import type { Computed } from '../../../../server/db/columns.ts'
import type { Replaced } from './bulk-undo.server.ts'

/** Sort figures of products, counted by `countFigures` at the time in `product_figures_age`. */
export interface ProductFiguresTable {
  product_id: Computed<number>
  /** The total stock, and the lowest stock of a variant. */
  stock: Computed<number>
  lowest_stock: Computed<number>
  /** Pieces sold in the last 30 days. */
  sold: Computed<number>
}

/** What a bulk action replaced in one product. Deleted by the undo, or after a day. */
export interface ProductBulkUndosTable {
  /** Shared by all products of the action. */
  undo_id: string
  product_id: number
  actor_id: number
  made_at: Date
  replaced: JSONColumnType<Replaced, string, never>
}

declare module '../../../../server/db/schema.ts' {
  interface Schema {
    product_figures: ProductFiguresTable
    product_figures_age: { counted_at: Date }
    product_bulk_undos: ProductBulkUndosTable
  }
}
