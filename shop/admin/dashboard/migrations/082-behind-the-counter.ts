import { type Kysely, sql } from 'kysely'

/** Adds covering indexes for the dashboard and the counts in the admin navigation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Payments and refunds that need attention: few among many.
  await sql`
    create index payments_for_staff on payments (opened_at)
    where differs is not null or unclear_since is not null or (is_disputed and dispute_seen_at is null)`.execute(db)
  await sql`create index refunds_by_hand on refunds (made_at) where state = 'requested' and ask_at is null`.execute(db)

  // Sales, refunds and low stock.
  await sql`
    create index orders_sold on orders (created_at) include (total_cents)
    where not is_test and status not in ('cancelled', 'awaiting_payment')`.execute(db)
  await sql`create index refunds_made on refunds (made_at)`.execute(db)
  await sql`create index variants_short on variants (stock, id) where for_sale`.execute(db)

  // The lookups of the staff search for products, customers and orders.
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
