import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { eachText, type ProductTextName } from '../read/product-texts.contract.ts'
import { isPublicAt, type Publication } from '../read/publication/publication.contract.ts'
import { optionsIn, optionsOf } from './options-in-sql.server.ts'

/** The product columns that staff edit. */
export interface ProductColumns extends Record<ProductTextName, string> {
  slug: string
  price_cents: number
  thumbnail_key: string
  thumbnail_alt: string
}

/** The option names of a product. */
interface Options {
  options: readonly string[]
}

/**
 * @param products including `variant_names`, so that the trigger has nothing to correct
 * @returns the ids in the order of the products
 */
export async function insertProducts(
  tx: Database,
  products: readonly (ProductColumns & Options & Publication & { variant_names: string })[],
  now: Date,
): Promise<number[]> {
  if (products.length === 0) return []
  const rows = await tx
    .insertInto('products')
    .values(
      products.map((product) => ({
        ...product,
        options: [...product.options],
        is_public: isPublicAt(product, now),
        created_at: now,
        updated_at: now,
      })),
    )
    .returning(['id', 'slug'])
    .execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return products.flatMap(({ slug }) => ids.get(slug) ?? [])
}

/** The columns with their SQL types. */
const COLUMNS: Record<keyof ProductColumns, 'text' | 'bigint'> = {
  slug: 'text',
  ...eachText(() => 'text' as const),
  price_cents: 'bigint',
  thumbnail_key: 'text',
  thumbnail_alt: 'text',
}
const COLUMN_NAMES = Object.keys(COLUMNS) as readonly (keyof ProductColumns)[]
const NAMES = COLUMN_NAMES.map((column) => sql.ref(column))
const SET = sql.join(NAMES.map((name) => sql`${name} = coalesce(wanted.${name}, products.${name})`))

const IS_PUBLIC = sql`coalesce(wanted.state, products.state) = 'published'`

/** Means no date; null means unchanged. */
const AT_ONCE = '-infinity'

/**
 * Updates the given columns of products. A product becomes public when it is published and its date has come. A former
 * draft gets a new listing date.
 */
export async function updateProducts(
  tx: Database,
  changes: readonly ({ id: number } & Partial<ProductColumns & Options & Publication>)[],
  now: Date,
): Promise<void> {
  const given = COLUMN_NAMES.map(
    (column) => sql`${changes.map((change) => change[column] ?? null)}::${sql.raw(COLUMNS[column])}[]`,
  )
  const states = changes.map(({ state }) => state ?? null)
  const dates = changes.map(({ published_from }) => (published_from === null ? AT_ONCE : (published_from ?? null)))
  await sql`
    update products set ${SET}, options = ${optionsOf('products')}, updated_at = ${now}, version = version + 1,
      state = coalesce(wanted.state, products.state),
      published_from = nullif(coalesce(wanted.published_from, products.published_from), ${AT_ONCE}),
      is_public = ${IS_PUBLIC} and coalesce(wanted.published_from, products.published_from, ${AT_ONCE}) <= ${now},
      created_at = case when products.state = 'draft' and ${IS_PUBLIC} then ${now} else products.created_at end
    from unnest(${changes.map(({ id }) => id)}::bigint[], ${sql.join(given)}, ${optionsIn(changes)}, ${states}::text[], ${dates}::timestamptz[])
      as wanted (id, ${sql.join(NAMES)}, options, state, published_from)
    where products.id = wanted.id`.execute(tx)
}

/**
 * Publishes products that have reached their date; their listing date becomes that date.
 * @returns the ids of the published products
 */
export async function publishDue(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update products set is_public = true, created_at = greatest(created_at, published_from), updated_at = ${now}
    where state = 'published' and not is_public and deleted_at is null and published_from <= ${now}
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns whether an order other than a test order has the product. Orders of a locked product wait. */
export async function wasOrdered(tx: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_lines join orders on orders.id = order_id where product_id = ${id} and not is_test limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Marks a product as deleted and releases its thumbnail. A trigger removes its variants and cart lines. */
export async function markDeleted(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('products')
    .set({ deleted_at: now, updated_at: now, thumbnail_key: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Locks existing products and their variants until the end of the transaction, in id order like orders. Concurrent
 * edits wait, and nothing is sold in between.
 */
export async function lockProducts(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`select from products where id = any(${ids}::bigint[]) and deleted_at is null order by id for no key update`.execute(
    tx,
  )
  await sql`select from variants where product_id = any(${ids}::bigint[]) and deleted_at is null order by id for no key update`.execute(
    tx,
  )
}

/** Replaces the bundled products of each product, in this order. */
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
