import { type Kysely, sql } from 'kysely'

/** Adds the API key that caused a refund, such as by cancelling a paid order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column api_key_id bigint references api_keys`.execute(db)
}
