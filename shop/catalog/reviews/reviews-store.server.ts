import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { recordEvent } from '../../../server/events/events-store.ts'
import type { Paging } from '../../../server/http/paging.ts'
import { statusesThat } from '../../core/order-states/statuses-in-sql.server.ts'
import { hasProductSlug } from '../products/read/catalogue-store.server.ts'
import { reviewPosted } from './review-events.contract.ts'
import { REVIEW_WITH_AUTHOR } from './review-response.server.ts'
import { HALF_STARS, type HalfStars } from './stars/half-stars.ts'

/** The reviews of one product, of one variant or of the whole shop. */
export type Subject = { product: number } | { variant: number } | 'shop'

interface Counted {
  subject: Subject
  /** Undefined for the whole shop. */
  product?: number
  /** The number of reviews with 0.5, 1, … 5 stars. */
  counts: number[]
}

/** Finds the subject of a review list with its stored counts; undefined if the product is not public. */
export async function countReviews(
  db: Database,
  { slug, variant }: { slug: string | undefined; variant: number | undefined },
): Promise<Counted | undefined> {
  if (slug === undefined && variant === undefined) return { subject: 'shop', counts: await countAll(db) }
  const publicProducts = db.selectFrom('products').where('products.is_public', '=', true)
  const named = slug === undefined ? publicProducts : publicProducts.where(hasProductSlug(slug))
  if (variant === undefined) {
    const product = await named.select(['id', 'rating_counts']).executeTakeFirst()
    return product && { subject: { product: product.id }, product: product.id, counts: product.rating_counts }
  }
  const found = await named
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .select(['products.id', 'variants.rating_counts'])
    .where('variants.id', '=', variant)
    .executeTakeFirst()
  return found && { subject: { variant }, product: found.id, counts: found.rating_counts }
}

/** Sums the counts of all products. Not stored, because no screen shows it. */
async function countAll(db: Database): Promise<number[]> {
  const sums = HALF_STARS.map((half) => sql`coalesce(sum(rating_counts[${sql.lit(half)}]), 0)::integer`)
  const { counts } = await db
    .selectFrom('products')
    .select(sql<number[]>`array[${sql.join(sums)}]`.as('counts'))
    .where('is_public', '=', true)
    .where('reviews_count', '>', 0)
    .executeTakeFirstOrThrow()
  return counts
}

/** Finds one page of visible reviews, newest first. */
export async function pageOfReviews(
  db: Database,
  { subject, ratings, paging }: { subject: Subject; ratings: HalfStars; paging: Paging },
) {
  return db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.user_id')
    .select(REVIEW_WITH_AUTHOR)
    .where('reviews.id', 'in', idsOnPage(subject, ratings, paging))
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .execute()
}

/** Uses index-only scans. For a part of the ratings, each rating is read from the index and merged. */
function idsOnPage(subject: Subject, { from, to }: HalfStars, { page, size }: Paging): RawBuilder<number> {
  const skipped = (page - 1) * size
  if (from === 1 && to === HALF_STARS.length) {
    return sql`(
      select id from reviews where ${isOf(subject)} and hidden_at is null
      order by created_at desc, id desc limit ${size} offset ${skipped})`
  }
  return sql`(
    select found.id
    from generate_series(${from}::integer, ${to}::integer) as wanted
    cross join lateral (
      select id, created_at from reviews where ${isOf(subject)} and half_stars = wanted and hidden_at is null
      order by created_at desc, id desc limit ${skipped + size}) as found
    order by found.created_at desc, found.id desc limit ${size} offset ${skipped})`
}

function isOf(subject: Subject): RawBuilder<boolean> {
  if (subject === 'shop') return sql`exists (select from products where id = product_id and is_public)`
  return 'variant' in subject ? sql`variant_id = ${subject.variant}` : sql`product_id = ${subject.product}`
}

/** Returns when a customer first ordered a variant with a later shipment; null if they never did. */
export function firstBought(userId: number, variantId: RawBuilder<number>): RawBuilder<Date | null> {
  return sql`(
    select min(orders.created_at) from orders join order_lines on order_lines.order_id = orders.id
    where orders.user_id = ${userId} and order_lines.variant_id = ${variantId} and status in ${statusesThat('mayReview')})`
}

interface Written {
  userId: number
  variant: number
  body: string
  half_stars: number
  now: Date
}

/**
 * Stores a review of a variant that the author bought and has not reviewed. @returns its id; undefined if nothing was
 * stored
 */
export async function insertReview(
  tx: Database,
  { userId, variant, body, half_stars, now }: Written,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number; product_id: number }>`
    insert into reviews (product_id, variant_id, user_id, body, half_stars, bought_at, created_at, updated_at)
    select product_id, variants.id, ${userId}, ${body}, ${half_stars}, bought_at, ${now}, ${now}
    from variants cross join lateral (select ${firstBought(userId, sql`variants.id`)} as bought_at) as bought
    where variants.id = ${variant} and deleted_at is null and bought_at is not null
    on conflict (user_id, variant_id) do nothing
    returning id, product_id`.execute(tx)
  const [written] = rows
  if (written)
    await recordEvent(tx, reviewPosted, {
      subject: written.id,
      data: { product: written.product_id, variant, rating: half_stars / 2 },
      actor: { kind: 'customer' },
      now,
    })
  return written?.id
}

/** Returns whether a customer may review a variant; undefined if the variant does not exist. */
export async function mayReview(db: Database, userId: number, variant: number): Promise<boolean | undefined> {
  const found = await db
    .selectFrom('variants')
    .select(sql<boolean>`${firstBought(userId, sql`variants.id`)} is not null`.as('may'))
    .where('id', '=', variant)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found?.may
}

/** Finds a customer's own review, whether hidden or not. */
export async function findOwnReview(db: Database, userId: number, id: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.user_id')
    .select([...REVIEW_WITH_AUTHOR, 'product_id', 'hidden_reason'])
    .where('reviews.id', '=', id)
    .where('reviews.user_id', '=', userId)
    .executeTakeFirst()
}

/** Changes the customer's own review. A trigger updates the counts. */
export async function updateReview(
  db: Database,
  id: number,
  { userId, body, half_stars, now }: Omit<Written, 'variant'>,
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ body, half_stars, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(({ or }) => or([sql<boolean>`body <> ${body}`, sql<boolean>`half_stars <> ${half_stars}`]))
    .execute()
}

/** A text by staff or a customer about a review. */
export interface ReviewMessage {
  /** A reason or an answer. */
  text: string
  now: Date
}

/**
 * Hides a review with a reason, or shows it again (null). @returns the previous reason; undefined if the review does
 * not exist
 */
export async function setHidden(
  tx: Database,
  id: number,
  message: ReviewMessage | null,
): Promise<{ before: string | null } | undefined> {
  const review = await tx
    .selectFrom('reviews')
    .select('hidden_reason')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const hidden = { hidden_reason: message?.text ?? null, hidden_at: message?.now ?? null }
  await tx.updateTable('reviews').set(hidden).where('id', '=', id).execute()
  return review && { before: review.hidden_reason }
}

/** Adds an answer to a review without one. @returns false if nothing changed */
export async function storeAnswer(db: Database, id: number, { text, now }: ReviewMessage): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reviews')
    .set({ answer: text, answered_at: now })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletes a review with its reports. A trigger updates the counts. @returns its product, rating and author; undefined
 * if it does not exist
 */
export async function removeReview(
  tx: Database,
  id: number,
): Promise<{ product_id: number; half_stars: number; user_id: number | null } | undefined> {
  const removed = tx.deleteFrom('reviews').where('id', '=', id)
  return removed.returning(['product_id', 'half_stars', 'user_id']).executeTakeFirst()
}
