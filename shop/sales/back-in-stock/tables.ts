import type { Generated } from 'kysely'
import type { Language } from '../../../lib/texts/languages.ts'
import type { Stamp } from '../../../server/db/columns.ts'

export interface BackInStockRequestTable {
  id: Generated<number>
  variant_id: number
  /** The customer, who gets the e-mail at the account's address; null for a visitor. */
  user_id: number | null
  /** The visitor's e-mail address; null for a customer. */
  email: string | null
  email_key: string | null
  /** SHA-256 of the link's token; null for a customer. */
  token_hash: Buffer | null
  /** When the address was confirmed. Unconfirmed addresses get no notification. */
  confirmed_at: Date | null
  /** The language in which it was requested; null for older requests. The choice of an account precedes it. */
  language: Language | null
  created_at: Stamp
}

/** Requests for back-in-stock notifications. A row is deleted when its e-mail is enqueued. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    back_in_stock_wishes: BackInStockRequestTable
  }
}
