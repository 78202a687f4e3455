import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import { SOLD_DAYS } from './low-stock.contract.ts'
import { ORDER_REASONS } from './stock-reasons.contract.ts'
import { WAITING_FOR_VARIANT } from './waiting-customers.server.ts'

/**
 * Returns the variants for sale with a stock below their threshold, as a table expression. Both parts use the index of
 * the stock.
 * @param limit the threshold of the shop
 */
export const lowStock = (limit: number): RawBuilder<unknown> => sql`(
  select variants.*, ${limit}::integer as threshold, false as is_own_threshold from variants
  where for_sale and stock < ${limit} and product_id not in (select product_id from low_stock_limits)
  union all
  select variants.*, pieces, true from low_stock_limits join variants using (product_id)
  where for_sale and stock < pieces)`

/** Pieces of a row of `variants` that are reserved for unpaid orders. */
const RESERVED = sql<number>`(
  select coalesce(sum(quantity), 0)::integer from orders join order_lines on order_id = orders.id
  where variant_id = variants.id and (status = 'awaiting_payment'
    or (is_collection and payment_state = 'open' and status in ('making', 'shipping', 'shipped') and held_until is not null)))`

/** Pieces of a row of `variants` that customers ordered since a time, without cancelled and test orders. */
const soldSince = (since: Date) => sql<number>`(
  select coalesce(-sum(change), 0)::integer from stock_movements join orders on orders.id = order_id and not is_test
  where variant_id = variants.id and made_at >= ${since}
    and reason in (${sql.join(ORDER_REASONS.map((reason) => sql.lit(reason)))}))`

const startOfSales = (now: Date) => new Date(now.getTime() - SOLD_DAYS * DAY)

export interface LowVariantRow {
  id: number
  name: string
  sku: string | null
  product_id: number
  slug: string
  title: string
  stock: number
  threshold: number
  is_own_threshold: boolean
  reserved: number
  waiting: number
  sold: number
}

/** Finds one page of the variants with low stock, the lowest first, and their number. */
export async function pageOfLowStock(
  db: Database,
  { limit, now, paging: { page, size } }: { limit: number; now: Date; paging: Paging },
): Promise<{ rows: LowVariantRow[]; count: number }> {
  const { rows } = await sql<LowVariantRow>`
    select variants.id, variants.name, sku, product_id, slug, title, stock, threshold, is_own_threshold,
      ${RESERVED} as reserved, ${WAITING_FOR_VARIANT} as waiting, ${soldSince(startOfSales(now))} as sold
    from (select * from ${lowStock(limit)} as low order by stock, id limit ${size} offset ${(page - 1) * size}) as variants
      join products on products.id = product_id
    order by stock, variants.id`.execute(db)
  const counted = await sql<{ count: number }>`select count(*) as count from ${lowStock(limit)} as low`.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Finds a product that is not deleted, with its threshold and the stock of its variants. */
export async function findProductStock(db: Database, product: number, now: Date) {
  const found = await db
    .selectFrom('products')
    .leftJoin('low_stock_limits', 'product_id', 'products.id')
    .select(['products.id', 'slug', 'title', 'pieces as threshold'])
    .where('products.id', '=', product)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  const { rows } = await sql<{ id: number; name: string; stock: number; reserved: number; sold: number }>`
    select id, name, stock, ${RESERVED} as reserved, ${soldSince(startOfSales(now))} as sold
    from variants where product_id = ${product} and deleted_at is null order by position`.execute(db)
  return { ...found, variants: rows }
}

/** Returns the own threshold of a product; null without one. */
export async function findThreshold(tx: Database, product: number): Promise<number | null> {
  const found = await tx
    .selectFrom('low_stock_limits')
    .select('pieces')
    .where('product_id', '=', product)
    .executeTakeFirst()
  return found?.pieces ?? null
}

/** Sets the threshold of a product; null removes it. Call while the product is locked. */
export async function writeThreshold(tx: Database, product: number, pieces: number | null): Promise<void> {
  if (pieces === null) await tx.deleteFrom('low_stock_limits').where('product_id', '=', product).execute()
  else
    await tx
      .insertInto('low_stock_limits')
      .values({ product_id: product, pieces })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ pieces }))
      .execute()
}
