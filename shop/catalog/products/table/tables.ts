import type { Computed } from '../../../../server/db/columns.ts'

/** Sort figures of products, counted by `countFigures` at the time in `product_figures_age`. */
export interface ProductFiguresTable {
  product_id: Computed<number>
  /** The total stock, and the lowest stock of a variant. */
  stock: Computed<number>
  lowest_stock: Computed<number>
  /** Pieces sold in the last 30 days. */
  sold: Computed<number>
}

declare module '../../../../server/db/schema.ts' {
  interface Schema {
    product_figures: ProductFiguresTable
    product_figures_age: { counted_at: Date }
  }
}
