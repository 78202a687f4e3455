import type { Generated } from 'kysely'
import type { StaffRole } from '../../../lib/staff/staff-role.ts'
import type { Computed } from '../../../server/db/columns.ts'

export interface StaffInvitationTable {
  id: Generated<number>
  email: string
  email_key: Computed<string>
  role: StaffRole
  /** SHA-256 of the code in the last link. */
  code_hash: Buffer
  /** Null after the sender's account was deleted. */
  invited_by: number | null
  sent_at: Date
  expires_at: Date
  accepted_at: Date | null
  withdrawn_at: Date | null
}

/** Current and past team invitations. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    staff_invitations: StaffInvitationTable
  }
}
