import { type Kysely, sql } from 'kysely'

/** Stores the account for the transfer with each order, and when the order was anonymized. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column transfer_account jsonb,
      add column forgotten_at timestamptz,
      add constraint orders_forgotten check (
        forgotten_at is null or user_id is null and email is null and customer_name is null and tracking is null)`.execute(
    db,
  )
  // Lets the job find orders of deleted accounts without reading all orders.
  await sql`create index orders_to_forget on orders (created_at) where user_id is null and forgotten_at is null`.execute(
    db,
  )
}
