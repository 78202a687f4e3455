import { type Kysely, sql } from 'kysely'

/** Adds the hashes of first-start tokens, with which the operator creates the first owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_start_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      expires_at timestamptz not null
    )`.execute(db)
}
