import { type Kysely, sql } from 'kysely'

/** Adds the day on which a payout failed that had arrived, so that the journal keeps and reverses its entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payouts add column failed_on date`.execute(db)
}
