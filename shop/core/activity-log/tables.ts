import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'
import type { AuditedKind } from './audited-kinds.contract.ts'

export interface AuditEntryTable {
  id: Generated<number>
  kind: AuditedKind
  subject_id: number
  actor_id: number | null
  /** The API key that made the change; null for a staff member. */
  api_key_id: number | null
  actor_name: string
  field: string
  old_value: string | null
  new_value: string | null
  made_at: Stamp
}

/** The audit log. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    audit_entries: AuditEntryTable
  }
}
