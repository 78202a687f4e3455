import type { Generated } from 'kysely'
import type { Stamp } from '../../../../server/db/columns.ts'

export interface CartLineTable {
  id: Generated<number>
  user_id: number
  product_id: number
  variant_id: number
  quantity: number
  save_for_later: Generated<boolean>
  /** What one cost when it was put in; null for lines of an earlier release. */
  added_cents: number | null
  created_at: Stamp
}

/** The cart and the list of what is saved for later, a line a variant. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    cart_lines: CartLineTable
  }
}
