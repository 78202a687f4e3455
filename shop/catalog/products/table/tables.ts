import type { Computed } from '../../../../server/db/columns.ts'

/** Figures of products for sorting; at most as old as `product_figures_age` says. Counted by `countFigures`. */
export interface ProductFiguresTable {
  product_id: Computed<number>
  /** Pieces of all variants, and of the variant that has the fewest. */
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
