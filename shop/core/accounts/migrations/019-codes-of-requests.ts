import { type Kysely, sql } from 'kysely'

/**
 * Adds the request of each code: the hash of its id and a separate count of attempts
 * (docs/decisions/0019-verification-codes.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table verification_codes
      add column request_hash bytea check (octet_length(request_hash) = 32),
      add column own_tries integer not null default 0 check (own_tries between 0 and 5)`.execute(db)
  await sql`create index on verification_codes (created_at)`.execute(db)
  // For account deletion, which selects codes by account.
  await sql`create index on verification_codes (user_id) where user_id is not null`.execute(db)
}
