import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import { hasManufacturerDetails } from '../../catalog/manufacturers/manufacturers-store.server.ts'
import { VARIANT_PRICE } from '../../catalog/pricing/variant-price.server.ts'
import { ORDERED_VARIANT_NAME } from '../../catalog/products/read/only-variant.server.ts'

/** A variant with the fields that an order copies, its stock and its conditions of sale. */
export type ForSale = Awaited<ReturnType<ReturnType<typeof forSale>['execute']>>[number]

/** Finds variants that are for sale, by their ids. */
export const findForSale = async (db: Database, ids: readonly number[]): Promise<Map<number, ForSale>> =>
  byVariant(await variantsForSale(db, { ids }))

/**
 * Locks variants for sale until the end of the transaction, ordered by id to prevent deadlocks.
 * @returns the existing ones by id
 */
export const lockForSale = async (tx: Database, ids: readonly number[]): Promise<Map<number, ForSale>> =>
  byVariant(await lockedVariantsForSale(tx, { ids }))

const byVariant = (rows: readonly ForSale[]) => new Map(rows.map((row) => [row.variant_id, row]))

const forSale = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select((variants) => [
      'variants.product_id',
      'variants.id as variant_id',
      'title',
      ORDERED_VARIANT_NAME.as('variant_name'),
      VARIANT_PRICE.as('unit_price_cents'),
      sql<boolean>`variants.reduced_cents is not null`.as('is_reduced'),
      variants.fn
        .coalesce(
          variants
            .selectFrom('variant_images')
            .select('image_key')
            .whereRef('variant_id', '=', 'variants.id')
            .orderBy('variant_images.position')
            .limit(1),
          'thumbnail_key',
        )
        .as('thumbnail_key'),
      'stock',
      'weight_grams',
      'contents',
      'vat_class',
      'withdrawal',
      'slug',
      hasManufacturerDetails.as('has_maker'),
    ])
    .where('variants.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('for_sale', '=', true)
    .orderBy('variants.id')

const variantsForSale = prepared(({ ids }: { ids: readonly number[] }, db) => forSale(db, ids))

const lockedVariantsForSale = prepared(({ ids }: { ids: readonly number[] }, db) =>
  forSale(db, ids).forNoKeyUpdate(['variants']),
)

/**
 * Locks the variants of an order in the order of their ids, including those no longer sold, with the quantities not
 * returned yet and the current stock. Gift cards have taken no stock.
 */
export const lockVariantsOf = (tx: Database, orderId: number) =>
  tx
    .selectFrom('order_lines')
    .innerJoin('variants', 'variants.id', 'variant_id')
    .select(['variant_id', 'stock', sql<number>`quantity - restocked`.as('quantity')])
    .where('order_id', '=', orderId)
    .where('vat_class', '<>', 'gift_card')
    .orderBy('variants.id')
    .forNoKeyUpdate(['variants'])
    .execute()
