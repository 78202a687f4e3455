import { sql } from 'kysely'
import type { Language } from '../../../../lib/texts/languages.ts'
import type { Database } from '../../../../server/db/open.ts'
import { prepared } from '../../../../server/db/prepared.ts'
import { FEATURED_PRODUCTS } from '../../../catalog/products/read/lists/list-store.server.ts'
import { SLUGGED } from '../../../core/translations/slugs-store.server.ts'
import {
  LINK_FIELDS,
  preparedInLanguage,
  textsIn,
  type WithTexts,
} from '../../../core/translations/translated-rows.server.ts'
import type { HeroPictureTable, StoredSpot } from './tables.ts'

export type HeroPictureRow = Pick<HeroPictureTable, 'theme' | 'shape' | 'image_key'> & {
  width: number
  height: number
  spots: StoredSpot[]
}

/** Finds the hero pictures, those of the light theme first. */
export const findHeroPictures = (db: Database): Promise<HeroPictureRow[]> => heroPictures(db, {})

const heroPictures = prepared((_, db) =>
  db
    .selectFrom('counter_pictures')
    .innerJoin('images', 'images.key', 'image_key')
    .select(['theme', 'shape', 'image_key', 'width', 'height', 'spots'])
    .orderBy('theme', 'desc')
    .orderBy('shape'),
)

/** Locks the hero pictures against concurrent writes until the transaction ends. */
export async function lockHeroPictures(tx: Database): Promise<void> {
  await sql`lock table counter_pictures in share row exclusive mode`.execute(tx)
}

/** Replaces the hero pictures. */
export async function writeHeroPictures(
  tx: Database,
  pictures: readonly { theme: 'light' | 'dark'; shape: 'wide' | 'tall'; image_key: string; spots: StoredSpot[] }[],
): Promise<void> {
  await tx.deleteFrom('counter_pictures').execute()
  if (pictures.length === 0) return
  await tx
    .insertInto('counter_pictures')
    .values(pictures.map(({ spots, ...picture }) => ({ ...picture, spots: JSON.stringify(spots) })))
    .execute()
}

/** Finds the ids of the newest public products. */
export async function newestProductIds(db: Database, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('is_public', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Finds the newest products that are not at the beginning of the product list, and the collection that leads the list
 * (null: none). Without a leading collection, the list begins with the newest products, and no ids are left.
 * @param beginning how many products count as the beginning of the list
 */
export async function newestProducts(
  db: Database,
  { newest, beginning }: { newest: number; beginning: number },
): Promise<{ ids: number[]; leading: number | null }> {
  const { rows } = await sql<{ ids: number[]; leading: number | null }>`
    with newest as materialized (
      select id, created_at from products where is_public order by created_at desc, id desc limit ${newest}),
    featured as materialized (select id from (${FEATURED_PRODUCTS}) as placed order by place limit ${beginning}),
    following as (
      select id from newest where id <> all (array(select id from featured)) order by created_at desc, id desc
      limit ${beginning} - (select count(*) from featured))
    select (select id from collections where leads_home) as leading, to_json(array(
      select id from newest where id <> all (array(select id from featured)) and id <> all (array(select id from following))
      order by created_at desc, id desc)) as ids`.execute(db)
  return rows[0] ?? { ids: [], leading: null }
}

/** Finds the Markdown descriptions of public products by id, with their translations in a language. */
export async function findDescriptions(
  db: Database,
  ids: readonly number[],
  language: Language | undefined,
): Promise<Map<number, { source: string; translated: string | undefined }>> {
  if (ids.length === 0) return new Map()
  const rows = await descriptions(db, { ids }, language)
  return new Map(rows.map(({ id, source, texts }) => [id, { source, translated: texts?.description }]))
}

const descriptions = preparedInLanguage(({ ids }: { ids: readonly number[] }, language, db) =>
  db
    .selectFrom('products')
    .select(['id', 'description as source'])
    .select(textsIn(SLUGGED.product, 'products.id', language, ['description']).as('texts'))
    // The subquery keeps one plan for lists of each length, as in `findCards`.
    .where(sql<boolean>`id = any ((select ${ids}::bigint[])::bigint[])`)
    .where('is_public', '=', true),
)

/** Finds the id of the best-rated product with at least three reviews; undefined without one. */
export async function bestRatedId(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from products where is_public and reviews_count >= 3
    order by average_rating desc nulls last, reviews_count desc, id desc limit 1`.execute(db)
  return rows[0]?.id
}

export interface FeaturedReviewRow extends WithTexts {
  id: number
  body: string
  half_stars: number
  first_name: string | null
  product_id: number
  slug: string
  title: string
  thumbnail_key: string
}

/**
 * Finds the latest short reviews for each request, at most one per product.
 * @param requests minimum number of half stars and maximum number of reviews of each list
 * @param language of the `texts` of the products
 * @returns one list per request
 */
export async function findFeaturedReviews(
  db: Database,
  requests: readonly { minHalfStars: number; count: number }[],
  language: Language | undefined,
): Promise<FeaturedReviewRow[][]> {
  const [lowest, most] = [requests.map(({ minHalfStars }) => minHalfStars), requests.map(({ count }) => count)]
  const rows = await featuredReviews(db, { lowest, most }, language)
  return requests.map((_, index) => rows.filter(({ place }) => place === index + 1))
}

const featuredReviews = preparedInLanguage(
  ({ lowest, most }: { lowest: number[]; most: number[] }, language) => sql<FeaturedReviewRow & { place: number }>`
    select place::int, found.*, ${textsIn(SLUGGED.product, 'found.product_id', language, LINK_FIELDS)} as texts
    from unnest(${lowest}::int[], ${most}::int[]) with ordinality as requests (lowest, most, place), lateral (
      with latest as (
        select reviews.id, body, half_stars, first_name, reviews.product_id, reviews.created_at
        from reviews left join users on users.id = reviews.user_id
        where hidden_at is null and half_stars >= 6 and half_stars >= lowest and char_length(body) between 40 and 200
        order by reviews.created_at desc, reviews.id desc limit 60),
      one_each as (select distinct on (product_id) * from latest order by product_id, created_at desc)
      select one_each.id, body, half_stars, first_name, product_id, slug, title, thumbnail_key, one_each.created_at
      from one_each join products on products.id = product_id
      where is_public order by one_each.created_at desc limit most) as found
    order by place, found.created_at desc`,
)

/** Finds public collections by id. */
export async function findPublicCollections(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { slug: string; title: string }>> {
  if (ids.length === 0) return new Map()
  const found = db.selectFrom('collections').select(['id', 'slug', 'title']).where('id', 'in', ids)
  const rows = await found.where('is_public', '=', true).execute()
  return new Map(rows.map(({ id, slug, title }) => [id, { slug, title }]))
}

/** Lists all collections by title, for a choice. */
export const listCollectionTitles = (db: Database): Promise<{ id: number; title: string; is_public: boolean }[]> =>
  db.selectFrom('collections').select(['id', 'title', 'is_public']).orderBy('title').orderBy('id').execute()
