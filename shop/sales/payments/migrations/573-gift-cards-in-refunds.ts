import { type Kysely, sql } from 'kysely'

/** Stores the amount of sold gift cards in a refund, so that its credit note credits them with exactly this amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      add column gift_card_cents bigint,
      add constraint refunds_gift_card_cents check (gift_card_cents between 0 and cents) not valid`.execute(db)
}
