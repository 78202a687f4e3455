import { type Kysely, sql } from 'kysely'

/** Adds review requests, sent once per order unless the customer has unsubscribed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column wants_review_emails boolean not null default true`.execute(db)
  await sql`alter table orders add column review_requested_at timestamptz`.execute(db)
  await sql`create index orders_review_requested on orders (user_id, review_requested_at) where review_requested_at is not null`.execute(
    db,
  )
  await sql`create index order_steps_delivered on order_steps (made_at) where status = 'delivered'`.execute(db)
}
