import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { toPrice } from '../../lib/money.ts'
import type { Database } from '../../server/db/open.ts'

/**
 * What each table holds about somebody, secrets left out. It reads those of other features too, so that whoever adds a table finds in one
 * place what is handed out.
 * @param who their id, and the key of their address, by which they wrote messages without an account
 */
export async function everythingAbout(db: Database, { id, email }: { id: number; email: string }) {
  const [profile, sessions, cart, orders, reviews, reports, messages] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'email', 'email_verified_at', 'first_name', 'last_name', 'avatar_key', 'is_staff', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('auth_tokens')
      .select(['created_at', 'last_used_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    db
      .selectFrom('cart_lines')
      .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
      .innerJoin('products', 'products.id', 'cart_lines.product_id')
      .select(['products.title', 'variants.name as variant', 'quantity', 'save_for_later', 'cart_lines.created_at'])
      .where('user_id', '=', id)
      .execute(),
    db
      .selectFrom('orders')
      .select((orders) => [
        'id',
        'status',
        'tracking',
        'created_at',
        jsonArrayFrom(
          orders
            .selectFrom('order_steps')
            .select(['order_steps.status', 'made_at'])
            .whereRef('order_id', '=', 'orders.id')
            .orderBy('made_at'),
        ).as('steps'),
        jsonArrayFrom(
          orders
            .selectFrom('order_lines')
            .select(['title', 'variant_name', 'quantity', 'unit_price_cents'])
            .whereRef('order_id', '=', 'orders.id'),
        ).as('lines'),
      ])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select([
        'products.title',
        'body',
        'half_stars',
        'bought_at',
        'reviews.created_at',
        'reviews.updated_at',
        'answer',
        'answered_at',
        'hidden_reason',
        'hidden_at',
      ])
      .where('user_id', '=', id)
      .execute(),
    db
      .selectFrom('review_reports')
      .innerJoin('reviews', 'reviews.id', 'review_reports.review_id')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .select(['products.title', 'reviews.body as review', 'reason', 'review_reports.created_at', 'settled_at'])
      .where('review_reports.user_id', '=', id)
      .execute(),
    db
      .selectFrom('contact_messages')
      .select(['name', 'email', 'title', 'body', 'created_at', 'answered_at'])
      .where(sql`lower(email collate "C")`, '=', email)
      .execute(),
  ])
  return {
    profile,
    sessions,
    cart,
    orders: orders.map(({ lines, ...order }) => ({
      ...order,
      lines: lines.map(({ unit_price_cents, ...line }) => ({ ...line, unit_price: toPrice(unit_price_cents) })),
    })),
    reviews: reviews.map(({ half_stars, ...review }) => ({ ...review, rating: half_stars / 2 })),
    reports,
    messages,
  }
}
