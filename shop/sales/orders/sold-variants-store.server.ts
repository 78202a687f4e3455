import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import { orderedLanguage } from '../../../server/language/in-language.ts'
import { hasManufacturerDetails } from '../../catalog/manufacturers/manufacturers-store.server.ts'
import { VARIANT_PRICE } from '../../catalog/pricing/variant-price.server.ts'
import { ORDERED_VARIANT_NAME } from '../../catalog/products/read/only-variant.server.ts'
import { PRODUCT_TRANSLATIONS } from '../../catalog/products/read/translations/product-translations.server.ts'
import { findPhrases } from '../../core/translations/phrases-store.server.ts'
import { findTranslations } from '../../core/translations/translations-store.server.ts'

/** A variant with the fields that an order copies, its stock and its conditions of sale. */
export type ForSale = Awaited<ReturnType<ReturnType<typeof forSale>['execute']>>[number]

/** Finds variants that are for sale, by their ids, with titles in the language of an order. */
export const findForSale = async (db: Database, ids: readonly number[]): Promise<Map<number, ForSale>> =>
  translateSold(db, byVariant(await variantsForSale(db, { ids })))

/**
 * Locks variants for sale until the end of the transaction, ordered by id to prevent deadlocks.
 * @returns the existing ones by id
 */
export const lockForSale = async (tx: Database, ids: readonly number[]): Promise<Map<number, ForSale>> =>
  byVariant(await lockedVariantsForSale(tx, { ids }))

/**
 * Translates the titles and names of variants, which orders copy, into the language of the order. Sends no query for texts
 * as they were written.
 */
export async function translateSold(db: Database, sold: Map<number, ForSale>): Promise<Map<number, ForSale>> {
  const language = orderedLanguage()
  if (language === undefined || sold.size === 0) return sold
  const rows = [...sold.values()]
  const products = rows.map((row) => row.product_id)
  const titles = await findTranslations(db, PRODUCT_TRANSLATIONS, language, products)
  const names = await findPhrases(
    db,
    language,
    rows.map((row) => row.variant_name),
  )
  return byVariant(
    rows.map((row) => ({
      ...row,
      title: titles.get(row.product_id)?.title ?? row.title,
      variant_name: names.get(row.variant_name) ?? row.variant_name,
    })),
  )
}

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
