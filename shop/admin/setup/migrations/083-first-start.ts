import { type Kysely, sql } from 'kysely'

/** Addresses by which whoever runs the machine makes the first account of the staff. Only their hashes are known here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_start_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      expires_at timestamptz not null
    )`.execute(db)
}
