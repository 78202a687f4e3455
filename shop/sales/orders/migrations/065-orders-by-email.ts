import { type Kysely, sql } from 'kysely'

/** Staff find orders by the address that these keep, whatever the account has by now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_by_email on orders (lower(email collate "C")) where email is not null`.execute(db)
}
