export interface FirstStartTokenTable {
  /** SHA-256 of the token. */
  token_hash: Buffer
  expires_at: Date
}

/** Addresses by which the first account of the staff is made. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    first_start_tokens: FirstStartTokenTable
  }
}
