import { type Kysely, sql } from 'kysely'

/** Gift cards that customers have added to their account by the code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_gift_cards (
      user_id bigint not null references users on delete cascade,
      gift_card_id bigint not null references gift_cards on delete cascade,
      added_at timestamptz not null,
      primary key (user_id, gift_card_id)
    )`.execute(db)
  await sql`create index on customer_gift_cards (gift_card_id)`.execute(db)
}
