import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/** The columns of a product that staff write. */
export interface ProductColumns {
  slug: string
  title: string
  description: string
  price_cents: number
  thumbnail_key: string
  thumbnail_alt: string
}

/**
 * @param products with the names of their variants: a trigger keeps them, but has nothing to mend when they come along
 * @returns their ids, in the order of the products
 */
export async function insertProducts(
  tx: Database,
  products: readonly (ProductColumns & { variant_names: string })[],
  now: Date,
): Promise<number[]> {
  if (products.length === 0) return []
  const rows = await tx
    .insertInto('products')
    .values(products.map((product) => ({ ...product, created_at: now, updated_at: now })))
    .returning(['id', 'slug'])
    .execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return products.flatMap(({ slug }) => ids.get(slug) ?? [])
}

/** Changes columns of products, those that are given. */
export async function updateProducts(
  tx: Database,
  changes: readonly ({ id: number } & Partial<ProductColumns>)[],
  now: Date,
): Promise<void> {
  const given = (column: keyof ProductColumns) => changes.map((change) => change[column] ?? null)
  await sql`
    update products set slug = coalesce(wanted.slug, products.slug), title = coalesce(wanted.title, products.title),
      description = coalesce(wanted.description, products.description), price_cents = coalesce(wanted.price_cents, products.price_cents),
      thumbnail_key = coalesce(wanted.thumbnail_key, products.thumbnail_key),
      thumbnail_alt = coalesce(wanted.thumbnail_alt, products.thumbnail_alt), updated_at = ${now}, version = version + 1
    from unnest(${changes.map(({ id }) => id)}::bigint[], ${given('slug')}::text[], ${given('title')}::text[],
      ${given('description')}::text[], ${given('price_cents')}::bigint[], ${given('thumbnail_key')}::text[],
      ${given('thumbnail_alt')}::text[]) as wanted (id, slug, title, description, price_cents, thumbnail_key, thumbnail_alt)
    where products.id = wanted.id`.execute(tx)
}

/** Marks a product as deleted and lets go of its thumbnail; a trigger takes its variants and the cart lines along. */
export async function markDeleted(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('products')
    .set({ deleted_at: now, updated_at: now, thumbnail_key: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Holds living products and their variants until the end of the transaction: two members of staff write one after the other, and nothing is
 * sold meanwhile. In the order of their ids, variants as orders hold them.
 */
export async function lockProducts(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`select from products where id = any(${ids}::bigint[]) and deleted_at is null order by id for no key update`.execute(
    tx,
  )
  await sql`select from variants where product_id = any(${ids}::bigint[]) and deleted_at is null order by id for no key update`.execute(
    tx,
  )
}

/** What is bundled with each of these products from now on, in this order. */
export async function replaceBundles(
  tx: Database,
  wanted: readonly { id: number; bundled: readonly number[] }[],
): Promise<void> {
  await sql`delete from product_bundles where product_id = any(${wanted.map(({ id }) => id)}::bigint[])`.execute(tx)
  const rows = wanted.flatMap(({ id, bundled }) =>
    bundled.map((bundled_product_id, position) => ({ product_id: id, bundled_product_id, position })),
  )
  if (rows.length > 0) await tx.insertInto('product_bundles').values(rows).execute()
}
