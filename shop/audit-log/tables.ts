import type { Generated } from 'kysely'
import type { Stamp } from '../../server/db/columns.ts'

export interface AuditEntryTable {
  id: Generated<number>
  kind:
    | 'product'
    | 'order'
    | 'review'
    | 'synonyms'
    | 'message'
    | 'collection'
    | 'reduction'
    | 'settings'
    | 'facts'
    | 'content_page'
    | 'maker'
    | 'delivery_zone'
    | 'delivery_method'
  subject_id: number
  actor_id: number | null
  actor_name: string
  field: string
  old_value: string | null
  new_value: string | null
  made_at: Stamp
}

/** Who of the staff changed what. */
declare module '../../server/db/schema.ts' {
  interface Schema {
    audit_entries: AuditEntryTable
  }
}
