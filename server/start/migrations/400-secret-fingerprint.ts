import { type Kysely, sql } from 'kysely'

/** A fingerprint of the shop's secret, so that a process with another secret does not start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table secret_fingerprint (
      id boolean primary key check (id),
      fingerprint bytea not null check (octet_length(fingerprint) = 32)
    )`.execute(db)
}
