import { type Kysely, sql } from 'kysely'

/** When staff and customer were told that money could not go back as it came. Those that failed before this are known to staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column told_at timestamptz`.execute(db)
  await sql`update refunds set told_at = made_at where state = 'failed'`.execute(db)
  await sql`create index refunds_untold on refunds (id) where state = 'failed' and told_at is null`.execute(db)
}
