import { type Kysely, sql } from 'kysely'

/** Until when the disputes that were opened at a provider are known; null until they were listed once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_providers add column disputes_listed_at timestamptz`.execute(db)
}
