import type { Generated } from 'kysely'
import type { Stamp } from '../../../../server/db/columns.ts'

export interface CartLineTable {
  id: Generated<number>
  user_id: number
  product_id: number
  variant_id: number
  quantity: number
  save_for_later: Generated<boolean>
  /** The unit price when it was added; null for old lines. */
  added_cents: number | null
  created_at: Stamp
}

/** Cart and save-for-later list, one line per variant. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    cart_lines: CartLineTable
  }
}
