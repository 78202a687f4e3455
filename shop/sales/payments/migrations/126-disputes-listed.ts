import { type Kysely, sql } from 'kysely'

/** Adds until when a provider's disputes have been listed; null until the first listing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_providers add column disputes_listed_at timestamptz`.execute(db)
}
