import { type Kysely, sql } from 'kysely'

/** Adds the language in which a notification was requested. Older requests are null, the shop's default language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table back_in_stock_wishes add column language text`.execute(db)
}
