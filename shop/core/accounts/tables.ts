import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

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

/** What proves that an address is somebody's. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    verification_codes: VerificationCodeTable
  }
}
