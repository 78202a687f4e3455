import { type Kysely, sql } from 'kysely'

/** Adds the state of a dispute and its response deadline. Known disputes are queried at the provider again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column dispute_state text check (dispute_state in ('open', 'won', 'lost', 'withdrawn')),
      add column dispute_opened_at timestamptz,
      add column dispute_answer_by timestamptz,
      add constraint payments_dispute check ((dispute_state is null) = (dispute_opened_at is null))`.execute(db)
  await sql`
    update payments set dispute_state = 'open', dispute_opened_at = opened_at, ask_at = coalesce(ask_at, paid_at)
    where is_disputed and paid_at is not null and parameters is not null`.execute(db)
}
