import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

export interface BackInStockWishTable {
  id: Generated<number>
  variant_id: number
  /** The customer whose wish it is; they are written to at the address of their account. Null for a visitor. */
  user_id: number | null
  /** The address that a visitor typed; null for a customer. */
  email: string | null
  email_key: string | null
  /** SHA-256 of what the e-mail's link carries; null for a customer, who needs none. */
  token_hash: Buffer | null
  /** When it was shown that the address belongs to whoever asked. Nobody else is written to. */
  confirmed_at: Date | null
  created_at: Stamp
}

/** Who wants to be told when a sold-out variant can be bought again. A row is gone once its e-mail is on its way. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    back_in_stock_wishes: BackInStockWishTable
  }
}
