import type { Stamp } from '../../server/db/columns.ts'

export interface AuthTokenTable {
  token_hash: Buffer
  user_id: number
  created_at: Stamp
  last_used_at: Stamp
  expires_at: Date
}

/** Sessions, and accounts of providers that somebody may log in with. */
declare module '../../server/db/schema.ts' {
  interface Schema {
    auth_tokens: AuthTokenTable
    social_identities: { issuer: string; subject: string; user_id: number; created_at: Stamp }
  }
}
