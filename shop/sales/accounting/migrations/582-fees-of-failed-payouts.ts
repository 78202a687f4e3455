import { type Kysely, sql } from 'kysely'

/** Adds the day on which the journal books the fees of a payout that never arrived. 591 sets it for earlier payouts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payouts add column fees_on date`.execute(db)
}
