import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../../server/db/open.ts'
import type { Schema } from '../../../../server/db/schema.ts'
import { bundled, imagesOf } from '../../products/read/catalogue-store.server.ts'
import { TEXT_NAMES } from '../../products/read/product-texts.contract.ts'
import { DETAIL_COLUMNS } from '../../products/read/variant-details.contract.ts'
import { ownSalePricesOf } from '../../sale-prices/own-sale-prices.server.ts'

/** A product with the fields of the export. */
export type ExportRow = Awaited<ReturnType<ReturnType<typeof exportedProducts>['execute']>>[number]

/** Batch size, a few megabytes at most. */
const AT_ONCE = 200

/** Reads all products in batches, oldest first, with the sale prices at a point in time. */
export async function* exportRows(db: Database, now: Date): AsyncGenerator<ExportRow[]> {
  let last = 0
  for (;;) {
    const products = await exportedProducts(db, now).where('id', '>', last).orderBy('id').limit(AT_ONCE).execute()
    const [end] = products.slice(-1)
    if (!end) return
    yield products
    last = end.id
  }
}

/** Finds products by slug, ignoring case. The keys are slugs in lower case. */
export async function productsBySlug(
  db: Database,
  slugs: readonly string[],
  now: Date,
): Promise<Map<string, ExportRow>> {
  const products = await exportedProducts(db, now)
    .where(sql<boolean>`lower(slug) = any(${slugs.map((slug) => slug.toLowerCase())}::text[])`)
    .execute()
  return new Map(products.map((product) => [product.slug.toLowerCase(), product]))
}

/** Returns current slugs by former slugs in lower case. */
export async function currentProductSlugs(db: Database, slugs: readonly string[]): Promise<Map<string, string>> {
  const moved = await db
    .selectFrom('former_addresses')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['former_addresses.slug as former', 'products.slug'])
    .where(sql<boolean>`lower(former_addresses.slug) = any(${slugs.map((slug) => slug.toLowerCase())}::text[])`)
    .where('deleted_at', 'is', null)
    // Of two former slugs that differ only in case, the most recent one counts.
    .orderBy('left_at')
    .execute()
  return new Map(moved.map(({ former, slug }) => [former.toLowerCase(), slug]))
}

/** Returns product ids by slug in lower case. */
export async function idsOfSlugs(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where(sql<boolean>`lower(slug) = any(${slugs.map((slug) => slug.toLowerCase())}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(products.map(({ id, slug }) => [slug.toLowerCase(), id]))
}

/** Returns the slugs, in lower case, of products that have SKUs. */
export async function slugsWithSkus(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select lower(slug) as slug from products
    where lower(slug) = any(${slugs}::text[]) and deleted_at is null
      and exists (select from variants where product_id = products.id and variants.deleted_at is null and sku is not null)`.execute(
    db,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** Returns the keys that belong to product pictures. Customers' avatars are excluded. */
export async function knownPictures(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`select key from images
    where key = any(${keys}::text[]) and not exists (select from users where avatar_key = key)`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

function exportedProducts(db: Database, now: Date) {
  return db
    .selectFrom('products')
    .select((products) => [
      'products.id',
      'slug',
      ...TEXT_NAMES,
      'price_cents',
      'thumbnail_key',
      'thumbnail_alt',
      'version',
      'state',
      'published_from',
      'products.options',
      ownSalePricesOf(now).as('reductions'),
      bundled<string>('slug', 'staff').as('bundled'),
      collections.as('collections'),
      variants(products).as('variants'),
    ])
    .where('deleted_at', 'is', null)
}

/** The slugs of its manual collections, sorted. */
const collections = sql<string[]>`(
  select coalesce(json_agg(collections.slug order by collections.slug collate "C"), '[]')
  from collection_products join collections on collections.id = collection_id and rule is null
  where product_id = products.id)`

function variants(products: ExpressionBuilder<Schema, 'products'>) {
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
        imagesOf(of).as('images'),
      ])
      .whereRef('variants.product_id', '=', 'products.id')
      .where('variants.deleted_at', 'is', null)
      .orderBy('variants.position'),
  )
}
