import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { addressesOf } from '../../../core/accounts/users/users-store.server.ts'
import type { Address } from '../../../core/addresses/address.contract.ts'
import type { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { statusesThat } from '../../../core/order-states/statuses-in-sql.server.ts'
import { MAX_RECENT_ITEMS } from '../customers.contract.ts'

const MOST = sql.lit(MAX_RECENT_ITEMS)

/** The slug of a public product; null for other products. */
const SLUG = sql`case when products.is_public then products.slug end as slug`

/** Finds whether the customer accepts review requests, and the number of running orders. */
export async function findOptions(
  db: Database,
  id: number,
): Promise<{ wants_review_emails: boolean; under_way: number } | undefined> {
  const { rows } = await sql<{ wants_review_emails: boolean; under_way: number }>`
    select wants_review_emails,
      (select count(*) from orders where user_id = users.id and status in ${statusesThat('isUnderWay')}) as under_way
    from users where id = ${id}`.execute(db)
  return rows[0]
}

export async function newestOrders(db: Database, id: number) {
  const { rows } = await sql<{ id: number; status: OrderStatus; total_cents: number; created_at: Date }>`
    select id, status, total_cents, created_at from orders where user_id = ${id}
    order by created_at desc, id desc limit ${MOST}`.execute(db)
  return rows
}

/** Finds the delivery addresses of a customer's running orders, the newest first. */
export async function runningOrderAddresses(db: Database, id: number) {
  const { rows } = await sql<Address & { order_id: number }>`
    select order_id, name, company, street, second_line, postcode, town, country, phone
    from order_addresses join orders on orders.id = order_id
    where user_id = ${id} and status in ${statusesThat('isUnderWay')} and purpose = 'delivery'
    order by orders.created_at desc, orders.id desc limit 50`.execute(db)
  return rows
}

interface ReviewOfCustomer {
  id: number
  title: string
  slug: string | null
  half_stars: number
  created_at: Date
  is_hidden: boolean
}

/** Finds the newest reviews of a customer, and their total count. */
export async function newestReviews(db: Database, id: number): Promise<{ count: number; rows: ReviewOfCustomer[] }> {
  return newestOf<ReviewOfCustomer>(
    db,
    sql`
      select reviews.id, title, ${SLUG}, half_stars, reviews.created_at, hidden_at is not null as is_hidden
      from reviews join products on products.id = product_id where user_id = ${id}`,
  )
}

interface MessageOfCustomer {
  id: number
  title: string
  created_at: Date
  is_answered: boolean
  was_logged_in: boolean
}

/**
 * Finds the newest messages that a customer wrote while logged in, or that came from one of their addresses while
 * they had it, and the total count.
 */
export async function newestMessages(db: Database, id: number, now: Date) {
  return newestOf<MessageOfCustomer>(
    db,
    sql`
      select id, title, created_at, answered_at is not null as is_answered, user_id is not distinct from ${id} as was_logged_in
      from contact_messages
      where user_id = ${id} or id = any (array(
        select contact_messages.id from ${addressesOf(id, now)} as had join contact_messages on lower(email collate "C") = key
        where contact_messages.created_at <= until))`,
  )
}

async function newestOf<Row>(db: Database, all: RawBuilder<unknown>): Promise<{ count: number; rows: Row[] }> {
  const { rows } = await sql<Row & { count: number }>`
    select *, count(*) over () as count from (${all}) as all_of_them order by created_at desc, id desc limit ${MOST}`.execute(
    db,
  )
  return { count: rows[0]?.count ?? 0, rows }
}

/** Finds the products for which a customer requested a back-in-stock notification. */
export async function backInStockRequestsOf(db: Database, id: number) {
  const { rows } = await sql<{ title: string; slug: string | null; variant: string; created_at: Date }>`
    select title, ${SLUG}, variants.name as variant, wishes.created_at
    from back_in_stock_wishes as wishes join variants on variants.id = variant_id join products on products.id = variants.product_id
    where user_id = ${id} order by wishes.id desc limit ${MOST}`.execute(db)
  return rows
}
