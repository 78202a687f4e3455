import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { executePrepared } from '../../../server/db/prepared.ts'
import type { Services } from '../../../server/services.ts'
import { statusesThat } from '../../order-states/statuses-in-sql.server.ts'
import { ownReviewOnWire, REVIEW_WITH_AUTHOR, type ReviewRow } from '../../reviews/review-on-wire.server.ts'
import { findProductsByIds } from '../catalogue-store.server.ts'
import { productOnWire } from '../product-on-wire.server.ts'
import { cachedProducts } from './cached-products.server.ts'

/** What one customer has to do with a variant. */
interface OwnPart {
  id: number
  product_id: number
  can_review: boolean
  posted_review: (ReviewRow & { hidden_reason: string | null }) | null
}

/** How a variant ends that a customer has nothing to do with. Quotes in texts are escaped, so it stands nowhere else. */
const NOTHING = '"can_review":false,"posted_review":null'

/**
 * Returns products as JSON by their ids, as one customer gets them, in the order of the ids: as visitors do, with what the customer may review and
 * has reviewed put in. One query for what is the customer's own, of whatever many products. Those that are gone by now are left out.
 */
export async function productsForCustomer(
  services: Services,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const [products, own] = await Promise.all([cachedProducts(services, ids), findOwnParts(services.db, ids, userId)])
  for (const part of own) {
    const product = products.get(part.product_id)
    if (product !== undefined) products.set(part.product_id, withOwnPart(product, part))
  }
  return products
}

/** Returns products likewise as staff get them: those that are not public too. */
export async function productsForStaff(
  { db, clock }: Services,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, string>> {
  const rows = await findProductsByIds(db, ids, userId, 'staff')
  return new Map(rows.map((row) => [row.id, JSON.stringify(productOnWire(row, clock()))]))
}

/** Puts into the JSON of products what a customer has to do with a variant of theirs. */
export function withOwnPart(products: string, { id, can_review, posted_review }: OwnPart): string {
  const variant = products.indexOf(`{"id":${id},"name":`)
  const at = variant < 0 ? -1 : products.indexOf(NOTHING, variant)
  // Added since the product was read.
  if (at < 0) return products
  const review = posted_review && ownReviewOnWire(posted_review)
  const own = `"can_review":${can_review},"posted_review":${JSON.stringify(review)}`
  return products.slice(0, at) + own + products.slice(at + NOTHING.length)
}

/**
 * Finds what a customer has to do with variants of products: from their orders and reviews, which are few, and not from the variants, which
 * are many.
 */
export function findOwnParts(db: Database, ids: readonly number[], userId: number): Promise<OwnPart[]> {
  const columns = sql.join([...REVIEW_WITH_AUTHOR, 'hidden_reason'].map((column) => sql.ref(column)))
  const statement = sql<OwnPart>`
    with received as (
      select distinct variant_id from orders join order_lines on order_id = orders.id
      where user_id = ${userId} and status in ${statusesThat('mayReview')}),
    mine as (select variant_id from received union select variant_id from reviews where user_id = ${userId})
    select variants.id, product_id, received.variant_id is not null as can_review, (
      select row_to_json(own) from (
        select ${columns} from reviews join users on users.id = reviews.user_id
        where reviews.variant_id = variants.id and reviews.user_id = ${userId}) as own) as posted_review
    from mine join variants on variants.id = mine.variant_id left join received on received.variant_id = variants.id
    where product_id = any ((select ${ids}::bigint[])::bigint[]) and deleted_at is null`
  return executePrepared(db, statement.compile(db))
}
