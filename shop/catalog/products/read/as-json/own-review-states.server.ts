import { sql } from 'kysely'
import type { Kind } from '../../../../../server/cache/customers/customer-cache.ts'
import type { Database } from '../../../../../server/db/open.ts'
import { executePrepared } from '../../../../../server/db/prepared.ts'
import type { Services } from '../../../../../server/services.ts'
import { statusesThat } from '../../../../core/order-states/statuses-in-sql.server.ts'
import { ownReviewResponse, REVIEW_WITH_AUTHOR, type ReviewRow } from '../../../reviews/review-response.server.ts'

/** A customer's review state of a variant, as read from the database. */
interface OwnReviewStateRow {
  id: number
  product_id: number
  can_review: boolean
  posted_review: (ReviewRow & { hidden_reason: string | null }) | null
}

/** The same review state as JSON. */
export interface OwnReviewState {
  variant: number
  json: string
}

/** A customer's review states by product id. */
export type OwnReviewStates = ReadonlyMap<number, readonly OwnReviewState[]>

/**
 * The end of a variant's JSON when the customer has no review state. Quotes in texts are escaped, so the string cannot
 * occur elsewhere.
 */
const NOTHING = '"can_review":false,"posted_review":null'
const OVERHEAD_BYTES = 160

const OWN_REVIEW_STATES: Kind<OwnReviewStates> = {
  name: 'own parts ',
  bytesOf: (parts) =>
    [...parts.values()].flat().reduce((sum, { json }) => sum + 2 * json.length + OVERHEAD_BYTES, OVERHEAD_BYTES),
}

/** Returns a customer's review states. Synchronous and without a query when they are cached. */
export function ownReviewStatesOf(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  userId: number,
): OwnReviewStates | Promise<OwnReviewStates> {
  return cache.customers.peek(OWN_REVIEW_STATES, String(userId)) ?? read()

  async function read(): Promise<OwnReviewStates> {
    const keep = cache.customers.keeper()
    const parts = Map.groupBy(await findOwnReviewStates(db, userId), ({ product_id }) => product_id)
    const own = new Map([...parts].map(([product, rows]) => [product, rows.map(asJson)]))
    keep(OWN_REVIEW_STATES, String(userId), userId, own)
    return own
  }
}

function asJson({ id, can_review, posted_review }: OwnReviewStateRow): OwnReviewState {
  const review = posted_review && ownReviewResponse(posted_review)
  return { variant: id, json: `"can_review":${can_review},"posted_review":${JSON.stringify(review)}` }
}

/** Inserts a customer's review state into the JSON of products. Returns it unchanged when the variant is not in it. */
export function withOwnReviewState(products: string, { variant, json }: OwnReviewState): string {
  const there = products.indexOf(`{"id":${variant},"name":`)
  const at = there < 0 ? -1 : products.indexOf(NOTHING, there)
  return at < 0 ? products : products.slice(0, at) + json + products.slice(at + NOTHING.length)
}

/**
 * Finds a customer's review states, including variants no longer sold. Starts from the customer's orders and reviews,
 * which are few.
 */
export function findOwnReviewStates(db: Database, userId: number): Promise<OwnReviewStateRow[]> {
  const columns = sql.join([...REVIEW_WITH_AUTHOR, 'hidden_reason'].map((column) => sql.ref(column)))
  const statement = sql<OwnReviewStateRow>`
    with received as (
      select distinct variant_id from orders join order_lines on order_id = orders.id
      where user_id = ${userId} and status in ${statusesThat('mayReview')}),
    mine as (select variant_id from received union select variant_id from reviews where user_id = ${userId})
    select variants.id, product_id, received.variant_id is not null as can_review, (
      select row_to_json(own) from (
        select ${columns} from reviews join users on users.id = reviews.user_id
        where reviews.variant_id = variants.id and reviews.user_id = ${userId}) as own) as posted_review
    from mine join variants on variants.id = mine.variant_id left join received on received.variant_id = variants.id`
  return executePrepared(db, statement.compile(db))
}
