import type { Generated } from 'kysely'
import type { Stamp } from '../../../../server/db/columns.ts'

export interface PasskeyTable {
  id: Generated<number>
  user_id: number
  credential_id: Buffer
  /** As the authenticator gave it (COSE). */
  public_key: Buffer
  /** How often the authenticator says that it was used; 0 from those that do not count. */
  counter: number
  /** How a browser reaches it: `internal`, `usb`, `hybrid`, … */
  transports: string[]
  name: string
  created_at: Stamp
  last_used_at: Date | null
}

/** What somebody shows at a login besides their password. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    /** The key from which an app on somebody's telephone makes codes, sealed; `last_step` is the newest 30 seconds whose code was used. */
    time_codes: { user_id: number; secret: Buffer; last_step: number; created_at: Stamp }
    passkeys: PasskeyTable
    recovery_codes: { user_id: number; code_hash: Buffer; created_at: Stamp; used_at: Date | null }
  }
}
