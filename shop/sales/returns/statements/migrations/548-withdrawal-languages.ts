import { type Kysely, sql } from 'kysely'

/** Adds the language in which a withdrawal was made. Older ones are null, the shop's default language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdrawals add column language text`.execute(db)
}
