import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

export interface VerificationCodeTable {
  id: Generated<number>
  email_key: string
  purpose: 'signup' | 'reset_password' | 'change_email'
  user_id: number | null
  code_hash: Buffer
  /** Hash of the request id. Null in rows from before request ids existed. */
  request_hash: Buffer | null
  /** Wrong attempts without the request id. */
  tries: Generated<number>
  /** Wrong attempts with the request id. */
  own_tries: Generated<number>
  created_at: Stamp
  expires_at: Date
  used_at: Date | null
}

/** Codes that prove the ownership of an e-mail address. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    verification_codes: VerificationCodeTable
  }
}
