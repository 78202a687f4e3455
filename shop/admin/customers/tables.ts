import type { Generated } from 'kysely'
import type { ConsentState } from '../../core/marketing-consent/marketing-consent.contract.ts'

export interface CustomerNoteTable {
  user_id: number
  /** Empty after the note was removed. */
  words: string
  /** Incremented with each save, for detecting concurrent edits. */
  version: number
  /** Null after the account is deleted. */
  written_by: number | null
  /** The API key that wrote it; null without one. */
  api_key_id: number | null
  written_at: Date
}

/** What the customer list is sorted and filtered by. Triggers add and remove rows. */
interface CustomerFiguresTable {
  user_id: number
  /** The name in lower case without accents. */
  name_key: string
  created_at: Date
  orders: number
  last_ordered_at: Date | null
  /** Paid minus refunded. */
  spent_cents: number
  /** Country of the newest order; null without one. */
  country: string | null
  /** Ids of the tags. */
  tags: number[]
  consent: ConsentState
}

interface CustomerTagTable {
  id: Generated<number>
  /** Unique regardless of case. */
  name: string
  version: Generated<number>
}

/** Notes, figures and tags of customers. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    customer_notes: CustomerNoteTable
    customer_figures: CustomerFiguresTable
    /** Customers with outdated figures; triggers add rows. */
    customer_figures_due: { user_id: number; by_orders: boolean }
    customer_tags: CustomerTagTable
    tagged_customers: { user_id: number; tag_id: number }
  }
}
