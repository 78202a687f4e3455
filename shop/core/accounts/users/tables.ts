import type { Generated } from 'kysely'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import type { Language } from '../../../../lib/texts/languages.ts'
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
  /** Null for customers, and for staff from before the column existed. */
  staff_since: Date | null
  /** True if `staff_role` is set. */
  is_staff: Computed<boolean>
  /** Whether the customer accepts e-mails that ask for reviews. */
  wants_review_emails: Generated<boolean>
  /** Whether the customer has ever ordered. A trigger on orders maintains it. */
  has_ordered: Generated<boolean>
  /** The language of its e-mails; null for the default language of the shop. */
  language: Language | null
  created_at: Stamp
}

/** A previous e-mail address of an account. */
export interface FormerEmailTable {
  id: Generated<number>
  user_id: number
  email_key: string
  until: Date
}

/** Customers and staff, and their previous addresses. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    users: UserTable
    former_emails: FormerEmailTable
  }
}
