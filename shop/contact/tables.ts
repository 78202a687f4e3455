import type { Generated } from 'kysely'
import type { Stamp } from '../../server/db/columns.ts'

export interface ContactMessageTable {
  id: Generated<number>
  name: string
  email: string
  title: string
  body: string
  created_at: Stamp
  answered_at: Date | null
  /** The order of its writer that it is about; null for any other message. */
  order_id: number | null
}

/** What visitors wrote to the shop. */
declare module '../../server/db/schema.ts' {
  interface Schema {
    contact_messages: ContactMessageTable
  }
}
