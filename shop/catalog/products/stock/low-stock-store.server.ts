import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import { SOLD_DAYS } from './low-stock.contract.ts'
import { ORDER_REASONS } from './stock-reasons.contract.ts'
import { WAITING_FOR_VARIANT } from './waiting-customers.server.ts'

/** Levels below are stocks, those from here on ranges of stocks (migration 593). */
const FIRST_RANGE = 32
const levelOf = (stock: number) => sql`stock_level(true, ${stock})`

/**
 * Returns variants for sale with a stock below their threshold, the lowest first, as a table expression. Each part is
 * limited, so that the first one reads only the beginning of the index of the stock levels.
 * @param limit the threshold of the shop
 */
export function lowStock(limit: number, size: number, skipped = 0): RawBuilder<unknown> {
  const count = size + skipped
  const withoutOwn = sql`product_id not in (select product_id from low_stock_limits)`
  const common = sql`variants.*, ${limit}::integer as threshold, false as is_own_threshold`
  return sql`(select * from (
    (select ${common} from stock_levels join variants on id = variant_id
      where level < ${Math.min(limit, FIRST_RANGE)} and ${withoutOwn} order by level, variant_id limit ${count})
    union all
    (select ${common} from stock_levels join variants on id = variant_id
      where level between ${FIRST_RANGE} and ${levelOf(limit)} and stock < ${limit} and ${withoutOwn}
      order by level, stock, variant_id limit ${count})
    union all
    (select variants.*, pieces, true from low_stock_limits join variants using (product_id)
      where for_sale and stock < pieces order by stock, id limit ${count})) as low
    order by stock, id limit ${size} offset ${skipped})`
}

/**
 * Counts the variants for sale with a stock below their threshold: those that are sold out, and those with some
 * pieces. Counts all below the threshold of the shop by their level, and corrects products with an own threshold.
 */
export async function countLowStock(db: Database, limit: number): Promise<{ sold_out: number; low: number }> {
  const highest = levelOf(limit)
  const { rows } = await sql<{ sold_out: number; low: number }>`
    select sum(sign) filter (where is_sold_out)::integer as sold_out, sum(sign) filter (where not is_sold_out)::integer as low
    from (
      select level = 0 as is_sold_out, count(*) as sign from stock_levels
      where level < ${highest} group by level
      union all
      select false, count(*) from stock_levels join variants on id = variant_id
      where level = ${highest} and level > 0 and stock < ${limit}
      union all
      select stock = 0, -1 from low_stock_limits join variants using (product_id) where for_sale and stock < ${limit}
      union all
      select stock = 0, 1 from low_stock_limits join variants using (product_id) where for_sale and stock < pieces) as counted`.execute(
    db,
  )
  return { sold_out: rows[0]?.sold_out ?? 0, low: rows[0]?.low ?? 0 }
}

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
    from ${lowStock(limit, size, (page - 1) * size)} as variants
      join products on products.id = product_id
    order by stock, variants.id`.execute(db)
  const { sold_out, low } = await countLowStock(db, limit)
  return { rows, count: sold_out + low }
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
