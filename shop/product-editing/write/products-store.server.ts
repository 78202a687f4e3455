import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { eachText, type ProductTextName } from '../../catalogue/product-texts.contract.ts'
import { optionsIn, optionsOf } from './options-in-sql.server.ts'

/** The columns of a product that staff write. */
export interface ProductColumns extends Record<ProductTextName, string> {
  slug: string
  price_cents: number
  thumbnail_key: string
  thumbnail_alt: string
}

/** By what the variants of a product differ. */
interface Options {
  options: readonly string[]
}

/**
 * @param products with the names of their variants: a trigger keeps them, but has nothing to mend when they come along
 * @returns their ids, in the order of the products
 */
export async function insertProducts(
  tx: Database,
  products: readonly (ProductColumns & Options & { variant_names: string })[],
  now: Date,
): Promise<number[]> {
  if (products.length === 0) return []
  const rows = await tx
    .insertInto('products')
    .values(
      products.map((product) => ({ ...product, options: [...product.options], created_at: now, updated_at: now })),
    )
    .returning(['id', 'slug'])
    .execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return products.flatMap(({ slug }) => ids.get(slug) ?? [])
}

/** Each with its type in SQL. */
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

/** Changes columns of products, those that are given. */
export async function updateProducts(
  tx: Database,
  changes: readonly ({ id: number } & Partial<ProductColumns & Options>)[],
  now: Date,
): Promise<void> {
  const given = COLUMN_NAMES.map(
    (column) => sql`${changes.map((change) => change[column] ?? null)}::${sql.raw(COLUMNS[column])}[]`,
  )
  await sql`
    update products set ${SET}, options = ${optionsOf('products')}, updated_at = ${now}, version = version + 1
    from unnest(${changes.map(({ id }) => id)}::bigint[], ${sql.join(given)}, ${optionsIn(changes)}) as wanted (id, ${sql.join(NAMES)}, options)
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

/** Sets what is bundled with each of these products from now on, in this order. */
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
