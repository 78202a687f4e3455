import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import type { StoredPicture } from '../images/renditions.server.ts'

/** The columns of a product that staff write. */
export interface ProductColumns {
  slug: string
  title: string
  description: string
  price_cents: number
  thumbnail_key: string
  thumbnail_alt: string
}

export async function insertProduct(tx: Database, product: ProductColumns, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('products')
    .values({ ...product, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateProduct(
  tx: Database,
  id: number,
  change: Partial<ProductColumns>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...change, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Marks a product as deleted; a trigger takes its variants and the cart lines along. */
export async function markDeleted(tx: Database, id: number, now: Date): Promise<void> {
  await tx.updateTable('products').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute()
}

/**
 * Holds a living product and its variants until the end of the transaction: two members of staff write one after the other, and nothing is
 * sold meanwhile. Variants in the order of their ids, as orders hold them.
 * @returns whether there is such a product
 */
export async function lockProduct(tx: Database, id: number): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!product) return false
  await tx
    .selectFrom('variants')
    .select('id')
    .where('product_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return true
}

/** Makes pictures that are on disk known. */
export async function insertImages(tx: Database, pictures: readonly StoredPicture[], now: Date): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insertInto('images')
    .values(pictures.map((picture) => ({ ...picture, created_at: now })))
    .execute()
}

/** What is bundled with a product, in this order. */
export async function replaceBundle(tx: Database, id: number, bundled: readonly number[]): Promise<void> {
  await tx.deleteFrom('product_bundles').where('product_id', '=', id).execute()
  if (bundled.length === 0) return
  await tx
    .insertInto('product_bundles')
    .values(bundled.map((bundled_product_id, position) => ({ product_id: id, bundled_product_id, position })))
    .execute()
}
