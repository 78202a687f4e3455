export interface FirstStartTokenTable {
  /** The SHA-256 of the token. */
  token_hash: Buffer
  expires_at: Date
}

/** One-time URLs for creating the first owner. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    first_start_tokens: FirstStartTokenTable
  }
}
