import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

export interface AuthTokenTable {
  /** By which its owner names it. */
  id: Generated<number>
  token_hash: Buffer
  user_id: number
  /** The browser and system in which it began; empty when they are not known. */
  device: Generated<string>
  created_at: Stamp
  last_used_at: Stamp
  expires_at: Date
}

/** Sessions, and accounts of providers that somebody may log in with. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    auth_tokens: AuthTokenTable
    social_identities: { issuer: string; subject: string; user_id: number; created_at: Stamp }
  }
}
