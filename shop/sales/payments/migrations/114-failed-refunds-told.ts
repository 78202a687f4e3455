import { type Kysely, sql } from 'kysely'

/** Adds when staff and customer were notified of a failed refund. Earlier failures count as notified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column told_at timestamptz`.execute(db)
  await sql`update refunds set told_at = made_at where state = 'failed'`.execute(db)
  await sql`create index refunds_untold on refunds (id) where state = 'failed' and told_at is null`.execute(db)
}
