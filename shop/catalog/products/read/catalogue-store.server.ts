import { type ExpressionBuilder, type ExpressionWrapper, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { hasSlug } from '../../../../server/db/conditions/has-slug.ts'
import type { Database } from '../../../../server/db/open.ts'
import { executePrepared, prepared } from '../../../../server/db/prepared.ts'
import type { Schema } from '../../../../server/db/schema.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import { statusesThat } from '../../../core/order-states/statuses-in-sql.server.ts'
import { REVIEW_WITH_AUTHOR } from '../../reviews/review-response.server.ts'
import { RECOMMENDED_REVIEWS } from '../../reviews/reviews.contract.ts'
import { MAX_RECOMMENDED_PRODUCTS, type ManufacturerDetails } from './catalogue.contract.ts'
import { TEXT_NAMES } from './product-texts.contract.ts'
import { DETAIL_COLUMNS } from './variant-details.contract.ts'

/** A database row for `productResponse`, with its variants and the customer's review permissions. */
export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectByIds>['execute']>>[number]

/** A product row with its manufacturer's contact details; null if there are none. */
export type ProductOfPageRow = ProductRow & { maker_details: ManufacturerDetails | null }

/** The readers: everyone sees public products, staff see all products except deleted ones. */
export type Audience = 'everybody' | 'staff'

/** Finds products in the order of the ids, with everything that a response shows. One query. */
export async function findProductsByIds(
  db: Database,
  ids: readonly number[],
  userId: number | null,
  audience: Audience = 'everybody',
): Promise<ProductRow[]> {
  if (userId !== null || audience === 'staff')
    return executePrepared(db, selectByIds(db, ids, userId, audience).compile())
  return productsForVisitors(db, { ids })
}

const productsForVisitors = prepared(({ ids }: { ids: readonly number[] }, db) =>
  selectByIds(db, ids, null, 'everybody'),
)

function selectByIds(db: Database, ids: readonly number[], userId: number | null, audience: Audience) {
  return (
    selectProducts(db, userId, audience)
      // The subquery hides the list's length from the planner. Otherwise custom plans for short lists seem cheaper and
      // PostgreSQL re-plans each time.
      .where(sql<boolean>`products.id = any ((select ${ids}::bigint[])::bigint[])`)
      .where(isVisibleTo(audience))
      .orderBy(sql`array_position(${ids}::bigint[], products.id)`)
  )
}

/**
 * Finds a product; undefined if it does not exist for this audience. Slugs are unique ignoring case, but the lookup is
 * case-sensitive.
 */
export async function findProductBySlug(
  db: Database,
  slug: string,
  userId: number | null,
  audience: Audience = 'everybody',
): Promise<ProductOfPageRow | undefined> {
  if (userId !== null || audience === 'staff') return selectBySlug(db, slug, userId, audience).executeTakeFirst()
  return (await productForVisitors(db, { slug }))[0]
}

const productForVisitors = prepared(({ slug }: { slug: string }, db) => selectBySlug(db, slug, null, 'everybody'))

const selectBySlug = (db: Database, slug: string, userId: number | null, audience: Audience) =>
  selectProducts(db, userId, audience)
    .select(manufacturerDetails.as('maker_details'))
    .where(hasProductSlug(slug))
    .where(isVisibleTo(audience))

const manufacturerDetails = sql<ManufacturerDetails | null>`(
  select json_build_object('address', address, 'contact', contact, 'responsible', responsible)
  from makers where products.maker <> '' and lower(name) = lower(products.maker))`

/**
 * Matches the existing product with this slug. `deleted_at is null` lets PostgreSQL use the partial slug index, even
 * for public products.
 */
export const hasProductSlug = (slug: string) =>
  sql<boolean>`(${hasSlug('products', slug)} and products.deleted_at is null)`

/** Finds the id of a product by slug; undefined if this audience does not see one. */
export async function findVisibleId(db: Database, slug: string, audience: Audience): Promise<number | undefined> {
  return (await visibleIds[audience](db, { slug }))[0]?.id
}

const visibleIds = { everybody: visibleId('everybody'), staff: visibleId('staff') }

function visibleId(audience: Audience) {
  return prepared(({ slug }: { slug: string }, db) =>
    db.selectFrom('products').select('id').where(hasProductSlug(slug)).where(isVisibleTo(audience)),
  )
}

/** Finds the current slug of the public product that had this slug before; undefined if none exists. */
export async function findCurrentSlug(db: Database, former: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select slug from products
    where deleted_at is null and lower(slug) = lower(${former}) and slug <> ${former} and is_public
    union all
    select products.slug from former_addresses join products on products.id = product_id
    where lower(former_addresses.slug) = lower(${former}) and is_public
    limit 1`.execute(db)
  return rows[0]?.slug
}

/** Finds the ids of public products above an id, in their order. */
export async function publicIdsAfter(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('is_public', '=', true)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the number of public products, maintained by a trigger. */
export async function countProducts(db: Database): Promise<number> {
  return (await db.selectFrom('catalogue_size').select('listed').executeTakeFirstOrThrow()).listed
}

/**
 * Lists one page of public product slugs with their last change, for the sitemap. Oldest first, so that a new product
 * does not move others to another page.
 */
export async function listSlugs(db: Database, { page, size }: Paging): Promise<{ slug: string; updated_at: Date }[]> {
  const onPage = db
    .selectFrom('products')
    .select('id')
    .where('is_public', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
  return db
    .selectFrom('products')
    .select(['slug', 'updated_at'])
    .where('id', 'in', onPage)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Returns the SQL condition that the audience can see the product. */
export const isVisibleTo = (audience: Audience) =>
  audience === 'staff' ? sql<boolean>`products.deleted_at is null` : sql<boolean>`products.is_public`

function selectProducts(db: Database, userId: number | null, audience: Audience) {
  return db
    .selectFrom('products')
    .select((products) => [
      'products.id',
      'slug',
      ...TEXT_NAMES,
      'price_cents',
      'thumbnail_key',
      'thumbnail_alt',
      'average_rating',
      'reviews_count',
      'products.options',
      'version',
      'state',
      'published_from',
      'products.created_at',
      bundled<number>('id', audience).as('bundled_ids'),
      recommendedIds.as('recommended_ids'),
      recommendedReviews(products).as('recommended_reviews'),
      variants(products, userId).as('variants'),
    ])
}

/** Returns the ids or slugs of the bundled products that the audience can see, in order. */
export const bundled = <T>(column: 'id' | 'slug', audience: Audience) => sql<T[]>`(
  select coalesce(json_agg(bundled.${sql.ref(column)} order by position), '[]')
  from product_bundles join products as bundled on bundled.id = bundled_product_id
    and ${audience === 'staff' ? sql`bundled.deleted_at is null` : sql`bundled.is_public`}
  where product_id = products.id)`

const recommendedIds = sql<number[]>`(
  select coalesce(json_agg(liked.id order by position), '[]')
  from product_recommendations join products as liked on liked.id = recommended_product_id and liked.is_public
  where product_id = products.id and position < ${sql.lit(MAX_RECOMMENDED_PRODUCTS)})`

type Products = ExpressionBuilder<Schema, 'products'>
type Variants = ExpressionBuilder<Schema, 'products' | 'variants'>

function recommendedReviews(products: Products) {
  return jsonArrayFrom(
    products
      .selectFrom('reviews')
      .leftJoin('users', 'users.id', 'reviews.user_id')
      .select(REVIEW_WITH_AUTHOR)
      .whereRef('reviews.product_id', '=', 'products.id')
      .where('reviews.hidden_at', 'is', null)
      .orderBy('half_stars', 'desc')
      .orderBy('reviews.created_at', 'desc')
      .orderBy('reviews.id', 'desc')
      .limit(sql.lit(RECOMMENDED_REVIEWS)),
  )
}

function variants(products: Products, userId: number | null) {
  return jsonArrayFrom(
    products
      .selectFrom('variants')
      .select((of) => [
        'variants.id',
        'name',
        'color',
        'stock',
        'variants.options',
        ...DETAIL_COLUMNS.map((column) => `variants.${column}` as const),
        'reduced_cents',
        'prior_cents',
        'reduced_until',
        imagesOf(of).as('images'),
        (userId === null ? of.lit(false) : hasReceived(of, userId)).as('can_review'),
        (userId === null ? noReview : ownReview(of, userId)).as('posted_review'),
      ])
      .whereRef('variants.product_id', '=', 'products.id')
      .where('variants.deleted_at', 'is', null)
      .orderBy('position'),
  )
}

/** Returns the images of a variant, in order. */
export function imagesOf(variants: Variants) {
  return jsonArrayFrom(
    variants
      .selectFrom('variant_images')
      .select(['variant_images.id', 'image_key', 'alt'])
      .whereRef('variant_id', '=', 'variants.id')
      .orderBy('variant_images.position'),
  )
}

/** A constant for visitors, so that the planner does not prefer a special plan for a null user. */
const noReview = sql<NonNullable<ReturnType<typeof ownReview>['expressionType']> | null>`null::json`

/** True if the customer has an order of the variant in a status that permits a review (`mayReview`). */
function hasReceived(variants: Variants, userId: number): ExpressionWrapper<Schema, 'variants', boolean> {
  return variants.exists(
    variants
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(variants.lit(1).as('one'))
      .whereRef('order_lines.variant_id', '=', 'variants.id')
      .where('orders.user_id', '=', userId)
      .where('orders.status', 'in', statusesThat('mayReview')),
  ) as ExpressionWrapper<Schema, 'variants', boolean>
}

function ownReview(variants: Variants, userId: number) {
  return jsonObjectFrom(
    variants
      .selectFrom('reviews')
      .innerJoin('users', 'users.id', 'reviews.user_id')
      .select([...REVIEW_WITH_AUTHOR, 'hidden_reason'])
      .whereRef('reviews.variant_id', '=', 'variants.id')
      .where('reviews.user_id', '=', userId),
  )
}
