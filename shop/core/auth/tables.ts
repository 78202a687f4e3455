import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

export interface AuthTokenTable {
  /** Public id of the session. */
  id: Generated<number>
  token_hash: Buffer
  user_id: number
  /** Browser and system; empty if unknown. */
  device: Generated<string>
  created_at: Stamp
  last_used_at: Stamp
  expires_at: Date
}

/** Sessions and linked identities. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    auth_tokens: AuthTokenTable
    social_identities: { issuer: string; subject: string; user_id: number; created_at: Stamp }
  }
}
