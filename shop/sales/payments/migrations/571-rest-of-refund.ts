import { type Kysely, sql } from 'kysely'

/** Stores which refunds pay the rest of a refund by gift card, so that credit notes credit the same lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column rest_of bigint`.execute(db)
}
