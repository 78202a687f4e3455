import { type Kysely, sql } from 'kysely'

/** Adds until when each staff member has seen the notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table seen_notifications (
      user_id integer primary key references users on delete cascade,
      seen_until timestamptz not null
    )`.execute(db)
  await sql`create index withdrawals_newest on withdrawals (stated_at desc)`.execute(db)
}
