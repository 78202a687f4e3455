import type { Generated } from 'kysely'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import type { Computed, Stamp } from '../../../../server/db/columns.ts'

export interface UserTable {
  id: Generated<number>
  email: string
  email_key: Computed<string>
  email_verified_at: Date | null
  password_hash: string | null
  first_name: string
  last_name: string
  avatar_key: string | null
  /** Null for customers. */
  staff_role: StaffRole | null
  /** Null for customers, and for who was staff before it was noted. */
  staff_since: Date | null
  /** That they have a role. */
  is_staff: Computed<boolean>
  /** They may be asked by e-mail how what they ordered is. */
  wants_review_emails: Generated<boolean>
  /** Whatever became of what they ordered. A trigger on orders keeps it. */
  has_ordered: Generated<boolean>
  created_at: Stamp
}

/** An address that an account had until its owner changed it. */
export interface FormerEmailTable {
  id: Generated<number>
  user_id: number
  email_key: string
  until: Date
}

/** Customers and staff, and the addresses that they had. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    users: UserTable
    former_emails: FormerEmailTable
  }
}
