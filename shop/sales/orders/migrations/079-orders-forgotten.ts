import { type Kysely, sql } from 'kysely'

/**
 * An order knows to which account its customer was told to transfer, and when it lost the person: then it is a line of the books, without names and addresses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column transfer_account jsonb,
      add column forgotten_at timestamptz,
      add constraint orders_forgotten check (
        forgotten_at is null or user_id is null and email is null and customer_name is null and tracking is null)`.execute(
    db,
  )
  // Those of accounts that are gone; the sweep finds them without reading the others.
  await sql`create index orders_to_forget on orders (created_at) where user_id is null and forgotten_at is null`.execute(
    db,
  )
}
