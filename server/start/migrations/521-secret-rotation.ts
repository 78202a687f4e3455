import { type Kysely, sql } from 'kysely'

/** The secrets that open the shop. A secret that replaced another one stores the first secret, encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table secret_keys (
      fingerprint bytea primary key check (octet_length(fingerprint) = 32),
      sealed bytea,
      valid_from timestamptz not null default now(),
      retired_at timestamptz
    )`.execute(db)
}
