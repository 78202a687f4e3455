import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { StockReason } from './stock-reasons.contract.ts'

/** Why stock changes. The trigger `record_variant_changes` stores it with each movement. */
export interface StockCause {
  reason: StockReason
  order?: number | undefined
  /** The account of the staff member; null for customers and jobs. */
  staff?: number | null | undefined
  /** The API key that makes the change; its name is stored as that of a staff member. */
  api_key?: number | undefined
  note?: string | undefined
  /** Of the request, unique, for a change of a single variant. */
  key?: string | undefined
  at: Date
}

/** The setting of the current transaction that the trigger reads. */
export const CAUSE_SETTING = 'shop.stock_cause'

/** Sets the cause of all stock changes that follow in a transaction, until the next call. */
export async function setStockCause(tx: Database, cause: StockCause): Promise<void> {
  await sql`select set_config(${CAUSE_SETTING}, ${JSON.stringify(cause)}, true)`.execute(tx)
}
