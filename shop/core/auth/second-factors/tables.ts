import type { Generated } from 'kysely'
import type { Stamp } from '../../../../server/db/columns.ts'

export interface PasskeyTable {
  id: Generated<number>
  user_id: number
  credential_id: Buffer
  /** COSE format of the authenticator. */
  public_key: Buffer
  /** Signature counter; 0 if the authenticator does not count. */
  counter: number
  /** WebAuthn transports: `internal`, `usb`, `hybrid`, … */
  transports: string[]
  name: string
  created_at: Stamp
  last_used_at: Date | null
}

/** Second factors of accounts. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    /** Encrypted keys of authenticator apps. `last_step` is the newest 30-second step with a redeemed code. */
    time_codes: { user_id: number; secret: Buffer; last_step: number; created_at: Stamp }
    passkeys: PasskeyTable
    recovery_codes: { user_id: number; code_hash: Buffer; created_at: Stamp; used_at: Date | null }
  }
}
