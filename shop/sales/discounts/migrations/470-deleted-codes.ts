import { type Kysely, sql } from 'kysely'

/** Codes of deleted discounts keep their rows without a text, so that cancelled orders still refer to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table discount_codes alter column code drop not null`.execute(db)
}
