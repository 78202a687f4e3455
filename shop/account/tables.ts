import type { Generated } from 'kysely'
import type { Computed, Stamp } from '../../server/db/columns.ts'

export interface UserTable {
  id: Generated<number>
  email: string
  email_key: Computed<string>
  email_verified_at: Date | null
  password_hash: string | null
  first_name: string
  last_name: string
  avatar_key: string | null
  is_staff: Generated<boolean>
  created_at: Stamp
}

export interface VerificationCodeTable {
  id: Generated<number>
  email_key: string
  purpose: 'signup' | 'reset_password' | 'change_email'
  user_id: number | null
  code_hash: Buffer
  /** Of what whoever asked for the code got in answer. Null in rows from before there was one. */
  request_hash: Buffer | null
  /** Wrong tries of whoever does not know the request. */
  tries: Generated<number>
  /** Wrong tries of whoever does. */
  own_tries: Generated<number>
  created_at: Stamp
  expires_at: Date
  used_at: Date | null
}

/** An address that an account had until its owner changed it. */
export interface FormerEmailTable {
  id: Generated<number>
  user_id: number
  email_key: string
  until: Date
}

/** Customers and staff, and what proves that an address is theirs. */
declare module '../../server/db/schema.ts' {
  interface Schema {
    users: UserTable
    verification_codes: VerificationCodeTable
    former_emails: FormerEmailTable
  }
}
