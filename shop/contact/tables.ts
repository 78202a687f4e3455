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
}

/** What visitors wrote to the shop. */
declare module '../../server/db/schema.ts' {
  interface Schema {
    contact_messages: ContactMessageTable
  }
}
