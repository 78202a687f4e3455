import { type Kysely, sql } from 'kysely'

/** How often the buyer has sent a gift card again or changed its address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sold_gift_cards add column resends integer not null default 0`.execute(db)
}
