import { type Kysely, sql } from 'kysely'

/** Adds the language of e-mails to an account. Null is the default language of the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column language text`.execute(db)
}
