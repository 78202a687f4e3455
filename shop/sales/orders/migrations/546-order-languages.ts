import { type Kysely, sql } from 'kysely'

/** Adds the language in which an order was placed. Older orders are null, the default language of the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column language text`.execute(db)
}
