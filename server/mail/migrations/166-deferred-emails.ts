import { type Kysely, sql } from 'kysely'

/** Adds the time until which an e-mail to an unconfirmed address is deferred. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table emails add column deferred_until timestamptz`.execute(db)
  await sql`
    create index emails_deferred on emails (deferred_until) where sent_at is null and deferred_until is not null`.execute(
    db,
  )
}
