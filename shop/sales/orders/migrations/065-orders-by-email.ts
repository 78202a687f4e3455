import { type Kysely, sql } from 'kysely'

/** Adds an index to find orders by their own e-mail address, which is independent of the account's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_by_email on orders (lower(email collate "C")) where email is not null`.execute(db)
}
