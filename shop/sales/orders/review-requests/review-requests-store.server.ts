import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'

interface Due {
  /** Orders delivered in this period. */
  from: Date
  to: Date
  /** Customers with a request after this time are excluded. */
  quietSince: Date
}

/** True if a product of the order was not returned, can be reviewed and has no review yet. */
const HAS_SOMETHING_TO_REVIEW = sql<SqlBool>`exists (
  select from order_lines as line join variants on variants.id = line.variant_id and variants.for_sale
  where line.order_id = orders.id and line.refunded + line.withdrawn < line.quantity and not exists (
    select from reviews where reviews.user_id = orders.user_id and reviews.variant_id = line.variant_id))`

/**
 * Locks orders that are due for a review request and their accounts, earliest delivery first; locked rows are
 * skipped. The account lock prevents two processes from writing to one customer about two orders.
 */
export async function lockToRequestReviews(
  tx: Database,
  { from, to, quietSince }: Due,
  limit: number,
): Promise<{ id: number; user_id: number }[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('review requests', 0))`.execute(tx)
  return tx
    .selectFrom('order_steps as delivery')
    .innerJoin('orders', 'orders.id', 'delivery.order_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.id', 'users.id as user_id'])
    .where('delivery.status', '=', 'delivered')
    .where('delivery.made_at', '>=', from)
    .where('delivery.made_at', '<=', to)
    .where('orders.status', '=', 'delivered')
    .where('review_requested_at', 'is', null)
    .where('wants_review_emails', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as other')
            .select('other.id')
            .whereRef('other.user_id', '=', 'orders.user_id')
            .where('other.review_requested_at', '>', quietSince),
        ),
      ),
    )
    .where(HAS_SOMETHING_TO_REVIEW)
    .orderBy('delivery.made_at')
    .limit(limit)
    .forNoKeyUpdate(['orders', 'users'])
    .skipLocked()
    .execute()
}

/** Finds the variants of an order that were not returned and can still be reviewed, in the sequence of its lines. */
export async function findToReview(db: Database, order: number): Promise<number[]> {
  const lines = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .innerJoin('variants', 'variants.id', 'line.variant_id')
    .select('line.variant_id')
    .where('line.order_id', '=', order)
    .where('for_sale', '=', true)
    .where(sql<SqlBool>`line.refunded + line.withdrawn < line.quantity`)
    .where(
      sql<SqlBool>`not exists (select from reviews where reviews.user_id = orders.user_id and reviews.variant_id = line.variant_id)`,
    )
    .orderBy('line.id')
    .execute()
  return lines.map(({ variant_id }) => variant_id)
}
