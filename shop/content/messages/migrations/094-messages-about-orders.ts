import { type Kysely, sql } from 'kysely'

/** Lets a message refer to an order of its writer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contact_messages add column order_id bigint references orders on delete set null`.execute(db)
  await sql`create index on contact_messages (order_id) where order_id is not null`.execute(db)
}
