import { type Kysely, sql } from 'kysely'

/** What staff see first, and on each of their screens, is read from indexes that hold it and little else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What waits: few among many payments and refunds.
  await sql`
    create index payments_for_staff on payments (opened_at)
    where differs is not null or unclear_since is not null or (is_disputed and dispute_seen_at is null)`.execute(db)
  await sql`create index refunds_by_hand on refunds (made_at) where state = 'requested' and ask_at is null`.execute(db)

  // What was sold, what was paid back of it, and what runs short.
  await sql`
    create index orders_sold on orders (created_at) include (total_cents)
    where not is_test and status not in ('cancelled', 'awaiting_payment')`.execute(db)
  await sql`create index refunds_made on refunds (made_at)`.execute(db)
  await sql`create index variants_short on variants (stock, id) where for_sale`.execute(db)

  // By what the one search of the staff finds products, customers and orders.
  await sql`create index products_begun on products (lower(title) text_pattern_ops) where deleted_at is null`.execute(
    db,
  )
  await sql`
    create index users_named on users using gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops)`.execute(
    db,
  )
  await sql`
    create index orders_named on orders using gin (lower(customer_name) gin_trgm_ops) where customer_name is not null`.execute(
    db,
  )
}
